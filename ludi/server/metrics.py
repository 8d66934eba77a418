"""The metrics that Prometheus collects."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("ludi_moves_total", "Moves and draws accepted.", ["game"])
REFUSED = Counter("ludi_refused_total", "Messages and requests refused.", ["reason"])
SOCKETS = Gauge("ludi_sockets", "Open WebSockets.")
ROOMS = Gauge("ludi_rooms", "Tables in memory.")
BOT_QUEUE = Gauge("ludi_bot_queue", "Tables waiting for a bot to think.")
BOT_SECONDS = Histogram("ludi_bot_seconds", "Time a bot took to think, waiting included.")
HINTS = Counter("ludi_hints_total", "Hints told, by who has thought about them: server or browser.", ["by"])
COMMIT_SECONDS = Histogram(
    "ludi_commit_seconds",
    "Time from a move's arrival to its broadcast.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
NARRATION_SECONDS = Histogram(
    "ludi_narration_seconds",
    "Time of the event loop spent on narrating accepted moves and on packing them for browsers.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
)
