### Lords of Hellas: Herr der Sonne.

hellas-expansion-apollo_full = Herr der Sonne
    .about = Apollon als vierte Gottheit in Messenien, seine Laute, zehn Segen und neun Musen, die ihre Regionen verändern.
    .short = Voll

hellas-action-move_muse = Die Muse nach { $region } bewegen
hellas-action-take_muse = { $muse } nehmen
hellas-action-call_muse = Die Muse nutzen, statt sie zu bewegen

hellas-begin-muse_movement = Wohin zieht deine Muse?
hellas-narrow-move_muse = Wohin zieht deine Muse?

hellas-decision-lead_hoplites = Welche Hopliten führt Terpsichore in ein benachbartes Gebiet?
    .short = Du führst Hopliten
hellas-decision-take_muse = Welche Muse nimmst du? Ihre Karte ersetzt eine, die du schon hast.
    .short = Du nimmst eine Muse

hellas-event-muse_came = { $muse } kommt nach { $region } ({ $seat }).
    .you = Deine Muse { $muse } kommt nach { $region }.
hellas-event-muse_left = { $muse } verlässt das Spiel ({ $seat }).
    .you = Deine Muse { $muse } verlässt das Spiel.
hellas-event-muse_moved = { $seat } bewegt { $muse } nach { $region }.
    .you = Du bewegst { $muse } nach { $region }.
hellas-event-muse_taken = { $seat } gewinnt die Muse { $muse }.
    .you = Du gewinnst die Muse { $muse }.
hellas-event-muse_used = { $seat } nutzt { $muse }, statt sie zu bewegen.
    .you = Du nutzt { $muse }, statt sie zu bewegen.
hellas-event-muses_laid_out = Diese Musen liegen nun offen: { $muses }.
hellas-field-muses = muse
    .item = { $item }

hellas-why-a_muse_guards_that_region = { $region }: Kalliope wacht dort, niemand sonst kann die Macht übernehmen.
hellas-why-it_is_not_in_the_land_of_your_muse = { $region } liegt nicht in der Region deiner Muse, oder nichts kann von dort fort.
hellas-why-its_lord_owns_that_lands_glory_token = Wer das Gebiet kontrolliert, besitzt das Ruhmesplättchen dieser Region; dagegen hilft keine Muse.
hellas-why-she_stands_there = Deine Muse steht schon dort: { $region }.
hellas-why-that_muse_does_not_lie_open = { $muse } liegt nicht offen.
hellas-why-your_first_muse_must_be_taken = Du hast noch keine Muse: Nimm eine der offenen.
hellas-why-your_muse_does_not_come_so_far = { $region } ist weiter, als deine Muse mit der Geschwindigkeit deines Helden kommt.
hellas-why-your_muse_is_not_on_the_map = Deine Muse ist nicht auf der Karte.
hellas-why-your_muse_only_moves = { $muse } tut nichts, statt sich zu bewegen.

hellas-god-apollo_full = Apollon mit Musen
    .of = des Apollon mit Musen
    .text = Mit einem ausgesandten Priester nimmst du eine der offenen Musenkarten. Dann darfst du je nach Stufe seines Monuments 1 Verletzung heilen oder 1 Hopliten irgendwo töten: einmal auf Stufe 2, zweimal auf Stufe 3, dreimal auf den Stufen 4 und 5.
hellas-regular-muse_movement = Muse bewegen
    .text = Bewege deine Muse durch bis zu so viele Gebiete, wie die Geschwindigkeit deines Helden beträgt, oder nutze, was sie stattdessen tut.

hellas-muse-kalliope = Kalliope
    .text = In ihrer Region kann niemand sonst die Macht in einem Gebiet übernehmen, das du kontrollierst.
hellas-muse-euterpe = Euterpe
    .text = In ihrer Region ist die Bevölkerung für dich um 1 niedriger und für alle anderen um 1 höher.
hellas-muse-erato = Erato
    .text = Statt sie zu bewegen, rekrutiere 1 Hopliten in einem Gebiet ihrer Region, das du kontrollierst.
hellas-muse-klio = Klio
    .text = Nach einer gewonnenen Schlacht in ihrer Region nimmst du deren Ruhmesplättchen.
hellas-muse-melpomene = Melpomene
    .text = Wer in ihrer Region eine Schlacht gegen dich verliert, verliert 1 weiteren Hopliten.
hellas-muse-terpsichore = Terpsichore
    .text = Statt sie zu bewegen, bewege bis zu 2 deiner Hopliten aus einem Gebiet ihrer Region in ein benachbartes.
hellas-muse-thalia = Thalia
    .text = Armeestärke +1 in deinen Schlachten in ihrer Region.
hellas-muse-polyhymnia = Polyhymnia
    .text = Wann immer jemand ein Monument errichtet, erhältst du 1 Priester, wenn du ein Gebiet mit Tempel in ihrer Region kontrollierst.
hellas-muse-urania = Urania
    .text = Statt sie zu bewegen, bewege ein Monster in ihrer Region um 1 Gebiet.
