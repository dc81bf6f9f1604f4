"""`python -m gladsheim`."""

from gladsheim.cli.main import main

if __name__ == "__main__":
    main()
