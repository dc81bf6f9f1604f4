"""A hall of the fake game as a process of its own: `python -m tests.server.hall_process PORT URL`."""

import sys


def main() -> int:
    """Serve until told to stop."""
    # Imported here, because a bot's process runs the head of this file again.
    from gladsheim.core.errors import GladsheimError
    from gladsheim.server.run import serve_shelf
    from gladsheim.server.workers import Workers
    from tests.server import fake_game

    port, database = sys.argv[1:]
    try:
        return serve_shelf(
            fake_game.shelf, lambda: Workers(1, fake_game.choose), "127.0.0.1", int(port), database, False
        )
    except GladsheimError as error:
        sys.stderr.write(f"{error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
