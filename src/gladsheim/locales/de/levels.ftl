# Wie jede Stufe der Seher spielt, in einem Satz.

levels-1 = { $name } spielt wie ein Kind: Mindestens die Hälfte der Züge ist zufällig.
levels-2 = { $name } spielt wie ein Anfänger: Etwa die Hälfte der Züge ist zufällig.
levels-3 = { $name } spielt wie ein Hobbyspieler: Etwa jeder dritte Zug ist zufällig.
levels-4 = { $name } spielt wie ein geübter Spieler: Etwa jeder vierte Zug ist zufällig.
levels-5 = { $name } spielt wie ein starker Spieler: Etwa jeder achte Zug ist zufällig.
levels-6 = { $name } spielt wie ein Experte: Kaum ein Zug ist zufällig.
levels-7 = { $name } spielt wie ein Meister: Kein Zug ist zufällig, und er denkt viel länger nach.
