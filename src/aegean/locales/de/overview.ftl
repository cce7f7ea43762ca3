### Jedes Spiel in einer Minute.

overview-goal = Das Ziel
overview-turn = Dein Zug
overview-know = Drei Dinge, die man wissen sollte
overview-begin = Los geht’s
overview-rules = Alle Regeln

overview-goal-delphi = Zeus hat dir zwölf Aufgaben gestellt: Kultstätten errichten, Statuen aufstellen, Opfergaben darbringen, Monster besiegen. Wer alle erfüllt und als Erster zu ihm heimkehrt, gewinnt.
overview-turn-delphi = Drei Würfel zeigen drei Farben, und jeder bezahlt eine Tat in seiner Farbe: in ein Meer dieser Farbe segeln, laden, abliefern, erkunden, kämpfen. Am Ende des Zuges würfelst du sie neu.
overview-know-delphi-colours = Eine Gunst dreht einen Würfel um eine Farbe weiter. Kein Wurf ist also schlecht, mancher kostet nur mehr.
overview-know-delphi-gods = Sobald andere die Farbe einer Gottheit würfeln, die bei dir die Startwolke verlassen hat, darf sie steigen. Ganz oben vollbringt sie für dich eine große Tat.
overview-know-delphi-wounds = Nach jeder Runde schlägt ein Titan alle, die zu schwach sind. Drei Verletzungen einer Farbe oder sechs insgesamt kosten dich einen Zug: Heile rechtzeitig.

overview-goal-hellas = Es gibt vier Wege zum Sieg, und einer genügt: ganze Länder beherrschen, fünf Regionen mit Tempeln halten, drei Monster erlegen oder die Region eines fertigen Monuments halten, wenn dessen Frist abläuft.
overview-turn-hellas = Je einmal und in beliebiger Reihenfolge: Artefakte einsetzen, Priester aussenden, den Helden bewegen, Hopliten bewegen. Dann beendet eine Spezialaktion den Zug, etwa Rekrutieren, Marschieren, Jagen oder Bauen.
overview-know-hellas-marks = Eine Spezialaktion, die du genommen hast, bleibt dir verschlossen, bis jemand an einem Monument baut. Das macht die Aktionen aller wieder frei – der richtige Augenblick zählt.
overview-know-hellas-battles = Schlachten entscheiden Hopliten und Karten. Bei Gleichstand gewinnt, wer verteidigt, und viele Karten kosten außerdem Leben.
overview-know-hellas-monsters = Monster ziehen und schlagen zu, sooft ein Monument wächst. Jage sie mit Karten auf der Hand: Eine gute Jagd bringt eine Belohnung, und jedes erlegte Monster bringt dich dem Sieg näher.
