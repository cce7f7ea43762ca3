### The command line and the terminal client.

## The command line and its arguments

cli-about = Greek myth board games in the terminal.
cli-usage = Usage:{" "}
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-command = one of the commands above
cli-help-rest = the command’s own arguments; see aegean COMMAND --help
cli-help-version = show the version
cli-help-help = show this help
cli-help-language = language of the texts (default: from the environment)
cli-help-pack = folder with your own changes to the game’s data; can be repeated
cli-help-game = the game’s id; see aegean games
cli-help-file = record of a game
cli-bad-arguments =
    Invalid arguments: { $why }
    See { $program } --help.
cli-not-a-number = { $text } is not a whole number of 0 or more
cli-no-command = Unknown command: { $command }. Did you mean: { $close }?
cli-no-language = Unknown language: { $text }. Available: { $languages }.

## Files

cli-file-unreadable = Cannot read { $file }: { $why }.
cli-file-no-record = { $file } is not the record of a game.
cli-file-unwritable = Cannot write { $file }: { $why }.
cli-file-exists = { $file } already exists and was not changed. Choose another name, or continue that game with --resume.
cli-saved = Game saved in { $file }.
cli-go-on = To continue: aegean play --resume { $file }

## aegean play

cli-play-about = Play a game, against bots or with friends at this terminal.
cli-play-seats = number of players (default: the fewest possible)
cli-play-you = your seat, counting from 0; bots take the others
cli-play-hot-seat = several people share this terminal; bots, if any, take the last seats
cli-play-watch = watch bots play
cli-play-bots = one bot for all bot seats, or one for each
cli-play-names = the players’ names, by seat
cli-play-seed = random seed (default: a secret one)
cli-play-option = game option; can be repeated; see aegean games
cli-play-record = file to save the game in
cli-play-resume = continue the game in this file
cli-play-fast = no pauses after the bots’ actions
cli-which-game = Which game? Available: { $games }.
cli-not-drawn = { $game } cannot be played in the terminal.
cli-bad-option = Write an option as name=value, not { $text }.
cli-one-way-to-sit = Choose one of --you, --hot-seat and --watch.
cli-bots-do-not-fit = The bots do not fit the seats (bots: { $bots }, seats: { $seats }). Name one bot for all bot seats, or one for each. With --hot-seat, leave at least one seat for a person.
cli-bad-names = Names must differ, and there are not more names than players ({ $seats }).
cli-resume-fixed = A continued game keeps its settings: leave out { $options }.
cli-resume-other-game = The game in { $file } is { $game }.
cli-commitment = The random seed of this game is fixed. Commitment: { $hex }
cli-farewell = Goodbye.
cli-place = { $place }. { $who }
cli-pass-keyboard = Pass the keyboard to { $seat }. { $seat } presses Enter when nobody else is looking.

## What a person may type in a game

cli-delphi-help =
    Choose an action by its number in the list, or type it in notation (sail die-red 3,-1).
    Type a few letters to filter the list (sail, die-red, explore); press Enter to show it all again.
    On the map, a number with a bracket is the action that leads there; + means several.
    A number in brackets after an action is its cost in favours.
cli-hellas-help =
    Choose an action by its number in the list, or type it in notation (march attica boeotia).
    Type a few letters to filter the list (march, attica, monument); press Enter to show it all again.
    Type the number of a group to open it. On the map, a number with a bracket is the action that leads there; + means several.
cli-command-undo = undo
    .text = undo your last action
cli-command-redo = redo
    .text = redo it
cli-command-restart = restart
    .text = undo as much of this turn as possible
cli-command-map = map
    .text = the large map and its legend
cli-command-board = board
    .text = the table; add a player’s name or letter for that player
cli-command-log = log
    .text = the story so far; add a number for that many last lines
cli-command-rules = rules
    .text = look up a rule (D-4.2), a card or a word
cli-command-help = help
    .text = this help
cli-command-save = save
    .text = save the game; you can add a file name
cli-command-quit = quit
    .text = leave; the game is saved
cli-no-number = Choose a number from 1 to { $most }.
cli-no-player = Unknown player. At the table: { $names }.
cli-not-understood = No available action matches “{ $text }”. Type help to see what you can type.
cli-close = No available action matches “{ $text }”. Did you mean: { $close }?
cli-nothing-to-undo = Nothing to undo. You can undo your own actions since the last roll, draw or reveal.
cli-nothing-to-redo = Nothing to redo.

## aegean replay

cli-replay-about = Show a recorded game: its story and its table.
cli-replay-upto = only the first N actions
cli-replay-from-seat = show what this seat knew
cli-replay-spectator = show what everybody knew (default)
cli-replay-above = show everything, including secrets
cli-replay-step = one action at a time: Enter next, b back, a number to jump, q to quit
cli-replay-too-far = Actions in the record: { $count }.
cli-replay-prompt = { $number } of { $count } (Enter, b, number, q)>
cli-hash-fits = The replay matches the record’s hash: { $hash }
cli-hash-none = The record has no hash to compare with.

## aegean rules

cli-rules-about = Look up the rules and the components of a game.
cli-rules-wanted = a rule (D-4.2), a chapter (D-4), a component or a word; leave out for the contents
cli-rules-components = Components
cli-rules-how = Enter a rule, a chapter, a component or a word.
cli-rules-found = Results: { $count }. Enter one of them to read it.
cli-rules-nothing = Nothing found for “{ $text }”.
cli-rules-close = Nothing found for “{ $text }”. Did you mean: { $close }?
cli-source-rulebook = Source: the rulebook.
cli-source-published = Source: published elsewhere than in the rulebook.
cli-source-reconstructed = Source: our own reconstruction.
cli-source-partly = Our own reconstruction: { $fields }.
cli-source-pack = Changed by your own data pack.

## aegean verify

cli-verify-about = Check that a record is genuine.
cli-verify-commitment = commitment published before the first roll
cli-verify-replayed =
    { $game }, seats: { $seats }. { $count ->
        [one] The one action is legal.
       *[other] All { $count } actions are legal.
    }
cli-verify-no-hash = The record has no hash. It replays to: { $hash }
cli-verify-arranged = The game started from an arranged position, not from a setup made by its seed.
cli-verify-given = Somebody chose the seed before the game and may have known all hidden information.
cli-verify-mixed = The seed combines a number chosen by somebody, { $word }, with the server’s own, { $salt }.
cli-verify-unmixed = The seed does not match the chosen number { $word } and the server’s own { $salt }.
cli-verify-own-commitment = Commitment of its seed: { $hex }
cli-verify-no-commitment = { $text } is not a commitment: that would be 64 hexadecimal digits.
cli-verify-kept = The seed matches the commitment: { $hex }
cli-verify-broken = The seed does not match the commitment: published was { $promised }, the record has { $hex }.
cli-verify-false = The record is not genuine: { $why }

## aegean games

cli-games-about = List the games and their options.
cli-games-seats = Players: { $seats }
cli-games-bots = Bots: { $bots }
cli-games-options = Options:
cli-games-default = default
cli-games-variants = Named variants, for the arena and environments:
cli-games-minigame = mini-game

## aegean bench

cli-layout-about = Say what each number of an observation is.
cli-help-game-or-variant = the game’s id, or a named variant’s; see aegean games
cli-layout-index = one number of it: its place, from 0
cli-layout-seats = number of seats (default: the fewest that the options allow)
cli-layout-missing = Observations need { $module }. Install the package with its environments: pip install "aegean[envs]".
cli-layout-column-from = from
cli-layout-column-to = to
cli-layout-column-what = what
cli-layout-column-numbers = numbers
cli-bench-about-command = Measure how fast the games run on this machine.
cli-bench-game = game to measure (default: all)
cli-bench-seconds = how long to measure each game
cli-bench-bad-seconds = Seconds must be above 0 and at most 3600.
cli-bench-about = Random play on one core; seconds for each game: { $seconds }
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
cli-delphi-decks = Cards left: oracle { $oracle }, injury { $injury }, equipment { $equipment }
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
cli-hellas-player-purple = Purple
cli-hellas-player-black = Black
cli-hellas-turn = Turn { $turn }
cli-hellas-priests = priests
cli-hellas-supply = supply
cli-hellas-glory = glory
cli-hellas-hand = hand
cli-hellas-regular = regular:
cli-hellas-special = special:
cli-hellas-used = used:
cli-hellas-army = army:
cli-hellas-beside = beside:
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
cli-hellas-legend-muses = { $muse }R the muse of R
cli-hellas-sending =
    { $number ->
        [0] Port of Atlas
       *[other] Port { $number } of Atlas
    }
cli-hellas-apples = apples left: { $left }
cli-hellas-atlas = Atlas:
cli-hellas-sky = sky at { $left }
cli-hellas-atlas-bonus = Bonus token of Atlas: { $who }, { $attribute } +1
cli-hellas-legend-atlas = { $port } port of Atlas: hoplites are sent to him from there
cli-hellas-constructs = constructs:
cli-hellas-orichalkum = Orichalkum:
cli-hellas-metal = Orichalkum
cli-hellas-legend-orichalkum = { $metal } orichalkum
cli-hellas-muses = muses:
cli-hellas-muses-heading = The muses
cli-hellas-display = forge:
cli-hellas-display-heading = The forge
cli-hellas-decks = Cards left: combat { $combat }, event { $event }, monster attack { $attack }, neutral artifacts { $neutral }, blessings { $blessing }
cli-hellas-discarded = Combat cards discarded:
cli-hellas-limited =
    { $count ->
        [one] { $thing } { $value }, 1 hoplite: +1
       *[other] { $thing } { $value }, { $count } hoplites: +{ $count }
    }
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
        [1] {" "}and one fortified in the city
       *[2] {" "}and two fortified in the city
    }
cli-hellas-city = City
cli-hellas-sparta = Sparta
cli-hellas-troy = Troy
cli-hellas-anger = anger
cli-hellas-passing = (a pass brings it to { $anger })
cli-hellas-prices = prices
cli-hellas-chains = chains
cli-hellas-orders = orders
cli-hellas-attitudes = attitudes
cli-hellas-unbroken =
    { $count ->
        [one] 1 unbroken
       *[other] { $count } unbroken
    }
cli-hellas-lies = lies in a thread
cli-hellas-shrine = Shrine without a temple
cli-hellas-temple = Temple { $number }
cli-hellas-oracle = The Oracle of Delphi
cli-hellas-oracle-place = Place of the Oracle of Delphi, not yet built
cli-hellas-own_temple = Built here: { $kind }
cli-hellas-own_temple-place = Can be built here: { $kind }
cli-hellas-monument = Monument: { $god }, level { $level }
cli-hellas-priests-there = Priests at the monument: { $who }
cli-hellas-borders = Land borders:
cli-hellas-trails = Sea trails:
cli-hellas-ports = Port, joined with:
cli-hellas-gate = Gate of Hades
cli-hellas-warriors = Warriors of Hades: { $count }
cli-hellas-underworld = In the underworld:
cli-hellas-no-region = There is no such region. On the map: { $names }
cli-hellas-legend =
    The number behind a name is the population. { $land } land border, { $sea } sea trail.
    Armies: [R]3+1 controlled by R, 3 hoplites and 1 fortified; R2 hoplites without control; @RB heroes of R and B
    { $city } city · { $sparta } Sparta · ({ $temple }) empty shrine · { $temple }3 temple · { $oracle } the Oracle of Delphi, in brackets its place · Zeus:2RB monument, level, priests
    Others: *Hydra monster · ? quest · wounds: letter of the symbol, { $covered } covered, { $priest } priest, { $artifact } artifact · { $casualty } casualty
cli-hellas-legend-ports = { $port } port: all ports are joined, for heroes and for the March
cli-hellas-legend-underworld = { $gate } Gate of Hades · { $warrior }1 Warriors of Hades, who count among the population
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

cli-serve-about = Run a server for browsers and programs.
cli-serve-host = address to listen on; 0.0.0.0 for the whole network
cli-serve-port = port to listen on
cli-serve-database = where tables are kept: a URL that begins with sqlite:/// or postgresql://
cli-serve-channels = how several processes talk to each other: memory, or the URL of Redis or PostgreSQL
cli-serve-workers = number of server processes
cli-serve-public-url = address as browsers see it, if the server is behind a proxy
cli-serve-trusted-proxies = proxies trusted to report a visitor’s address
cli-serve-door = who may enter: open (everybody), members (by invitation) or accounts (no guests)
cli-serve-house = name of your club, shown at the sign-in page
cli-serve-think = most seconds a bot may take for a move
cli-serve-thinkers = bot processes for each server process
cli-serve-no-browser = do not open a browser
cli-serve-address = Aegean is running at { $address }
cli-serve-stop = Press Ctrl+C to stop.
cli-serve-lacking = The server's packages are not installed ({ $name } is missing). Install them with: pip install "aegean[server]"
cli-compile-begun = Rules and bots are being compiled in the background: from the next start on they will be faster.
cli-compile-ready = Rules and bots are compiled: after the next start they will be faster.
cli-compile-refused = Rules and bots could not be compiled. They work all the same, only slower. What the compiler said is in { $file }

cli-start-no-folder = Aegean cannot start: there is no folder { $folder }. Make it, or name another file with --database.
cli-start-not-a-database = Aegean cannot start: { $file } is not a database. Name another file with --database.
cli-start-damaged = Aegean cannot start: the database { $file } is damaged. Restore a backup into a new file.
cli-start-read-only = Aegean cannot start: { $file } cannot be written. Check the rights of the file and its folder, and the disk.
cli-start-locked = Aegean cannot start: another program holds { $file } locked.
cli-start-full = Aegean cannot start: there is no room left on the disk of { $file }.
cli-start-cannot-open = Aegean cannot start: the database { $file } cannot be opened ({ $why }).
cli-start-database = Aegean cannot start: the database at { $where } cannot be used: { $why }
cli-start-newer = Aegean cannot start: the database is of a later version (revision { $revision }). Use the version of aegean that wrote it, or a later one.
cli-start-channels = Aegean cannot start: the channels at { $where } cannot be reached: { $why }
cli-start-port = Aegean cannot start: it cannot listen on { $host }, port { $port } ({ $why }). Is another server running there? Choose another --port.
cli-start-ended = Aegean could not start. The lines above say why.
## aegean host

cli-host-about = Manage a server: tables, people, backups.
cli-host-list = list tables, people or bans
cli-host-stats = show numbers
cli-host-close = close a table that is open or running
cli-host-chat = list a table’s chat, with line numbers
cli-host-remove-line = remove a line of chat
cli-host-clear-title = clear a table’s title
cli-host-rename = give a person another name
cli-host-mute = stop a person from chatting, for --hours; --off ends it
cli-host-moderator = let an account moderate in the browser; --off ends it
cli-host-appoint = let an account be a host in the browser; --off ends it
cli-host-reports = what players reported and nobody has decided
cli-host-settle = settle a report; --off dismisses it
cli-host-give-seat = give a player’s seat to another person
cli-host-take-back = undo the last actions at a table
cli-host-announce = show everybody a message, for --hours; --off removes it
cli-host-log = list what moderators did
cli-host-outbox = list how notifications get on, and those that were given up
cli-host-ban = ban a person or an address
cli-host-unban = lift a ban
cli-host-delete-user = delete a person; the games of others stay
cli-host-reset-password = create a link for setting a new password
cli-host-invite = create an invitation link for new members
cli-host-invitations = list valid invitations
cli-host-uninvite = cancel an invitation
cli-host-admit = make somebody a member without an invitation
cli-host-ratings = people and games of each ladder; --rebuild makes all ratings anew from the finished games
cli-host-prune = remove expired sessions, tables that never started and guests without games
cli-host-backup = write the whole database into a file
cli-host-check-backup = test that a backup can be restored, row by row, in a separate database
cli-host-restore = restore a backup into an empty database
cli-host-deed = one of the actions above
cli-host-thing = a table’s id; an account’s name, or id: and a person’s number; an address or a network; an invitation’s id; a file; for list: tables, people or bans
cli-host-database = the server’s database (default: AEGEAN_DATABASE or the file aegean serve uses)
cli-host-status = list only tables of this status
cli-host-most = list at most this many
cli-host-reason = reason: for ban, kept in your list; for close, shown to everybody
cli-host-days = for prune: unused for this many days (30); for invite: days the link is valid (7)
cli-host-uses = how many people an invitation lets in (1)
cli-host-label = a note on whom the invitation is for
cli-host-public-url = start of the links (default: AEGEAN_PUBLIC_URL or the server’s address)
cli-host-rebuild = of ratings: make all of them anew
cli-host-yes = do not ask for confirmation
cli-host-more = further arguments: a seat, a name, a number of actions
cli-host-hours = hours that a mute or an announcement lasts (default: 24)
cli-host-off = end it: for mute, moderator and announce
cli-host-too-much = { $deed } takes no further argument: { $more }
cli-host-usage = Usage: { $usage }
cli-host-removed = removed
cli-host-line-removed = Line { $line } was removed. Open tables update within two seconds.
cli-host-outbox-counts = Waiting: { $waiting }, of these tried in vain: { $late }. Sent in the last 24 hours: { $sent }. Given up: { $dead }.
cli-host-outbox-overdue = Due since { $moment }: is a server running?
cli-host-title-cleared = The title of table { $table } was removed.
cli-host-renamed = { $person } is now called { $name }.
cli-host-muted = { $person } cannot chat until { $moment }.
cli-host-unmuted = { $person } can chat again.
cli-host-moderates = { $person } is now a moderator.
cli-host-moderates-no-more = { $person } is no longer a moderator.
cli-host-appointed = { $person } is now a host.
cli-host-appointed-no-more = { $person } is no longer a host.
cli-host-settled = Report { $number } is settled.
cli-host-dismissed = Report { $number } is dismissed.
cli-host-seat-given = Seat { $seat } at table { $table } now belongs to { $person }.
cli-host-taken-back =
    { $count ->
        [one] Undid one action at table { $table }; actions left: { $left }.
       *[other] Undid { $count } actions at table { $table }; actions left: { $left }.
    }
cli-host-announced = Shown to everybody until { $moment }.
cli-host-announced-no-more = The announcement was removed.
cli-host-keep = back up into a folder under a dated name, and keep this many of the latest
cli-host-check = test the backup after writing it
cli-host-no-deed = Unknown action: { $deed }. Available: { $deeds }.
cli-host-no-kind = Unknown list: { $kind }. Available: { $kinds }.
cli-host-whom = { $deed } needs to know whom or what; see aegean host --help.
cli-host-nobody = { $deed } takes no argument: leave out the last word.
cli-host-no-database = There is no database at { $file }. Name it with --database.
cli-host-other-revision = The database is at revision { $revision }, but this version of aegean needs { $newest }. Start a server of this version once to update it.
cli-host-none = None.
cli-host-guest = guest
cli-host-account = account
cli-host-banned = banned
cli-host-stats-people = People: with an account { $accounts }, guests { $guests }, banned { $banned }
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
cli-host-banned-address = { $address } is banned. A running server applies this within two seconds.
cli-host-banned-person = { $person } is banned. A running server applies this within two seconds.
cli-host-unbanned = { $whom } is no longer banned.
cli-host-sure = This cannot be undone. To delete { $name }, type the name:
cli-host-unchanged = Nothing was changed.
cli-host-no-password = { $name } is a guest and has no password.
cli-host-reset = Give this link only to { $name }. It works once, for 24 hours:
cli-host-invite-too-much = Limits of an invitation: people: { $uses }, days: { $days }.
cli-host-invited =
    { $uses ->
        [one] This link lets one person in, until { $moment }:
       *[other] This link lets { $uses } people in, until { $moment }:
    }
cli-host-left = { $count } left
cli-host-uninvited = Invitation { $id } was cancelled.
cli-host-admitted = { $name } is now a member.
cli-host-deleted =
    { $name } was deleted. { $running ->
        [0] No running game is affected.
        [one] In one running game the seat stays empty until a bot takes it.
       *[other] In { $running } running games the seats stay empty until bots take them.
    }
cli-host-pruned = Removed: sessions { $sessions }, tables { $tables }, guests { $guests }
cli-host-backed-up = Backup written to { $file }. Rows: { $count }. It contains the secrets of running games; keep it safe.
cli-host-backups-removed = Older backups removed: { $count }.
cli-host-proved = The backup of { $moment } can be restored. Rows compared: { $count }. Tables replayed with the same result: { $tables }. Tables of other rules, not replayed: { $old }.
cli-host-ratings-rebuilt = Ratings made anew. Games: { $count }.
cli-host-restored = Restored the backup of { $moment }. Rows: { $count }.

## aegean arena

cli-arena-about = Let bots play many games against each other and count the results.
cli-arena-bots = one bot for each seat, a level or a class of your own as in mine.py:Bot; a bot can be named several times
cli-arena-games = number of games, rounded up so that every seed is played in every seating
cli-arena-jobs = processes (default: one per core)
cli-arena-ray = play on a Ray cluster at this address; without one, Ray finds or starts a cluster
cli-arena-seed = seed of the first game; the others count up from it
cli-arena-save = save every finished game in FILE.jsonl and the results in FILE.json, FILE.csv and FILE.svg
cli-arena-records = save the record of every game in this folder
cli-arena-resume = continue the match in FILE.jsonl
cli-arena-resume-what = To resume, name the match’s file with --save.
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
cli-arena-broken-off = Interrupted. These are the results so far. With --save a match can be resumed.
cli-arena-to-resume = Interrupted. Finished games are saved. Run the same command with --resume to continue.
cli-arena-saved = Saved: { $file } with { $endings }
cli-arena-plot-wins = games won, with the 95% interval; dashed: par
cli-arena-plot-rounds = rounds a game
cli-arena-bot-column = bot
cli-arena-wins-column = wins
cli-arena-interval-column = 95%
cli-arena-par-column = par
cli-arena-rating-column = rating
cli-arena-decisions-column = decisions
cli-arena-time-column = a move
cli-arena-longest-column = longest
cli-arena-goal = The goal of the mini-game.
cli-arena-too-long = Nobody: broken off, as long as the variant allows.
cli-arena-length = Rounds: { $mean } on average, { $least } to { $most }, half of the games up to { $median }, 95% up to { $high }; { $actions } actions a game. Won by:

## aegean exploit

cli-exploit-about = Say how much can be won from a bot by somebody who knows it.
cli-exploit-bot = the bot in all other seats: a level or a class of your own as in mine.py:Bot
cli-exploit-looks = how often each action is tried before the worse half is dropped (default: { $looks })
cli-exploit-ahead = after how many actions a tried game is judged instead of played on (default: { $ahead })
cli-exploit-told = Against { $bot }, the exploiter won { $won } of the games; an equal would win { $par }. So { $bot } gives away at least { $least } points (lower end of the 95% interval).

## aegean records

cli-records-about = Count what happened in a folder of records, or turn them into data for learning.
cli-records-folder = the folder, as aegean arena --records fills it
cli-records-save = save the figures, and a line for each game, in FILE as JSON
cli-records-data = write observations, masks, actions and outcomes into this folder, as .npz files
cli-records-reward = what an outcome is worth in the data: win or rank (default: win)
cli-records-none = Nothing in { $folder } could be counted.
cli-records-left-out = Left out: { $file }. { $why }
cli-records-more-left-out = Left out besides, files: { $files }
cli-records-saved = Saved: { $file }
cli-records-written = Written to { $folder }: decisions: { $decisions }, games: { $games }, files: { $files }.
cli-records-unfinished = Not finished.
cli-records-base = without modules
cli-records-seats = Players: { $seats }
cli-records-won = Wins by seat (players: { $seats }): { $won }
cli-records-games-column = games
cli-records-rounds-column = rounds
cli-records-high-column = 95%
cli-records-actions-column = actions
cli-records-choices-column = choices
## aegean league

cli-league-about = Let bots play a league: divisions, seasons, promotion and relegation.
cli-league-bots = the bots that play, as for arena; if left out, bots of several levels and characters
cli-league-players = number of bots, if none are named
cli-league-seats = players at each table
cli-league-division = about how many bots in a division, three to six
cli-league-moves = how many go up and down after each season
cli-league-seasons = number of seasons
cli-league-seed = seed of the lots and of the first game
cli-league-season = Season { $number }
cli-league-title = Division { $number }
cli-league-points-column = points
cli-league-games-column = games
cli-league-wins-column = won
cli-league-by-wins = fewer games won
cli-league-by-direct = fewer points against those who are level
cli-league-by-opposition = weaker opponents
cli-league-by-lot = by lot
cli-league-idle = No place in a division: { $name }.
cli-league-champion = Champion: { $name }.
