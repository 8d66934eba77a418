"""The dealer at the terminal: what a save file tells, what people add, and what is said of several sittings."""

from pathlib import Path

import pytest

from ludi.engine.errors import BadDraw, LudiError
from ludi.engine.fairness import CHAIN, Chain, Dealer, Entropy, Sitting
from ludi.engine.first_protocol import OldSitting
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, load, save, verify
from ludi.engine.texts import LANGUAGES
from ludi.engine.verdict import SERVER
from tests.cli.terminal import PLACED, SEATS, always, finished, only_save, played, resumed

OLD = Path(__file__).resolve().parents[1] / "engine" / "old"  # files of older formats


def test_a_file_holds_no_link_of_a_draw_to_come(data: Path) -> None:
    played([*PLACED, "stay", "q"])
    text, replay = only_save(data).read_text(encoding="utf-8"), load(only_save(data))
    dealer = Dealer.from_seed(3, replay.terms(1))  # as this seed's terminal had it
    made = replay.match.draws_made()
    assert dealer.commitment in text
    assert dealer.link(made).hex() in text
    later = [dealer.link(number).hex() for number in range(made + 1, CHAIN + 1)]
    assert not [link for link in later if link in text]


def test_entropy_is_kept(data: Path) -> None:
    played([], entropy=["alea iacta est"])
    replay = load(only_save(data))
    assert replay.sittings[0].entropy == (Entropy.of(replay.table, "alea iacta est"), None, None)
    assert verify(replay).people == 1


def test_without_entropy_nobody_is_said_to_have_taken_part(data: Path) -> None:
    played([])
    replay = load(only_save(data))
    assert verify(replay).people == 0
    told = [message.id for message in verify(replay, replay.sittings[0].commitment).messages]
    assert told == ["verify-draws", "verify-commitment", "verify-known", "verify-nobody"]


def test_a_chain_used_up_leaves_the_game_saved(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.engine.fairness.Chain.fresh", lambda: Chain(bytes(32), 3))
    with pytest.raises(BadDraw, match=r"committed to 3 draws, and all of them are made"):
        played(always("1"), seed=None)
    assert load(only_save(data)).match.draws_made() == 3


def test_a_served_game_goes_on_at_its_server(data: Path) -> None:
    path = data / "served.json"
    save(Replay(Match(get_game("tali"), 2), SEATS[:2], dealer=SERVER), path)
    with pytest.raises(LudiError, match=r"served\.json was dealt by a server, which alone can deal"):
        resumed(path, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_older_game_goes_on_in_the_new_format(data: Path, language: str) -> None:
    path = data / "older.json"
    path.write_bytes((OLD / "format-2-unfinished.json").read_bytes())
    resumed(path, always("stop"), language)
    replay = finished(path)
    assert replay.format_version == 3
    assert [type(sitting) for sitting in replay.sittings] == [OldSitting, OldSitting, Sitting]
    assert [message.id for message in verify(replay).messages] == ["verify-draws", "verify-sittings"]
