"""What the server refuses: a stable code for programs, a sentence for people, and the HTTP status it travels with."""

from __future__ import annotations

from aegean.core.errors import AegeanError


class ServerError(AegeanError):
    """A refusal that is not about the rules. `number` is where the table stands, if that is what one should know."""

    status = 400

    def __init__(self, message: str, number: int | None = None) -> None:
        super().__init__(message)
        self.number = number


class NotSignedIn(ServerError):
    code = "not-signed-in"
    status = 401


class NotAllowed(ServerError):
    code = "not-allowed"
    status = 403


class NotFound(ServerError):
    code = "not-found"
    status = 404


class Conflict(ServerError):
    """It cannot be done as things stand: a seat is taken, a name is in use, a game has begun."""

    code = "conflict"
    status = 409


class NameTaken(Conflict):
    code = "name-taken"


class Stale(Conflict):
    """The table has moved on; `number` is where it stands."""

    code = "stale"


class Closed(Conflict):
    """Nobody plays at the table any more, though the game is not over. What the house said of it is in `reason`."""

    code = "closed"

    def __init__(self, reason: str = "", ended_by: str = "", number: int | None = None) -> None:
        told = {"house": "the table was closed by the host", "host": "the table was closed by whoever made it"}
        super().__init__(told.get(ended_by, "the table is closed") + (f": {reason}" if reason else ""), number)
        self.reason = reason


class ReportedAlready(Conflict):
    code = "reported-already"

    def __init__(self) -> None:
        super().__init__("you have reported this already: the hosts know of it")


class Unplayable(ServerError):
    """The rules refuse it, by a code of their own; with the number at which they do."""

    def __init__(self, error: AegeanError, number: int) -> None:
        super().__init__(str(error), number)
        self.code = error.code
        self.refusal = getattr(error, "refusal", None)


class WrongSeat(NotAllowed):
    code = "wrong-seat"


class NoAdvice(NotAllowed):
    """Nobody may ask for advice at this table."""

    code = "no-advice"


class OldRules(Conflict):
    """The table was begun by rules that are no longer here, and cannot be continued by these."""

    code = "old-rules"


class TooMany(ServerError):
    code = "too-many"
    status = 429

    def __init__(self, message: str, retry_after: float) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class Unavailable(ServerError):
    """The database, or who thinks for us, does not answer. What was acknowledged before is safe; this was not done."""

    code = "unavailable"
    status = 503


class DatabaseAway(Unavailable):
    """The same, and why: "away", "locked", "full", "read-only", "damaged", or "gone" for a file that is not there."""

    def __init__(self, kind: str) -> None:
        super().__init__("the database does not answer; try again in a moment")
        self.kind = kind


# -- people -----------------------------------------------------------------------------------------------------------


class BadName(ServerError):
    """Nobody can be called that."""

    code = "bad-name"


class WeakPassword(ServerError):
    """It would be among the first to be guessed."""

    code = "weak-password"


class BadLink(NotAllowed):
    """The link to a new password, or the invitation, does not work."""

    code = "bad-link"


class WrongPassword(NotSignedIn):
    """Name and password do not belong together; which of them is wrong is not said."""

    code = "wrong-password"


class BadDestination(ServerError):
    """Nothing can be sent there, or nothing may."""

    code = "bad-destination"


class BadOrder(ServerError):
    """That cannot be a standing order."""

    code = "bad-order"


class BadZone(ServerError):
    """There is no such time zone."""

    code = "bad-zone"


class Banned(NotAllowed):
    code = "banned"


class NotLetIn(NotAllowed):
    """The door of the house is closed to this person."""

    code = "not-let-in"


class WrongHost(ServerError):
    """Somebody asks by a name that is not ours."""

    code = "wrong-host"
    status = 421


class Muted(NotAllowed):
    """Nobody hears them for a while."""

    code = "muted"


class BadOrigin(NotAllowed):
    """The request comes from a page of somebody else's."""

    code = "bad-origin"
