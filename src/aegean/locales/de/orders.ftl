### Standing orders: what a player says in advance to questions at a table.

orders-title = Daueraufträge
orders-help = Was du hier festlegst, weißt nur du. Eine Antwort kommt so spät, wie ein Mensch sie gäbe; niemand kann sie von deinen unterscheiden.
orders-single = Nur echte Entscheidungen
    .text = Wo es nur eine sinnvolle Antwort gibt, werde ich nicht gefragt. Mein eigener Zug bleibt bei mir.
orders-steward = Während ich fort bin
    .text = Ein Bot beantwortet, was ich in fremden Zügen gefragt werde, wenn ich diesen Tisch nicht offen habe.
orders-away = Wer für mich antwortet
orders-nobody = Niemand
orders-turns = Er spielt auch meine eigenen Züge
orders-now = Die Frage von jetzt
    .text = Was zu tun ist, immer wenn gilt: { $asked }
orders-wish-ask = Mich fragen
orders-wish-always = Immer
orders-wish-once = In dieser Schlacht
orders-wish-never = Nie
orders-standing = In Kraft
orders-none = Noch ist keine Antwort festgelegt. Die Antworten auf eine Frage lassen sich hier wählen, solange sie offen ist.
orders-when = immer wenn: { $asked }
orders-remove = Entfernen
orders-answering = Gleich, auf Dauerauftrag: { $what }
orders-steward-answers = Gleich antwortet ein Bot für dich.
orders-still = Noch kannst du selbst entscheiden.
orders-change = Ändern
