### The browser client.

## Everywhere

web-motto = Two great games of Greek myth, with friends or against bots that play fair
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-back = Back
web-back-home = Back to the start page
web-copy = Copy
web-copied = Copied
web-you = you
web-language = Language
web-theme-turn = Light or dark theme
web-nowhere = Page not found
web-nav = Pages
web-nav-play = Play
web-nav-new = New table
web-nav-tournaments = Tournaments
web-nav-rules = Rules
web-rules-of = Rules: { $game }
web-rules-clause = Rule { $clause }
web-explain-rules = In the rules
web-nav-settings = Settings
web-footer = Free and open source. No ads, no tracking.
web-footer-credits = Credits and licences
web-unreachable = The server is not responding. We keep trying.

## The games

web-game-delphi = The Oracle of Delphi
    .text = Sail a sea of six colours and complete the twelve tasks of Zeus. Change the colours of your dice with favours, and be the first to sail home.
    .time = 60–100 min
web-game-hellas = Lords of Hellas
    .text = Lead a hero and an army across Greece. Conquer lands, build temples, slay monsters, or hold the region of the first finished monument.
    .time = 2–3 hours
web-players = Players
web-duration = Duration
web-level-random = random moves
web-level-greedy = medium
web-level-shepherd = Shepherd · very easy
web-level-peltast = Peltast · easy
web-level-hoplite = Hoplite · medium
web-level-strategos = Strategos · hard
web-level-pythia = Pythia · very hard
web-level-tiresias = Tiresias · expert
web-bot-names = Zenon, Myrto, Thales, Ianthe, Kleon, Daphne
web-guest-names = Argonaut, Sailor, Hoplite, Oracle, Centaur, Siren, Titan, Pilgrim

## Home

web-play-now = Play now against bots
web-overview = In one minute
web-learn = Learn
    .text = A guided first game of { $game }
web-new-table = New table
web-my-tables = Your tables
web-my-tables-none = You are not at a table yet.
web-waiting-for-you =
    { $count ->
        [one] 1 is waiting for you
       *[other] { $count } are waiting for you
    }
web-play = Play
web-look = View
web-watch = Watch
web-sit = Sit down
web-sit-too = Play this seat too
web-join = Join
web-join-code = Link or code from a friend
web-join-unknown = This is not the link or code of a table.
web-open-tables = Open tables
web-open-tables-none = No tables are open right now. Open one, and others will see it here.
web-watch-tables = In progress
web-watch-tables-none = No public games in progress.
web-finished-tables = Finished games
web-replay = Replay
web-bring-in = Import a game
web-table-of = { $name }’s table
web-row-open =
    { $free ->
        [0] { $game } · all seats taken
        [one] { $game } · one seat free
       *[other] { $game } · { $free } seats free
    }
web-row-against = against { $names }
web-row-round = round { $number }
web-play-again =
    { $count ->
        [one] 1 player · { $level }
       *[other] { $count } players · { $level }
    }
web-row-over = { $game } · finished
web-row-closed = { $game } · closed
web-row-yours = { $game } · it is your turn
web-row-lent = { $game } · a bot plays for you
web-row-theirs = { $game } · waiting for { $name }
web-row-left = { $time } left

## People

web-name = Name
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-sign-out-everywhere = Sign out on every device
web-signed-out = You are signed out
    .text = Sign in again to go on playing.
web-account-made = Your account is ready, and your tables are in it.
web-person-in = Sign in
web-person-in-help = Welcome back.
web-person-in-do = Sign in
web-person-up = Create an account
web-person-up-help = A name and a password of at least eight characters. We ask for nothing else. Games you played as a guest stay yours.
web-person-up-do = Create the account
web-person-guest = Play as a guest
web-person-guest-help = Choose a name and start. This browser remembers you.
web-person-guest-do = Start playing
web-person-self = Your name
web-person-self-help = This is how the others at the table see you.
web-person-self-do = Save
web-person-keep = Keep my games: create an account
web-person-remove = Delete the account
web-person-remove-help = Your account and its name are deleted permanently, and bots take over your seats. Enter your password to confirm.
web-person-remove-do = Delete permanently
web-account = Your account
web-account-guest = You are a guest, known only to this browser. Create an account to sign in on other devices.
web-signed-in-as = Signed in as { $name }.
web-sign-out-everywhere-help = Ends all sessions, including this one, and revokes all tokens.
web-password-old = Your password
web-password-new = New password
web-password-change = Change the password
web-password-change-help = At least eight characters. All other devices are signed out, and all tokens are revoked.
web-password-changed = Your password has been changed.
web-reset = Set a new password
web-reset-help = Choose a password of at least eight characters. The link works once. You are signed in here and signed out everywhere else.
web-reset-do = Save and sign in
web-reset-done = Your password has been changed. You are signed in.
web-notifications = Notifications
web-notifications-help = Be told when a table needs you: in this browser, by e-mail or elsewhere.
web-unreached = One of your ways to be notified no longer works.
web-unreached-look = See why
web-tokens = Tokens for programs
web-tokens-help = Anyone who has a token can play as you. Give each program its own.
web-token-label = Name of the program
web-token-make = Create a token
web-token-made = Here is the token. It is shown only once; keep it as safe as a password.
web-token-until = until { $day }
web-token-end = Revoke
web-token-end-of = Revoke the token { $label }
web-invited = You are invited
web-invited-to = You are invited to { $house }
web-invited-help = Join as a guest, create an account, or sign in.
web-invited-how = How to join
web-door-open = Use the invitation
web-door-members = This server is for members only. Open your invitation link, or sign in.
web-door-accounts = Guests cannot play here. Sign in, or create an account.
web-door-link = Invitation link

## A new table, and its lobby

web-new-seats = Who is playing?
web-new-rules = Rules of this table
web-wait-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-wait-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
web-wait-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-seat-here = A person on this device
web-curtain = Pass the device
web-curtain-next = { $name } is next. Pass the device first, then continue.
web-curtain-enter = I am { $name }
web-curtain-wait = The bots are playing…
web-curtain-pass = Pass to { $name }
web-lobby-advice = Pythia’s advice is allowed: players can ask a strong bot what to do.
web-lobby-no-advice = Pythia’s advice is not allowed at this table.
web-seat-number = Seat { $number }
web-seat-self = You
web-seat-person = A person
web-seat-bot = Bot, { $level }
web-seat-free = Free seat
web-player = Player { $number }
web-seat-taken = Ready
web-role-dealt = Dealt at the start
web-role-dealt-help = Who plays what is dealt when the game begins.
web-lobby-waiting =
    { $count ->
        [one] Waiting for 1 more player.
       *[other] Waiting for { $count } more players.
    }
web-lobby-full = Everyone is here. The host can begin the game.
web-lobby-closed = This table was closed before the game began.
web-closed = Closed by the host.
web-closed-because = Closed by the host: { $reason }
web-lobby-link = Invite with this link
web-lobby-public = The table is also listed under open tables.
web-lobby-private = Only people with this link can find the table.
web-lobby-host = Host
web-lobby-promise = The random seed is already fixed. Fingerprint: { $commitment }…
web-lobby-absence-never = Players who are away are not replaced.
web-lobby-absence-host = If a player is away too long ({ $time }), the host can let a bot take over.
web-lobby-absence-others = If a player is away too long ({ $time }), a bot can take over if all other players agree.
web-lobby-mixed = Somebody chose the seed { $word }. The server mixed a secret number into it, so nobody knows the rolls in advance.
web-lobby-given = Somebody chose the random seed and may know all hidden information.
web-lobby-arranged = This game begins from a prepared position. Whoever set it up may know all hidden information.
web-lobby-start = Begin the game
web-lobby-leave = Leave the table
web-lobby-close = Close the table

## At the table

web-no-entry = You cannot enter here
web-line-opening = Joining…
web-line-waiting = Connection lost, trying again
web-watching = Watching
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-turn-asked = { $name }’s turn: { $asked }
web-turn-decide = you decide
web-narrow = { $thing }: what do you do?
web-plate = Player board
web-others = The other players
web-modules = Modules of this game
web-own = Your board
web-world = Beside the board
web-world-more = More beside the board
web-story = Story
web-tabs = Sections of the table
web-tab-board = Board
web-tab-own = Yours
web-tab-world = World
web-tab-players = Players
web-tab-story = Story
web-scene-aside = Look at the board
web-scene-show = Back to the scene
web-undo = Undo
web-redo = Redo
web-prompt = Your decision
web-prompt-list =
    { $count ->
        [one] List the only choice
       *[other] List all { $count } choices
    }
web-prompt-sent = Sending…
web-prompt-others =
    { $count ->
        [one] { $names } is deciding
       *[other] { $names } are deciding
    }
web-prompt-moment = One moment…
web-which = Which one?
web-sure = Are you sure?
web-and-more = …and { $count } more
web-asked = { $name } asks to go back one step
web-asked-missing = Still to answer: { $names }
web-asked-agree = Agree
web-asked-decline = Decline
web-asked-replace = { $name } proposes a bot for { $absent }, who is away
web-asked-withdraw = Withdraw
web-plate-turn = deciding now
web-plate-resigned = has resigned
web-plate-absent = away for a while
web-plate-away = not connected
web-plate-more = More about this player
web-plate-replace = Let a bot play here
web-plate-propose = Propose a bot
web-handed = A bot is playing for you.
web-handed-away = You were away, so a bot is playing for you.
web-chat = Chat
web-chat-none = No messages yet.
web-chat-watchers = Only spectators see this chat; the players do not.
web-chat-say = Write a message
web-chat-send = Send
web-chat-side = Your side
web-chat-side-none = Only your side reads what is written here.
web-point = Point something out to your side
web-point-what = Touch what you want to show your side.
web-pointed = { $name } points at { $thing }.
web-pointed-self = Your side sees your hand on { $thing }.
web-own-seats = Your seats
web-menu = Table menu
web-menu-restart = Restart the turn
    .text = Undoes everything since the last roll, draw or reveal.
web-menu-ask_back = Ask to go back
    .text = After a roll or a draw, all other people must agree.
web-menu-hand_over = Let a bot play for you
    .text = You can return to your seat at any time.
web-menu-return = Take your seat back
    .text = A bot is playing for you right now.
web-menu-resign = Resign
    .text = You finish last; a bot takes over your seat.
web-menu-resign-sure = Yes, resign
web-menu-result = Result
    .text = The final result, a rematch, and proof that the dice were fair.
web-line = Playback
web-line-skip = Skip to the end of this turn; press twice to go live
web-line-behind =
    { $count ->
        [0] Skip
        [one] 1 turn behind · Skip
       *[other] { $count } turns behind · Skip
    }
web-line-asked = Your decision · Go there
web-line-live =
    { $count ->
        [0] Go live
        [one] 1 turn behind · Go live
       *[other] { $count } turns behind · Go live
    }
web-line-paused = Paused
web-line-over = Your turn is over
web-line-again = Replaying · Go live
web-together-hoplites_moved =
    { $count ->
        [one] { $seat } moves 1 hoplite.
       *[other] { $seat } moves { $count } hoplites.
    }
web-together-withdrew =
    { $count ->
        [one] { $seat } withdraws with 1 hoplite.
       *[other] { $seat } withdraws with { $count } hoplites.
    }
web-together-ship_moved =
    { $count ->
        [one] { $seat } sails 1 space.
       *[other] { $seat } sails { $count } spaces.
    }
web-again = Replay
web-again-back = Press any key or tap to go live
web-since = Since your last turn
web-since-away = While you were away
web-since-harm = Against you
web-since-danger = Danger
web-since-others = The others
web-since-table = The table
web-since-near =
    { $named ->
        [yes] { $name } is one step from victory: { $way } { $now }/{ $needed }.
       *[no] { $name } is one step from victory: { $now }/{ $needed }.
    }
web-since-again = Watch all · { $seconds } s
web-since-turn = Watch this turn of { $name } again
web-since-more = { $count } more
web-since-less = Only what concerns you
web-since-close = Hide
web-key-space = Space
web-pace-now = Moves of others: { $pace }
web-story-more = More to come…
web-story-setup = Set-up
web-story-round = Round { $number }
web-story-again = Watch this move again
web-orders = Standing orders
    .text = Answers that are given for you, known to you alone.
web-keys = Keyboard
web-keys-tab = go through everything that is highlighted
web-keys-arrows = to the nearest highlighted thing in that direction
web-keys-story = in the story: from word to word
web-keys-enter = select it
web-keys-escape = one step back
web-keys-digits = the choices of the question, in order
web-keys-list = all choices as a list
web-keys-undo = undo
web-keys-redo = redo
web-keys-end = end the turn
web-keys-chat = go to the chat
web-keys-advise = while moves are shown: pause; when you decide: Pythia’s advice, if the table allows it
web-keys-point = show your side what is explained, or the next thing you touch
web-keys-skip = while moves are shown: skip to the end of the turn; twice: go live
web-keys-pace = show moves slower or faster
web-keys-since = show or hide what happened since your last turn
web-keys-rules = open the rules for what is explained
web-keys-help = this list
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = Whole map, or your own piece

## What the record tells besides the game’s own events

web-entry-undo = { $name } undoes a step.
web-entry-redo = { $name } redoes a step.
web-entry-ordered = By standing order of { $name }:
web-entry-ask = { $name } asks to go back.
web-entry-agree = { $name } agrees.
web-entry-decline = { $name } declines.
web-entry-resign = { $name } resigns.
web-entry-bot = A bot now plays for { $name }.
web-entry-propose = { $name } proposes a bot for { $other }.
web-entry-replace = { $name } is away: a bot takes over.
web-entry-gone = { $name } has left: a bot plays to the end.
web-entry-back = { $name } is back at the table.
web-entry-given = The host gave this seat to { $name }.
web-entry-rewind = The host undid moves at this table.
web-entry-migrate = The game continues under newer rules.

## The end

web-over = The game is over
web-over-won = Victory!
web-over-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
web-over-map = Final map
web-over-places = Final ranking
web-over-chances = Chances of winning
web-over-rematch = Rematch
web-over-next = Go to the rematch
web-over-look = View the board
web-over-replay = Replay and statistics
web-over-verify = Check the dice
web-over-export = Save the record
web-reason-resigned = Everybody else has resigned.
web-verdict-kept = All correct: the seed matches its fingerprint, and every roll, shuffle and move follows from it.
web-verdict-broken = Check failed: something does not match.
web-verdict-commitment = Fingerprint shown before the game
web-verdict-seed = Seed

## Settings

web-setting-theme = Theme
    .text = Light is parchment; dark is the sea at night.
web-setting-theme-system = Same as device
web-setting-theme-light = Light
web-setting-theme-dark = Dark
web-setting-motion = Motion
    .text = Pieces glide, cards turn and dice tumble.
web-setting-motion-system = Same as device
web-setting-motion-full = Full
web-setting-motion-reduced = Reduced
web-setting-pace = Moves of others
    .text = How long each move is shown.
web-setting-pace-slow = Slow
web-setting-pace-normal = Normal
web-setting-pace-fast = Fast
web-setting-pace-at_once = Instant
web-setting-confirm = Confirm actions
    .text = Ask before an action is sent.
web-setting-confirm-none = Never
web-setting-confirm-ending = Before ending a turn early
web-setting-confirm-all = Always
web-setting-sound = Sounds
    .text = Quiet sounds: wood, bronze, a lyre string.
web-setting-volume = Volume
web-setting-ambient = Sound of the sea
    .text = Quiet surf during a game.
web-setting-patterns = Stronger patterns
    .text = Symbols and hatching set colours apart more clearly.

## Refusals, by their codes

web-refused-no-connection = No connection. Nothing was lost; try again in a moment.
web-refused-broken = Server error. Try again in a moment.
web-refused-not-signed-in = Sign in first.
web-refused-not-allowed = You cannot do that here.
web-refused-not-found = There is no such table.
web-refused-conflict = That is not possible right now.
web-refused-name-taken = This name is taken, or too similar to one that is. Choose another.
web-refused-bad-name = This name is not allowed. Choose another.
web-refused-wrong-password = Wrong name or password.
web-refused-wrong-old = Wrong password.
web-refused-weak-password = This password is too easy to guess. Try three unrelated words, for example.
web-refused-bad-link = This link is invalid or has expired. Ask the host for a new one.
web-refused-not-let-in = This server is for members only.
web-refused-stale = The game has moved on. Look again.
web-refused-wrong-seat = It is not your decision.
web-refused-illegal-action = That action is no longer available.
web-refused-no-undo = There is nothing to undo.
web-refused-too-many = Too many requests. Wait a moment.
web-refused-unavailable = The server cannot save right now. Nothing that was done is lost.
web-refused-no-advice = Advice is not allowed at this table.
web-refused-old-rules = This game was started under older rules and cannot continue here.
web-stuck = This game cannot continue here
web-stuck-text = It was played under version { $version } of the rules, which this server no longer has. You can read below what happened.
web-stuck-end = End the game
web-stuck-end-help = Any player can end it. Then its record can be saved.
web-refused-banned = This account is banned.
web-refused-closed = This table is closed.
web-refused-muted = The host has muted you. You cannot chat for a while.
web-refused-other = The request was refused. { $message }

## Credits

web-credits = Credits
web-credits-lead = Aegean builds on the work of many people.
web-credits-icons = Icons
    .text = From the game-icons collection by Lorc, Delapouite and its other contributors, under the licence CC BY 3.0. Some are turned or combined. The players’ emblems and the ships are drawn for Aegean.
web-credits-fonts = Typefaces
    .text = Cinzel by Natanael Gama, Alegreya by Juan Pablo del Peral, Source Sans 3 by Paul D. Hunt; all under the SIL Open Font License 1.1.
web-credits-coast = The coast of Greece
    .text = Based on Natural Earth, whose maps are free for everyone.
web-credits-games = The board games
    .text = Lords of Hellas was designed by Adam Kwapiński, The Oracle of Delphi by Stefan Feld. Aegean is made by players and is not affiliated with the publishers. Buy the games; they are worth it.
web-credits-code = The software
    .text = Free under the MIT licence. Built with Svelte; texts in Fluent.

## What is kept

web-announcement = From the host:
web-chat-removed = removed by the host
web-chat-remove = Remove this message by { $name }
web-nobody = nobody
web-person-data = Download my data
web-host = Host’s page
web-report = Report…
web-privacy = Privacy
