"""A hall of the toy game as a process of its own: `python -m tests.server.hall_process PORT URL`."""

import gc
import sys


def main() -> int:
    """Serve until told to stop."""
    # As `gladsheim serve` does: to look for cycles in what is loaded takes a fifth of the start.
    gc.disable()
    # Imported here, because a bot's process runs the head of this file again.
    from gladsheim.core.errors import GladsheimError
    from gladsheim.server.jobs.pool import WorkerPool
    from gladsheim.server.run import AccessOptions, serve_library
    from tests.server import toy_hall
    from tests.server.timekeeping import ahead

    ahead.go_by_it()
    port, database = sys.argv[1:]
    try:
        welcome = AccessOptions(limits=False)
        return serve_library(
            toy_hall.library,
            lambda: WorkerPool(1, toy_hall.choose),
            "127.0.0.1",
            int(port),
            database,
            welcome,
        )
    except GladsheimError as error:
        sys.stderr.write(f"{error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
