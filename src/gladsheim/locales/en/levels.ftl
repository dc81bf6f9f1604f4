# How each level of the seers plays, in a sentence.

levels-1 = { $name } plays like a child: half of its moves or more are random.
levels-2 = { $name } plays like a beginner: about half of its moves are random.
levels-3 = { $name } plays like a casual player: about one move in three is random.
levels-4 = { $name } plays like a practised player: about one move in four is random.
levels-5 = { $name } plays like a strong player: about one move in eight is random.
levels-6 = { $name } plays like an expert: hardly any move is random.
levels-7 = { $name } plays like a champion: no move is random, and it thinks much longer.
