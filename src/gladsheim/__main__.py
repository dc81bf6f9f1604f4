"""Entry point of the command `gladsheim`, which is also `python -m gladsheim`."""

import sys


def main() -> None:
    """Run the command line and exit.

    If packages that all commands need are missing, print the name of their extra.
    """
    try:
        from gladsheim.cli.main import main as run
    except ModuleNotFoundError as error:
        from gladsheim.cli.commands import extra_of
        from gladsheim.extras import EXTRAS, lacking

        if error.name not in EXTRAS:
            raise
        sys.stderr.write(f"gladsheim: {lacking(error.name, extra=extra_of(sys.argv[1:]))}\n")
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
