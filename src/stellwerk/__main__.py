"""`python -m stellwerk` is the command line."""

from .cli import main

main()
