"""Structured logs: one JSON object a line on standard error, or readable lines on a terminal."""

import logging
import sys

import structlog


def set_up_logs(quiet: bool) -> None:
    level = logging.WARNING if quiet else logging.INFO
    shared = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    pretty = sys.stderr.isatty()
    # a traceback with all variables would take seconds, during which nobody is served
    last = (
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if pretty
        else structlog.processors.JSONRenderer()
    )
    tail = [last] if pretty else [structlog.processors.format_exc_info, last]
    structlog.configure(
        processors=[*shared, *tail],  # type: ignore[list-item]
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(processor=last, foreign_pre_chain=shared)  # type: ignore[arg-type]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers, root.level = [handler], level
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # its news of every connection is in the metrics
