"""Notifications by e-mail, through the host's mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

from aegean.server.notifications.sending import GONE, HOUSE, LATER, REFUSED, SENT, Outcome
from aegean.server.notifications.wording import Message, say
from aegean.server.settings import Settings

_SECONDS: Final = 20.0
_PORTS: Final = {"smtp": 587, "smtps": 465}


def notification(message: Message, to: str, stop: str, settings: Settings, now: float) -> EmailMessage:
    """Plain text. One click in the mail program stops it (RFC 8058), and so does the link at the end."""
    base, told = settings.public_url.rstrip("/"), message.language
    where = message.lines[0].where if len(message.lines) == 1 else message.house
    mail = _envelope(f"{message.title} · {where}", to, f"{message.id}", settings, now)
    mail["List-Unsubscribe"] = f"<{base}{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [f"{line.what}: {line.where}\n{base}{line.path}\n" for line in message.lines]
    foot = [say(told, "notify-foot", house=message.house), f"{say(told, 'notify-stop')}: {base}{stop}"]
    foot.append(f"{say(told, 'notify-change')}: {base}/notifications")
    mail.set_content("\n".join([*lines, "-- ", *foot, ""]))
    return mail


def confirmation(message: Message, to: str, secret: str, settings: Settings, now: float) -> EmailMessage:
    """The one mail that goes to an address before its owner has said that it is theirs."""
    base, told = settings.public_url.rstrip("/"), message.language
    mail = _envelope(say(told, "notify-confirm-subject", house=message.house), to, message.id, settings, now)
    text = [say(told, "notify-confirm-body", house=message.house), "", f"{base}/confirm#{secret}", ""]
    mail.set_content("\n".join([*text, say(told, "notify-confirm-not-you"), ""]))
    return mail


def _envelope(subject: str, to: str, id_: str, settings: Settings, now: float) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = settings.mail_from
    mail["To"] = to
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = formatdate(now)
    mail["Message-ID"] = f"<{id_}@{settings.mail_from.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    return mail


def deliver(url: str, mail: EmailMessage) -> Outcome:
    """Hand it to the mail server. What is wrong with that server is no fault of the address."""
    try:
        with _connected(url) as server:
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        code = next(iter(error.recipients.values()))[0]
        return Outcome(GONE if 500 <= code < 600 else LATER, f"mail server: {code}")
    except smtplib.SMTPDataError as error:
        return Outcome(REFUSED if 500 <= error.smtp_code < 600 else LATER, f"mail server: {error.smtp_code}")
    except smtplib.SMTPResponseException as error:
        return Outcome(HOUSE, f"mail server: {error.smtp_code}")
    except (smtplib.SMTPException, OSError) as error:
        return Outcome(HOUSE, f"mail server: {type(error).__name__}")
    return Outcome(SENT)


def _connected(url: str) -> smtplib.SMTP:
    """A connection that is encrypted wherever the server can; a password goes over no other, but on this machine."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
    trusted = ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=_SECONDS, context=trusted)
    else:
        server = smtplib.SMTP(host, port, timeout=_SECONDS)
    try:
        server.ehlo()
        safe = parts.scheme == "smtps" or host in ("localhost", "127.0.0.1", "::1")
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=trusted)
            server.ehlo()
            safe = True
        if parts.username is not None:
            if not safe:
                raise smtplib.SMTPNotSupportedError("the mail server offers no encryption, and a password needs it")
            server.login(unquote(parts.username), unquote(parts.password or ""))
    except BaseException:
        server.close()
        raise
    return server
