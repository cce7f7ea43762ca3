### The command line and the terminal client.

## The command line and its arguments

cli-about = Board games of Greek myth in the terminal.
cli-usage = Usage:{" "}
cli-help-arguments = What it is about
cli-help-options = How it is done
cli-help-command = one of the commands above
cli-help-rest = what the command asks for; see aegean COMMAND --help
cli-help-version = say which version this is
cli-help-help = show this help
cli-help-language = the language to speak; by itself, that of the environment
cli-help-pack = a folder of your own that overrides entries of the game’s data; may be repeated
cli-help-game = the game’s id; see aegean games
cli-help-file = the file of a recorded game
cli-bad-arguments =
    These arguments cannot be used: { $why }
    See { $program } --help.
cli-not-a-number = { $text } is not a whole number of 0 or more
cli-no-command = There is no command { $command }. Did you mean: { $close }?
cli-no-language = There are no texts in { $text }. The languages are { $languages }.

## Files

cli-file-unreadable = { $file } cannot be read: { $why }.
cli-file-no-record = { $file } is no record of a game.
cli-file-unwritable = { $file } cannot be written: { $why }.
cli-file-exists = { $file } is there already and stays as it is. Choose another name, or go on with it by --resume.
cli-saved = The game is saved in { $file }.
cli-go-on = To go on: aegean play --resume { $file }

## aegean play

cli-play-about = Play a game, against bots or with friends at this terminal.
cli-play-seats = how many play; by itself, the fewest that the game allows
cli-play-you = your seat, counted from 0; bots take the others
cli-play-hot-seat = several people share this terminal; bots, where named, take the last seats
cli-play-watch = only bots play, and you watch
cli-play-bots = the bots: one for all their seats, or one for each
cli-play-names = the players’ names, by seat
cli-play-seed = the seed of all chance; by itself, a secret one
cli-play-option = an option of the game; may be repeated; see aegean games
cli-play-record = the file that the game is kept in
cli-play-resume = go on with the game in this file
cli-play-fast = no pauses after the bots’ actions
cli-which-game = Which game? There are: { $games }.
cli-not-drawn = { $game } cannot be played in the terminal.
cli-bad-option = An option is written name=value, not { $text }.
cli-one-way-to-sit = Choose one of --you, --hot-seat and --watch.
cli-bots-do-not-fit = { $bots } bots do not fit { $seats } seats: name one bot for all their seats, or one for each; with --hot-seat, at least one seat is a person’s.
cli-bad-names = The names must differ, and there are no more than { $seats } players.
cli-resume-fixed = The file says all about the game that goes on: leave out { $options }.
cli-resume-other-game = The game in { $file } is { $game }.
cli-commitment = The seed of this game is fixed. Its commitment: { $hex }
cli-farewell = Farewell.
cli-place = { $place }. { $who }
cli-pass-keyboard = Pass the keyboard to { $seat }. { $seat } presses Enter when nobody else is looking.

## What a person may type in a game

cli-delphi-help =
    Choose by the number in the list, or type an action in the notation (sail die-red 3,-1).
    A few letters narrow the list (sail, die-red, explore); Enter alone brings it all back.
    On the map, a number with a bracket is the number of the action that leads there; a + marks several.
    A number in brackets after a choice is its price in favours.
cli-hellas-help =
    Choose by the number in the list, or type an action in the notation (march attica boeotia).
    A few letters narrow the list (march, attica, monument); Enter alone brings it all back.
    A folded group opens by its number. On the map, a number with a bracket is the number of the action that leads there; a + marks several.
cli-command-undo = undo
    .text = take back your latest action
cli-command-redo = redo
    .text = take it again after all
cli-command-restart = restart
    .text = take back all you can of this turn
cli-command-map = map
    .text = the map, large, and what its letters mean
cli-command-board = board
    .text = the table; with a player’s name or letter, all about that player
cli-command-log = log
    .text = the story so far; with a number, that many of its latest lines
cli-command-rules = rules
    .text = look something up: a clause (D-4.2), a card, a word
cli-command-help = help
    .text = this help
cli-command-save = save
    .text = save the game, in a file of your choice if you name one
cli-command-quit = quit
    .text = leave; the game is saved
cli-no-number = The list goes from 1 to { $most }.
cli-no-player = There is no such player. At the table: { $names }.
cli-not-understood = No action offered now fits “{ $text }”. Type help to see what can be typed.
cli-close = No action offered now fits “{ $text }”. Did you mean: { $close }?
cli-nothing-to-undo = There is nothing to take back: only your own actions since the last roll, draw or reveal.
cli-nothing-to-redo = There is nothing to take again.

## aegean replay

cli-replay-about = Show a recorded game: its story and its table.
cli-replay-upto = only the first N actions
cli-replay-from-seat = show what this seat knew
cli-replay-spectator = show what everybody knew; so it is by itself
cli-replay-above = show everything, secrets as well
cli-replay-step = one action at a time: Enter goes on, b back, a number there, q leaves
cli-replay-too-far = The record has { $count } actions.
cli-replay-prompt = { $number } of { $count } (Enter, b, number, q)>
cli-hash-fits = The game replays to the hash that the record carries: { $hash }
cli-hash-none = The record carries no hash to compare with.

## aegean rules

cli-rules-about = Look up the rules and the components of a game.
cli-rules-wanted = a clause (D-4.2), a chapter (D-4), a component or a word; nothing: the contents
cli-rules-components = Components
cli-rules-how = Name a clause, a chapter, a component or a word.
cli-rules-found = Found in { $count } places. Name one to read all of it.
cli-rules-nothing = Nothing is known of “{ $text }”.
cli-rules-close = Nothing is known of “{ $text }”. Did you mean: { $close }?
cli-source-rulebook = Source: the rulebook.
cli-source-published = Source: published elsewhere than in the rulebook.
cli-source-reconstructed = Source: our own reconstruction.
cli-source-partly = Our own reconstruction: { $fields }.
cli-source-pack = Changed by your own data pack.

## aegean verify

cli-verify-about = Check that a record is what it says it is.
cli-verify-commitment = the commitment that was published before the first roll
cli-verify-replayed =
    { $game }, { $seats } seats: { $count ->
        [one] its one action is legal.
       *[other] all { $count } actions are legal.
    }
cli-verify-no-hash = The record carries no hash. It replays to: { $hash }
cli-verify-arranged = The game began from an arranged position, not from the setup of its seed.
cli-verify-given = Somebody chose the seed before the game, and may have known everything that was hidden.
cli-verify-mixed = The seed was mixed of a number that somebody gave, { $word }, and the server’s own, { $salt }.
cli-verify-unmixed = The seed is not what the given number { $word } and the server’s own { $salt } make.
cli-verify-own-commitment = The commitment of its seed: { $hex }
cli-verify-no-commitment = A commitment is 64 hexadecimal digits, and { $text } is not.
cli-verify-kept = The seed is the one that was committed to: { $hex }
cli-verify-broken = The seed is another than the one committed to: { $promised } was promised, and the record’s is { $hex }.
cli-verify-false = The record is not true: { $why }

## aegean games

cli-games-about = List the games and their options.
cli-games-seats = Players: { $seats }
cli-games-bots = Bots: { $bots }
cli-games-options = Options:
cli-games-default = by itself

## aegean bench

cli-bench-about-command = Measure how fast the games run here.
cli-bench-game = the game to measure; by itself, all
cli-bench-seconds = how long to measure each game
cli-bench-bad-seconds = Seconds are a number above 0 and up to 3600.
cli-bench-about = Random play on one core, { $seconds } seconds a game:
cli-bench-game-column = game
cli-bench-seats-column = seats
cli-bench-decisions-column = decisions/s
cli-bench-copy-column = copy, µs
cli-bench-legal-column = legal actions, µs

## The Oracle of Delphi: short words for boards, map and lists

cli-delphi-title = The Oracle of Delphi
cli-delphi-round = Round { $round }
cli-delphi-favours = favours
cli-delphi-strength = strength
cli-delphi-dice = dice
cli-delphi-captain = Captain { $number }
cli-delphi-cards = cards
cli-delphi-injuries = injuries
cli-delphi-gods = gods
cli-delphi-hold = hold
cli-delphi-tasks = tasks
cli-delphi-equipment = equipment:
cli-delphi-companions = companions:
cli-delphi-place = The ship is at { $hex } and sails { $range } spaces without favours.
cli-delphi-tasks-open = Still to do: { $tasks }
cli-delphi-done-statues = statues raised:
cli-delphi-done-offerings = offerings made:
cli-delphi-done-monsters = monsters defeated:
cli-delphi-display = Equipment on display
cli-delphi-statues = Statues in their cities:
cli-delphi-decks = Cards left: { $oracle } oracle, { $injury } injury, { $equipment } equipment
cli-delphi-companions-left = Companions to be won: { $companions }
cli-delphi-legend =
    r water of a colour · ~ shallows · Z Zeus · { $ship }X ship of player X
    oRB offerings · mRB monsters · TR temple · CR3 city with 3 statues · SRBg pedestals, the small letter filled
    ?R hidden island by its border · RΨX explored, letter and owner · { $shrine } shrine
cli-delphi-sail = sail to
cli-delphi-draw-oracle = draw an oracle card
cli-delphi-take-favours = take favours
cli-delphi-look-islands = look at islands
cli-delphi-explore = explore
cli-delphi-fight = fight
cli-delphi-build-shrine = build a shrine
cli-delphi-load-offering = load an offering
cli-delphi-make-offering = make an offering
cli-delphi-load-statue = load a statue
cli-delphi-raise-statue = raise a statue
cli-delphi-discard-injuries = discard injuries
cli-delphi-advance-god = advance a god
cli-delphi-combo = equipment
cli-delphi-poseidon = carry your ship to
cli-delphi-look = look at

## Lords of Hellas: short words for boards, map and lists

cli-hellas-title = Lords of Hellas
cli-hellas-player-red = Red
cli-hellas-player-yellow = Yellow
cli-hellas-player-green = Green
cli-hellas-player-blue = Blue
cli-hellas-turn = Turn { $turn }
cli-hellas-priests = priests
cli-hellas-supply = supply
cli-hellas-glory = glory
cli-hellas-hand = hand
cli-hellas-regular = regular:
cli-hellas-special = special:
cli-hellas-used = used:
cli-hellas-artifacts = artifacts:
cli-hellas-blessings = blessings:
cli-hellas-slain = slain:
cli-hellas-kept = quest cards:
cli-hellas-lands = lands
cli-hellas-temples = temples
cli-hellas-monsters = monsters
cli-hellas-cards = cards
cli-hellas-king = king
cli-hellas-king-countdown =
    King of Kings: { $count ->
        [0] this turn decides
        [one] one more special action of { $who }
       *[other] { $count } more special actions of { $who }
    }, then { $region } rules.
cli-hellas-king-open = King of Kings is whoever takes { $region } first.
cli-hellas-monsters-heading = Monsters
cli-hellas-quests-heading = Quests
cli-hellas-temples-heading = Temples still to be built (! starts a draft)
cli-hellas-decks = Cards left: { $combat } combat, { $event } event, { $attack } monster attack, { $neutral } neutral artifacts, { $blessing } blessings
cli-hellas-discarded = Combat cards discarded:
cli-hellas-battle = Battle: { $region }
cli-hellas-attacks = attacks
cli-hellas-defends = defends
cli-hellas-passed = passed
cli-hellas-hunt = Hunt: { $monster }
cli-hellas-attack = Attack { $strength }, defence { $defence }
cli-hellas-draft =
    Draft: { $count ->
        [one] 1 blessing lies
       *[other] { $count } blessings lie
    } before { $seat }. Still to keep one: { $waiting }
cli-hellas-population = population
cli-hellas-control = controlled by
cli-hellas-neutral = nobody
cli-hellas-hoplites =
    { $count ->
        [0] no hoplite in the open
        [one] 1 hoplite
       *[other] { $count } hoplites
    }{ $fortified ->
        [0] {""}
       *[1] {" "}and one fortified in the city
    }
cli-hellas-city = City
cli-hellas-sparta = Sparta
cli-hellas-shrine = Shrine without a temple
cli-hellas-temple = Temple { $number }
cli-hellas-oracle = The Oracle of Delphi
cli-hellas-oracle-place = Place of the Oracle of Delphi, not yet built
cli-hellas-monument = Monument: { $god }, level { $level }
cli-hellas-priests-there = Priests at the monument: { $who }
cli-hellas-borders = Land borders:
cli-hellas-trails = Sea trails:
cli-hellas-no-region = There is no such region. On the map: { $names }
cli-hellas-legend =
    The number behind a name is the population. { $land } land border, { $sea } sea trail.
    Armies: [R]3+1 controlled by R, 3 hoplites and 1 fortified; R2 hoplites without control; @RB heroes of R and B
    { $city } city · { $sparta } Sparta · ({ $temple }) empty shrine · { $temple }3 temple · { $oracle } the Oracle of Delphi, in brackets its place · Zeus:2RB monument, level, priests
    Others: *Hydra monster · ? quest · wounds: letter of the symbol, { $covered } covered, { $priest } priest, { $artifact } artifact · { $casualty } casualty
cli-hellas-powers = Powers
cli-hellas-special-heading = Special actions
cli-hellas-move = moves
cli-hellas-go = regions
cli-hellas-fortify = fortify
cli-hellas-unfortify = leave the city
cli-hellas-pray = pray to
cli-hellas-use-artifact = artifacts
cli-hellas-use-blessing = blessings
cli-hellas-recruit-in = recruit
cli-hellas-recruit-fortified = recruit, fortified
cli-hellas-roll = roll for
cli-hellas-command-region = region
    .text = all about a region, its neighbours included

## aegean serve

cli-serve-about = serve tables to browsers and programs
cli-serve-host = the address to listen at; 0.0.0.0 for everybody in the network
cli-serve-port = the port to listen at
cli-serve-database = where tables are kept: a URL that begins with sqlite:/// or postgresql://
cli-serve-channels = how several processes tell each other: memory, or the URL of Redis or PostgreSQL
cli-serve-workers = processes that serve
cli-serve-public-url = the address as browsers see it, where a proxy stands before the server
cli-serve-trusted-proxies = addresses of proxies whose word on a visitor's address counts
cli-serve-door = who comes in: open (everybody), members (by invitation) or accounts (no guests)
cli-serve-house = the name of your house or club, for whoever comes to its door
cli-serve-think = the most seconds that a bot may take for a move
cli-serve-thinkers = processes in which bots think, for each worker
cli-serve-no-browser = do not open a browser
cli-serve-address = Aegean is at { $address }
cli-serve-stop = Ctrl+C stops it.
cli-serve-lacking = The server's packages are not installed ({ $name } is missing). Install them with: pip install "aegean[server]"

cli-start-no-folder = Aegean cannot start: there is no folder { $folder }. Make it, or name another file with --database.
cli-start-not-a-database = Aegean cannot start: { $file } is not a database. Name another file with --database.
cli-start-damaged = Aegean cannot start: the database { $file } is damaged. Restore a backup into a new file.
cli-start-read-only = Aegean cannot start: { $file } cannot be written. Check the rights of the file and its folder, and the disk.
cli-start-locked = Aegean cannot start: another program holds { $file } locked.
cli-start-full = Aegean cannot start: there is no room left on the disk of { $file }.
cli-start-cannot-open = Aegean cannot start: the database { $file } cannot be opened ({ $why }).
cli-start-database = Aegean cannot start: the database at { $where } cannot be used. It says: { $why }
cli-start-newer = Aegean cannot start: the database is of a later version (revision { $revision }). Use the version of aegean that wrote it, or a later one.
cli-start-channels = Aegean cannot start: the channels at { $where } cannot be reached. They say: { $why }
cli-start-port = Aegean cannot start: it cannot listen at { $host }, port { $port } ({ $why }). Is a server running there already? Choose another --port.
cli-start-ended = Aegean could not start. The lines above say why.
## aegean host

cli-host-about = Look after a server: its tables, its people, its backups.
cli-host-list = list tables, people or bans
cli-host-stats = count what there is
cli-host-close = close a table that is open or running
cli-host-chat = list what was said at a table, with the numbers of the lines
cli-host-remove-line = remove a line of chat
cli-host-clear-title = clear a table’s title
cli-host-rename = give a person another name
cli-host-mute = keep a person from chatting, for --hours; --off lets them again
cli-host-moderator = let an account moderate in the browser; --off ends it
cli-host-give-seat = give a player’s seat to another person
cli-host-take-back = take back the latest actions of a table
cli-host-announce = tell everybody something, for --hours; --off takes it away
cli-host-log = list what was done to look after the house
cli-host-ban = keep a person or an address out
cli-host-unban = let them in again
cli-host-delete-user = delete a person; the games of others stay
cli-host-reset-password = make a link by which somebody takes a new password
cli-host-invite = make a link by which people come in where only members do
cli-host-invitations = list the invitations that still work
cli-host-uninvite = end an invitation
cli-host-admit = make somebody a member without an invitation
cli-host-prune = remove expired sessions, tables that never began, and guests who left nothing
cli-host-backup = write the whole database into a file
cli-host-check-backup = prove that a backup restores: into a database beside, row by row
cli-host-restore = read such a file into an empty database
cli-host-deed = one of the words above
cli-host-thing = a table’s id; an account’s name, or id: and a person’s number; an address or a network; an invitation’s id; a file; for list: tables, people or bans
cli-host-database = the server’s database; by itself, AEGEAN_DATABASE or the file that aegean serve uses
cli-host-status = list only tables of this status
cli-host-most = list no more than this
cli-host-reason = why: for a ban, in your own list; for close, shown to everybody
cli-host-days = for prune: what nobody has touched for so many days (30); for invite: how many days the link works (7)
cli-host-uses = how many people an invitation lets in (1)
cli-host-label = whom an invitation is for, for your own list
cli-host-public-url = the address that links begin with; by itself, AEGEAN_PUBLIC_URL or the server’s own
cli-host-yes = do not ask whether you are sure
cli-host-more = what more the word needs: a seat, a name, a number of actions
cli-host-hours = for how many hours somebody is muted or something is announced; 24 by itself
cli-host-off = end it: for mute, moderator and announce
cli-host-too-much = { $deed } does not need this: { $more }
cli-host-usage = It is written so: { $usage }
cli-host-removed = removed
cli-host-line-removed = Line { $line } is removed. Whoever has the table open sees it within two seconds.
cli-host-title-cleared = Table { $table } has no title any more.
cli-host-renamed = { $person } is called { $name } now.
cli-host-muted = { $person } cannot chat until { $moment }.
cli-host-unmuted = { $person } can chat again.
cli-host-moderates = { $person } is a moderator now.
cli-host-moderates-no-more = { $person } is not a moderator any more.
cli-host-seat-given = Seat { $seat } of table { $table } belongs to { $person } now.
cli-host-taken-back =
    { $count ->
        [one] One action was taken back at table { $table }; { $left } still stand.
       *[other] { $count } actions were taken back at table { $table }; { $left } still stand.
    }
cli-host-announced = Everybody reads it until { $moment }.
cli-host-announced-no-more = There is no announcement any more.
cli-host-keep = backup into a folder, under the moment’s name, and keep the latest so many
cli-host-check = after a backup, prove that it restores
cli-host-no-deed = A host cannot { $deed }. There are: { $deeds }.
cli-host-no-kind = There is no list of { $kind }. There are: { $kinds }.
cli-host-whom = Say whom or what to { $deed }; see aegean host --help.
cli-host-nobody = { $deed } is done to nothing in particular: leave the last word out.
cli-host-no-database = There is no database at { $file }. Name it with --database.
cli-host-other-revision = The database is at revision { $revision }, and this version of aegean works with { $newest }. A server of this version brings it up to date when it starts.
cli-host-none = There are none.
cli-host-guest = guest
cli-host-account = account
cli-host-banned = banned
cli-host-stats-people = People: { $accounts } with an account, { $guests } guests, { $banned } banned
cli-host-stats-sessions = Sessions: { $count }
cli-host-stats-tables = Tables of { $game }, { $status }: { $count }
cli-host-stats-entries = Entries in records: { $count }, of these { $today } in the last 24 hours
cli-host-stats-chat = Lines of chat: { $count }
cli-host-stats-unkept =
    { $count ->
        [0] Every finished game is kept as it was.
        [one] Finished games that are not kept as they were yet: 1 (the running server sees to it)
       *[other] Finished games that are not kept as they were yet: { $count } (the running server sees to it)
    }
cli-host-closed = Table { $table } is closed.
cli-host-banned-address = { $address } is banned. A running server heeds it within two seconds.
cli-host-banned-person = { $person } is banned. A running server heeds it within two seconds.
cli-host-unbanned = { $whom } may come in again.
cli-host-sure = This cannot be undone. To delete { $name }, type the name:
cli-host-unchanged = Nothing was changed.
cli-host-no-password = { $name } is a guest and has no password.
cli-host-reset = Give this link to { $name } alone. It works once, within 24 hours:
cli-host-invite-too-much = An invitation is for at most { $uses } people and { $days } days.
cli-host-invited =
    { $uses ->
        [one] This link lets one person in, until { $moment }:
       *[other] This link lets { $uses } people in, until { $moment }:
    }
cli-host-left = { $count } left
cli-host-uninvited = Invitation { $id } works no more.
cli-host-admitted = { $name } is a member now.
cli-host-deleted =
    { $name } is deleted. { $running ->
        [0] No running game is touched.
        [one] In one running game the seat stays empty until a bot takes it.
       *[other] In { $running } running games the seats stay empty until bots take them.
    }
cli-host-pruned = Removed: { $sessions } sessions, { $tables } tables, { $guests } guests
cli-host-backed-up = The backup is in { $file }: { $count } rows. It holds the secrets of running games; keep it safe.
cli-host-backups-removed = Removed { $count } older ones.
cli-host-proved = The backup of { $moment } restores: { $count } rows, each as it was; { $tables } tables were played through and lead where they did. { $old } are of other rules and were not played.
cli-host-restored = The backup of { $moment } is restored: { $count } rows.

## aegean arena

cli-arena-about = Let bots play many games against each other, and count.
cli-arena-bots = one bot for each seat; the same one may sit in several
cli-arena-games = how many games; rounded up, so that every seed is played from every seating
cli-arena-jobs = processes; by itself, one for each core
cli-arena-ray = play on a Ray cluster: its address, or none for the one that Ray finds or starts
cli-arena-seed = the seed of the first game; the others follow it
cli-arena-save = keep every game as it ends in FILE.jsonl, and at the end FILE.json, FILE.csv and FILE.svg
cli-arena-resume = go on with the match in FILE.jsonl
cli-arena-resume-what = To resume, say with --save in which file the match is.
cli-arena-announced =
    { $games ->
        [one] One game
       *[other] { $games } games
    }: { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    }, { $seatings ->
        [one] one seating
       *[other] each from { $seatings } seatings
    }.
cli-arena-broken-off = Broken off: this is what was played so far. With --save a match can be resumed.
cli-arena-to-resume = Broken off: nothing that ended is lost. The same command with --resume goes on.
cli-arena-saved = Saved: { $file } with { $endings }
cli-arena-plot-wins = games won, with the 95 % interval; dashed: par
cli-arena-plot-rounds = rounds a game
cli-arena-bot-column = bot
cli-arena-wins-column = wins
cli-arena-interval-column = 95 %
cli-arena-par-column = par
cli-arena-rating-column = rating
cli-arena-decisions-column = decisions
cli-arena-time-column = a move
cli-arena-longest-column = longest
cli-arena-length = Rounds: { $mean } on average, { $least } to { $most }, half of the games up to { $median }, 95 % up to { $high }; { $actions } actions a game. Won by:
