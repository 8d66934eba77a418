"""`python -m tests.server.hostile.impatient`: a server like any other, but what takes it a minute takes it a second."""

if __name__ == "__main__":
    from ludi.server import clients, connections, limits, live, serving, watching

    connections.HEAD_SECONDS, connections.BODY_SECONDS, connections.TAKING_SECONDS = 1.0, 1.0, 1.0
    clients.PATIENCE = watching.WATCH = 1.0
    plenty = (10_000.0, 10_000.0)  # of messages, so that a connection is filled in no time
    setattr(live, "MESSAGES", plenty)  # noqa: B010 - it is the name that `live` has imported
    limits.MESSAGES_PER_GUEST = plenty
    serving.main()
