# Ce qu'une table de Valda peut choisir au lieu d'une règle : une phrase, puis pourquoi les livrets diffèrent.
readingsvalda-thor-costs-three = Un temple de Thor coûte trois unités de sang, deux d'or et deux diamants.
readingsvalda-thor-costs-three-why = La moitié anglaise du livret demande deux unités de sang, la moitié française trois.
readingsvalda-trade-any-four = Sans Heimdall, quatre ressources quelconques en achètent une d'une sorte qui n'en fait pas partie.
readingsvalda-trade-any-four-why = La moitié anglaise dit « 4 d'une sorte », la moitié française quatre au choix.
readingsvalda-gjallarhorn-strongest = Le Son du Gjallarhorn prend les deux cartes de défense les plus fortes de la défausse ; entre cartes égales, tu choisis.
readingsvalda-gjallarhorn-strongest-why = La moitié anglaise dit deux cartes de défense, la moitié française les deux plus fortes.
readingsvalda-wrath-card-only = Le Courroux de Thor ne double que le pouvoir de la carte ; ce que Surtur ajoute vient ensuite.
readingsvalda-wrath-card-only-why = La moitié anglaise double « un pouvoir d'attaque », la moitié française le pouvoir d'une carte d'attaque.
readingsvalda-area-opens-at-one-loss = Un territoire possédé est de nouveau ouvert à tous dès que son propriétaire y perd un temple, quel que soit le nombre qui reste. Il est de nouveau à lui quand un autre de ses temples y arrive et qu'il en a au moins trois.
readingsvalda-area-opens-at-one-loss-why = La moitié française ouvre le territoire quand un temple de son propriétaire est déplacé ou détruit. La moitié anglaise parle d'un temple ; nous la comprenons ainsi : quand il en reste moins de trois.
readingsvalda-edition-en = Moitié anglaise du livret
readingsvalda-edition-en-about = Là où les deux moitiés ne s'accordent pas, l'anglaise compte.
readingsvalda-edition-fr = Moitié française du livret
readingsvalda-edition-fr-about = Là où les deux moitiés ne s'accordent pas, la française compte.
