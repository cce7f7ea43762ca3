### Leagues, cups and events with rounds: the pages about them.

tournament-lead = A league over several weeks, a cup, or an event with a few rounds. Tables are made automatically, and results count as soon as a game ends.
tournament-new = New tournament
tournament-more = Show more
tournament-of = { $deed }: { $name }

## Lists

tournament-list-mine = Your tournaments
tournament-list-open = Open for sign-up
tournament-list-running = Under way
tournament-list-finished = Finished
tournament-list-mine-none = You do not take part in a tournament.
tournament-list-open-none = Nothing is open right now. You can start a tournament of your own.
tournament-list-running-none = No public tournament is under way.
tournament-list-finished-none = No tournament has ended yet.
tournament-private = Private
tournament-season = Season { $number }
tournament-signed =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
tournament-status-running = Under way, last change { $when }
tournament-status-over = Ended { $when }
tournament-status-called_off = Called off { $when }

## What it is

tournament-kind-league = League
    .text = Divisions of three to six. Everyone meets everyone; the best go up, the last go down.
tournament-kind-cup = Cup
    .text = Whoever wins a game goes on to the next round, until one is left.
tournament-kind-rounds = Event
    .text = A fixed number of rounds. In each, players with a similar score meet.
tournament-plan-league =
    A league in divisions of about { $division }, at tables of { $seats }. Everyone meets everyone else in their division equally often. { $moves ->
        [0] Nobody goes up or down after the season.
        [one] After the season, one player of each division goes up and one goes down.
       *[other] After the season, { $moves } players of each division go up and { $moves } go down.
    }
tournament-plan-cup = A cup at tables of up to { $seats }: the winner of each game goes on to the next round, until one player is left.
tournament-plan-cup-two = A cup, one against one: whoever wins goes on to the next round, whoever loses is out, until one player is left.
tournament-plan-rounds =
    { $rounds ->
        [one] An event of one round at tables of up to { $seats }.
       *[other] An event of { $rounds } rounds at tables of up to { $seats }. In each round, players with a similar score meet, and if possible nobody meets the same opponent twice.
    }
tournament-plan-rounds-two =
    { $rounds ->
        [one] An event of one round, one against one.
       *[other] An event of { $rounds } rounds, one against one. In each round, players with a similar score meet, and if possible nobody meets the same opponent twice.
    }
tournament-begins = It begins on { $when }.
tournament-begins-with =
    { $count ->
        [one] It begins as soon as one player has signed up.
       *[other] It begins as soon as { $count } players have signed up.
    }
tournament-begins-latest = It begins on { $when } at the latest.
tournament-begins-by-hand = The organiser decides when it begins.
tournament-somebody = Former player { $number }

## How it stands

tournament-open =
    { $count ->
        [one] 1 of up to { $most } players has signed up.
       *[other] { $count } of up to { $most } players have signed up.
    }
tournament-running = Under way since { $when }.
tournament-running-round = Round { $round } is being played. Under way since { $when }.
tournament-won = { $name } has won.
tournament-won-league = { $name } has won the first division.
tournament-won-nobody = It has ended without a winner.
tournament-called-off-few = Called off: at least { $least } players are needed, and fewer had signed up.
tournament-called-off-organiser = Called off by the organiser.
tournament-before = The season before
tournament-after = The next season
tournament-refused-conflict = That is no longer possible: the tournament has moved on. Load the page again.

## Taking part

tournament-enter = Sign up
tournament-do-leave = Withdraw
    .sure = Yes, withdraw
tournament-leave-sure-about = Games you have begun go on and still count. In your later games a bot plays in your seat or your opponent wins. Only the organiser can let you back in.
tournament-own = You take part
tournament-full = All places are taken.
tournament-account = Sign in or create an account
tournament-account-enter = Tournaments last for a while. To sign up, you need an account.
tournament-account-organise = Tournaments last for a while. To organise one, you need an account.
tournament-own-out-left = You withdrew from this tournament.
tournament-own-out-removed = The organiser removed you from this tournament.
tournament-own-out-absent = You ran out of time without making a move, so you are out. The organiser can let you back in.
tournament-own-out-gone = You no longer take part.
tournament-own-out-spare = There was no place for you in a division. In the next season, those who signed up can play again.
tournament-own-games = Your games
tournament-own-done = You have played all your games.
tournament-own-wait = Your next game comes with the next round, once all games of this round are over.
tournament-against = Against { $names }
tournament-next = Your next game: against { $names }. Its table is made as soon as everyone has time for it.
tournament-play = To the table

## Standings

tournament-standings = Standings
tournament-division = Division { $number }
tournament-place = Place
tournament-player = Player
tournament-column-points = Points
tournament-column-played = Games
tournament-column-wins = Won
tournament-moves-up = promoted
tournament-moves-down = relegated
tournament-moves-up-now = would be promoted
tournament-moves-down-now = would be relegated
tournament-out-left = withdrew
tournament-out-removed = removed
tournament-out-absent = never came
tournament-out-gone = no longer here
tournament-out-spare = no place in a division
tournament-by-wins = Level with { $name } on points, but fewer games won ({ $own } against { $other }).
tournament-by-direct = Level with { $name }, but fewer points in the games among those who are level ({ $own } against { $other }).
tournament-by-opposition = Level with { $name }, but against weaker opponents: theirs have { $own } points, those of { $name } { $other }.
tournament-by-late = Level with { $name }, but ran out of time more often ({ $own } against { $other }).
tournament-by-lot = Level with { $name } in everything: the lot drawn at the beginning decides.
tournament-scoring = How points are counted
tournament-scoring-points = A win is worth 100 points, at tables of every size. The first of the others gets at most 60 and the last none, according to how many players they leave behind. Players who are level share.
tournament-scoring-ties = What decides, in this order:
tournament-criterion-points = Points
tournament-criterion-wins = Games won
tournament-criterion-direct = Points in the games among those who are still level
tournament-criterion-opposition = Points of all opponents: whoever met the stronger ones comes first
tournament-criterion-late = Fewer games in which their time ran out
tournament-criterion-lot = The lot drawn at the beginning

## Games

tournament-games = Games
tournament-games-of = Games of division { $number } ({ $done } of { $all } played)
tournament-games-each =
    { $count ->
        [one] Each player has one game.
       *[other] Each player has { $count } games.
    }
tournament-round = Round { $number }
tournament-final = Final
tournament-semifinal = Semifinals
tournament-quarterfinal = Quarterfinals
tournament-tree = The way to the final
tournament-through = goes on
tournament-came = Place { $place }
tournament-late = out of time
tournament-game-alone = no opponent, counts as won
tournament-game-walkover = without a game: the others are out
tournament-game-organiser = decided by the organiser
tournament-game-nobody = counts for nobody
tournament-game-running = being played
tournament-game-waits = to come
tournament-game-closed = table closed; the organiser decides within three days

## People, link and agreement

tournament-people =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
tournament-nobody-yet = Nobody has signed up yet.
tournament-share = Link to this page
tournament-share-public = Anyone can see this page.
tournament-share-private = Only people with this link can see this page and its tables.
tournament-agreed = What was agreed
tournament-organiser = Organiser

## The organiser’s tools

tournament-organise = Organise
tournament-organise-running = Beside each game you can decide it or have it played again; in the list of players you can remove someone or let them back in.
tournament-do-start = Begin now
    .sure = Yes, begin
tournament-start-about = Nobody can sign up any more, lots are drawn, and the first tables are made.
tournament-too-few = At least { $least } players are needed to begin. Signed up so far: { $count }.
tournament-change = Change the plan
tournament-save = Save
tournament-do-call-off = Call off
    .sure = Yes, call it off
tournament-call-off-open = It does not take place, and nobody can sign up any more.
tournament-call-off-running = No further games begin, and there is no winner. Games that have begun can be finished, but count for nothing here.
tournament-next-season = Next season
tournament-next-season-league = The same league once more. Everyone signs up again; divisions follow from how this season ended.
tournament-next-season-about = The same once more. Everyone signs up again.
tournament-do-take-out = Remove
    .sure = Yes, remove
tournament-take-out-open = They can sign up again.
tournament-take-out-running = Games they have begun go on. In later ones a bot plays in their seat or their opponent wins.
tournament-let-in = Let back in
tournament-decide = Decide
tournament-do-decide-so = Decide it like this
    .sure = Yes, so be it
tournament-decide-about = This result replaces the one before.
tournament-decide-closes = The table is closed and nobody can play on there.
tournament-decide-places = Places count from 1. Level players have the same place, and the next one is left out: 1, 2, 2, 4.
tournament-not-counted = does not count
tournament-do-again = Play again
    .sure = Yes, play again
tournament-again-about = The result no longer counts. A new table is made, and one that is still running is closed.

## Making one

tournament-which-kind = What kind of tournament?
tournament-seats = Players at each table
tournament-seats-most = Players at each table, at most
tournament-plan = The plan
tournament-plan-field-division = Players in a division
    .text = About as many; nobody is left over if it can be avoided.
tournament-plan-field-moves = Promoted and relegated
    .text = As many players of each division go up, and as many go down.
tournament-plan-field-games = Games of a division
    .text = Everyone sits at one table each time.
tournament-plan-field-at_once = Games at a time
    .text = How many games a player has at most at the same time.
tournament-plan-field-rounds = Rounds
tournament-games-usual = { $count }: everyone sits in each seat once
tournament-itself = The tournament
tournament-title = Name
tournament-most = Players at most
tournament-public-help = Anyone can find the tournament in the list, sign up and watch. Otherwise people need the link.
tournament-way = How it begins
tournament-way-hand = When you say so
tournament-way-date = On a date
tournament-way-number = With a number of players
tournament-date = Date and time
tournament-date-help = If fewer than { $least } players have signed up by then, it is called off.
tournament-number = Players
tournament-clock-help = Every table has this clock. Whoever lets their time run out without making a move is out of the tournament.
tournament-no-sides = In a tournament everyone plays for themselves. Choose modules without teams.
tournament-make = Open for sign-up
