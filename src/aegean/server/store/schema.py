"""The database: what is kept, and where. Migrations in `migrations/` lead every older database here.

A table's truth is its `entries`: an append-only list with a unique number. All else about its play follows from them;
`snapshots` only spare the way. Times are seconds since 1970, in UTC.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users: Final = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),  # what others see
    Column("login", String(40), unique=True),  # the name in lower case; None: a guest, or a deleted account
    Column("password", String(200)),  # argon2; None as above
    Column("language", String(5), nullable=False, default="en"),
    Column("created", Float, nullable=False),
    Column("banned", Float),  # since when
    Column("deleted", Float),
    Column("look", String(60), unique=True),  # of an account's name: names that look alike have the same
    Column("likeness", String(60), index=True),  # the same of anybody's name, guests' too, who may share it
    Column(
        "role", String(12), nullable=False, default=""
    ),  # "moderator": may call /api/house; "host": the page /host too
    Column("muted", Float),  # until when nobody hears what they say
    Column("member", Boolean, nullable=False, default=False),  # let in by an invitation or by the host
    Column("unreached", Boolean, nullable=False, default=False),  # a destination of theirs was switched off by failing
    Column("shown_to", String(10), nullable=False, default="friends"),  # who sees the profile: "everybody", "nobody"
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the secret in the cookie or token, which is kept nowhere
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # "browser" or "token"
    Column("label", String(60), nullable=False, default=""),  # what the user calls a token
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

devices: Final = Table(  # where somebody has signed in before: other people's wrong attempts do not lock them out there
    "devices",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the secret in its cookie
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

tickets: Final = Table(  # links that work once: to a new password, into the house, or to confirm an e-mail address
    "tickets",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),  # "password", "invitation" or "email"
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), index=True),  # whose password; None: an invitation
    Column("label", String(60), nullable=False, default=""),  # whom the host made it for; of "email": the destination
    Column("left", Integer, nullable=False, default=1),  # how often it still works
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Column("reason", String(200), nullable=False, default=""),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", String(20), nullable=False),  # of the rules it is played by
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),  # secret until the game is over
    Column("seed_given", Boolean, nullable=False, default=False),  # somebody chose it, and so may know it
    Column("seed_word", String(80)),  # the number that somebody gave to be mixed into the seed
    Column("seed_salt", String(80)),  # what the server mixed it with; secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("title", String(80), nullable=False, default=""),
    Column("status", String(10), nullable=False),  # "open", "running", "over", "closed"
    Column("public", Boolean, nullable=False, default=True),  # listed for everybody, or for those with the link
    Column("invite", String(32), nullable=False),
    Column("host", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("rematch_of", ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("touched", Float, nullable=False),  # the latest entry, or change before the start
    Column("waiting", JSON, nullable=False, default=list),  # the seats that have to decide, for lists of tables
    Column("asked", JSON, nullable=False, default=list),  # the seats whose word somebody waits for
    Column("round", Integer, nullable=False, default=0),  # the same: 0 before the start, and while that is not known
    Column("think_by", Float),  # a bot is to move, and whoever took that on should have done so by then
    Column("clock", JSON),  # how time is kept: wire.ClockForm; null: not at all
    Column("clocks", JSON),  # where the players' clocks stand after the latest entry, for lists and for newer rules
    Column("time_by", Float),  # when the first of them runs out
    Column("result", JSON),
    Column("position", JSON),  # the described position that it began from, where it did not begin with the setup
    Column("imported", Boolean, nullable=False, default=False),  # it was played elsewhere
    Column("advice", Boolean, nullable=False, default=False),  # its players may ask a bot what it would do
    Column("hot_seat", Boolean, nullable=False, default=False),  # its people all play on the host's device
    Column("lesson", String(24), nullable=False, default=""),  # the first game that it is, which the client explains
    Column("absence", String(10), nullable=False, default="others"),  # who may seat a bot for somebody who is away
    Column("absence_after", Float, nullable=False, default=86_400.0),  # and after how many seconds
    Column("lent", JSON, nullable=False, default=list),  # the seats where a bot plays in a person's place
    Column("together", JSON, nullable=False, default=list),  # the seats that one player leads; empty: each one of them
    Column("dealt", Boolean, nullable=False, default=False),  # who sits where is dealt when the game begins
    Column("tournament", String(16)),  # that it belongs to; it may be gone
    Column("rated", Boolean),  # as it was wished: None: where several people play; True: against bots alone too
    Column("ended_by", String(10), nullable=False, default=""),  # of a closed table: "house", "host" or "players"
    Column("reason", String(200), nullable=False, default=""),  # the house's words on why it was closed
    Index("ix_tables_status_touched", "status", "touched"),
    Index("ix_tables_think_by", "think_by"),
    Index("ix_tables_time_by", "time_by"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),  # the level of the bot that sits here from the start
    Column("name", String(40), nullable=False, default=""),  # of the player of an imported game
    Column("seen", Float),  # when its player was last connected
    Column("looked", Float),  # when its player was last connected with the page before their eyes
    Column("orders", JSON),  # what its player has said in advance, for nobody else to know: tables/standing.py
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # whose doing; -1: the server's
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("moves", Integer, nullable=False),  # how many actions stand after it
    Column("told", LargeBinary, nullable=False),  # the events with their audiences, as JSON
    Column("at", Float, nullable=False),
    Column("stamp", String(32), nullable=False),  # of the writer, to know its own entry again after a lost answer
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", String(20), nullable=False),
    Column("blob", LargeBinary, nullable=False),  # compressed; holds all secrets
)

kept: Final = Table(  # what cannot change any more, worked out once and by the rules that the game was played by
    "kept",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(20), primary_key=True),
    Column("version", String(20), nullable=False),  # of the rules
    Column("blob", LargeBinary, nullable=False),  # compressed JSON
)

signals: Final = Table(  # what every process of the server is to notice; the log of what a host did, too
    "signals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("subject", String(64), nullable=False, default=""),
    Column("text", String(500), nullable=False, default=""),
    Column("by", String(40), nullable=False, default=""),  # who did it; empty: nobody who looks after the house
)

pulse: Final = Table(  # a row that is written now and then, to see whether it can be; and one that says: we are here
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("filler", LargeBinary, nullable=False),  # nothing; after a failure, as much as a few moves need
)

downtimes: Final = Table(  # when no server was there, so that nobody's clock counts it
    "downtimes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
)

vacations: Final = Table(  # while they last, the slow clocks of their person stand still
    "vacations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),  # as it was planned, or sooner where its person came back
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("room", String(10), nullable=False),  # "players" or "watchers"
    Column("user", ForeignKey("users.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("removed", Float),  # since when nobody is shown it
    Index("ix_chat_table_room_id", "table", "room", "id"),
)

side_chat: Final = Table(  # what a side says among itself: apart, so that no query for others can find it
    "side_chat",
    metadata,
    Column("id", Integer, primary_key=True),  # told as a number below 0: numbers of other lines tell nothing of these
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("side", Integer, nullable=False),
    Column("user", ForeignKey("users.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("removed", Float),
    Index("ix_side_chat_table_side_id", "table", "side", "id"),
)

reports: Final = Table(  # what players told the hosts of: a line of chat, or how somebody behaves
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("person", ForeignKey("users.id", ondelete="SET NULL"), index=True),  # whom it is about
    Column("table", ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("line", Integer, nullable=False, default=0),  # its number, below 0 in a side's room; 0: the person
    Column("name", String(40), nullable=False),  # as they were called at that time
    Column("said", String(500), nullable=False, default=""),  # what the line said at that time
    Column("reason", String(200), nullable=False),
    Column("settled", Float, index=True),  # when a host decided
    Column("decision", String(10), nullable=False, default=""),  # "upheld" or "dismissed"
    UniqueConstraint("reporter", "table", "person", "line", name="uq_reports_reporter_table_person_line"),
    sqlite_autoincrement=True,  # the log names it: its number is never another's
)

# -- notifications ----------------------------------------------------------------------------------------------------

calls: Final = Table(  # something calls for a person: written with its cause, and taken up once
    "calls",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # whose player is called
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), index=True),  # the same; None: whoever has the seat
    Column("reason", String(12), nullable=False),
    Column("number", Integer, nullable=False, default=0),  # of the entry that brought it about
    Column("at", Float, nullable=False, index=True),
)

destinations: Final = Table(  # a browser, an e-mail address or a webhook at which somebody is reached
    "destinations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    # A browser is reached as long as its session lasts.
    Column("session", ForeignKey("sessions.digest", ondelete="CASCADE"), index=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(60), nullable=False, default=""),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False, default=""),  # a browser's keys, what signs plain JSON, or an access token
    Column("state", String(12), nullable=False),  # "unconfirmed", "on", "off" (by its owner), "dead" (by failing)
    Column("why", String(20), nullable=False, default=""),  # it is dead
    Column("failures", Integer, nullable=False, default=0),  # messages that were refused, one after the other
    Column("created", Float, nullable=False),
    Column("sent", Float),  # when the latest message went there
    Column("busy_until", Float),  # a process sends to it, and should be done by then
    sqlite_autoincrement=True,  # links that confirm or stop name it: its number is never another's
)

outbox: Final = Table(  # what is to be told, row by row; what is due at one destination goes as one message
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("destination", ForeignKey("destinations.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("reason", String(12), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("number", Integer, nullable=False, default=0),
    Column("at", Float, nullable=False),  # of its cause
    Column("due", Float, nullable=False),
    Column("state", String(8), nullable=False),  # "waiting", "sent", "dead"
    Column("tries", Integer, nullable=False, default=0),
    Column("tournament", String(16)),  # that it is about, and no table
    Column("batch", String(32)),  # the message that it is part of, by the id that the message bears at every try
    Column("why", String(60), nullable=False, default=""),  # it was not taken at the latest try
    Column("done", Float),  # when it was sent, or given up
    Index("ix_outbox_state_due", "state", "due"),
)

notification_settings: Final = Table(  # of those who wish anything else than what is usual
    "notification_settings",
    metadata,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("about", JSON, nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight, in the zone
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False, default="UTC"),
    Column("gather", Integer, nullable=False, default=0),  # minutes between two messages to the same destination
)

silences: Final = Table(  # tables of which somebody wants to be told nothing
    "silences",
    metadata,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

house_keys: Final = Table(  # made at the first start: by which push services know us, and what signs links
    "house_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", Text, nullable=False),
    Column("made", Float, nullable=False),
)

# -- tournaments ------------------------------------------------------------------------------------------------------

tournaments: Final = Table(  # a season of a league, a cup, or an event with rounds
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # "league", "cup" or "rounds"
    Column("title", String(80), nullable=False),
    Column("game", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),  # at a table, at most
    Column("clock", JSON, nullable=False),  # of all its tables: wire.ClockForm
    Column("plan", JSON, nullable=False),  # what else was agreed on for its kind: wire.Plan
    Column("public", Boolean, nullable=False, default=True),
    Column("invite", String(32), nullable=False),
    Column("organiser", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("status", String(10), nullable=False),  # "open", "running", "over", "called_off"
    Column("begins", Float),  # on which date; None: by its number, or when the organiser says so
    Column("begins_with", Integer),  # as soon as so many have signed up
    Column("most", Integer, nullable=False),  # who can sign up
    Column("round", Integer, nullable=False, default=0),
    Column("season", Integer, nullable=False, default=1),
    Column("follows", ForeignKey("tournaments.id", ondelete="SET NULL"), unique=True),  # the season before
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("touched", Float, nullable=False),
    Column("why", String(20), nullable=False, default=""),  # it was called off
    Index("ix_tournaments_status_begins", "status", "begins"),
)

entrants: Final = Table(  # who signed up for a tournament
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("at", Float, nullable=False),
    Column("lot", Integer),  # that was drawn when it began
    Column("division", Integer),
    Column("out", String(10), nullable=False, default=""),  # why they play no more: "left", "removed", "absent", "gone"
    UniqueConstraint("tournament", "user", name="uq_entrants_tournament_user"),
)

fixtures: Final = Table(  # a game of a tournament, from its planning on
    "fixtures",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("division", Integer),
    Column("entrants", JSON, nullable=False),  # their numbers, by seat; a single one has no opponent
    Column("table", ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("places", JSON),  # by seat, once it is decided; null for whoever does not count
    Column("late", JSON),  # by seat: their time was up
    Column("decided", String(10), nullable=False, default=""),  # "played", "walkover", "organiser", "nobody"
    Column("ended", Float),
)

# -- people, and how they play ----------------------------------------------------------------------------------------

friendships: Final = Table(
    "friendships",
    metadata,
    Column("asker", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("agreed", Float),  # since when they are friends; None: the other one has not answered
)

blocks: Final = Table(  # for nobody to know but whoever blocks
    "blocks",
    metadata,
    Column("blocker", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

guest_lists: Final = Table(  # who is invited to a table that has not begun, and so may see it
    "guest_lists",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

finished: Final = Table(  # a game that was played to its end from its own setup, written down once
    "finished",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("ended", Float, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("modules", JSON, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("speed", String(8), nullable=False),  # "live" or "slow"
    Column("rated", Boolean, nullable=False),
    Index("ix_finished_game_speed_ended", "game", "speed", "ended"),
)

finished_seats: Final = Table(  # who sat there at the end, and how they did
    "finished_seats",
    metadata,
    Column("table", ForeignKey("finished.table", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", ForeignKey("users.id", ondelete="SET NULL"), index=True),  # of somebody deleted the bare number
    Column("bot", String(20)),
    Column("side", Integer, nullable=False),
    Column("role", String(20), nullable=False, default=""),
    Column("place", Integer, nullable=False),  # counted from 1; whoever is level has the same
    Column("won", Boolean, nullable=False),
    Column("played", JSON, nullable=False),  # what with: the words of each family of the game's
    Column("pace", Float),  # the median of the seconds that they took to decide
)

ratings: Final = Table(  # by a person's latest rated game; all of it follows from `finished` and `finished_seats`
    "ratings",
    metadata,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("speed", String(8), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_ratings_game_speed_mean", "game", "speed", "mean"),
)

rating_changes: Final = Table(  # what a person's rating was after a game
    "rating_changes",
    metadata,
    Column("table", ForeignKey("finished.table", ondelete="CASCADE"), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("speed", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Index("ix_rating_changes_user_game_speed_at", "user", "game", "speed", "at"),
)

__all__ = [
    "bans",
    "blocks",
    "calls",
    "chat",
    "destinations",
    "devices",
    "downtimes",
    "entrants",
    "entries",
    "finished",
    "finished_seats",
    "fixtures",
    "friendships",
    "guest_lists",
    "house_keys",
    "kept",
    "metadata",
    "notification_settings",
    "outbox",
    "pulse",
    "rating_changes",
    "ratings",
    "reports",
    "seats",
    "sessions",
    "side_chat",
    "signals",
    "silences",
    "snapshots",
    "tables",
    "tickets",
    "tournaments",
    "users",
    "vacations",
]
