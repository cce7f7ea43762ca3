### The page of those who look after the house, and reports to them.

host-part-load = State
host-part-reports = Reports
host-part-tables = Tables
host-part-people = People
host-part-announce = Announcement
host-part-outbox = Outgoing messages
host-part-log = Log

## Reports of players

host-report-title = Report to the host
host-report-help = Only those who run this server read it. Nobody else is told, and not the person you report.
host-report-whom = Whom
host-report-nobody = Nobody else sits at this table.
host-report-reason = What is wrong?
host-report-send = Report
host-report-sent = Thank you. The hosts will look at it.
host-report-already = You have reported this already.
host-report-too-many = You have reported a lot today. Try again tomorrow.
host-report-conflict = This cannot be reported: it is your own message, or it was removed already.
host-reports-none = There is nothing here.
host-reports-settled = Show settled reports
host-report-of-line = Message by { $name }
host-report-of-person = Conduct of { $name }
host-report-by = reported by { $name }
host-report-yours = You play at this table: another host decides, or you when the game is over.
host-report-remove = Remove the message
host-report-uphold = Settle
host-report-dismiss = Dismiss
host-report-upheld = Settled
host-report-dismissed = Dismissed

## How the server is

host-health-ok = The server is well.
host-health-degraded = Moves arrive late in other processes.
host-health-failing = Moves cannot be written.
host-load-connected = people at tables now
host-load-running = games running
host-load-open = tables waiting for people
host-load-over = games over
host-load-entries = entries in the last minute
host-load-entries_today = entries in the last day
host-load-bots_waiting = tables where a bot is to move
host-load-bots_late = of these, late
host-load-reports = reports to decide
host-load-accounts = accounts
host-load-guests = guests
host-load-unkept = games over, not yet archived

## People

host-guest = guest
host-role-host = host
host-role-moderator = moderator
host-banned = banned
host-muted = muted until { $when }
host-of = { $deed }: { $name }
host-mute = Mute for a day
host-unmute = Unmute
host-rename = Rename
host-name-new = New name
host-ban = Ban
host-ban-reason = Reason, for the log
host-ban-sure = Ban now
host-unban = Lift the ban
host-search = Search
host-search-people = Name or number
host-banned-people = Banned
host-muted-people = Muted
host-banned-addresses = Banned addresses
host-nobody = Nobody.
host-nothing = Nothing was found.

## Tables

host-search-tables = Title, player or table number
host-status = Status
host-status-all = all
host-status-open = open
host-status-running = running
host-status-over = over
host-status-closed = closed
host-private = private
host-act = Act on table { $table }
host-close = Close the table
host-close-sure = Close it permanently
host-close-reason = Reason that everybody is shown
host-seat = Seat
host-seat-to = To whom: a name, or id: and a number
host-seat-give = Give the seat
host-back = Take back
host-back-count = How many of the latest actions
host-title-clear = Clear the title

## Everybody

host-announced = shown until { $when }
host-announced-nothing = Nothing is announced.
host-announce-text = What everybody is to read
host-announce-hours = Hours
host-announce = Announce
host-announce-end = Take it away
host-outbox = Waiting: { $waiting } (tried in vain: { $late }). Sent in a day: { $sent }. Given up: { $dead }.
host-outbox-oldest = The oldest has been due since { $when }.
host-outbox-dead = Given up
host-log-none = Nothing has been done yet.
host-column-when = When
host-column-who = Who
host-column-kind = By
host-column-reason = About
host-column-table = Table
host-column-why = Why
host-column-act = Act
host-column-whom = What
host-column-text = Details
