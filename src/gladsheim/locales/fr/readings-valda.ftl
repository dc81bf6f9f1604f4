# Ce qu'une table de Valda peut choisir au lieu d'une règle : une phrase, puis pourquoi les livrets diffèrent.
readingsvalda-thor-costs-three = Un temple de Thor coûte trois sang, deux or et deux diamants.
readingsvalda-thor-costs-three-why = La moitié anglaise imprime deux sang, la moitié française trois.
readingsvalda-trade-any-four = Sans Heimdall, quatre ressources quelconques en achètent une d'une sorte qui n'en fait pas partie.
readingsvalda-trade-any-four-why = La moitié anglaise dit « 4 d'une sorte », la moitié française quatre au choix.
readingsvalda-gjallarhorn-strongest = Gjallarhorn prend les deux cartes de défense les plus fortes de la défausse ; à force égale, tu choisis.
readingsvalda-gjallarhorn-strongest-why = La moitié anglaise dit deux cartes de défense, la moitié française les deux plus fortes.
readingsvalda-wrath-card-only = La Colère de Thor double la force propre de la carte ; ce que Surtur ajoute vient ensuite.
readingsvalda-wrath-card-only-why = La moitié anglaise double « une force d'attaque », la moitié française la force d'une carte d'attaque.
readingsvalda-area-opens-at-one-loss = Une région possédée est de nouveau ouverte à tous dès que son propriétaire y perd un temple, quel que soit le nombre qui reste. Elle est de nouveau à lui quand un autre de ses temples y arrive et qu'il en a trois ou plus.
readingsvalda-area-opens-at-one-loss-why = La moitié française ouvre la région quand un temple de son propriétaire est déplacé ou détruit ; la moitié anglaise, qui parle d'un temple, est lue ainsi : quand il en reste moins de trois.
readingsvalda-edition-en = La moitié anglaise du livret
readingsvalda-edition-fr = La moitié française du livret
