# What a table of Valda can choose instead of a rule: a sentence, then why the books differ.
readingsvalda-thor-costs-three = Ein Tempel für Thor kostet drei Blut, zwei Gold und zwei Diamanten.
readingsvalda-thor-costs-three-why = Die englische Hälfte nennt zwei Blut, die französische drei.
readingsvalda-trade-any-four = Ohne Heimdall tauschst du vier beliebige Rohstoffe gegen einen einer Art, die nicht darunter ist.
readingsvalda-trade-any-four-why = Die englische Hälfte sagt „4 einer Art“, die französische vier nach Wahl.
readingsvalda-gjallarhorn-strongest = Gjallarhorn nimmt die zwei stärksten Verteidigungskarten aus dem Ablagestapel; unter gleichen wählst du.
readingsvalda-gjallarhorn-strongest-why = Die englische Hälfte sagt zwei Verteidigungskarten, die französische die zwei stärksten.
readingsvalda-wrath-card-only = Thors Zorn verdoppelt nur die Stärke der Karte selbst; was Surtur hinzufügt, kommt danach dazu.
readingsvalda-wrath-card-only-why = Die englische Hälfte verdoppelt „eine Angriffsstärke“, die französische die Stärke einer Angriffskarte.
readingsvalda-area-opens-at-one-loss = Ein Gebiet mit Besitzer steht wieder allen offen, sobald der Besitzer dort einen Tempel verliert, wie viele auch bleiben. Es gehört ihm wieder, wenn ein weiterer Tempel von ihm dazukommt und er drei oder mehr hat.
readingsvalda-area-opens-at-one-loss-why = Die französische Hälfte öffnet das Gebiet, wenn ein Tempel des Besitzers versetzt oder zerstört wird. Die englische spricht von irgendeinem Tempel; wir verstehen sie so: wenn weniger als drei bleiben.
readingsvalda-edition-en = Englische Hälfte der Spielregel
readingsvalda-edition-en-about = Wo sich die beiden Hälften nicht einig sind, gilt die englische.
readingsvalda-edition-fr = Französische Hälfte der Spielregel
readingsvalda-edition-fr-about = Wo sich die beiden Hälften nicht einig sind, gilt die französische.
