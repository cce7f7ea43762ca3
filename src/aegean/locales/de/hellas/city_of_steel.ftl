### Lords of Hellas: Stadt aus Stahl.

hellas-expansion-city_of_steel = Stadt aus Stahl
    .about = Ein Spielplan für eine sechste Person: Troja hinter seinen Mauern, Lesbos, Mysien und Ionien, der Satyr, die Weberin Arachne, drei Abenteuer und Hektor.

hellas-action-lay_down = { $hero } zu Fall bringen
hellas-action-lead_hero = { $hero } nach { $region } führen
hellas-action-settle = { $region } besiedeln

hellas-narrow-lead_hero = Welchen Helden führst du?
    .known = Wohin führst du { $hero }?

hellas-decision-lay_down = Faden der Arachne: Welchen Helden bringst du zu Fall?
    .short = Du bringst einen Helden zu Fall
hellas-decision-lead_astray = Der Satyr hat { $hunter } genarrt. Wohin setzt du den Helden?
    .short = Du setzt den Helden eines anderen
hellas-decision-lead_hero = Die Panflöte erklingt. Welchen Helden führst du, und wohin?
    .short = Du führst einen Helden
hellas-decision-move_or_lead = Der Satyr zieht, oder du führst stattdessen einen Helden. Was wählst du?
    .short = Du bewegst Satyr oder Held
hellas-decision-settle = Andromeda ist gerettet. Welches neutrale Gebiet nimmst du?
    .short = Du nimmst ein neutrales Gebiet

hellas-event-hero_laid_down = { $seat } bringt { $hero } zu Fall.
    .you = Du bringst { $hero } zu Fall.
hellas-event-hero_led = { $seat } führt { $hero } nach { $region }.
    .you = Du führst { $hero } nach { $region }.
hellas-event-hero_spun_in = Der Held von { $seat } ist fort: { $away }.
    .you = Dein Held ist fort: { $away }.
hellas-event-hero_stood_up = Der Held von { $seat } steht auf.
    .you = Dein Held steht auf.

hellas-why-its_population_is_too_high = { $region }: Die Bevölkerungsstärke ist höher als 3.
hellas-why-no_control_token_may_lie_there = { $region }: Dort ist der Satyr, und es wird kein Kontrollmarker gelegt.
hellas-why-no_such_hero_is_beside_yours = Dieser Held ist in keinem Gebiet neben deinem.
hellas-why-that_hero_cannot_be_led = Dieser Held kann jetzt nicht geführt werden.
hellas-why-that_hero_lies_already = Dieser Held liegt schon.
hellas-why-that_region_is_not_free = { $region } ist nicht frei: Das Gebiet muss neutral sein, ohne fremde Hopliten und ohne den Satyr.
hellas-why-the_hero_stands_there_already = Der Held ist schon dort: { $region }.
hellas-why-your_hero_must_stand_up_first = Dein Held liegt in einem Faden: Diesmal steht er nur auf.

hellas-land-troad = Troas
    .glory = das Ruhmesplättchen der Troas
    .Glory = Das Ruhmesplättchen der Troas
    .text = Troja, Lesbos, Mysien und Ionien.
hellas-region-troy = Troja
    .in = in Troja
    .text = Troas, Bevölkerungsstärke 5. Die Stadt Troja: Alle, die sie verteidigen, gelten als verschanzt. Wer sie kontrolliert, darf 5 Kampfkarten halten und rekrutiert in jedem eigenen Gebiet der Troas 1 Hopliten mehr. Seewege nach Chalkidiki und Lesbos.
hellas-region-lesbos = Lesbos
    .in = auf Lesbos
    .text = Troas, Bevölkerungsstärke 2. Ein Hafen. Seewege nach Euböa, Troja und Ionien.
hellas-region-mysia = Mysien
    .in = in Mysien
    .text = Troas, Bevölkerungsstärke 2.
hellas-region-ionia = Ionien
    .in = in Ionien
    .text = Troas, Bevölkerungsstärke 4. Eine Stadt, ein Schrein. Seewege nach Lesbos und Nord-Atlantis.
hellas-temple_card-temple_card_six_1 = Tempelkarte für sechs, erste
    .text = Segnung bei den Tempeln 2 und 5. Das Orakel von Delphi gibt 1 weiteren Priester und eine Segnung.
hellas-temple_card-temple_card_six_2 = Tempelkarte für sechs, zweite
    .text = Segnung bei den Tempeln 3, 5 und 7. Beim Orakel von Delphi ziehst du 3 neutrale Artefakte und behältst 1.
hellas-away-arachne = im Netz der Arachne, bis das nächste Monument gebaut wird

hellas-monster-satyr = Satyr
    .The = Der Satyr
    .object = den Satyr
    .Object = Den Satyr
    .text = Wunden: Fackel, Bogen, Streitkolben (Priester), Speer (Artefakt). Passiv: In seinem Gebiet wird kein Kontrollmarker gelegt. Gebietsangriff: 1 Hoplit stirbt, und der Kontrollmarker wird entfernt. Spezialangriff: Die Jagd endet, und wer seine Karten spielt, darf den Helden in ein beliebiges Gebiet setzen. Artefakt: { hellas-artifact-pan_flute }.
hellas-monster-arachne = Arachne
    .The = Arachne
    .object = Arachne
    .Object = Arachne
    .text = Wunden: Fackel, Fackel, Bogen, Schwert (Priester), Speer (Artefakt). Gebietsangriff: In jedem Gebiet ihrer Region stirbt 1 Hoplit. Spezialangriff: Die Jagd endet, und der Held hängt in ihrem Netz, bis das nächste Monument gebaut wird; dann kehrt er dorthin zurück, wo sie ist. Artefakt: { hellas-artifact-arachnes_thread }.
hellas-evolution-satyr_ionia = Satyr von Ionien
    .text = Würde er in der Monsterphase ziehen, darf stattdessen ein beliebiger Held 1 Gebiet weit geführt werden.
hellas-evolution-satyr_aetolia = Satyr von Ätolien
    .text = Zwei weitere Wundenfelder: Bogen und Schwert.
hellas-evolution-arachne_troy = Arachne von Troja
    .text = Ein weiteres Wundenfeld: Streitkolben.
hellas-evolution-arachne_mysia = Arachne von Mysien
    .text = Ein weiteres Wundenfeld: Schwert. Es kann erst als letztes von allen abgedeckt werden.

hellas-artifact-pan_flute = Panflöte
    .text = Führe einen beliebigen Helden auf dem Spielplan 1 Gebiet weit, nicht von Hafen zu Hafen. So beginnt kein Abenteuer.
hellas-artifact-arachnes_thread = Faden der Arachne
    .text = Bring einen Helden in einem Gebiet neben deinem zu Fall: Sein nächstes „Helden bewegen“ stellt ihn nur wieder auf.

hellas-quest-rescue_of_andromeda = Rettung der Andromeda
    .text = Troja. Schritte: ein Ruhmesplättchen; ein Ruhmesplättchen und 1 Priester; ein Ruhmesplättchen und 2 Priester. Belohnung: Übernimm die Kontrolle über ein neutrales Gebiet mit einer Bevölkerungsstärke von höchstens 3, und rekrutiere dort bis zu 2 Hopliten.
hellas-quest-kidnapping_briseis = Die Entführung der Briseis
    .text = Lesbos. Schritte: Geschwindigkeit 2 und 1 Priester; Geschwindigkeit 3 und 1 Priester; Geschwindigkeit 3 und 2 Priester. Belohnung: Behalte diese Karte; lege sie in einer Schlacht im Gebiet deines Helden ab: Armeestärke +3.
hellas-quest-power_of_tyndareus = Die Macht des Tyndareos
    .text = Lakonien. Schritte: Führungskraft 2 und 1 Kampfkarte ablegen; Führungskraft 3 und 1 Karte; Führungskraft 4 und 1 Karte. Belohnung: Übernimm die Kontrolle über Lakonien; fremde Hopliten dort ziehen sich zurück.
