"""An action as it would stand after some choice, so that an option can be tried without changing the record."""

from typing import NamedTuple

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.components import State
from ludi.games.ave_roma.costs import held
from ludi.games.ave_roma.patronage import active_patrons


class Attempt(NamedTuple):
    """Who acts, how far the action has got, what the player would have, and what would still have to be paid."""

    seat: int
    action: int  # see action.py
    patrons: int  # active ones, a mask
    goods: int  # in store, packed: see costs.py
    surplus: int
    denarii: int
    due: int  # the price still to be paid: see costs.py
    discounts: int  # good icons of it that still fall away


@compiled
def attempt_of(s: State, seat: int, action: int) -> Attempt:
    """An action with what the player has now and nothing to pay."""
    surplus, denarii = int(s.surplus[seat]), int(s.denarii[seat])
    return attempt(seat, action, active_patrons(s, seat), held(s, seat), surplus, denarii, 0, 0)


@compiled
def attempt(
    seat: int, action: int, patrons: int, goods: int, surplus: int, denarii: int, due: int, discounts: int
) -> Attempt:
    """Every attempt is made here: arguments of compiled functions are integers of one size, as a tuple's must be."""
    return Attempt(seat, action, patrons, goods, surplus, denarii, due, discounts)


@compiled
def with_action(a: Attempt, action: int) -> Attempt:
    return attempt(a.seat, action, a.patrons, a.goods, a.surplus, a.denarii, a.due, a.discounts)


@compiled
def with_patrons(a: Attempt, patrons: int) -> Attempt:
    return attempt(a.seat, a.action, patrons, a.goods, a.surplus, a.denarii, a.due, a.discounts)


@compiled
def with_store(a: Attempt, goods: int, surplus: int, denarii: int) -> Attempt:
    return attempt(a.seat, a.action, a.patrons, goods, surplus, denarii, a.due, a.discounts)


@compiled
def with_price(a: Attempt, due: int, discounts: int) -> Attempt:
    return attempt(a.seat, a.action, a.patrons, a.goods, a.surplus, a.denarii, due, discounts)
