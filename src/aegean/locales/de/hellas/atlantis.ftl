### Lords of Hellas: Atlantis.

hellas-expansion-atlantis = Atlantis
    .about = Ein Spielplan mit drei Gebieten für eine fünfte Person: die Fabrik, der eherne Talos, die Sirene, der Ketos auf den Seewegen, drei Abenteuer und Kleito.

hellas-action-call_upon = { $god } auf Stufe { $level } anrufen
hellas-action-mend = Die Wunde „{ $target }“ wieder schließen
hellas-action-move_talos = Talos nach { $region } bewegen
hellas-action-swim = Auf den Seeweg zwischen { $start } und { $region }
hellas-action-talos_attack = Talos führt seinen Gebietsangriff aus

hellas-narrow-call_upon = Auf welcher Stufe nutzt du die Kraft?
    .known = Auf welcher Stufe nutzt du die Kraft { $god_of }?
hellas-narrow-move_talos = Wohin geht Talos?
hellas-narrow-swim = Auf welchen Seeweg? Wähle eines seiner Ufer.
    .known = Und das andere Ufer des Seewegs von { $start }?
hellas-begin-talos = Talos gehorcht dir: Bewege ihn, oder lass ihn seinen Gebietsangriff ausführen.

hellas-decision-call_upon = Persephone ist gerettet. Wessen Kraft nutzt du, und auf welcher Stufe?
    .short = Du nutzt die Kraft eines Monuments
hellas-decision-choose_injury = Talos schlägt { $hunter }. Welches Attribut wird verletzt?
    .short = Du wählst eine Verletzung
hellas-decision-choose_shore = Auf See getötet: Von welchem Ufer nimmst du das Ruhmesplättchen der Region?
    .short = Du wählst ein Ruhmesplättchen
hellas-decision-mend = { $monster_The } heilt sich. Welche Wunde ist wieder offen?
    .short = Du schließt eine Wunde
hellas-decision-talos = Monsterphase: Talos gehorcht dir. Bewegt er sich, greift er an oder steht er still?
    .short = Talos gehorcht dir
hellas-decision-talos_strikes = In welchem Gebiet seiner Region tötet Talos einen Hopliten?
    .short = Talos tötet einen Hopliten

hellas-event-god_called = { $seat } nutzt die Kraft { $god_of } auf Stufe { $level }.
    .you = Du nutzt die Kraft { $god_of } auf Stufe { $level }.
hellas-event-hero_held = Der Held von { $seat } ist fort: { $away }.
    .you = Dein Held ist fort: { $away }.
hellas-event-monster_appeared_at_sea = { $monster_The } erscheint auf dem Seeweg zwischen { $start } und { $region }!
hellas-event-monster_swam = { $monster_The } schwimmt auf den Seeweg zwischen { $start } und { $region }.
hellas-event-region_attack_at_sea = { $monster_The } taucht zwischen { $start } und { $region } auf und verwüstet alle Häfen!
hellas-event-wound_mended = { $monster_The } heilt eine Wunde: { $symbol }.

hellas-why-a_monument_has_no_such_level = Eine solche Stufe hat kein Monument.
hellas-why-he_mends_no_such_wound = Diese Wunde ist nicht abgedeckt, oder sie heilt nie.
hellas-why-he_obeys_you = Er gehorcht dir, und du jagst ihn nicht.
hellas-why-no_hoplite_reaches_it_at_sea = Es ist auf See: Kein Hoplit erreicht es.
hellas-why-no_sea_trail_joins_these = Zwischen { $start } und { $region } gibt es keinen Seeweg.
hellas-why-that_land_has_no_shore_there = Diese Region hat dort kein Ufer.
hellas-why-that_trail_is_not_beside_its_own = Der Seeweg zwischen { $start } und { $region } hat mit seinem kein Ufer gemeinsam.
hellas-why-the_monster_never_goes_there = { $region }: Dorthin zieht es nie.
hellas-why-you_do_not_command_him = Wer den Inneren Kreis kontrolliert, befehligt Talos.

hellas-land-atlantis = violette Region
    .glory = das violette Ruhmesplättchen
    .Glory = Das violette Ruhmesplättchen
    .text = Nord-Atlantis, Süd-Atlantis und der Innere Kreis.
hellas-region-north_atlantis = Nord-Atlantis
    .in = in Nord-Atlantis
    .text = Violette Region, Bevölkerungsstärke 3. Eine Stadt, ein Hafen. Ein Seeweg nach Attika.
hellas-region-south_atlantis = Süd-Atlantis
    .in = in Süd-Atlantis
    .text = Violette Region, Bevölkerungsstärke 2. Ein Seeweg nach Kreta.
hellas-region-inner_circle = Innerer Kreis
    .in = im Inneren Kreis
    .text = Violette Region, Bevölkerungsstärke 5. Der Platz der Fabrik. Wer ihn kontrolliert, befehligt Talos.
hellas-temple_kind-factory = die Fabrik
    .text = Ein besonderer Tempel im Inneren Kreis, dort mit „Tempel errichten“ gebaut. Sie hat keine Nummer, löst keinen Segensdraft aus und zählt als Tempel. Ist sie gebaut, erwacht Talos.
hellas-regular-talos = Talos
    .text = Kontrollierst du den Inneren Kreis: Talos bewegt sich 1 Gebiet weit oder führt seinen Gebietsangriff aus. Einmal in deinem Zug.
hellas-away-siren = bei der Sirene, bis das nächste Monument gebaut wird

hellas-monster-siren = Sirene
    .The = Die Sirene
    .object = die Sirene
    .Object = Die Sirene
    .text = Wunden: Bogen, Bogen, Schwert (Priester), Axt (Artefakt). Passiv: Sie zieht nur von Hafen zu Hafen, in jeden anderen. Gebietsangriff: 2 Hopliten sterben. Spezialangriff: Die Jagd endet, und sie hält den Helden fest, bis das nächste Monument gebaut wird; dann kehrt er auf Euböa zurück. Artefakt: { hellas-artifact-sirens_crown }.
hellas-monster-cetus = Ketos
    .The = Der Ketos
    .object = den Ketos
    .Object = Den Ketos
    .text = Wunden: Fackel, Fackel (Priester), Bogen, Schwert, Streitkolben, Axt (Artefakt). Passiv: Er lebt auf einem Seeweg, den kein Held und kein Hoplit nutzen kann, und wird von beiden Ufern aus gejagt. Gebietsangriff: In jedem Hafengebiet stirbt 1 Hoplit. Spezialangriff: 2 Verletzungen; der Jäger legt die Hälfte seiner Kampfkarten ab, aufgerundet. Artefakt: { hellas-artifact-cetus_tentacle }.
hellas-monster-talos = Talos
    .The = Talos
    .object = Talos
    .Object = Talos
    .text = Wunden: Streitkolben, Streitkolben, Fackel (Priester), Fackel, Bogen, Axt (Artefakt). Er kommt mit der Fabrik und gehorcht dem, der den Inneren Kreis kontrolliert und ihn nicht jagen kann. Gebietsangriff: In einem beliebigen Gebiet seiner Region stirbt 1 Hoplit. Spezialangriff: 1 Verletzung an einem Attribut nach Wahl seines Befehlshabers, er heilt eine Wunde, die kein Streitkolben ist, und die Jagd endet. Er hat kein eigenes Artefakt.
hellas-evolution-siren_laconia = Sirene von Lakonien
    .text = Wer Hopliten in ihr Gebiet zieht, verliert 1 davon.
hellas-evolution-siren_north_atlantis = Sirene von Nord-Atlantis
    .text = Zwei weitere Wundenfelder: Fackel und Streitkolben.
hellas-evolution-cetus_chalkidiki = Ketos der nördlichen See
    .text = Erscheint zwischen Chalkidiki und Euböa. Sein Gebietsangriff tötet in jedem Hafengebiet 2 Hopliten statt 1.
hellas-evolution-cetus_crete = Ketos der südlichen See
    .text = Erscheint zwischen Kreta und Süd-Atlantis. Ein weiteres Wundenfeld: Speer.

hellas-artifact-sirens_crown = Krone der Sirene
    .text = Rekrutiere bis zu 1 Hopliten in jedem Gebiet mit Stadt, das du kontrollierst.
hellas-artifact-cetus_tentacle = Tentakel des Ketos
    .text = Ist dein Held in einem Hafengebiet, in dem sonst niemand Hopliten hat: Übernimm die Kontrolle; du darfst dort 1 Hopliten rekrutieren.

hellas-quest-graeae = Die Graien
    .text = Nord-Atlantis. Schritte: Führungskraft, Stärke und Geschwindigkeit zusammen 5; zusammen 6; zusammen 7. Belohnung: Behalte diese Karte; lege sie zu Beginn einer Jagd ab, um 2 Wunden mit beliebigen Symbolen zuzufügen.
hellas-quest-pirithous_wedding = Die Hochzeit des Peirithoos
    .text = Attika. Schritte: 1 getötetes Monster; 1 getötetes Monster und Führungskraft 2; 1 getötetes Monster und Führungskraft 3. Belohnung: Behalte diese Karte; lege sie statt „Hopliten bewegen“ ab, um jeden deiner Hopliten einmal zu bewegen.
hellas-quest-saving_persephone = Rettung der Persephone
    .text = Süd-Atlantis. Schritte: 1 Segen; 1 Segen und 1 Priester; 1 Segen und 1 Priester opfern. Belohnung: Nutze die Kraft eines Monuments auf einer beliebigen Stufe, gebaut oder nicht, wie durch einen ausgesandten Priester.
