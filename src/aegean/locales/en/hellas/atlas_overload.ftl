### Lords of Hellas: Atlas: Overload.

hellas-expansion-atlas_overload = Atlas
    .about = Atlas holds the sky over Messenia. From numbered ports hoplites are sent to help him; when the sky comes down, whoever has the most there wins.
    .short = Overload

hellas-action-bonus = Place the bonus token on { $attribute }
hellas-action-hold_sky = Hold up the sky
hellas-action-send = Send a hoplite from { $region } to Atlas

hellas-decision-hold_sky =
    { $spaces ->
        [one] Does your hero hold up the sky? It rises 1 space, to { $left }, and your hero is back after the next Build Monument.
       *[other] Does your hero hold up the sky? It rises { $spaces } spaces, to { $left }, and your hero is back after the next Build Monument.
    }
    .short = your hero may hold up the sky
hellas-decision-place_bonus = Which attribute does the Atlas bonus token raise, as long as you have it?
    .short = you place the Atlas bonus token
hellas-decision-send_hoplite = Port { $number }: do you send a hoplite from { $region } to Atlas?
    .short = port { $number } may send a hoplite

hellas-event-atlas_left = { $seat } takes { hellas-phrase-hoplites } back from Atlas into the supply.
    .you = You take { hellas-phrase-hoplites } back from Atlas into your supply.
hellas-event-bonus_taken = { $seat } gains the Atlas bonus token: { $attribute } +1.
    .you = You gain the Atlas bonus token: { $attribute } +1.
hellas-event-hoplite_sent = { $seat } sends a hoplite from { $region }, port { $number }, to Atlas.
    .you = You send a hoplite from { $region }, port { $number }, to Atlas.
hellas-event-sky_held =
    { $spaces ->
        [one] { $seat } holds up the sky: it rises 1 space, to { $left }.
       *[other] { $seat } holds up the sky: it rises { $spaces } spaces, to { $left }.
    }
    .you =
        { $spaces ->
            [one] You hold up the sky: it rises 1 space, to { $left }.
           *[other] You hold up the sky: it rises { $spaces } spaces, to { $left }.
        }
hellas-event-sky_sank =
    { $spaces ->
        [0] The sky over Atlas holds: { $cards } together { $strength }, less { hellas-phrase-hoplites }. { $left } left.
        [one] The sky over Atlas sinks 1 space: { $cards } together { $strength }, less { hellas-phrase-hoplites }. { $left } left.
       *[other] The sky over Atlas sinks { $spaces } spaces: { $cards } together { $strength }, less { hellas-phrase-hoplites }. { $left } left.
    }

hellas-why-another_port_is_asked_for = It is not the turn of the port in { $region }: they send in the order of their numbers.
hellas-why-it_is_no_attribute_of_a_hero = The bonus token lies on an attribute of a hero, and { $attribute } is none.

hellas-away-atlas = Holds up the sky
hellas-reason-overload = { hellas-victory-overload }: the sky has come down, and most of those under it are of one ruler.
hellas-victory-overload = Atlas: Overload
    .text = At every Build Monument hoplites are sent to Atlas from the ports, then two combat cards move the overload token from 15 towards 0, less 1 for each hoplite there. At 0 whoever has the most hoplites on Atlas wins; among equals, the owner of the bonus token.
