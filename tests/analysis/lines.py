"""Lines made by hand, with values that can be checked in the head."""

from ludi.analysis.line import Decision, Draw, Line, Option, Outcome

# Two seats: a coin is tossed (1 is good for seat 0), seat 0 chooses, a die falls, seat 1 chooses; seat 1 wins.
TOSS = Draw(1, (Outcome(0, 1, (0.4, 0.6)), Outcome(1, 1, (0.6, 0.4))), drawn=1)
FIRST = Decision(2, 0, (Option(7, (0.62, 0.38)), Option(8, (0.55, 0.45)), Option(9, (0.5, 0.5), False)), played=8)
DIE = Draw(4, (Outcome(1, 1, (0.9, 0.1)), Outcome(2, 2, (0.3, 0.7)), Outcome(3, 1, (0.7, 0.3))), drawn=2)
SECOND = Decision(5, 1, (Option(0, (0.32, 0.68)), Option(1, (0.32, 0.68))), played=1)
LINE = Line(2, (TOSS, FIRST, DIE, SECOND), (0.0, 1.0), over=True)
