"""`python -m ludi.server`. Worker processes import this file too, so it imports nothing by itself."""

if __name__ == "__main__":
    from ludi.server.serving import main

    main()
