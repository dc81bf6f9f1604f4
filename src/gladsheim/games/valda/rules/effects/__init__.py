"""Effects of cards and god weapons, and the choices that they require."""
