"""What the verifier says: true of old files and new ones, and in three languages."""

import json
import re
from pathlib import Path

import pytest

from ludi.engine.errors import BadDraw
from ludi.engine.replay import dumps, load, verify
from ludi.engine.texts import LANGUAGES, LOCALE, texts
from ludi.engine.verdict import SERVER, TERMINAL
from tests.engine.dealt import dealer_of, honest, read_again, sit, table

OLD = Path(__file__).resolve().parent / "old"  # written by the versions that had these formats
SEVERAL = ["draws", "old-several"]
ONE = ["draws", "commitment", "unknown", "old-one"]


def ids(path: Path, known: str | None = None) -> list[str]:
    return [message.id.removeprefix("verify-") for message in verify(load(path), known).messages]


@pytest.mark.parametrize(
    ("name", "sittings", "said"),
    [
        ("format-1", 1, ONE),
        ("format-1-saved", 3, SEVERAL),
        ("format-2", 1, ONE),
        ("format-2-resumed", 3, SEVERAL),
        ("format-2-unfinished", 2, SEVERAL),
    ],
)
def test_old_files_are_read_and_judged_by_what_they_can_prove(name: str, sittings: int, said: list[str]) -> None:
    path = OLD / f"{name}.json"
    replay = load(path)
    verdict = verify(replay)
    assert (verdict.draws, verdict.sittings, verdict.people) == (replay.match.draws_made(), sittings, 1)
    assert ids(path) == said
    assert dumps(replay) == path.read_text(encoding="utf-8")
    raw = json.loads(path.read_text(encoding="utf-8"))
    assert raw["format_version"] == int(name[7])


def test_an_old_file_can_be_compared_with_its_commitment() -> None:
    path = OLD / "format-2.json"
    promise = load(path).sittings[0].commitment
    assert ids(path, promise) == ["draws", "commitment", "known", "old-one"]
    with pytest.raises(BadDraw, match=r"^The commitment was exchanged: .* [0-9a-f]{64}, not the one given\.$"):
        verify(load(path), "00" * 32)
    with pytest.raises(BadDraw, match=r"the file has 3, so the dealer could have chosen\.$"):
        verify(load(OLD / "format-2-resumed.json"), promise)


def test_a_server_without_people_chose_alone() -> None:
    replay = table()
    replay.seats = [replay.seats[1]] * 3
    sit(replay, dealer_of(replay, entropy=[None] * 3), 5)
    said = [message.id for message in verify(read_again(replay)).messages]
    assert said == ["verify-draws", "verify-commitment", "verify-unknown", "verify-nobody", "verify-foreknowledge"]


@pytest.mark.parametrize(
    ("entropy", "known", "said"),
    [
        (["alea", None, None], False, "terminal"),
        ([None, None, None], False, "terminal"),
        (["alea", None, None], True, "terminal-words"),
        ([None, None, None], True, "nobody"),
    ],
)
def test_one_sitting_in_a_terminal(entropy: list[str | None], known: bool, said: str) -> None:
    replay = table(TERMINAL)
    sit(replay, dealer_of(replay, entropy=entropy), 5)
    verdict = verify(read_again(replay), replay.sittings[0].commitment if known else None)
    assert [message.id for message in verdict.messages][2:] == [
        "verify-known" if known else "verify-unknown",
        f"verify-{said}",
    ]


def test_a_running_game_is_verified_as_well() -> None:
    replay = honest(4)
    assert not replay.match.is_over
    assert replay.dealer == SERVER
    assert verify(read_again(replay)).draws == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_can_be_told(language: str) -> None:
    speak = texts(language)
    several = table(TERMINAL)
    for seed in range(2):
        sit(several, dealer_of(several, seed), 2)
    verdicts = [verify(load(path)) for path in sorted(OLD.iterdir())]
    verdicts += [verify(replay) for replay in (honest(1), honest(0), honest(9, round_=2), honest(9, round_=3), several)]
    for verdict in verdicts:
        for message in verdict.messages:
            assert re.search(r"[.]$", speak(message)), message.id


def test_the_words_are_true() -> None:
    speak = texts("en")
    told = " ".join(map(speak, verify(honest(5, round_=3)).messages))
    assert told.startswith("OK: all 5 draws follow from what the dealer committed to. One commitment binds every draw")
    assert "2 people took part in choosing" in told
    assert "as long as one of them was honest" in told
    assert "The dealer knows its draws beforehand" in told
    assert "began in round 3: 2 times somebody did not reveal" in told
    old = " ".join(map(speak, verify(load(OLD / "format-2-resumed.json")).messages))
    assert "An older game with 3 secrets" in old
    assert "does not prove that they were left to chance" in old


def test_every_language_has_the_same_words() -> None:
    ids = [
        re.findall(r"^(verify-[\w-]+) =", (LOCALE / language / "verify.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1] == ids[2]
    source = Path(__file__).resolve().parents[2] / "ludi" / "engine"
    code = "".join((source / name).read_text(encoding="utf-8") for name in ("verdict.py", "first_protocol.py"))
    for message in ids[0]:
        short = message.removeprefix("verify-wrong-") if "-wrong-" in message else message
        assert f'"{short}"' in code, message
