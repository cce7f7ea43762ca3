### The browser client.

## Everywhere

web-motto = Two great games of Greek myth, with friends or against bots that play fair
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-back = Back
web-back-home = To the start page
web-copy = Copy
web-copied = Copied
web-you = you
web-language = Language
web-theme-turn = Light or dark
web-nowhere = There is no such page
web-nav = Pages
web-nav-play = Play
web-nav-new = New table
web-nav-rules = Rules
web-rules-of = Rules: { $game }
web-rules-clause = Clause { $clause } of the rules
web-explain-rules = In the rules
web-nav-settings = Settings
web-footer = Free and open. No advertisements, no tracking.
web-footer-credits = Credits and licences
web-unreachable = The server does not answer. We keep trying.

## The games

web-game-delphi = The Oracle of Delphi
    .text = Sail a sea of six colours and fulfil the twelve tasks of Zeus. Let the dice speak, bend them with favours, and be the first to come home.
    .time = 60–100 min
web-game-hellas = Lords of Hellas
    .text = Lead a hero and an army across Greece. Take lands, raise temples, slay monsters, or see a god’s monument finished first.
    .time = 2–3 hours
web-players = Players
web-duration = Duration
web-level-random = random moves
web-level-greedy = steady
web-level-shepherd = Shepherd · careless
web-level-peltast = Peltast · quick
web-level-hoplite = Hoplite · steady
web-level-strategos = Strategos · thinks ahead
web-level-pythia = Pythia · thinks longest
web-bot-names = Zenon, Myrto, Thales, Ianthe, Kleon, Daphne
web-guest-names = Argonaut, Sailor, Hoplite, Oracle, Centaur, Siren, Titan, Pilgrim

## Home

web-play-now = Play now against bots
web-overview = In one minute
web-learn = Learn
    .text = A guided first game of { $game }
web-new-table = New table
web-my-tables = Your tables
web-my-tables-none = You sit at no table yet. One click beside this begins a game.
web-waiting-for-you =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
web-play = Play
web-look = Look
web-watch = Watch
web-sit = Sit down
web-sit-too = Play this seat too
web-join = Join
web-join-code = Link or code from a friend
web-join-unknown = That is neither a table’s link nor its code.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for company just now. Open a table, and others will see it here.
web-watch-tables = Being played
web-watch-tables-none = No public game is being played at the moment.
web-finished-tables = Finished games
web-replay = Replay
web-bring-in = Bring in a record
web-table-of = { $name }’s table
web-row-open =
    { $free ->
        [0] { $game } · all seats taken
        [one] { $game } · one seat free
       *[other] { $game } · { $free } seats free
    }
web-row-against = against { $names }
web-row-round = round { $number }
web-play-again = { $count } players · { $level }
web-row-over = { $game } · finished
web-row-closed = { $game } · closed
web-row-yours = { $game } · it is your turn
web-row-lent = { $game } · a bot plays for you
web-row-theirs = { $game } · { $name } is thinking

## People

web-name = Name
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-sign-out-everywhere = Sign out on every device
web-signed-out = You are signed out
    .text = Sign in again to go on playing.
web-account-made = Your account is ready. Your tables are kept.
web-person-in = Sign in
web-person-in-help = Welcome back.
web-person-in-do = Sign in
web-person-up = Create an account
web-person-up-help = A name and a password of at least eight characters; we ask for nothing else. What you played as a guest stays yours.
web-person-up-do = Create the account
web-person-guest = Play as a guest
web-person-guest-help = Choose a name and begin. This browser remembers you.
web-person-guest-do = Come in
web-person-self = Your name
web-person-self-help = This is how the others at the table see you.
web-person-self-do = Save
web-person-keep = Keep me: create an account
web-person-remove = Delete the account
web-person-remove-help = The account and its name go for ever; bots take over your seats. Your password confirms it.
web-person-remove-do = Delete for ever
web-account = Your account
web-account-guest = You are a guest, known by this browser alone. Create an account to sign in from elsewhere.
web-signed-in-as = You are { $name }.
web-sign-out-everywhere-help = Ends all sessions and tokens, here too.
web-password-old = Your password
web-password-new = New password
web-password-change = Change the password
web-password-change-help = At least eight characters. All other devices and all tokens are signed out.
web-password-changed = Your password is changed.
web-reset = A new password
web-reset-help = Choose a password of at least eight characters. The link works once; all devices are signed out, and you are signed in here.
web-reset-do = Save and sign in
web-reset-done = Your password is changed. You are signed in.
web-tokens = Tokens for programs
web-tokens-help = Whoever has a token plays as you. Give each program its own.
web-token-label = Name of the program
web-token-make = Make a token
web-token-made = This is the token. It is shown this once; keep it like a password.
web-token-until = until { $day }
web-token-end = End
web-token-end-of = End the token { $label }
web-invited = You are invited
web-invited-to = You are invited to { $house }
web-invited-help = Come in as a guest, with a new account, or with the one you have.
web-invited-how = How to come in
web-door-open = Open the door
web-door-members = This house is for its members. Open the link of your invitation, or sign in.
web-door-accounts = Guests do not play here. Sign in, or create an account.
web-door-link = Link of your invitation

## A new table, and its lobby

web-new-game = Which game?
web-new-seats = Who sits at the table?
web-new-seats-help = Each seat is for you, for a person who follows your link, or for a bot. Bots know only what a player in their place would know.
web-new-rules = Rules of this table
web-new-table-itself = The table
web-new-modules = What is it played with?
web-new-presets = Sets that go well together
web-new-preset-base = Base game
web-new-preset-all = Everything that fits
web-new-preset-seats = for your seats
web-new-yours = +{ $count } yours
web-new-group-rest = Further modules
web-new-off = Off
web-new-marked = For experienced players
web-new-marked-help = for experienced players: at most one of these in a game
web-new-weight = { $number ->
    [1] Easy to add
    [2] Adds a good deal
   *[other] Adds much to learn
  }
web-new-why-excludes = { $name } cannot be in one game with { $others }.
web-new-why-needs = { $name } needs { $others }.
web-new-why-marked = { $name } and { $others }: both are for experienced players, and a game has one of these.
web-new-why-seats = { $name } is for { $seats } players.
web-new-room = Make room
web-new-room-for = Makes room for { $name }.
web-new-room-swap = Swap with { $others }
web-new-room-add = Add { $others }
web-new-room-seats = Play with { $number }
web-new-room-out = Leaves: { $others }.
web-new-room-in = Joins: { $others }.
web-new-join = What may join
web-new-boxed = Not with { $name }, so it stays in the box: { $others }.
web-new-made = This game
web-new-made-base = The base game alone
web-new-made-seats = { $seats } players
web-new-title = Its name
web-new-title-help = Left empty, it bears your name.
web-new-public = Open to everyone
web-new-public-help = Anybody may see the table in the list, sit down and watch. Otherwise one needs the link.
web-new-advice = Pythia may be asked
web-new-advice-help = A strong bot says on request what it would do in your place, and why. At a table of several people all should agree to that.
web-new-absence = When somebody is away
web-new-absence-help = A bot can play for somebody the table waits for. They may take their seat back at any time.
web-new-absence-after = How long the table waits first
web-absence-never = Nobody is replaced
web-absence-host = The host decides
web-absence-others = All the others decide together
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
web-new-device = Everybody plays on this device
web-new-device-help = You hand the device around; a curtain hides everything until the next player says that it is them.
web-new-player = Name of player { $number }
web-new-player-usual = Player { $number }
web-seat-here = A person on this device
web-curtain = The curtain is down
web-curtain-next = { $name } is next. Hand over the device; only then raise the curtain.
web-curtain-enter = I am { $name }
web-curtain-wait = The bots are playing …
web-curtain-pass = Hand over to { $name }
web-lobby-advice = Pythia may be asked at this table: players can have a strong bot’s advice.
web-lobby-no-advice = Nobody may ask Pythia for advice at this table.
web-new-more = For the curious
web-new-seed = Number that all chance comes from
web-new-seed-help = Left empty, it is drawn in secret and shown after the game, so that every roll can be checked. Where others play too, the server mixes a secret number of its own into yours.
web-new-start = Begin the game
web-new-open = Open the table
web-seat-number = Seat { $number }
web-seat-self = You
web-seat-person = A person
web-seat-bot = Bot, { $level }
web-seat-free = Free seat
web-player = Player { $number }
web-seat-taken = Ready
web-lobby-waiting =
    { $count ->
        [one] One more player, and the game can begin.
       *[other] { $count } more players, and the game can begin.
    }
web-lobby-full = Everyone is here. The host begins the game.
web-lobby-closed = This table was given up before the game began.
web-closed = Closed by the host.
web-closed-because = Closed by the host: { $reason }
web-lobby-link = Invite with this link
web-lobby-public = The table is also in the list of open tables.
web-lobby-private = Only people with this link find the table.
web-lobby-host = Host
web-lobby-promise = All chance of this game is fixed already. Its seal: { $commitment }…
web-lobby-absence-never = Nobody is replaced at this table while they are away.
web-lobby-absence-host = Somebody whom the table waits for too long ({ $time }) may be replaced by a bot, if the host wishes.
web-lobby-absence-others = Somebody whom the table waits for too long ({ $time }) may be replaced by a bot, if all the others agree.
web-lobby-mixed = Somebody gave the number { $word } for the luck. The server mixed a secret number into it, so nobody knows the dice.
web-lobby-given = Somebody chose the number that all chance comes from, and may know everything that is hidden.
web-lobby-arranged = This game begins from a position that somebody set up, and may know everything that is hidden.
web-lobby-start = Begin the game
web-lobby-leave = Stand up
web-lobby-close = Give up the table

## At the table

web-no-entry = You cannot come in here
web-line-opening = Going to the table …
web-line-waiting = Connection lost, trying again
web-watching = Watching
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-turn-asked = { $name }’s turn: you are asked
web-narrow = { $thing }: what do you do?
web-plate = The player’s things
web-others = The other players
web-modules = Modules of this game
web-own = Your own things
web-world = Beside the board
web-world-more = More beside the board
web-story = Story
web-tabs = Parts of the table
web-tab-board = Board
web-tab-own = Yours
web-tab-world = World
web-tab-players = Players
web-tab-story = Story
web-scene-aside = Look at the board
web-scene-show = Back to the scene
web-undo = Take back
web-redo = Do again
web-prompt = What is asked
web-prompt-list =
    { $count ->
        [one] The one choice as a list
       *[other] All { $count } choices as a list
    }
web-prompt-sent = On its way …
web-prompt-others =
    { $count ->
        [one] { $names } is deciding
       *[other] { $names } are deciding
    }
web-prompt-moment = One moment …
web-which = Which one?
web-sure = Are you sure?
web-and-more = … and { $count } more
web-asked = { $name } asks to go back one step
web-asked-missing = Still to answer: { $names }
web-asked-agree = Agree
web-asked-decline = Decline
web-asked-replace = { $name } proposes a bot for { $absent }, who is away
web-asked-withdraw = Withdraw
web-plate-turn = deciding now
web-plate-resigned = has resigned
web-plate-absent = gone for a while
web-plate-away = not connected
web-plate-more = More about this player
web-plate-replace = Let a bot play here
web-plate-propose = Propose a bot
web-handed = A bot plays for you.
web-handed-away = You were away, and a bot plays for you now.
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-watchers = Those who watch talk among themselves; the players do not hear it.
web-chat-say = Say something
web-chat-send = Send
web-menu = Table menu
web-menu-restart = Start the turn again
    .text = Takes back everything since the last roll, draw or reveal.
web-menu-ask_back = Ask to go back
    .text = Past a roll or a draw, all the other people must agree.
web-menu-hand_over = Let a bot play for you
    .text = You can return to your seat at any time.
web-menu-return = Take your seat back
    .text = A bot plays for you at the moment.
web-menu-resign = Resign
    .text = You finish last; a bot takes over your seat.
web-menu-resign-sure = Yes, resign
web-menu-result = Result
    .text = How the game ended, a rematch, and the proof of its dice.
web-line = What is shown
web-line-skip = To the end of this turn; twice: to now
web-line-behind =
    { $count ->
        [0] Skip
        [one] 1 turn behind · Skip
       *[other] { $count } turns behind · Skip
    }
web-line-asked = You are asked · Go there
web-line-live =
    { $count ->
        [0] Go live
        [one] 1 turn behind · Go live
       *[other] { $count } turns behind · Go live
    }
web-line-paused = Paused
web-line-over = Your turn is over
web-line-again = Again · Back to now
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
web-again = Again
web-again-back = Any key or touch: back to now
web-since = Since your last turn
web-since-away = While you were away
web-since-harm = To you
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
web-since-close = Put away
web-key-space = Space
web-pace-now = Moves of others: { $pace }
web-story-more = … more to come
web-story-setup = Set-up
web-story-round = Round { $number }
web-keys = Keyboard
web-keys-tab = walk through everything that is lit
web-keys-arrows = to the nearest lit thing in that direction
web-keys-story = in the story: from word to word
web-keys-enter = choose it
web-keys-escape = one step back
web-keys-digits = the choices of the question, in order
web-keys-list = all choices as a list
web-keys-undo = take back
web-keys-redo = do again
web-keys-end = end the turn
web-keys-chat = to the chat
web-keys-advise = while moves are shown: pause; when asked: Pythia’s advice, where the table allows it
web-keys-skip = while moves are shown: to the end of the turn, twice: to now
web-keys-pace = show moves slower, faster
web-keys-since = what happened since your last turn: show it, put it away
web-keys-rules = the rules, at what is explained
web-keys-help = this list
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = Whole map, or your own piece

## What the record tells besides the game’s own events

web-entry-undo = { $name } takes a step back.
web-entry-redo = { $name } does it again after all.
web-entry-ask = { $name } asks to go back.
web-entry-agree = { $name } agrees.
web-entry-decline = { $name } declines.
web-entry-resign = { $name } resigns.
web-entry-bot = A bot plays for { $name } now.
web-entry-propose = { $name } proposes a bot for { $other }.
web-entry-replace = { $name } is away: a bot plays in their place.
web-entry-gone = { $name } is no longer here: a bot plays to the end.
web-entry-back = { $name } is back at the table.
web-entry-given = The host gave this seat to { $name }.
web-entry-rewind = The host took the table back.
web-entry-migrate = The game goes on by newer rules.

## The end

web-over = The game is over
web-over-won = Victory!
web-over-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
web-over-map = The final map
web-over-places = The places
web-over-chances = Chances through the game
web-over-rematch = Rematch
web-over-next = To the rematch
web-over-look = Look at the board
web-over-replay = Replay and numbers
web-over-verify = Check the dice
web-over-export = Save the record
web-reason-resigned = Everybody else has resigned.
web-verdict-kept = All is well: the seed fits its seal, and every roll, shuffle and move follows from it.
web-verdict-broken = Something does not fit.
web-verdict-commitment = Seal shown before the game
web-verdict-seed = Seed

## Settings

web-setting-theme = Light or dark
    .text = Parchment by day, the night sea after dusk.
web-setting-theme-system = As the device
web-setting-theme-light = Light
web-setting-theme-dark = Dark
web-setting-motion = Motion
    .text = Whether pieces glide, cards turn and dice tumble.
web-setting-motion-system = As the device
web-setting-motion-full = Lively
web-setting-motion-reduced = Still
web-setting-pace = Moves of others
    .text = How long each of them is looked at.
web-setting-pace-slow = Slow
web-setting-pace-normal = Normal
web-setting-pace-fast = Fast
web-setting-pace-at_once = At once
web-setting-confirm = Ask once more
    .text = Before an action is sent off.
web-setting-confirm-none = Never
web-setting-confirm-ending = Before ending a turn early
web-setting-confirm-all = Always
web-setting-sound = Sounds
    .text = Quiet ones: wood, bronze, a lyre’s string.
web-setting-volume = Volume
web-setting-ambient = Sound of the sea
    .text = A quiet surf while a game is on the table.
web-setting-patterns = Stronger patterns
    .text = Colours are marked more clearly by symbols and hatching.

## Refusals, by their codes

web-refused-no-connection = There is no connection just now. Nothing was lost; try again in a moment.
web-refused-broken = The server stumbled. Try again in a moment.
web-refused-not-signed-in = Say who you are first.
web-refused-not-allowed = You may not do that here.
web-refused-not-found = There is no such table.
web-refused-conflict = That is not possible as things stand now.
web-refused-name-taken = This name is taken, or looks like one that is. Choose another.
web-refused-bad-name = Nobody can be called that. Choose another name.
web-refused-wrong-password = Wrong name or password.
web-refused-wrong-old = This is not your password.
web-refused-weak-password = This password is too easy to guess. Take three words that do not belong together, for example.
web-refused-bad-link = This link does not work, or not any more. Ask the host for another.
web-refused-not-let-in = This house is for its members.
web-refused-stale = The table has moved on. Look again.
web-refused-wrong-seat = It is not your decision.
web-refused-illegal-action = That action is no longer offered.
web-refused-no-undo = There is nothing that could be taken back.
web-refused-too-many = That was too much at once. Wait a moment.
web-refused-unavailable = The server cannot write at the moment. Nothing that was done is lost.
web-refused-no-advice = Nobody may ask for advice at this table.
web-refused-old-rules = This table was begun by older rules and cannot go on here.
web-stuck = This game cannot go on here
web-stuck-text = It was played by version { $version } of the rules, which this server no longer has. What happened can be read below.
web-stuck-end = End the game
web-stuck-end-help = Any of its players may end it. After that its record can be saved.
web-refused-banned = This name may not come in.
web-refused-closed = This table is closed. Nobody plays here any more.
web-refused-muted = You cannot chat for a while. The host has seen to that.
web-refused-other = That was refused. { $message }

## Credits

web-credits = Credits
web-credits-lead = Aegean stands on the work of many.
web-credits-icons = Icons
    .text = From the game-icons collection by Lorc, Delapouite and its other contributors, under the licence CC BY 3.0. Some are turned or combined. The players’ emblems and the ships are drawn for Aegean.
web-credits-fonts = Typefaces
    .text = Cinzel by Natanael Gama, Alegreya by Juan Pablo del Peral, Source Sans 3 by Paul D. Hunt; all under the SIL Open Font License 1.1.
web-credits-coast = The coast of Greece
    .text = After Natural Earth, which gives its maps to everyone.
web-credits-games = The board games
    .text = Lords of Hellas was designed by Adam Kwapiński, The Oracle of Delphi by Stefan Feld. Aegean is made by players and has no ties to their publishers; buy the games, they are worth it.
web-credits-code = The program
    .text = Free under the MIT licence. The page is built with Svelte, its texts with Fluent.

## What is kept

web-announcement = From the host:
web-chat-removed = removed by the host
web-chat-remove = Remove what { $name } said
web-nobody = nobody
web-person-data = Download my data
web-privacy = What is kept
web-privacy-lead = What this server keeps of you, and for how long. It sends nothing to anybody else.
web-kept-cookie = Two cookies
    .text = One says who you are; your browser keeps it for 90 days after your last visit. If you have an account, another says that you have signed in here before, so that other people’s wrong attempts do not lock you out; it is kept for 400 days and opens nothing. Settings such as the language stay in your browser.
web-kept-account = Your account
    .text = Name, language, and the password as an argon2 hash that nobody can read. Kept until you delete the account.
web-kept-guests = Guests
    .text = A name and the games. The host may remove guests who have not been here for 30 days and left nothing behind.
web-kept-sessions = Where you are signed in
    .text = Sessions end 90 days after your last visit, tokens for programs after a year, and all of them when you sign out everywhere. A link to a new password works for one day. Only digests are kept, which open nothing.
web-kept-tables = Tables and records
    .text = Who sat where, every move and when it was made. Kept for as long as the server, so that games can be looked at again.
web-kept-chat = Chat
    .text = What you say at a table stays with the table. A line that was removed is shown to nobody but the host.
web-kept-addresses = Addresses
    .text = Your address is in the server's log with each request, for as long as the host keeps the log. It is in the database only where the host has banned it.
web-kept-house = What the host does
    .text = If a moderator removes a line, mutes or renames somebody, that is written down for a year.
web-kept-backups = Backups
    .text = The host may keep backups of everything. Whoever is deleted is still in the backups that were made before.
web-kept-others = Others
    .text = No advertising, no statistics about you, no other companies. The page loads nothing from elsewhere.
web-kept-delete = When you delete yourself
    .text = At once: name, password and sessions go, your name goes from seats, chat and the log, titles of tables you made are cleared, and a bot plays on for you. The moves and the chat stay, without your name.

## The Oracle of Delphi: the board

web-delphi-scene = Choice
web-delphi-sea = The sea
web-delphi-display_equipment = Equipment for a slain monster
web-delphi-display_companions = Companions still ashore
web-delphi-cost =
    { $favours ->
        [0] no favours
        [one] 1 favour
       *[other] { $favours } favours
    }
web-delphi-loss-dice =
    { $count ->
        [one] One die is unspent.
       *[other] { $count } dice are unspent.
    }
web-delphi-spends = It costs { web-delphi-cost }.
web-delphi-ship_of = Ship · { $player }
web-delphi-here = Here: { $things }.
web-delphi-beside = Beside it: { $things }.
web-delphi-seen_by = Looked at by: { $players }.
web-delphi-deliver = It goes to: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Last round: { $names } is home.
       *[other] Last round: { $names } are home.
    }
web-delphi-spoken =
    { $left ->
        [0] The oracle said: { $colours }. All spent.
        [one] The oracle said: { $colours }. 1 die is left.
       *[other] The oracle said: { $colours }. { $left } dice are left.
    }
web-delphi-water = Water · { $colour }
    .text = A sail may end here with a die or oracle card of this colour.
web-delphi-shallows = Shallows
    .text = No ship stops here, and none crosses without a flat keel.
web-delphi-zeus = Zeus
    .text = All ships set out from here. Whoever has done every task comes home to this space.
web-delphi-offering_island = Island of offerings
    .text = From a space beside it you load an offering with its own colour.
web-delphi-mountain = Mountain of monsters
    .text = From a space beside it you fight a monster with its own colour.
web-delphi-temple = Temple · { $colour }
    .text = From a space beside it you make an offering of this colour here.
web-delphi-statue_island = Island of statues
    .text = From a space beside it you raise a statue on a free pedestal of its colour.
web-delphi-city = City · { $colour }
    .text =
        { $count ->
            [0] Its statues are all gone.
            [one] One statue is left to load from a space beside it.
           *[other] { $count } statues are left to load from a space beside it.
        }
web-delphi-hidden = Hidden island · { $colour }
    .text = From a space beside it you explore it with the colour of its border.
web-delphi-seen = You have looked: { $island }.
web-delphi-explored = No shrine stands here yet. Its owner builds one from a space beside it with the colour of the border: { $colour }. For whoever explored it:
web-delphi-shrine_here = A shrine stands here. The letter would have given:
web-delphi-pedestal = Pedestal · { $colour }
    .text = A free pedestal takes a statue of its colour.
web-delphi-of-monster = Monster · { $colour }
web-delphi-of-offering = Offering · { $colour }
web-delphi-of-statue = Statue · { $colour }
web-delphi-of-injury = Injury · { $colour }
web-delphi-about_colour = The islands of this colour take your shrines.
web-delphi-about_die = Pays for one action. For favours it counts as another colour, further along the wheel.
web-delphi-about_card = Serves like a die of its colour. One card may be used each turn.
web-delphi-about_injury = Three of one colour, or six in all, and your next turn goes to recovering. A die of the colour discards them.
web-delphi-oracle_deck = Oracle deck
    .text =
        { $count ->
            [one] Any die draws a card from it. One card is left.
           *[other] Any die draws a card from it. { $count } cards are left.
        }
web-delphi-favours = Favours
    .text = Any die brings 2. They recolour dice, lengthen a sail and pay for another round in a fight.
web-delphi-strength = Strength
    .text = Makes monsters easier to defeat, and wards off the titan where it reaches the titan’s roll.
web-delphi-hold = Hold
    .text = Room for offerings and statues. Cargo leaves the ship only at its temple or pedestal.
web-delphi-wheel = Wheel of the oracle
    .text = Each step clockwise costs a favour. Take a die or card in hand, and touch a colour to see what it would open.
web-delphi-gods = Gods
    .text = Each climbs from the start cloud to the throne, and grants its power there.
web-delphi-look = Look
    .text = With any die you see two hidden islands, for your eyes only.
web-delphi-any_colour = Any colour
web-delphi-end_turn = Consult the oracle
    .text = Ends your turn: you roll your dice for the next one.
web-delphi-fight_on = Fight on
    .text = You pay a favour, the monster grows weaker by one, and you roll again.
web-delphi-surrender = Withdraw
    .text = The monster stays, and what you have spent is gone.
web-delphi-god_row =
    { $row ->
        [0] On the start cloud.
        [6] On the throne.
       *[other] On cloud { $row }.
    }
web-delphi-god_colour = Colour: { $colour }.
web-delphi-dice = Oracle dice
web-delphi-used_die = Used die
web-delphi-favours_held =
    { $count ->
        [one] 1 favour
       *[other] { $count } favours
    }
web-delphi-turn_to =
    { $favours ->
        [0] Turn to { $colour }, free
        [one] Turn to { $colour } for 1 favour
       *[other] Turn to { $colour } for { $favours } favours
    }
web-delphi-tasks = Tasks of Zeus
web-delphi-tasks_done = { $done } of { $all }
web-delphi-cards = Cards
web-delphi-injuries = Injuries
web-delphi-titan = The titan strikes
web-delphi-unharmed = unharmed
web-delphi-fight_news =
    { $won ->
        [yes] { $player } needed { $target }, and wins!
       *[no] { $player } needed { $target }, and misses.
    }
web-delphi-consults = { $player } hears the oracle
web-delphi-needed = needed { $target }
web-delphi-strength_of = strength { $strength }
web-delphi-monster_number = to reach
web-delphi-so_far = So far
web-delphi-round = Round { $number }
web-delphi-missed = missed
web-delphi-wounded = wounded
web-delphi-favours_left =
    { $count ->
        [one] favour left
       *[other] favours left
    }
web-delphi-battle_die = The battle die
web-delphi-next_roll = The next roll needs { $target } or more
web-delphi-rolled = rolled
web-delphi-odds =
    { $favours ->
        [one] For 1 favour you roll again: { $target } or more wins, { $chance }.
       *[other] For { $favours } favours you roll again: { $target } or more wins, { $chance }.
    }
web-delphi-odds_all =
    { $favours ->
        [one] With your favour: { $chance }.
       *[other] With all { $favours } favours: { $chance }.
    }
web-delphi-no_favours = No favour is left to fight on with.
web-delphi-stands = The monster still stands. Fight on?
    .text = If you fail with a 0, you also take an injury. The die or card is spent either way.
web-delphi-pay =
    { $favours ->
        [one] Pay 1 and roll
       *[other] Pay { $favours } and roll
    }
# Where a hex lies from the ship.
web-delphi-bearing =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } { $way ->
        [east] east
        [south_east] south-east
        [south] south
        [south_west] south-west
        [west] west
        [north_west] north-west
        [north_east] north-east
       *[north] north
    }
web-delphi-do-draw_oracle = Oracle card
web-delphi-do-take_favours = Favours +2
web-delphi-do-look_islands = Look at two islands
web-delphi-do-sail = Sail · { $where }
web-delphi-do-explore = Explore · { $where }
web-delphi-do-fight = Fight · { $colour }
web-delphi-do-build_shrine = Build a shrine
web-delphi-do-load_offering = Load offering · { $colour }
web-delphi-do-make_offering = Make the offering
web-delphi-do-load_statue = Load a statue
web-delphi-do-raise_statue = Raise statue · { $colour }
web-delphi-do-discard_injuries = Heal · { $colour }
web-delphi-do-advance_god = Advance { $god }
web-delphi-do-combo = { $card }

## The board of Lords of Hellas

web-hellas-group-cards = Cards and creatures
web-hellas-group-gods = Gods and wonders
web-hellas-group-lands = More lands, and another game
web-hellas-preset-beasts = Heroes and beasts
web-hellas-preset-sea = The sea
web-hellas-preset-lords = Six lords
web-hellas-preset-kronos = Kronos
web-hellas-map = Map of Hellas
web-hellas-sea-ionian = Ionian Sea
web-hellas-sea-aegean = Aegean Sea
web-hellas-sea-cretan = Sea of Crete
web-hellas-player = Player { $number }
web-hellas-here_control = Control: { $things }
web-hellas-here_hoplites = Hoplites: { $things }
web-hellas-here_fortified = Fortified: { $things }
web-hellas-here_heroes = Heroes: { $things }
web-hellas-here_monsters = Monsters: { $things }
web-hellas-here_quest = Quest: { $things }
web-hellas-here_temple = Temple: { $things }
web-hellas-city = City · { $region }
    .text = Whoever controls it recruits here and can fortify one hoplite, who adds 1 to the defence.
web-hellas-sparta = Sparta · { $region }
    .text = A city that brings twice as many recruits; a fortified hoplite adds 2 to its defence.
web-hellas-fortified = Fortified hoplite · { $region }
    .text = It stands in the city, counts as one of the hoplites here and dies last.
web-hellas-temple = Temple { $number }
    .text = It counts for whoever controls its region.
web-hellas-shrine = Shrine
    .text = A temple can be built here. Until then it counts for nothing.
web-hellas-oracle = Oracle of Delphi
    .text = A temple of its own kind, with a reward that the temple card names.
web-hellas-priests = Priests
    .text = The priests in the pool: for prayers, prices and requirements. At most 4 with those at the monuments.
web-hellas-supply = Supply
    .text = Hoplites that can still be recruited.
web-hellas-hand = Hand
    .text = Combat cards: for battles, and in hunts for wounds and defence.
web-hellas-stop = Stop attacking
web-hellas-suffer = Do not defend
web-hellas-pass = Pass
web-hellas-done = Done
web-hellas-wounds_of = { $dealt } of { $all } wounds
web-hellas-monument_level = Monument: level { $level }
web-hellas-quest_step = Step { $number }
web-hellas-on_step = { $who }: step { $step }
web-hellas-injured = Injured: counts as 1 until it is healed, then { $stored } again.
web-hellas-glory = Glory Token · { $land }
web-hellas-glory_free = Glory Token: nobody has it.
web-hellas-glory_owner = Glory Token: { $who }
web-hellas-glory_tokens = Glory Tokens
web-hellas-reward-priest = can bring a priest
web-hellas-reward-artifact = can bring an artifact
web-hellas-wound-covered = covered
web-hellas-wound-open = not covered
web-hellas-deck-combat = Combat deck
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-deck-event = Event deck
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-deck-attack = Monster attack deck
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-deck-neutral = Neutral artifacts
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-deck-blessing = Blessings
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-discards = Discarded combat cards
web-hellas-event_discards = Discarded events
web-hellas-regular = Regular
web-hellas-special = Special
web-hellas-short-hero_movement = Hero
web-hellas-short-hoplite_movement = Hoplites
web-hellas-short-prayer = Prayer
web-hellas-short-use_artifacts = Artifacts
web-hellas-short-recruit = Recruit
web-hellas-short-march = March
web-hellas-short-build_temple = Temple
web-hellas-short-prepare = Prepare
web-hellas-short-usurp = Usurp
web-hellas-short-hunt = Hunt
web-hellas-short-build_monument = Monument
web-hellas-short-leadership = Leadership
web-hellas-short-strength = Strength
web-hellas-short-speed = Speed
web-hellas-used = Used
web-hellas-used_count = Special actions used: { $count }
web-hellas-treasures = Artifacts and blessings
web-hellas-blessings = Blessings
    .text = Gifts of the gods, won in the drafts that temples bring.
web-hellas-no_treasures = No artifact, no blessing yet.
web-hellas-no_cards = No cards in hand.
web-hellas-no_hero = No hero yet
web-hellas-no_monsters = No monster is on the map.
web-hellas-no_quests = No quest is open.
web-hellas-page-race = The race
web-hellas-page-monsters = Monsters
web-hellas-monuments = Monuments
web-hellas-page-decks = Decks
web-hellas-nearness = How near each player was
web-hellas-quests = Quests
web-hellas-temples = Temples
web-hellas-temples_hint = Red frame: a blessing draft.
web-hellas-temple_left = Temple { $number }: to be built
web-hellas-temple_built = Temple { $number }: built
web-hellas-king = Monument activation card: { $tokens } left ({ $region })
web-hellas-danger-king =
    { $tokens ->
        [0] The crown is decided in this turn: whoever rules { $region } is King of Kings.
        [one] One special action of { $name } until whoever rules { $region } is King of Kings.
       *[other] { $tokens } special actions of { $name } until whoever rules { $region } is King of Kings.
    }
web-hellas-danger-monster = A monster stands where your hero is: { $monster }, { $region }.
web-hellas-march_with = March with { $count }
web-hellas-short_by = { $count } short of control
web-hellas-battle = The battle for { $region }
web-hellas-population = population { $number }
web-hellas-attacks = attacks
web-hellas-defends = defends
web-hellas-strengths = Army strength: { $attack } against { $defence }
web-hellas-army_of = Army · { $name }
web-hellas-has_passed = has passed
web-hellas-chooses = chooses now
web-hellas-may_play = may still play · cards: { $count }
web-hellas-tally_hoplites = Hoplites
web-hellas-tally_effects = Effects of cards and powers
web-hellas-tally_fortified = Fortified in the city
web-hellas-tally_others = Other bonuses
web-hellas-army_strength = Army strength
web-hellas-casualties = Casualties
web-hellas-none_played = No card played yet.
# In the scene of a battle, where it is seen which battle it is.
web-hellas-ask-battle_card = Play a combat card, or pass.
web-hellas-ask-battle_order = Both sides have start effects. Which goes first?
web-hellas-ask-battle_start = The battle begins. Do you use a start effect?
web-hellas-ask-bluff = Both have passed. Do you bluff with one more combat card?
web-hellas-ask-casualties = The armies have clashed. Do you change the casualties?
web-hellas-ask-master_plan = Do you sacrifice a priest to strengthen the card just played?
web-hellas-ahead_you = As it stands, you win { $more } to { $less }.
web-hellas-ahead_other = As it stands, { $name } wins { $more } to { $less }.
web-hellas-loss-hero_movement = Your hero has not moved.
web-hellas-loss-hoplite_movement = Your hoplites have not moved.
web-hellas-loss-prayer = Your priests have not prayed.
web-hellas-loss-use_artifacts = You have an artifact left to use.
web-hellas-loss-extra_special = You forgo another special action.
web-hellas-roll_all = Roll for all, in this order: { $monsters }
web-hellas-hunt = The hunt: { $monster }
web-hellas-hunt_attacks = attacks so far: { $count }
web-hellas-strength = strength
web-hellas-your_hero = Your hero
web-hellas-the_hero = The hero
web-hellas-fourth_injury = A fourth injury ends the hunt.
web-hellas-step-strike = Strike
web-hellas-step-attack = Monster attacks
web-hellas-step-defence = Defence
web-hellas-step-reward = Reward
web-hellas-reward_hint = The hunt is over. What it has earned you is yours to take.
web-hellas-defence = defence
web-hellas-needed = needed
web-hellas-of = of
web-hellas-strike_hint = Choose a card and the wound symbol it covers, or a set of cards for any symbol.
web-hellas-wounds = Wounds
web-hellas-combine = Two swords or maces, three bows or torches, or a sickle cover any symbol.
web-hellas-shelf = Cards to choose from
web-hellas-draft_order = The order in which the cards are passed on
web-hellas-your_blessings = Your blessings
