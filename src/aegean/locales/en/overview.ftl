### Each game in one minute.

overview-goal = The goal
overview-turn = Your turn
overview-know = Three things to know
overview-begin = Begin
overview-rules = All the rules

overview-goal-delphi = Zeus has set you twelve tasks: build shrines, raise statues, make offerings and defeat monsters. Complete them all and be the first to sail back to him.
overview-turn-delphi = Each of your three dice is one action in its colour: sail to water of that colour, load, make an offering, explore or fight. At the end of your turn you roll the dice for the next one.
overview-know-delphi-colours = A favour changes a die to the next colour on the wheel. No roll is bad; some only cost more.
overview-know-delphi-gods = When other players roll the colour of one of your gods above the start cloud, that god may advance. At the top you can use its ability.
overview-know-delphi-wounds = After each round the titan attacks every player who is too weak. With three injuries of one colour, or six in total, you lose a turn, so discard them in time.

overview-goal-hellas = There are four ways to win, and one is enough: control whole lands, control five regions with temples, slay three monsters, or control the region of a finished monument when the countdown ends.
overview-turn-hellas = Take each regular action once, in any order: use artifacts, pray, move your hero, move hoplites. Then take one special action, such as recruiting, marching, hunting or building. It ends your turn.
overview-know-hellas-marks = You cannot repeat a special action until somebody builds a monument. That clears the used actions of all players, so timing matters.
overview-know-hellas-battles = Hoplites and cards decide battles. The defender wins a tie, and many cards also cost hoplites.
overview-know-hellas-monsters = Monsters move and attack each time a monument is built. Hunt them with cards in hand: a good hunt brings a reward, and every slain monster brings you closer to victory.
