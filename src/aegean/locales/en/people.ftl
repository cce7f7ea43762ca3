### People: profiles, friends, ratings. Loaded by these pages alone.

people-company = Friends and company
people-profile-own = Your profile
people-profile-none = No profile to see
people-profile-none-help = There is no such profile, or its owner does not show it to you.
people-since = Member since { $day }
people-guest = Guests have no profile and no friends. With an account you keep your games and have both.
people-shown = Who sees your profile
people-shown-help = Your ratings follow the same choice, on ladders and beside your name. Only with “Everybody” are you listed on a ladder.
people-shown-everybody = Everybody
people-shown-friends = My friends
people-shown-nobody = Nobody
people-friends = Friends
people-friends-none = Nobody yet. Friends can be invited to a table, and may see your profile.
people-friend-name = Name of an account
people-deed-ask = Ask to be friends
people-asks = They ask to be friends
people-asked = You asked
people-bond-friend = You are friends
people-bond-asked = Asked, no answer yet
people-bond-asks = Asks to be friends
people-deed-agree = Agree
people-deed-decline = Decline
people-deed-withdraw = Withdraw
people-deed-end = End friendship
people-deed-block = Block
people-deed-unblock = Lift the block
people-blocked = Blocked
people-blocked-help = They cannot ask to be friends, nor find your tables before these begin, and you do not see what they say. They are not told.
people-recent = Played with lately
people-recent-none = Nobody yet: whoever sits at a table with you comes here.
people-again = The same table again
people-invitations = You are invited
people-invite = Invite a friend
people-invite-done = Invited: { $name }
people-of = { $deed }: { $name }
people-waiting =
    { $count ->
        [one] Somebody asks to be friends
       *[other] { $count } people ask to be friends
    }
people-ratings = Ratings
people-ratings-none = No rated games yet.
people-ratings-how = Games of at least two people count, where nobody knew the seed and no bot advised. Each rating stands with its uncertainty; whoever is unknown has 25 ± 8.3. Against bots alone a game counts if you wish so at the new table.
people-speed = Speed
people-speed-live = Live
people-speed-slow = Slow or no clock
people-rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
people-counts = This game counts for ratings.
people-counts-not = This game does not count for ratings.
people-provisional = provisional
people-level = about the level of { $level }
people-level-wait = A few more games, and you see which bot is about as good.
people-curve = { $game }, { $speed }: rating after each game, from { $from } to { $to }
people-records = Games
people-records-none = No finished games yet.
people-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
people-won-share = { $won } won ({ $share })
people-column-games = Games
people-column-won = Won
people-column-ahead = Ahead
people-column-behind = Behind
people-column-name = Name
people-column-rating = Rating
people-by-seats = By number of players
people-by-module = By modules
people-by-role = By side
people-by-reason = By how they ended
people-with-hero = Favourite heroes
people-with-ship = Favourite ships
people-with-colour = Colours
people-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
people-module-none = Base game
people-ending-resigned = The others resigned
people-ending-reached_zeus = First home to Zeus
people-ending-oracle_cards = More oracle cards
people-ending-favours = More favours
people-ending-shared = Shared victory
people-pace = Time to decide
people-pace-help = The median of each game’s median
people-opponents = Opponents
people-finished = Finished games
people-finished-none = None that you may look at.
people-victory = Won
people-rated = rated
people-more = Show more
people-ladder = Ladder
people-ladder-none = Nobody on this ladder yet. It lists those whose profile everybody may see.
people-ladder-bots = Bots to compare with
people-ladder-unlisted = You are not listed: your profile is not open to everybody.
people-rating-of = { $mean } ± { $deviation }
