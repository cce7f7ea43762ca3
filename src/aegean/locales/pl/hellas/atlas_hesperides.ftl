### Lords of Hellas: Atlas: Ogród Hesperyd.

hellas-expansion-atlas_hesperides = Atlas
    .about = Atlas strzeże w Mesenii Ogrodu Hesperyd. Wysłani do niego hoplici przynoszą złote jabłka, które wzmacniają armię, leczą bohatera albo podnoszą cechę na jedną turę.
    .short = Hesperydy

hellas-action-eat_apple = Wydaj złote jabłko: siła armii +1
hellas-action-heal_by_apple = Wydaj złote jabłko: wylecz { $attribute_object }
hellas-action-raise_by_apple = Wydaj złote jabłko: { $attribute } +1 w tej turze
hellas-action-send_for_apple = Wyślij hoplitę { $region_from } do Atlasa po złote jabłko

hellas-narrow-heal_by_apple = Które obrażenie leczy jabłko albo którą cechę podnosi?
hellas-narrow-raise_by_apple = Którą cechę podnosi jabłko?
hellas-narrow-send_for_apple = Z którego portu wysyłasz hoplitę do Atlasa?

hellas-event-apple_eaten = { $seat } wydaje złote jabłko.
    .you = Wydajesz złote jabłko.
hellas-event-apple_gained =
    { $left ->
        [0] { $seat } otrzymuje ostatnie złote jabłko.
       *[other] { $seat } otrzymuje złote jabłko. Zostaje { $left }.
    }
    .you =
        { $left ->
            [0] Otrzymujesz ostatnie złote jabłko.
           *[other] Otrzymujesz złote jabłko. Zostaje { $left }.
        }
hellas-event-apple_raised = { $seat } wydaje złote jabłko: { $attribute } +1 w tej turze.
    .you = Wydajesz złote jabłko: { $attribute } +1 w tej turze.
hellas-event-hoplite_sent_for_apple = { $seat } wysyła hoplitę { $region_from } do Atlasa.
    .you = Wysyłasz hoplitę { $region_from } do Atlasa.

hellas-why-an_apple_cannot_raise_it = { $attribute }: cecha ma obrażenie albo najwyższą wartość.
hellas-why-an_apple_was_used = Jedno złote jabłko zostało już wydane.
hellas-why-atlas_has_no_free_slot = Wszystkie miejsca na monumencie Atlasa są zajęte.
hellas-why-it_is_for_the_start_of_a_turn = To jest na początek tury, przed jakąkolwiek akcją.
hellas-why-nobody_of_yours_can_be_sent_from_there = { $region }: stamtąd nie możesz wysłać hoplity do Atlasa.
hellas-why-somebody_was_sent_already = W tej akcji wysłano już hoplitę do Atlasa.
hellas-why-you_have_no_apple = Nie masz złotego jabłka.
