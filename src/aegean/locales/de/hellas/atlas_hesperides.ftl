### Lords of Hellas: Atlas: Der Garten der Hesperiden.

hellas-expansion-atlas_hesperides = Atlas
    .about = Atlas hütet in Messenien den Garten der Hesperiden. Hopliten, die zu ihm gesandt werden, bringen goldene Äpfel, die eine Armee stärken, einen Helden heilen oder ein Attribut für einen Zug erhöhen.
    .short = Hesperiden

hellas-action-eat_apple = Einen goldenen Apfel einsetzen: Armeestärke +1
hellas-action-heal_by_apple = Einen goldenen Apfel einsetzen: { $attribute } heilen
hellas-action-raise_by_apple = Einen goldenen Apfel einsetzen: { $attribute } +1 in diesem Zug
hellas-action-send_for_apple = Für einen goldenen Apfel einen Hopliten zu Atlas senden: { $region }

hellas-narrow-heal_by_apple = Welche Verletzung heilt der Apfel, oder welches Attribut erhöht er?
hellas-narrow-raise_by_apple = Welches Attribut erhöht der Apfel?
hellas-narrow-send_for_apple = Aus welchem Hafen sendest du einen Hopliten zu Atlas?

hellas-event-apple_eaten = { $seat } setzt einen goldenen Apfel ein.
    .you = Du setzt einen goldenen Apfel ein.
hellas-event-apple_gained =
    { $left ->
        [0] { $seat } erhält den letzten goldenen Apfel.
       *[other] { $seat } erhält einen goldenen Apfel. Noch { $left }.
    }
    .you =
        { $left ->
            [0] Du erhältst den letzten goldenen Apfel.
           *[other] Du erhältst einen goldenen Apfel. Noch { $left }.
        }
hellas-event-apple_raised = { $seat } setzt einen goldenen Apfel ein: { $attribute } +1 in diesem Zug.
    .you = Du setzt einen goldenen Apfel ein: { $attribute } +1 in diesem Zug.
hellas-event-hoplite_sent_for_apple = { $seat } sendet einen Hopliten zu Atlas: { $region }.
    .you = Du sendest einen Hopliten zu Atlas: { $region }.

hellas-why-an_apple_cannot_raise_it = { $attribute } ist verletzt oder schon am höchsten.
hellas-why-an_apple_was_used = Ein goldener Apfel ist schon eingesetzt.
hellas-why-atlas_has_no_free_slot = Alle Plätze auf dem Monument des Atlas sind besetzt.
hellas-why-it_is_for_the_start_of_a_turn = Das geht zu Beginn eines Zuges, vor jeder Aktion.
hellas-why-nobody_of_yours_can_be_sent_from_there = { $region }: Von dort kann keiner deiner Hopliten zu Atlas gesandt werden.
hellas-why-somebody_was_sent_already = In dieser Aktion ist schon ein Hoplit zu Atlas gesandt worden.
hellas-why-you_have_no_apple = Du hast keinen goldenen Apfel.
