"""`python -m tests.server.hostile.impatient`: a server like any other, but what takes it a minute takes it a second."""

if __name__ == "__main__":
    from ludi.server import clients, connections, serving

    connections.HEAD_SECONDS, connections.BODY_SECONDS, connections.TAKING_SECONDS = 1.0, 1.0, 1.0
    clients.PATIENCE = 1.0
    serving.main()
