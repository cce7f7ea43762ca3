### Notifications: the messages themselves, and the page where people choose them.

## Messages

notify-reason-turn = It is your turn
notify-reason-late = Your time is up
notify-reason-agree = You are asked to agree
notify-reason-ended = A game has ended
notify-reason-begun = A game has begun
notify-reason-full = All seats are taken: you can start
notify-reason-rematch = A rematch is open: your seat is kept
notify-reason-invited = A friend invites you to a table
notify-reason-friend = A friend has opened a table
notify-reason-befriend = Somebody asks to be your friend
notify-reason-started = A tournament begins
notify-reason-called_off = A tournament was called off
notify-reason-decided = A tournament is over
notify-reason-test = This is a test
notify-reason-confirm = Please confirm your address
notify-test-body = Notifications arrive here.
notify-befriend-body = See who it is, and answer or leave it.
notify-many =
    { $count ->
        [one] 1 notification
       *[other] { $count } notifications
    }
notify-stop = Stop these notifications
notify-change = Change what you are notified about
notify-foot = You get this because you asked { $house } for notifications.
notify-confirm-subject = Confirm your e-mail address for { $house }
notify-confirm-body = Somebody, probably you, wants notifications from { $house } at this address. To confirm, open this link within one day:
notify-confirm-not-you = If it was not you, do nothing: nothing more will be sent here.

## The page

notify-lead = You are notified when a table needs you while you are not looking at it. Messages name the table, the game and the reason, and nothing that is hidden in a game.
notify-where = Where you are notified
notify-where-none = Nowhere yet. Choose a way below.
notify-kind-push = Browser
notify-kind-email = E-mail
notify-kind-discord = Discord
notify-kind-slack = Slack
notify-kind-ntfy = ntfy
notify-kind-json = Your own program
notify-here = this browser
notify-state-on = On
notify-state-off = Off
notify-state-unconfirmed = Waiting for you to open the link we sent
notify-why-gone = Switched off: the address no longer exists.
notify-why-refused = Switched off: the messages were refused.
notify-why-failing = Switched off: messages have not got through for hours.
notify-test = Send a test
notify-test-sent = The test is on its way and should arrive within seconds.
notify-again = Send the link again
notify-again-sent = We sent the link to { $address }.
notify-switch-on = Switch on
notify-switch-off = Switch off
notify-remove = Remove
notify-of = { $deed }: { $name }
notify-add = Add a way
notify-add-do = Add
notify-push-on = Notify me in this browser
notify-push-denied = Your browser blocks notifications from this site. Allow them in the browser’s settings, then try again.
notify-push-cannot = This browser cannot show notifications here. On an iPhone or iPad, add this site to the home screen first.
notify-push-failed = The browser’s push service could not be reached. Try again later.
notify-address-email = Your e-mail address
    .text = We send a link there. Nothing else arrives until you open it.
notify-address-discord = Address of the webhook
    .text = In Discord: Channel settings, Integrations, Webhooks, Copy webhook URL.
notify-address-slack = Address of the webhook
    .text = In Slack: an app with Incoming Webhooks, and its webhook URL.
notify-address-ntfy = Address of the topic
    .text = For example https://ntfy.sh/ and a name that nobody guesses. Subscribe to it in the ntfy app.
notify-address-json = Address of your program
    .text = Receives JSON by POST, signed as Standard Webhooks describes.
notify-token = Access token
    .text = Only if the topic is protected.
notify-secret = Your program checks signatures with this secret. It is shown only once.
notify-about = What about
notify-about-turn = It is my turn, or I am asked something
notify-about-agree = Somebody asks me to agree
notify-about-ended = A game has ended
notify-about-tables = A table I sit at has begun or is full, a friend invites me, a rematch is open, or a tournament begins or is called off
notify-about-friends = A friend opens a table, and a seat is free, or somebody asks to be my friend
notify-gather = How often
    .text = What comes up in between is gathered into one message.
notify-gather-0 = At once
notify-gather-15 = At most every 15 minutes
notify-gather-60 = At most every hour
notify-gather-240 = At most every 4 hours
notify-gather-1440 = At most once a day
notify-quiet = Quiet hours
    .text = Nothing is sent then. What comes up is sent afterwards.
notify-quiet-from = From
notify-quiet-to = Until
notify-zone = Time zone
notify-tables = Tables
    .text = Untick a table to hear nothing of it.
notify-tables-none = You are not at a table yet.
notify-saved = Saved
notify-confirm = Confirm your e-mail address
notify-asks-confirm = Notifications will be sent to your address once you confirm it.
notify-does-confirm = Confirm
notify-done-confirm = Your address is confirmed. Notifications arrive there from now on.
notify-stop-page = Stop notifications
notify-asks-stop = You will get no more messages the way this one came. You can switch them on again on the page of your notifications.
notify-does-stop = Stop them
notify-done-stop = Stopped. You will get no more of these messages.
notify-refused-email = This is not an e-mail address.
notify-refused-url = Enter an address that begins with https:// and can be reached from the internet.
notify-refused-conflict = You have added this already, or have too many. Remove one first.
notify-refused-link = This link is invalid or has expired. Have another one sent on the page of your notifications.
notify-stop-failed = This link stops nothing. Open the page of your notifications instead.
