"""What workers are told to do."""

import os
import time


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def take_memory(size: int) -> int:
    return len(bytearray(size))


def say_much(size: int) -> str:
    return "x" * size


def who_am_i() -> int:
    return os.getpid()


def fail() -> None:
    raise ValueError("the cause of it")


def how_nice_am_i() -> int:
    return os.nice(0)
