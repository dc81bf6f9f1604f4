"""Before and during play: seats, moves, undo, and what each guest may see. No web, no disk."""
