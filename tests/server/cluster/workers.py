"""A worker in a process of its own, as `ludi worker` starts it; it interprets the rules."""

import os
import subprocess
import sys
import tempfile


class WorkerProcess:
    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "ludi.server.work", "--database", database, "--processes", "0"]
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - a pipe would fill up
        environment = {**os.environ, "LUDI_INTERPRET": "1"}
        self.popen = subprocess.Popen(command, env=environment, stderr=self.log, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        self.popen.kill()
        self.popen.wait()
        self.log.close()

    def stop(self) -> int:
        """Its status."""
        self.popen.terminate()
        status = self.popen.wait(20)
        self.log.close()
        return status

    def said(self) -> str:
        self.log.seek(0)
        return self.log.read().decode()
