"""`python -m ludi.server.work`. Worker processes import this file too, so it imports nothing by itself."""

if __name__ == "__main__":
    from ludi.server.working import main

    main()
