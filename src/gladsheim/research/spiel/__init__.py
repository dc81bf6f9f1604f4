"""Games under OpenSpiel's interface, registered when this package is imported.

import pyspiel
import gladsheim.research.spiel

game = pyspiel.load_game("gladsheim_voluspa", {"players": 3, "options": "set:edda"})
"""

from gladsheim.research.spiel.game import register

register()
