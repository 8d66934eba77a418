"""What is answered on the spot to whoever is the only guest of a table or a lesson."""

from collections.abc import Callable

from ludi.table import telling, trying
from ludi.table.playing import Json, reasons_against
from ludi.table.wishes import Message


def answer(spot: trying.Spot, own_seat: Callable[[], int], shown_to: int | None, message: Message) -> Json | None:
    """To questions that change nothing; None to any other message. `shown_to`: the seat things are told for."""
    match message.type:
        case "draft":
            return trying.preview(spot, own_seat(), message)
        case "why":
            return trying.reason(spot, own_seat(), message)
        case "whys":
            return _whys(spot, own_seat(), message)
        case "look":
            state = trying.arranged(spot, own_seat, message)
            return trying.look(spot, message, telling.look(spot.match.game, state, shown_to))
        case "ping":
            return {"type": "pong", "ref": message.ref, "number": spot.number}
    return None


def _whys(spot: trying.Spot, seat: int, message: Message) -> Json:
    trial, _ = spot.try_out(seat, message.number, message.moves)
    found = reasons_against(trial.game, trial.state, message.picked) if trial.decider == seat else {}
    return trying.whys(spot, message, dict(found))
