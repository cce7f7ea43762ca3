### Lords of Hellas: Atlas: The Hesperides Garden.

hellas-expansion-atlas_hesperides = Atlas
    .about = Atlas guards the Garden of the Hesperides in Messenia. Hoplites sent to him bring golden apples, which strengthen an army, heal a hero or raise an attribute for a turn.
    .short = Hesperides

hellas-action-eat_apple = Spend a golden apple: army strength +1
hellas-action-heal_by_apple = Spend a golden apple: heal { $attribute }
hellas-action-raise_by_apple = Spend a golden apple: { $attribute } +1 this turn
hellas-action-send_for_apple = Send a hoplite from { $region } to Atlas for a golden apple

hellas-narrow-heal_by_apple = Which injury does the apple heal, or which attribute does it raise?
hellas-narrow-raise_by_apple = Which attribute does the apple raise?
hellas-narrow-send_for_apple = From which port do you send a hoplite to Atlas?

hellas-event-apple_eaten = { $seat } spends a golden apple.
    .you = You spend a golden apple.
hellas-event-apple_gained =
    { $left ->
        [0] { $seat } gains the last golden apple.
       *[other] { $seat } gains a golden apple. { $left } left.
    }
    .you =
        { $left ->
            [0] You gain the last golden apple.
           *[other] You gain a golden apple. { $left } left.
        }
hellas-event-apple_raised = { $seat } spends a golden apple: { $attribute } +1 this turn.
    .you = You spend a golden apple: { $attribute } +1 this turn.
hellas-event-hoplite_sent_for_apple = { $seat } sends a hoplite from { $region } to Atlas.
    .you = You send a hoplite from { $region } to Atlas.

hellas-why-an_apple_cannot_raise_it = { $attribute } is injured or at its highest.
hellas-why-an_apple_was_used = One golden apple has been spent already.
hellas-why-atlas_has_no_free_slot = All slots on the Atlas monument are taken.
hellas-why-it_is_for_the_start_of_a_turn = That is for the start of a turn, before any action.
hellas-why-nobody_of_yours_can_be_sent_from_there = No hoplite of yours can be sent to Atlas from { $region }.
hellas-why-somebody_was_sent_already = One hoplite has been sent to Atlas in this action already.
hellas-why-you_have_no_apple = You have no golden apple.
