# Wie stark die Bots eines Spiels sind und was sie gelernt haben.

bots-title = Wie stark die Bots von { $game } sind
bots-about = Ein Bot mit 100 Punkten mehr als ein anderer gewinnt etwa 64 % der Partien gegen ihn. Der { bot-greedy } hat immer 1000 Punkte: Er denkt nicht voraus und lernt nie, ändert sich also nie. Die Balken zeigen den Bereich, in dem eine Wertung mit 95 % Sicherheit liegt.
bots-plain = Die Bots dieses Spiels laufen hier ohne übersetzten Code: Die oberen Stufen sind schwächer als unten angegeben.
bots-compiling = Die Bots werden noch übersetzt. Bis dahin sind die oberen Stufen schwächer als unten angegeben.
bots-none = Die Stärke der Bots dieses Spiels ist noch nicht gemessen.
bots-measured =
    { $deals ->
        [one] Eine Austeilung, von den Bots auf jedem Platz gespielt.
       *[other] { $deals } Austeilungen, jede von den Bots auf jedem Platz gespielt.
    }
bots-bot = Bot
bots-between = { $low } bis { $high }
bots-steps = Jede Stufe gegen die nächste darunter
bots-level = Stufe
bots-step = { $bot } gegen { $below }
bots-won = Siege
bots-sure = 95 % sicher
bots-learned = Was sie gelernt haben
bots-learned-games = { $minutes ->
        [one] Die Seher haben sich selbst unterrichtet. Sie spielten in mehreren Runden gegen sich selbst und lernten nach jeder Runde, was Stellungen wert sind. Das dauerte eine Minute.
       *[other] Die Seher haben sich selbst unterrichtet. Sie spielten in mehreren Runden gegen sich selbst und lernten nach jeder Runde, was Stellungen wert sind. Das dauerte { $minutes } Minuten.
    }
bots-usual = der übliche Tisch
bots-fits = Training und Genauigkeit
bots-fits-about = Erklärt: der Anteil der Unterschiede in den Ergebnissen, den der Seher vorhersagt, in Partien, aus denen er nicht gelernt hat.
bots-round = Runde
bots-network = { $count } Spieler: { $tables }
bots-games = Partien
bots-positions = Stellungen
bots-explained = Erklärt
bots-pace = ms je Entscheidung
