### Standing orders: what a player says in advance to questions at a table.

orders-title = Stałe polecenia
orders-help = To, co tu ustalisz, znasz tylko ty. Odpowiedź przychodzi po takim czasie, jakiego potrzebuje człowiek, więc nikt nie odróżni jej od twojej.
orders-single = Tylko prawdziwe wybory
    .text = Nie jestem pytany tam, gdzie jest jedna sensowna odpowiedź. Własna tura zostaje przy mnie.
orders-steward = Gdy mnie nie ma
    .text = Bot odpowiada na to, o co jestem pytany w cudzych turach, kiedy nie mam otwartego tego stołu.
orders-away = Kto odpowiada za mnie
orders-nobody = Nikt
orders-turns = Rozgrywa też moje własne tury
orders-now = Obecne pytanie
    .text = Co robić zawsze, gdy: { $asked }
orders-wish-ask = Pytaj mnie
orders-wish-always = Zawsze
orders-wish-once = W tej bitwie
orders-wish-never = Nigdy
orders-standing = Obowiązują
orders-none = Nie ma jeszcze żadnej ustalonej odpowiedzi. Odpowiedzi na pytanie można wybrać tutaj, dopóki jest otwarte.
orders-when = zawsze, gdy: { $asked }
orders-remove = Usuń
orders-answering = Za chwilę, według stałego polecenia: { $what }
orders-steward-answers = Za chwilę odpowie za ciebie bot.
orders-still = Nadal możesz zdecydować sam.
orders-change = Zmień
