### Jedes Spiel in einer Minute.

overview-goal = Das Ziel
overview-turn = Dein Zug
overview-know = Drei Dinge, die man wissen sollte
overview-begin = Los geht’s
overview-rules = Alle Regeln

overview-goal-delphi = Zeus hat dir zwölf Aufgaben gestellt: Kultstätten bauen, Statuen errichten, Opfergaben darbringen und Monster besiegen. Erfülle sie alle und kehre vor allen anderen zu ihm zurück.
overview-turn-delphi = Jeder deiner drei Würfel ist eine Aktion in seiner Farbe: zu Wasser dieser Farbe segeln, laden, eine Opfergabe darbringen, erkunden oder kämpfen. Am Ende deines Zuges würfelst du für den nächsten.
overview-know-delphi-colours = Eine Gunst färbt einen Würfel in die nächste Farbe des Rades um. Kein Wurf ist schlecht, mancher kostet nur mehr.
overview-know-delphi-gods = Würfeln andere die Farbe eines deiner Götter, der die Startwolke verlassen hat, darf dieser vorrücken. Ganz oben kannst du seine Fähigkeit nutzen.
overview-know-delphi-wounds = Nach jeder Runde greift der Titan alle an, die zu schwach sind. Bei drei Wunden einer Farbe oder sechs insgesamt verlierst du einen Zug: Lege sie rechtzeitig ab.

overview-goal-hellas = Es gibt vier Wege zum Sieg, und einer genügt: ganze Regionen kontrollieren, fünf Gebiete mit Tempeln kontrollieren, drei Monster erlegen oder das Gebiet eines vollendeten Monuments kontrollieren, wenn der Countdown endet.
overview-turn-hellas = Führe jede einfache Aktion einmal aus, in beliebiger Reihenfolge: Artefakte aktivieren, Priester aussenden, Helden bewegen, Hopliten bewegen. Danach beendet eine besondere Aktion deinen Zug, etwa Rekrutieren, Marschbefehl, Jagd oder Monument errichten.
overview-know-hellas-marks = Eine besondere Aktion kannst du erst wiederholen, wenn jemand ein Monument errichtet. Das gibt die genutzten Aktionen aller Spieler frei; der richtige Zeitpunkt zählt.
overview-know-hellas-battles = Hopliten und Karten entscheiden Schlachten. Bei Gleichstand gewinnt der Verteidiger, und viele Karten kosten zusätzlich Hopliten.
overview-know-hellas-monsters = Monster bewegen sich und greifen an, wenn ein Monument errichtet wird. Jage sie mit Karten auf der Hand: Eine gute Jagd bringt eine Belohnung, und jedes erlegte Monster bringt dich dem Sieg näher.
