### Erste Partien: was die Einführung sagt, Schritt für Schritt.

lesson-name = Erstes Spiel
lesson-place = Schritt { $number } von { $count }
lesson-next = Weiter
lesson-do = Für mich ausführen
lesson-skip = Schritt überspringen
lesson-away = Einführung ausblenden
lesson-back = Zurück zur Einführung
lesson-finish = Einführung beenden
lesson-other = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes. Mache es rückgängig oder spiele auf deine Weise weiter.
lesson-undo = Rückgängig
lesson-waiting = Gerade entscheidet ein anderer Spieler. Hier geht es weiter, sobald du wieder an der Reihe bist.
lesson-which = Was möchtest du lernen?
lesson-of-hellas = Das Grundspiel
    .text = Du führst einen Helden und bezwingst Monster.
lesson-of-hellas-kronos = Kronos, als Titan
    .text = Du spielst allein gegen zwei Helden.
lesson-of-hellas-heroes = Kronos, als Held
    .text = Du hältst den Titanen auf, zusammen mit einem anderen Helden.
