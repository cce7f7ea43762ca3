"""What a host can set: by argument of `aegean serve`, or by an environment variable of the same name."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from aegean.core.errors import AegeanError
from aegean.server.door.limits import RATES, SOCKETS_BY_ACCOUNT, SOCKETS_BY_ADDRESS, Rate, typed_rate

PREFIX = "AEGEAN_"
DOORS = ("open", "members", "accounts")
LEVELS = ("debug", "info", "warning", "error")
_CHANNELS = ("redis://", "rediss://", "unix://", "postgresql://", "postgres://")


class SettingError(AegeanError):
    """A setting is unknown or cannot be."""

    code = "bad-setting"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a server is told from outside. AEGEAN_DATABASE sets `database`, and so on."""

    host: str = "127.0.0.1"
    port: int = 8470
    database: str = ""  # SQLAlchemy's URL; empty: a SQLite file in the user's data folder
    channels: str = "memory"  # how processes tell each other: "memory", or the URL of Redis or PostgreSQL
    workers: int = 1
    public_url: str = ""  # as browsers see it, where a proxy stands before us; https here makes cookies secure
    trusted_proxies: str = ""  # addresses, separated by commas, whose word on the client's address counts
    door: str = "open"  # who comes in: "open", "members" (by invitation), "accounts" (no guests)
    house: str = ""  # the name of the house, for whoever comes to its door
    smtp_url: str = ""  # the mail server for notifications: smtp://user:password@host:587, or smtps://; empty: no mail
    mail_from: str = ""  # whom mail comes from, such as aegean@example.org
    private_targets: bool = False  # notifications may go to addresses of one's own network, and by http
    notify_after: float = 60.0  # seconds in which somebody may see for themselves what they would be told of
    think: float = 2.0  # the most seconds a bot may take for a move
    thinkers: int = 1  # processes in which bots think, for each worker
    live_tables: int = 500  # kept in memory by each process
    snapshot_every: int = 60  # entries
    absent_after: float = 60.0  # the fewest seconds after which a table's rule may let a bot play for the absent
    vacation_days: int = 28  # that each person has within a year, for tables with slow clocks
    plain_seeds: bool = False  # given seeds are taken as they are at every table: for tests and measurements
    limits: bool = True  # off only for tests and measurements on one's own machine
    # Each limit: how many at once, and how many more in a second, minute or hour: "60 + 120/hour". Empty: as usual.
    limit_requests: str = ""
    limit_requests_address: str = ""
    limit_guests: str = ""
    limit_names: str = ""
    limit_names_address: str = ""
    limit_sign_in: str = ""
    limit_sign_in_address: str = ""
    limit_sign_in_login: str = ""
    limit_links: str = ""
    limit_tables: str = ""
    limit_commands: str = ""
    limit_chat: str = ""
    limit_pointing: str = ""
    limit_advice: str = ""
    limit_imports: str = ""
    limit_looking_back: str = ""
    limit_chances: str = ""
    limit_company: str = ""
    limit_destinations: str = ""
    limit_trials: str = ""
    limit_confirmations: str = ""
    limit_sockets: int = SOCKETS_BY_ACCOUNT  # open at once, by account
    limit_sockets_address: int = SOCKETS_BY_ADDRESS
    limit_connections_address: int = 400  # open at once that are no sockets
    patience: float = 10.0  # seconds for a request's head; three times as much for its body
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        if self.database:
            for plain in ("postgresql://", "postgres://"):
                if self.database.startswith(plain):
                    return "postgresql+psycopg://" + self.database.removeprefix(plain)
            return self.database
        return f"sqlite:///{data_folder() / 'aegean.db'}"

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def origins(self) -> frozenset[str]:
        """The origins that a browser may call us from, besides the host it itself asked for."""
        return frozenset({self.public_url.rstrip("/")}) if self.public_url else frozenset()

    @property
    def public_host(self) -> str:
        """The only name that we answer to; empty: any."""
        return (urlsplit(self.public_url).hostname or "") if self.public_url else ""

    @property
    def proxies(self) -> frozenset[str]:
        return frozenset(part.strip() for part in self.trusted_proxies.split(",") if part.strip())

    @property
    def rates(self) -> dict[str, Rate]:
        """The limits that the host has set."""
        chosen: dict[str, Rate] = {}
        for kind in RATES:
            name = setting_of(kind)
            text: str = getattr(self, name)
            try:
                if text:
                    chosen[kind] = typed_rate(kind, text)
            except ValueError as error:
                raise SettingError(f"{name}: {error}") from error
        return chosen

    def check(self) -> Settings:
        """Itself, or a refusal that says what would be right."""
        if not 0 <= self.port <= 65535:
            raise SettingError(f"port cannot be {self.port}: it lies between 0 and 65535")
        if self.workers < 1 or self.thinkers < 1:
            raise SettingError("workers and thinkers are at least 1")
        if self.workers > 1 and self.channels == "memory":
            raise SettingError(
                "several workers must be able to tell each other: give channels the URL of Redis or PostgreSQL"
            )
        if self.channels != "memory" and not self.channels.startswith(_CHANNELS):
            raise SettingError(
                "channels is memory, or a URL that begins with redis://, unix:// (a Redis socket) or postgresql://"
            )
        if not self.database_url.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise SettingError("database is a URL that begins with sqlite:/// or postgresql://")
        for name in ("database", "channels", "smtp_url"):
            if not _readable(getattr(self, name)):
                raise SettingError(
                    f"the URL of {name} cannot be read: signs such as / @ : # % in a name or a password are written "
                    "by their number, as %2F for /"
                )
        if self.log_level not in LEVELS:
            raise SettingError(f"log_level is one of {', '.join(LEVELS)}")
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise SettingError("public_url begins with https:// or http://")
        if self.public_url and not self.public_host:
            raise SettingError("public_url names a host, such as https://play.example.org")
        self._check_mail()
        if not 0 <= self.notify_after <= 3600:
            raise SettingError("notify_after lies between 0 and 3600 seconds")
        if not 0.05 <= self.think <= 600:
            raise SettingError("think lies between 0.05 and 600 seconds")
        if self.snapshot_every < 1 or self.live_tables < 1:
            raise SettingError("snapshot_every and live_tables are at least 1")
        if not 0 <= self.vacation_days <= 366:
            raise SettingError("vacation_days lies between 0 and 366")
        if not 0.1 <= self.patience <= 600:
            raise SettingError("patience lies between 0.1 and 600 seconds")
        if self.door not in DOORS:
            raise SettingError(f"door cannot be {self.door[:40]!r}: it is one of {', '.join(DOORS)}")
        if min(self.limit_sockets, self.limit_sockets_address, self.limit_connections_address) < 1:
            raise SettingError("limit_sockets, limit_sockets_address and limit_connections_address are at least 1")
        _ = self.rates
        return self

    def _check_mail(self) -> None:
        if not self.smtp_url:
            return
        if not self.smtp_url.startswith(("smtp://", "smtps://")) or not urlsplit(self.smtp_url).hostname:
            raise SettingError("smtp_url is a URL such as smtp://user:password@mail.example.org:587, or smtps://...")
        if not self.public_url:
            raise SettingError("mail has links in it: with smtp_url, public_url must be set too")
        if not re.fullmatch(r"[!-~]+@[!-~]+", self.mail_from) or "<" in self.mail_from:
            raise SettingError("with smtp_url, mail_from says whom mail comes from, such as aegean@example.org")


def setting_of(kind: str) -> str:
    """The setting of a limit."""
    return f"limit_{kind.replace('-', '_')}"


def _readable(url: str) -> bool:
    """Whether a URL has the parts that it should; what is wrong with it is not quoted, since it may be a password."""
    try:
        parts = urlsplit(url)
        wrong = parts.port is not None and not parts.hostname
    except ValueError:
        return False
    return not wrong and not (parts.fragment and "@" in parts.fragment)


def data_folder() -> Path:
    """Where a user's own games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "aegean"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SettingError(
            f"the folder {folder} cannot be made ({error.strerror}): name a place for the database with --database"
        ) from error
    return folder


def from_environment(environment: Mapping[str, str], **given: object) -> Settings:
    """The settings: what was given goes before the environment, and that before what is usual."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text:
            values[field.name] = text
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False).check()
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].strip("`")
        raise SettingError(f"{name} cannot be read: {str(error).partition(' - at')[0]}") from error
