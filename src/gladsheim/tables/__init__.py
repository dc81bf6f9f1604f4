"""Tables before, during and after play: seats, actions, undo, what viewers may see. No web, no database."""
