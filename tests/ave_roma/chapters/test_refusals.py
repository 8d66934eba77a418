"""A refused move says why, in a sentence to act on."""

import random
import re
from typing import Any

import pytest

from ludi.engine.errors import IllegalMove
from ludi.engine.match import Match
from ludi.engine.packages import installed
from ludi.engine.texts import LANGUAGES, texts
from ludi.games.ave_roma.components import FIRST_CHANCE, Frame
from ludi.games.ave_roma.refusals import FORMS
from tests.ave_roma.chapters.table import DEFAULT_ROWS, Table

# Cards whose prices the rulebook itself tells: they will not be rebalanced.
KNOWN = {"building": "taberna-plan", "war": "hannibal-4", "patron": "scipio"}
ROWS = {row: (card, *[other for other in DEFAULT_ROWS[row] if other != card])[:5] for row, card in KNOWN.items()}


def refusal(table: Table, text: str) -> str:
    before = table.s.tobytes()
    with pytest.raises(IllegalMove) as caught:
        table.play(text)
    assert table.s.tobytes() == before
    for language in LANGUAGES:
        assert texts(language)(caught.value.message).endswith(".")
    return str(caught.value)


@pytest.mark.parametrize("file", ["refusals.ftl", "why.ftl"])
def test_every_message_is_in_every_language(file: str) -> None:
    words = [path for language in LANGUAGES for path in installed()["ave_roma"].words(language) if path.name == file]
    ids = [re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE) for path in words]
    assert ids[0] == ids[1] == ids[2]
    assert all(name.startswith("ar-") for name in ids[0])


def test_every_decision_has_its_form() -> None:
    assert {Frame(frame) for frame in range(FIRST_CHANCE)} <= set(FORMS)


class TestATurn:
    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("place 3 circus", "there is no location “circus” to choose; the locations are quaestor, mercator"),
            ("place 2 legatus 1", "slot 1 of Legatus takes workers of value 1, not a 2"),
            ("place 4 senatus 3", "slot 3 of Senatus takes workers of value 1-3, not a 4"),
            ("place 1 senatus 1", "Yellow lacks 9 denarii"),
            ("place 1 aedificator 1", "Yellow lacks 1 wine"),
            ("place 1 legatus 1", "Yellow lacks 1 wine"),
            ("place 1 legatus", "say which slot of Legatus, 1 (the newest card) to 5 (the oldest)"),
            ("place 1 legatus 6", "say which slot of Legatus"),
            ("place 1 quaestor 2", "Quaestor has no slots"),
            ("place 3to5@2 quaestor", "Yellow has no 3 in training at ±2"),
            ("place 7 quaestor", "what is expected now is place WORKER LOCATION"),
            ("place 3  quaestor", "what is expected now is place WORKER LOCATION"),
            ("fly", "train WORKER CHANGE or pass"),
            ("", "what is expected now is"),
            ("train 3 9", "what is expected now is"),
        ],
    )
    def test_placing(self, text: str, why: str) -> None:
        assert why in refusal(Table(rows=ROWS), text)

    def test_a_worker_not_at_hand(self) -> None:
        table = Table().given(hand={"yellow": [2, 2, 4]})
        assert "Yellow has no 3 at hand (at hand: 2, 2, 4)" in refusal(table, "place 3 quaestor")

    def test_a_worker_in_training(self) -> None:
        table = Table().given(hand={"yellow": [2]}, trained={"yellow": {2: 3}})
        assert "place it with its change, such as “place 3to1@2 …”" in refusal(table, "place 3 quaestor")
        assert "a 3 trained by ±2 cannot act as a 4" in refusal(table, "place 3to4@2 quaestor")
        assert "Yellow is in training at ±2 already" in refusal(table, "train 2 2")

    def test_training_too_dear(self) -> None:
        table = Table().given(denarii={"yellow": 1})
        assert "training by ±4 costs 3 denarii, and Yellow has less" in refusal(table, "train 1 4")

    def test_a_full_location(self) -> None:
        table = Table().given(workers={"quaestor": [3, 4, 5]})
        assert "no space is free at Quaestor" in refusal(table, "place 3 quaestor")

    def test_slots(self) -> None:
        table = Table().given(workers={"legatus": [0, 0, 3]})
        table.cards_given(rows={"war": ["hannibal-1", None, "pyrrhus-1", "pyrrhus-3", "vercingetorix-1"]})
        assert "slot 2 of Legatus is empty" in refusal(table, "place 1 legatus 2")
        assert "a worker stands at slot 3 of Legatus" in refusal(table, "place 1 legatus 3")

    def test_empty_provinces(self) -> None:
        table = Table().cards_given(provinces={3: None})
        assert "province 3 has no card, and Mercator needs one" in refusal(table, "place 3 mercator")
        assert "province 3 has no card, and Aedilis needs one" in refusal(table, "place 3 aedilis")
        assert "Yellow has no unused card with influence" in refusal(table, "place 3 propraetor")

    def test_a_fee_that_cannot_be_paid(self) -> None:
        table = Table().given(denarii={"yellow": 1}, goods={"yellow": {}}).cards_given(upper=[2])
        assert "Yellow could not pay the fee of 2 denarii for province 2" in refusal(table, "place 2 aedilis")

    def test_nothing_to_trade(self) -> None:
        table = Table().given(denarii={"yellow": 0}, goods={"yellow": {}})
        assert "nothing to sell and cannot buy anything from province 1" in refusal(table, "place 1 mercator")

    def test_a_colosseum_step_that_cannot_be_paid(self) -> None:
        table = Table().given(goods={"yellow": {"wood": 1}}, denarii={"yellow": 2}, surplus={"yellow": 0})
        why = "step 3 of 4 in the Colosseum leads to space 3, and Yellow could not pay for it (1 surplus)"
        assert why in refusal(table, "place 4 roma")

    def test_the_last_action(self) -> None:
        table = Table(rows=ROWS).given(workers={"legatus": [3]}, denarii={"yellow": 0}, goods={"yellow": {}}).end()
        assert "Yellow lacks 1 stone and 12 denarii" in refusal(table, "extra 1 senatus 1")
        assert "slot 1 of Legatus takes workers of value 1, not a 3" in refusal(table, "extra 3 legatus 1")
        assert "extra VALUE LOCATION" in refusal(table, "place 1 quaestor")


class TestInsideAnAction:
    def test_mercator(self) -> None:
        table = Table().given(goods={"yellow": {"stone": 1, "grain": 1}}, denarii={"yellow": 2})
        table.play("place 2 mercator")  # A02: wood, wine, grain, cattle
        assert "Yellow has no wine" in refusal(table, "sell wine")
        assert "there is no good “silk”; choose one of wood, stone" in refusal(table, "sell silk")
        assert "what is expected now is sell GOOD or done" in refusal(table, "buy wine")
        table.play("done")
        assert "the card of province 2 does not show stone" in refusal(table, "buy stone")
        assert "cattle costs 3 denarii, and Yellow has less" in refusal(table, "buy cattle")
        assert "at least one good must be sold or bought" in refusal(table, "done")
        table.play("buy wine")
        assert "wood would have come before wine" in refusal(table, "buy wood")

    def test_what_would_leave_the_fee_unpaid(self) -> None:
        table = Table().given(goods={"yellow": {}}, denarii={"yellow": 3}).cards_given(upper=[2])
        table.play("place 2 mercator")
        assert "the rest of the action could not be paid" in refusal(table, "buy grain")

    def test_propraetor(self) -> None:
        table = Table().play("place 2 propraetor", "upper")
        assert "Yellow has no unused card with influence" in refusal(table, "influence")
        assert "mineral is not among wood, cattle, grain, and wine" in refusal(table, "receive mineral")

    def test_paying(self) -> None:
        table = Table(players=4, rows={"building": ["thermae-plan", *DEFAULT_ROWS["building"][1:]]})
        goods = {"stone": 2, "wood": 1, "mineral": 1}
        table.given(goods={"yellow": goods}, denarii={"yellow": 9}).play("place 1 aedificator 1")
        assert table.frame == "PAY"
        assert "grain cannot pay for a black good" in refusal(table, "pay grain")
        assert "surplus cannot pay for a black good" in refusal(table, "pay surplus")
        assert "there is no good “gold”" in refusal(table, "pay gold")

    def test_patrons(self) -> None:
        table = Table().given(political={"yellow": 2})
        table.cards_given(owned={"yellow": ["maecenas"]}, active=["maecenas"]).play("place 3 quaestor")
        assert "Cicero cannot be chosen now" in refusal(table, "gain cicero")
        assert "there is no patron “nero”" in refusal(table, "gain nero")

    def test_spending(self) -> None:
        table = Table(advanced="on").cards_given(owned={"yellow": ["A06", "A12", "A01", "A09"]})
        table.play("place 3 propraetor")
        assert table.frame == "EXTRA_BEFORE"
        assert "Yellow has only one card with the amphora to spend" in refusal(table, "spend amphora 2")
        assert "three by three" in refusal(table, "spend lion 2")
        assert "there is no symbol “eagle”" in refusal(table, "spend eagle 1")


class TestTheRest:
    def test_shadows(self) -> None:
        table = Table(players=2).given(shadows={"yellow": [1, 2]}, workers={"roma": [0, 0, 1, 2, 3]})
        table.play("place 3 quaestor")
        assert "Yellow's shadow has no 5 left" in refusal(table, "shadow 5 quaestor")
        assert "no space for shadows is free at Roma" in refusal(table, "shadow 1 roma")
        assert "there is no location “senatus” to choose" in refusal(table, "shadow 1 senatus")

    def test_recruiting(self) -> None:
        table = Table().given(hand={"yellow": [1], "green": [2, 3], "blue": [4]}, workers={"quaestor": [1, 2, 4, 5]})
        table.play("pass", "pass", "pass")
        while table.decider == "chance":
            table.play(table.offers()[0])
        assert "no worker lies at Roma" in refusal(table, "recruit roma")
        assert "there is no location “forum”" in refusal(table, "recruit forum")

    def test_boards(self) -> None:
        table = Table.choosing()
        seat = table.decider.capitalize()
        table.play("board 3A")
        assert f"{seat} has board 3" in refusal(table, "board 3B")
        assert "there is no board “9X”; the boards are 1A, 1B" in refusal(table, "board 9x")

    def test_draws(self) -> None:
        table = Table().given(hand={"yellow": [], "green": [], "blue": []}).play("pass")
        assert table.frame == "DRAW_CARD"
        assert "what is expected now is draw CARD" in refusal(table, "draw blood")

    def test_nothing_can_be_played_after_the_end(self) -> None:
        assert "the game is over" in refusal(Table(players=2).score(), "pass")

    @pytest.mark.parametrize(
        "text", ["place", "place 3", "train", "spend", "pay", "recruit x y", "gain", "buy ", "é", "🜚"]
    )
    def test_whatever_is_typed_is_answered(self, text: str) -> None:
        tables: list[Any] = [Table(), Table(players=2).end(), Table().play("place 2 mercator")]
        for table in tables:
            assert refusal(table, text)

    @pytest.mark.parametrize(("players", "options"), [(2, {"boards": "chosen"}), (3, {"advanced": "on"})])
    def test_what_could_be_said_at_another_time_is_answered(self, players: int, options: dict[str, Any]) -> None:
        """In every decision of a game: texts that other decisions offered."""
        match, source, heard = Match(Table.game(), players, options), random.Random(5), dict[str, None]()
        told = set()
        while not match.is_over:
            offered = match.offered()
            for text in source.sample(list(heard), min(len(heard), 8)):
                if text not in offered:
                    message = match.game.refusal(match.state, text)
                    told.add(message.id)
                    assert all(texts(language)(message) for language in LANGUAGES)
            heard |= dict.fromkeys(offered)
            match.play_code(source.choice(list(offered.values())))
        assert len(told) > 10
