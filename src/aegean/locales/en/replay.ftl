### Looking back on a game: its replay, its numbers, its story on paper.

## The page

replay-title = Replay: { $title }
replay-nothing = This game cannot be shown
replay-to-table = To the table
replay-winner =
    { $count ->
        [one] { $names } won.
       *[other] { $names } won together.
    }
replay-won = winner
replay-deciding = to decide
replay-reading = The story is being read …
replay-not-over = This is shown when the game is over.
replay-side = Story and numbers
replay-standings = How everybody stands
replay-below = What is shown below

## Whose eyes

replay-eyes = Whose eyes
replay-eyes-above = From above: every hand
replay-eyes-spectator = As a spectator
replay-eyes-seat = Through the eyes of { $name }

## Moving about

replay-controls = Moves
replay-first = To the beginning
replay-turn-before = Turn before
replay-back = Move back
replay-play = Play
replay-pause = Pause
replay-on = Move on
replay-turn-next = Next turn
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-scrub = Move
replay-count = { $at } / { $last }
replay-copy = Copy link to move { $move }
replay-copy-fails = This browser does not let us copy. The link is { $link }

## Pages beside the board, and tabs on small screens

replay-page-moves = Moves
replay-page-players = Players
replay-page-numbers = Numbers
replay-page-proof = Proof and record
replay-tab-board = Board
replay-tab-course = Chances
replay-tab-moves = Moves
replay-tab-players = Players
replay-tab-numbers = Numbers
replay-tab-proof = Proof

## The course of the game

replay-course = Course of the game
replay-own = Hand of { $name }
replay-chart = Chances to win over the whole game, from top to bottom: { $names }. A press leads to the move.
replay-working = A bot weighs every move …
replay-chances-later = Chances are estimated when the game is over.
replay-again = Try again
replay-turnings = Turning points
replay-count-round = round { $number }
replay-count-turn = turn { $number }

## Numbers

replay-numbers = The game in numbers
replay-lasted =
    { $count ->
        [one] { $time } from beginning to end, one decision.
       *[other] { $time } from beginning to end, { $count } decisions.
    }
replay-turns = Turns
replay-decisions = Decisions
replay-time = Time the table waited
replay-by-turns = { $figure }, by turns

## Proof, record, and the story on paper

replay-proof = Proof of the dice
replay-proof-help = Before the first roll the seal of a secret number was shown. The number itself is open now: every roll and every shuffle follows from it, and nobody could change it on the way.
replay-mixed = Somebody gave the number { $word }. It and the server’s secret number { $salt } make the seed together.
replay-mixed-broken = The seed is not what these two numbers make.
replay-given = Somebody chose this number before the game, and may have known everything that was hidden.
replay-arranged = The game began from a position that somebody set up.
replay-version = Played by version { $version } of the rules.
replay-changed = From move { $number } on it was played by version { $version } of the rules; what came before is shown by these too.
replay-verify = Check every roll
replay-verifying = The whole game is being played again …
replay-seed-differs = The number does not fit the seal that was shown before the game.
replay-hash = Fingerprint of the end: { $hash }
replay-keep = To keep
replay-tale = The story on paper
replay-bring = Another game
replay-bring-help = A record that was saved here or by the command line becomes a game to look back on.
replay-no-record = This file is no record of a game.
replay-tale-of = The story of { $title }
replay-to-replay = To the replay
replay-print = Print
replay-tale-proof = The seal was shown before the first roll; whoever has the number can check that every roll and shuffle of this story follows from it.
