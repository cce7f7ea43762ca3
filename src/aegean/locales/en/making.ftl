### The page of a new table.

making-game = Which game?
making-seats-help = Each seat is for you, for a person with your link, or for a bot. Bots see only what a player in their seat could see.
making-table-itself = The table
making-modules = Which modules?
making-presets = Recommended sets
making-preset-base = Base game
making-preset-all = Everything compatible
making-preset-seats = for your seats
making-yours = +{ $count } of your own
making-group-rest = Other modules
making-off = Off
making-marked = For experienced players
making-marked-help = for experienced players: at most one of these in a game
making-weight = { $number ->
    [1] A few new rules
    [2] Some new rules
   *[other] Many new rules
  }
making-why-excludes = { $name } cannot be combined with { $others }.
making-why-needs = { $name } needs { $others }.
making-why-marked = { $name } and { $others } are both for experienced players; a game can include only one of these.
making-why-seats = { $name } is for { $seats } players.
making-room = Make room
making-room-for = Makes room for { $name }.
making-room-swap = Swap with { $others }
making-room-add = Add { $others }
making-room-seats = Play with { $number }
making-room-out = Removed: { $others }.
making-room-in = Added: { $others }.
making-join = Available modules
making-boxed = Left in the box because { $name } does not use it: { $others }.
making-made = This game
making-made-base = Base game only
making-made-seats =
    { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
making-title = Table name
making-title-help = If empty, the table has your name.
making-public = Open to everyone
making-public-help = Anyone can find the table in the list, join and watch. Otherwise people need the link.
making-rated = Rated game
making-rated-help = It counts for the ratings of those who play. Bots give no advice then.
making-advice = Pythia’s advice is allowed
making-advice-help = On request, a strong bot says what it would do in your place, and why. If several people play, all of them should agree to this.
making-absence = If a player is away
making-absence-help = A bot can take over when the table is waiting for a player. The player can come back at any time.
making-absence-after = How long to wait first
making-replaced-never = Nobody is replaced
making-replaced-host = The host decides
making-replaced-others = All other players must agree
making-device = Everyone plays on this device
making-device-help = Pass the device around. Everything is hidden until the next player is ready.
making-player = Name of player { $number }
making-player-usual = Player { $number }
making-more = Advanced
making-seed = Random seed
making-seed-help = If empty, a secret seed is drawn and shown after the game, so that every roll can be checked. If other people play too, the server mixes a secret number of its own into yours.
making-start = Begin the game
making-open = Open the table
