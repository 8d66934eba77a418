"""`python -m ludi` is the command `ludi`."""

from ludi.cli.start import run

if __name__ == "__main__":
    run()
