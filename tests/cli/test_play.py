"""Playing in the terminal: driven by scripted input, as a person would type it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludi.cli.play import play
from ludi.engine.errors import LudiError
from ludi.engine.packages import installed
from ludi.engine.reference import rules_text, section_titles
from ludi.engine.registry import get_game
from ludi.engine.replay import Seat, load, verify
from ludi.engine.texts import LANGUAGES, LOCALE
from tests.cli.command import ludi, refusal
from tests.cli.terminal import (
    PLACED,
    Terminal,
    always,
    finished,
    only_save,
    played,
    resumed,
)


class TestWholeGame:
    def test_ends_saved_and_verifiable(self, data: Path) -> None:
        terminal = played(always("1"))
        path = only_save(data)
        replay = finished(path)
        assert replay.sittings[0].commitment in terminal.text
        assert f"ludi verify {path}" in terminal.text.replace("\n", "")
        assert f"ludi replay {path}" in terminal.text.replace("\n", "")
        assert re.search(r"Decurions +│ +Citizens +│ +Favors", terminal.text)
        assert "wins" in terminal.text
        assert re.search(r"\n +Most Decurions: \w+ (with 4|and \w+ are level)", terminal.text)

    def test_a_seed_repeats_the_game(self, data: Path) -> None:
        played(always("1"))
        played(always("1"))
        first, second = (load(path).match.moves for path in (data / "saves").iterdir())
        assert first == second

    def test_without_a_seed_every_game_is_another(self, data: Path) -> None:
        for _ in range(2):
            played(["q"], seed=None)
        first, second = map(load, (data / "saves").iterdir())
        assert first.table != second.table
        assert first.sittings[0].commitment != second.sittings[0].commitment

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_in_every_language_and_edition(self, data: Path, language: str) -> None:
        seats = [Seat("Anna", "human"), *[Seat("greedy", "greedy")] * 4]
        played(always("1"), language, seats=seats, options={"edition": "v3", "goal": 4}, width=140)
        finished(only_save(data))

    def test_bots_alone(self, data: Path) -> None:
        seats = [Seat("greedy", "greedy"), Seat("random", "random")]
        assert played([], seats=seats).asked == 0
        finished(only_save(data))

    def test_a_plain_game(self, data: Path) -> None:
        terminal = Terminal(always("stop"))
        seats = [Seat("human", "human"), Seat("random", "random")]
        play(get_game("tali"), seats, {}, language="en", seed=1, entropy=[], console=terminal)
        assert finished(only_save(data)).match.game.name == "tali"
        assert re.search(r"3\d of 30 points", terminal.text)
        assert terminal.text.count(" wins.\n") == 1


class TestLevels:
    """Every level can sit down at the terminal, by name, number or as the strongest, with a time of its own."""

    def test_a_game_against_them(self, data: Path) -> None:
        seats = [Seat("Anna", "human"), Seat("tiro", "tiro"), Seat("imperator", "imperator@0.05s")]
        terminal = played(always("1"), seats=seats)
        replay = finished(only_save(data))
        assert [seat.kind for seat in replay.seats] == ["human", "tiro", "imperator@0.05s"]
        assert "imperator" in terminal.text

    def test_a_seed_repeats_a_game_of_iterations(self, data: Path) -> None:
        seats = [Seat("Anna", "human"), Seat("level1", "level1"), Seat("level3", "level3@4")]
        for _ in range(2):
            terminal = Terminal(always("stop"))
            play(get_game("tali"), seats, {}, language="en", seed=2, entropy=[], console=terminal)
        first, second = (load(path).match.moves for path in (data / "saves").iterdir())
        assert first == second

    def test_a_game_against_them_is_taken_up_again(self, data: Path) -> None:
        played([*PLACED, "q"], seats=[Seat("Anna", "human"), Seat("B", "miles"), Seat("C", "centurio@3")])
        path = only_save(data)
        resumed(path, always("1"))
        assert [seat.kind for seat in finished(path).seats] == ["human", "miles", "centurio@3"]

    def test_an_unknown_bot_in_a_file_is_one_sentence(self, data: Path) -> None:
        with pytest.raises(LudiError, match=r"^There is no bot called “nobody”; choose among .*strongest\.$"):
            played([], seats=[Seat("Anna", "human"), Seat("nobody", "nobody")])

    @pytest.mark.parametrize(
        ("arguments", "kinds"),
        [
            (["--seats", "human,level1,strongest@50ms"], ["human", "tiro", "imperator@0.05s"]),
            (["--seats", "level2@3, human"], ["miles@3", "human"]),
            (["--seats", "human,strongest@10s"], ["human", "imperator@10s"]),
            (["--players", "3"], ["human", "tiro", "tiro"]),
        ],
    )
    def test_the_command_seats_them(self, data: Path, arguments: list[str], kinds: list[str]) -> None:
        ludi("play", "tali", *arguments, "--seed", "4", stdin="")
        assert [seat.kind for seat in load(only_save(data)).seats] == kinds

    def test_the_command_plays_a_game_through(self, data: Path) -> None:
        seats = "human,level1,strongest@50ms"
        shown = ludi("play", "tali", "--seats", seats, "--seed", "4", stdin="stop\n" * 200).stdout
        assert "imperator@0.05s" in shown
        assert finished(only_save(data)).match.players == 3

    @pytest.mark.parametrize(
        ("seats", "sentence"),
        [
            ("human,level6", "There is no bot called “level6”; choose among human, random, greedy, policy, tiro,"),
            ("human,", "There is no bot called “”; choose among human, random"),
            ("human,strongest@soon", "“strongest@soon” has no budget I understand; write @1s, @200ms or @1000"),
            ("human,strongest@0s", "“strongest@0s” leaves no time to think"),
            ("human,tiro,tiro,tiro,tiro", "Tali is not for 5 players"),
        ],
    )
    def test_wrong_seats_get_one_sentence(self, data: Path, seats: str, sentence: str) -> None:
        assert sentence in refusal("play", "tali", "--seats", seats, interpret=True)
        assert not list(data.iterdir())


class TestAsking:
    def test_options_show_description_and_notation(self, data: Path) -> None:
        text = played([]).text
        assert re.search(r"1 +Place a member at the Temple +place temple", text)
        assert "\nPlace a member in any institution (7 left).\n" in text

    def test_notation_forgives_capitals_and_spaces(self, data: Path) -> None:
        terminal = played(["  Place   FORUM "])
        assert "Blue places a member at the Forum." in terminal.text

    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("99", "There is no option 99; the options are 1 to 7."),
            ("0", "There is no option 0; the options are 1 to 7."),
            ("place circus", "cannot be played"),
            ("[bold]", "“[bold]” cannot be played"),
            ("undo", "Nothing can be undone"),
            ("help 99", "The rules have no section “99”"),
            ("save /nowhere/at/all.json", "/nowhere/at/all.json cannot be written"),
        ],
    )
    def test_bad_input_is_answered_and_asked_again(self, data: Path, line: str, sentence: str) -> None:
        terminal = played([line, "", "place forum"])
        assert sentence in terminal.text
        assert "Blue places a member at the Forum." in terminal.text

    def test_long_offers_become_a_table(self, data: Path) -> None:
        terminal = played([*PLACED, "board"], width=80)
        assert re.search(r"from … to … +Temple +Tavern", terminal.text)
        assert "words such as “move temple" in terminal.text

    def test_long_offers_of_a_wide_terminal_stand_in_columns(self, data: Path) -> None:
        terminal = played(["2", "2", "5", "5", "6", "6", "6"], width=250)
        assert re.search(r"move tavern temple +\d+ +Move a member", terminal.text)

    def test_undo(self, data: Path) -> None:
        terminal = played([*PLACED, "stay", "u", "move temple tavern"])
        assert "Blue takes back the last decision." in terminal.text
        moves = [move.text for move in load(only_save(data)).match.moves]
        assert "move temple tavern" in moves
        assert "stay" not in moves[: moves.index("move temple tavern")]

    def test_people_at_one_keyboard_are_called_by_name(self, data: Path) -> None:
        seats = [Seat("Anna", "human"), Seat("Bruno", "human"), Seat("human", "human")]
        terminal = played(["1", "1", "1"], seats=seats)
        for call in ("Anna, it is your turn", "Bruno, it is your turn", "Yellow, it is your turn"):
            assert call in terminal.text

    def test_turns_are_ruled_off(self, data: Path) -> None:
        text = played(always("1")).text
        assert "Set-up ─" in text
        assert re.search(r"Turn 2 .*\((Anna|greedy|random)\) ─", text)

    @pytest.mark.parametrize(
        ("language", "look", "word", "first", "found", "missing"),
        [
            ("en", "look", "forum", "You play Blue.", "Power: take a citizen", "Nothing on the table is called “xyz”."),
            ("it", "guarda", "foro", "Tu giochi con Blu.", "Potere: ", "Niente sul tavolo si chiama “xyz”."),
            (
                "fr",
                "regarder",
                "forum",
                "Vous jouez Bleu.",
                "Pouvoir\xa0: ",
                "Rien sur la table ne s'appelle «\xa0xyz\xa0».",
            ),
        ],
    )
    def test_look_tells_the_position_in_words(
        self, data: Path, language: str, look: str, word: str, first: str, found: str, missing: str
    ) -> None:
        whole = played([look, "q"], language).text
        assert first in whole
        assert found not in whole
        assert found in played([f"{look} {word}", "q"], language).text
        assert missing in played([f"{look} xyz", "q"], language).text

    def test_log_help_and_rules(self, data: Path) -> None:
        text = played(["log", "help", "help tavern", "? 7.1"]).text
        assert "is first player." in text
        assert "take back your last decision" in text
        assert "8.1 Tavern" in text
        assert "• The Praefect moves clockwise" in text

    def test_the_words_of_a_language(self, data: Path) -> None:
        assert "Commandes" in played(["aide", "journal", "quitter"], "fr").text
        assert "Comandi" in played(["aiuto", "esci"], "it").text


class TestSaving:
    @pytest.mark.parametrize("end", ["quit", "q", EOFError, KeyboardInterrupt])
    def test_leaving_saves_and_says_how_to_go_on(self, data: Path, end: Any) -> None:
        terminal = played(["1", "2", end])
        path = only_save(data)
        assert f"ludi play --resume {path}" in terminal.text.replace("\n", "")
        assert len([m for m in load(path).match.moves if m.actor == 0]) == 2

    def test_resume_to_the_end(self, data: Path) -> None:
        played(["1", "2", "q"])
        path = only_save(data)
        resumed(path, ["3"])
        terminal = resumed(path, always("1"))
        assert "Earlier in this game" in terminal.text
        replay = finished(only_save(data))
        assert verify(replay).sittings == len({sitting.commitment for sitting in replay.sittings}) == 3
        assert "verify-sittings" in [message.id for message in verify(replay).messages]

    def test_save_goes_on_with_the_same_commitment(self, data: Path) -> None:
        middle = data / "middle game.json"
        terminal = played([*PLACED, f"save {middle}", f"save {middle}", *["1"] * 3, "save"])
        kept = load(middle)
        assert verify(kept).draws == kept.match.draws_made() > 0  # a running game can be verified as well
        assert "exists already" in " ".join(terminal.text.split())
        replay = load(only_save(data))
        assert verify(replay).draws == replay.match.draws_made() > kept.match.draws_made()
        assert [s.commitment for s in replay.sittings] == [s.commitment for s in kept.sittings]

    def test_a_file_never_tells_the_next_draw(self, data: Path) -> None:
        """Two people take up the same file: their draws differ, so the file cannot have told them."""
        played([*PLACED, "stay", "q"], seed=None)
        path = only_save(data)
        first = path.read_text(encoding="utf-8")
        draws = set()
        for _ in range(8):
            path.write_text(first, encoding="utf-8")
            resumed(path, ["1"] * 12)
            draws.add(tuple(move.text for move in load(path).match.moves if move.actor < 0))
        assert len(draws) > 1

    def test_too_much_entropy(self, data: Path) -> None:
        with pytest.raises(LudiError, match="at most one for each"):
            played([], entropy=["a", "b"])

    def test_a_finished_game_cannot_be_taken_up(self, data: Path) -> None:
        played(always("1"))
        with pytest.raises(LudiError, match=r"is over; “ludi replay .*” shows it again\.$"):
            resumed(only_save(data), [])

    def test_no_folder_to_save_in(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        blocked, instead = tmp_path / "file", tmp_path / "temporary"
        blocked.write_text("")
        instead.mkdir()
        monkeypatch.setenv("LUDI_DATA", str(blocked))
        monkeypatch.setattr("tempfile.gettempdir", lambda: str(instead))
        assert "cannot be used" in played(["1", "q"]).text
        assert len(list(instead.glob("municipium-*.json"))) == 1


class TestRules:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_section_is_found_by_number_and_title(self, language: str) -> None:
        for line in section_titles("municipium", language):
            number, _, title = line.strip().partition(" ")
            assert f"# {number} {title}" in rules_text("municipium", language, number)
            assert title in rules_text("municipium", language, title.upper())

    def test_a_chapter_comes_whole(self) -> None:
        assert rules_text("municipium", "en", "7").count("\n### ") == 5

    def test_accents_need_not_be_typed(self) -> None:
        assert "8.6 Prétoire" in rules_text("municipium", "fr", "pretoire")

    def test_games_without_rules(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(installed()["tali"]), "rules_text", lambda *_: None)
        with pytest.raises(LudiError, match="no rule reference for tali"):
            rules_text("tali", "en", None)


def test_every_message_is_in_every_language() -> None:
    ids: Callable[[str], set[str]] = lambda language: set(  # noqa: E731
        re.findall(r"^(cli-[\w-]+) =", (LOCALE / language / "cli.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert ids("en") == ids("it") == ids("fr")
