### Clocks: at a table, at a new one, and the vacations that stop them.

clock-title = Clock
clock-help = It runs for a player while the table waits for them.
clock-none = No clock
clock-of-live = Live: { $budget } for the game, plus { $decision } per decision
clock-of-live-bare = Live: { $budget } for the game
clock-of-slow = Slow: { $decision } per decision, plus { $budget } in reserve
clock-of-slow-bare = Slow: { $decision } per decision
clock-numbers = Your own numbers
clock-kind = Kind of clock
clock-kind-live = Live
clock-kind-slow = Slow
clock-budget-live = Minutes for the game
clock-decision-live = Seconds added per decision
clock-decision-slow = Hours per decision
clock-budget-slow = Hours in reserve
clock-then = When a player’s time is up
clock-then-bot = A bot plays on
clock-then-resign = The player resigns
clock-then-others = The other players decide
clock-bot = The bot that takes over
clock-after-bot = When a player’s time is up, a bot ({ $level }) plays on. The player can come back.
clock-after-resign = When a player’s time is up, they resign.
clock-after-others = When a player’s time is up, the other players decide whether a bot ({ $level }) plays on.
clock-own = { $time } left, then { $reserve } in reserve
clock-reserve = { $time } in reserve
clock-remains = { $time } left
clock-rests = On vacation until { $day }
clock-late = Time is up
clock-late-short = time up
clock-left = Your clock: less than { $time } left.
clock-asked = { $name }’s time is up. Should a bot play on?
clock-handed = Your time was up, so a bot is playing for you.
clock-entry-late =
    { $what ->
        [resign] { $name }’s time is up, so they resign.
        [others] { $name }’s time is up. The others decide what happens.
       *[other] { $name }’s time is up: a bot takes over.
    }
clock-entry-pause = The server was away for a while. That time does not count for anyone.
clock-entry-vacation = { $name } is on vacation, and their clock is stopped.
clock-entry-home = { $name } is back from vacation.
clock-vacation = Vacation
clock-vacation-help = Your slow clocks stop while you are on vacation. Everyone at those tables can see it.
clock-vacation-left =
    { $count ->
        [one] 1 of { $budget } days within a year is left.
       *[other] { $count } of { $budget } days within a year are left.
    }
clock-vacation-days = Days
clock-vacation-begin = Go on vacation
clock-vacation-until = You are on vacation until { $day }.
clock-vacation-end = I am back
