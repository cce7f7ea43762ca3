### Each game in one minute.

overview-goal = The goal
overview-turn = Your turn
overview-know = Three things to know
overview-begin = Begin
overview-rules = All the rules

overview-goal-delphi = Zeus has set you twelve tasks: build shrines, raise statues, bring offerings, defeat monsters. Do them all, sail home to him first, and you win.
overview-turn-delphi = Three dice show three colours, and each pays for one deed in its colour: sail to a sea of that colour, load, deliver, explore, fight. At the end of the turn you roll them anew.
overview-know-delphi-colours = A favour turns a die to the next colour of the wheel. So no roll is bad, some only cost more.
overview-know-delphi-gods = Whenever others roll the colour of a god of yours that has left the starting cloud, it may climb. At the top it does one great deed for you.
overview-know-delphi-wounds = After each round a titan strikes whoever is too weak. Three wounds of one colour, or six in all, and you lose a turn: heal in time.

overview-goal-hellas = There are four ways to win, and one is enough: rule whole lands, hold five regions with temples, slay three monsters, or hold the region of a finished monument when its count runs out.
overview-turn-hellas = Once each and in any order: use artifacts, pray, move your hero, move your hoplites. Then one special action, such as recruiting, marching, hunting or building, ends the turn.
overview-know-hellas-marks = A special action that you took stays closed to you until somebody builds at a monument. That frees everybody’s, so the moment matters.
overview-know-hellas-battles = Battles are decided by hoplites and cards. Whoever defends wins a tie, and many cards cost lives besides.
overview-know-hellas-monsters = Monsters move and strike each time a monument grows. Hunt them with cards in hand: a good hunt brings a reward, and every monster slain brings you nearer to victory.
