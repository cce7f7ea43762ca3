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

## The Oracle of Delphi: the board

web-delphi-scene = Choice
web-delphi-sea = The sea
web-delphi-display_equipment = Equipment for a defeated monster
web-delphi-display_companions = Companions still ashore
web-delphi-cost =
    { $favours ->
        [0] no favours
        [one] 1 favour
       *[other] { $favours } favours
    }
web-delphi-loss-dice =
    { $count ->
        [one] One die is unused.
       *[other] { $count } dice are unused.
    }
web-delphi-spends = Cost: { web-delphi-cost }.
web-delphi-ship_of = Ship · { $player }
web-delphi-here = Here: { $things }.
web-delphi-beside = Next to it: { $things }.
web-delphi-seen_by = Looked at by: { $players }.
web-delphi-deliver = Destination: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Last round: { $names } has returned to Zeus.
       *[other] Last round: { $names } have returned to Zeus.
    }
web-delphi-spoken =
    { $left ->
        [0] The oracle said: { $colours }. All dice are used.
        [one] The oracle said: { $colours }. 1 die is left.
       *[other] The oracle said: { $colours }. { $left } dice are left.
    }
web-delphi-water = Water · { $colour }
    .text = You can end a sail here with a die or oracle card of this colour.
web-delphi-shallows = Shallows
    .text = No ship can stop here, and only a ship with a flat keel can cross.
web-delphi-zeus = Zeus
    .text = All ships start here. When your tasks are complete, sail back to this space.
web-delphi-offering_island = Island of offerings
    .text = From a space next to it, load an offering with a die of the offering’s colour.
web-delphi-mountain = Mountain of monsters
    .text = From a space next to it, fight a monster with a die of the monster’s colour.
web-delphi-temple = Temple · { $colour }
    .text = From a space next to it, make an offering of this colour here.
web-delphi-statue_island = Island of statues
    .text = From a space next to it, raise a statue on a free pedestal of its colour.
web-delphi-city = City · { $colour }
    .text =
        { $count ->
            [0] No statues are left.
            [one] One statue is left. Load it from a space next to the city.
           *[other] { $count } statues are left. Load them from a space next to the city.
        }
web-delphi-hidden = Hidden island · { $colour }
    .text = From a space next to it, explore it with a die of its border’s colour.
web-delphi-seen = You have seen it: { $island }.
web-delphi-explored = No shrine stands here yet. Its owner can build one from a space next to it with the border’s colour: { $colour }. Exploring it gave:
web-delphi-shrine_here = A shrine stands here. The letter would have given:
web-delphi-pedestal = Pedestal · { $colour }
    .text = A free pedestal takes a statue of its colour.
web-delphi-of-monster = Monster · { $colour }
web-delphi-of-offering = Offering · { $colour }
web-delphi-of-statue = Statue · { $colour }
web-delphi-of-injury = Injury · { $colour }
web-delphi-about_colour = Your shrines go on the islands of this colour.
web-delphi-about_die = Pays for one action. Pay favours to use it as a colour further along the wheel.
web-delphi-about_card = Works like a die of its colour. You can use one card each turn.
web-delphi-about_injury = With three of one colour, or six in total, you spend your next turn recovering. A die of their colour discards them.
web-delphi-oracle_deck = Oracle deck
    .text =
        { $count ->
            [one] Use any die to draw a card. One card is left.
           *[other] Use any die to draw a card. { $count } cards are left.
        }
web-delphi-favours = Favours
    .text = Use any die to take 2. Favours recolour dice, lengthen a sail and pay for another round of a fight.
web-delphi-strength = Strength
    .text = Makes monsters easier to defeat, and protects you from the titan if it is at least as high as his roll.
web-delphi-hold = Hold
    .text = Room for offerings and statues. Cargo leaves the ship only at its temple or pedestal.
web-delphi-wheel = Wheel of the oracle
    .text = Each step clockwise costs a favour. Select a die or card, then a colour to see what you could do with it.
web-delphi-gods = Gods
    .text = Gods advance from the start cloud to the throne. There you can use their abilities.
web-delphi-look = Look
    .text = Use any die to look at two hidden islands. Only you see them.
web-delphi-any_colour = Any colour
web-delphi-end_turn = Consult the oracle
    .text = Ends your turn: you roll your dice for the next one.
web-delphi-fight_on = Fight on
    .text = Pay a favour: the monster loses 1 strength, and you roll again.
web-delphi-surrender = Give up
    .text = The monster stays, and what you have spent is lost.
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
        [0] Change to { $colour }, free
        [one] Change to { $colour } for 1 favour
       *[other] Change to { $colour } for { $favours } favours
    }
web-delphi-tasks = Tasks of Zeus
web-delphi-tasks_done = { $done } of { $all }
web-delphi-cards = Cards
web-delphi-injuries = Injuries
web-delphi-titan = The titan attacks
web-delphi-unharmed = no injury
web-delphi-fight_news =
    { $won ->
        [open] { $player } needs { $target } or more.
        [yes] { $player } needed { $target } and wins!
       *[no] { $player } needed { $target } and misses.
    }
    .you =
        { $won ->
            [open] You need { $target } or more.
            [yes] You needed { $target } and win!
           *[no] You needed { $target } and miss.
        }
web-delphi-consults = { $player } consults the oracle
    .you = You consult the oracle
web-delphi-needed = needed { $target }
web-delphi-strength_of = strength { $strength }
web-delphi-monster_number = needed
web-delphi-so_far = So far
web-delphi-round = Round { $number }
web-delphi-missed = missed
web-delphi-wounded = injured
web-delphi-favours_left =
    { $count ->
        [one] favour left
       *[other] favours left
    }
web-delphi-battle_die = Battle die
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
web-delphi-no_favours = You have no favours left to fight on.
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
        [north] north
       *[other] away
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
web-hellas-here_port = Port, joined with: { $things }
web-hellas-here_barred = { $monster } bars the sea trail to { $region }.
web-hellas-here_obeyed = Talos obeys { $who }.
web-hellas-here_no_tokens = Satyr is here: no control token is laid.
web-hellas-lies = lies in a thread
web-hellas-atlas_port = Port { $number } · { $region }
web-hellas-here_atlas_port = Port { $number }: a hoplite may be sent to Atlas
web-hellas-here_atlas = Atlas kneels here
web-hellas-with_atlas = On Atlas
web-hellas-on_atlas = Slots taken: { $count } · { $slots }
web-hellas-sky = { $left } left
web-hellas-sky_soon = The sky may come down at the next Build Monument: { $left } left.
web-hellas-atlas_leads = Most hoplites: { $who }
web-hellas-atlas_bonus = Bonus token: { $who }, { $attribute } +1
web-hellas-who_sends = Who may send, in this order
web-hellas-garden = Garden of the Hesperides
web-hellas-garden_port = Port · { $region }
web-hellas-here_garden_port = Port: a hoplite may be sent to Atlas for a golden apple
web-hellas-apple = Golden apple
    .text = In a battle, once, instead of a combat card: army strength +1. Or at the start of your turn, one in a turn: heal an injury, or an attribute counts 1 more this turn. It then leaves the game.
web-hellas-apples = Golden apples: { $count }
web-hellas-apples_left = Apples left: { $count }
web-hellas-apple_raises = { $attribute } +1 this turn
web-hellas-tally_apple = Golden apple
web-hellas-orichalkum = Orichalkum
web-hellas-constructs = Constructs
web-hellas-orichalkum_of = Orichalkum: { $count }
web-hellas-costs = Costs { $count }
web-hellas-muses = The muses
web-hellas-forge = The forge
# How many relics are still to come.
web-hellas-forge_deck = Deck: { $count }
# After the Javelin of Procris has struck.
web-hellas-attack_lowered = The next attack of the monster is worth { $number } less.
web-hellas-fleets = Fleets
web-hellas-fleet_of = Fleet { $value }
# What the ships of a lord add to the army in a port region.
web-hellas-ships_here = { $who }: army strength +{ $number } with Fleet { $value }
web-hellas-underworld = Underworld
    .text = All killed hoplites lie here. In the Resurrection action as many of yours as your Raise come back, into a region with a Gate of Hades or into your supply.
web-hellas-underworld_scale = Raise, 1 to 5
web-hellas-dead =
    { $count ->
        [one] { $count } dead
       *[other] { $count } dead
    }
web-hellas-raise_of = Raise { $value }
web-hellas-gate = Gate of Hades · { $region }
    .text = In the Resurrection action anybody may bring dead hoplites back into this region. It stays for the whole game.
web-hellas-warrior = Warriors of Hades · { $region }
    .text = Its region counts { $count } more population. It follows the army of whoever controls the region, adds 1 to its strength, and never dies.
web-hellas-here_gate = Gate of Hades
web-hellas-here_warriors = Warriors of Hades: { $count }, population +{ $count }
web-hellas-port = Port · { $region }
    .text = In Hero Movement, in a March and by the power of Hermes one goes from here into any other port region as into a neighbouring one: { $others }.
web-hellas-city = City · { $region }
    .text = Whoever controls it recruits here and can fortify one hoplite, which adds 1 to the defence.
web-hellas-sparta = Sparta · { $region }
    .text = A city with twice as many recruits. A fortified hoplite adds 2 to its defence.
web-hellas-fortified = Fortified hoplite · { $region }
    .text = It stands in the city, counts as one of the hoplites here and dies last.
web-hellas-temple = Temple { $number }
    .text = It counts for whoever controls its region.
web-hellas-shrine = Shrine
    .text = A temple can be built here. Until then it does not count.
web-hellas-oracle = Oracle of Delphi
    .text = A special temple. Its reward is on the temple card.
web-hellas-priests = Priests
    .text = The priests in your pool, for prayers, costs and requirements. At most 4, including those at monuments.
web-hellas-supply = Supply
    .text = Hoplites you can still recruit.
web-hellas-hand = Hand
    .text = Combat cards, for battles and for wounds and defence in hunts.
web-hellas-stop = Stop attacking
web-hellas-suffer = Do not defend
web-hellas-pass = Pass
web-hellas-done = Done
web-hellas-monster_move = Move
web-hellas-monster_attack = Region attack
web-hellas-wounds_of = { $dealt } of { $all } wounds
web-hellas-monument_level = Monument: level { $level }
web-hellas-quest_step = Step { $number }
web-hellas-on_step = { $who }: step { $step }
web-hellas-injured = Injured: counts as 1 until healed, then as { $stored } again.
web-hellas-glory = Glory Token · { $land }
web-hellas-glory_free = Glory Token: nobody has it.
web-hellas-glory_owner = Glory Token: { $who }
web-hellas-glory_tokens = Glory Tokens
web-hellas-reward-priest = can give a priest
web-hellas-reward-artifact = can give an artifact
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
web-hellas-short-muse_movement = Muse
web-hellas-short-prayer = Prayer
web-hellas-short-use_artifacts = Artifacts
web-hellas-short-resurrection = Raise
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
    .text = Gifts of the gods, from the blessing drafts that temples bring.
web-hellas-no_treasures = No artifacts or blessings yet.
web-hellas-no_cards = No cards in hand.
web-hellas-no_hero = No hero yet
web-hellas-no_monsters = No monsters on the map.
web-hellas-no_quests = No open quests.
web-hellas-page-race = Victory
web-hellas-page-monsters = Monsters
web-hellas-monuments = Monuments
web-hellas-page-decks = Decks
web-hellas-nearness = How close each player was
web-hellas-quests = Quests
web-hellas-temples = Temples
web-hellas-temples_hint = Red frame: a blessing draft.
web-hellas-temple_left = Temple { $number }: not built yet
web-hellas-temple_built = Temple { $number }: built
web-hellas-king = Monument activation card, tokens left: { $tokens } ({ $region })
web-hellas-danger-king =
    { $tokens ->
        [0] This turn decides: whoever controls { $region } becomes King of Kings.
        [one] One more special action of { $name }, then whoever controls { $region } becomes King of Kings.
       *[other] { $tokens } more special actions of { $name }, then whoever controls { $region } becomes King of Kings.
    }
web-hellas-danger-monster = A monster is where your hero is: { $monster }, { $region }.
web-hellas-march_with = March with { $count }
web-hellas-short_by = needs { $count } more for control
web-hellas-battle = Battle: { $region }
web-hellas-population = population { $number }
web-hellas-attacks = attacks
web-hellas-defends = defends
web-hellas-strengths = Army strength: { $attack } against { $defence }
web-hellas-army_of = Army · { $name }
web-hellas-has_passed = has passed
web-hellas-chooses = chooses now
web-hellas-may_play = may still play · cards: { $count }
web-hellas-wins = { $name } wins
    .you = You win
web-hellas-has_won = has won
web-hellas-has_lost = has lost
web-hellas-tally_hoplites = Hoplites
web-hellas-tally_effects = Effects of cards and powers
web-hellas-tally_fortified = Fortified in the city
web-hellas-tally_warriors = Warriors of Hades
# An attribute that adds no more than there are hoplites.
web-hellas-tally_limited =
    { $count ->
        [one] { $thing } { $value }, 1 hoplite
       *[other] { $thing } { $value }, { $count } hoplites
    }
web-hellas-army_strength = Army strength
web-hellas-casualties = Casualties
web-hellas-none_played = No cards played yet.
# In the scene of a battle, where it is seen which battle it is.
web-hellas-ask-battle_card = Play a combat card, or pass.
web-hellas-ask-battle_order = Both sides have start effects. Which goes first?
web-hellas-ask-battle_start = The battle begins. Use a start effect?
web-hellas-ask-bluff = Both have passed. Bluff with one more combat card?
web-hellas-ask-casualties = The armies have clashed. Change the casualties?
web-hellas-ask-master_plan = Sacrifice a priest to strengthen the card just played?
web-hellas-ahead_you = As it stands, you win { $more } to { $less }.
web-hellas-ahead_other = As it stands, { $name } wins { $more } to { $less }.
web-hellas-loss-hero_movement = Your hero has not moved.
web-hellas-loss-hoplite_movement = Your hoplites have not moved.
web-hellas-loss-muse_movement = Your muse has not moved.
web-hellas-loss-prayer = Your priests have not prayed.
web-hellas-loss-use_artifacts = You can still use an artifact.
web-hellas-loss-extra_special = You can still take another special action.
web-hellas-roll_all = Roll for all, in this order: { $monsters }
web-hellas-hunt = Hunt: { $monster }
web-hellas-hunt_attacks = attacks so far: { $count }
web-hellas-strength = strength
web-hellas-your_hero = Your hero
web-hellas-the_hero = The hero
web-hellas-fourth_injury = A fourth injury ends the hunt.
web-hellas-step-strike = Strike
web-hellas-step-attack = Monster attacks
web-hellas-step-defence = Defence
web-hellas-step-reward = Reward
web-hellas-reward_hint = The hunt is over. Take your reward.
web-hellas-defence = defence
web-hellas-needed = needed
web-hellas-of = of
web-hellas-strike_hint = Choose a card and the wound symbol it covers, or a set of cards for any symbol.
web-hellas-wounds = Wounds
web-hellas-combine = Two swords or maces, three bows or torches, or a sickle cover any symbol.
web-hellas-shelf = Cards to choose from
web-hellas-draft_order = Order in which the cards are passed
web-hellas-upgrade_instead = Army upgrade, instead of a blessing.
web-hellas-upgrade_taken = Your army has it.
web-hellas-your_blessings = Your blessings
