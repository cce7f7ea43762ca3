### Looking back on a game: its replay, its numbers, its story on paper.

## The page

replay-title = Replay: { $title }
replay-nothing = This game cannot be shown
replay-to-table = To the table
replay-winner =
    { $count ->
        [one] { $names } won.
       *[other] { $names } shared the victory.
    }
replay-won = winner
replay-deciding = deciding
replay-reading = Loading the story…
replay-not-over = Available when the game is over.
replay-side = Story and statistics
replay-standings = Standings
replay-below = Section shown below

## Whose eyes

replay-eyes = View
replay-eyes-above = Everything: all hands open
replay-eyes-spectator = As a spectator
replay-eyes-seat = As { $name }

## Moving about

replay-controls = Moves
replay-first = To the beginning
replay-turn-before = Previous turn
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-on = Next move
replay-turn-next = Next turn
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-scrub = Move
replay-count = { $at } / { $last }
replay-copy = Copy link to move { $move }
replay-copy-fails = This browser does not allow copying. The link is { $link }

## Pages beside the board, and tabs on small screens

replay-page-moves = Moves
replay-page-players = Players
replay-page-numbers = Statistics
replay-page-proof = Proof and record
replay-tab-board = Board
replay-tab-course = Chances
replay-tab-moves = Moves
replay-tab-players = Players
replay-tab-numbers = Statistics
replay-tab-proof = Proof

## The course of the game

replay-course = Course of the game
replay-own = Hand of { $name }
replay-chart = Chances of winning over the whole game, from top to bottom: { $names }. Select a point to jump to the move.
replay-working = A bot is evaluating every move…
replay-chances-later = Chances are estimated when the game is over.
replay-again = Try again
replay-turnings = Turning points
replay-count-round = round { $number }
replay-count-turn = turn { $number }

## Numbers

replay-numbers = Statistics of the game
replay-lasted =
    { $count ->
        [one] { $time } in total, one decision.
       *[other] { $time } in total, { $count } decisions.
    }
replay-turns = Turns
replay-decisions = Decisions
replay-time = Waiting time
replay-by-turns = { $figure } by turn

## Proof, record, and the story on paper

replay-proof = Proof of fair dice
replay-proof-help = Before the first roll, the fingerprint of a secret seed was shown. Now the seed itself is open: every roll and every shuffle follows from it, and nobody could change it during the game.
replay-mixed = Somebody chose { $word }. Together with the server’s secret number { $salt } it makes the seed.
replay-mixed-broken = These two numbers do not make this seed.
replay-given = Somebody chose this seed before the game and may have known all hidden information.
replay-arranged = The game began from a prepared position.
replay-version = Played under version { $version } of the rules.
replay-changed = From move { $number } on, it was played under version { $version } of the rules. Earlier moves are shown by that version too.
replay-verify = Check every roll
replay-verifying = Replaying the whole game…
replay-seed-differs = The seed does not match the fingerprint shown before the game.
replay-hash = Fingerprint of the final position: { $hash }
replay-keep = Save and print
replay-tale = Printable story
replay-bring = Import a game
replay-bring-help = Open a record saved here or with the command line, and watch that game.
replay-no-record = This file is not the record of a game.
replay-tale-of = Story of { $title }
replay-to-replay = To the replay
replay-print = Print
replay-tale-proof = The fingerprint was shown before the first roll. With the seed, anyone can check that every roll and shuffle in this story follows from it.
