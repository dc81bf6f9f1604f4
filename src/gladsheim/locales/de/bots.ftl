# Wie stark die Bots eines Spiels sind und was sie gelernt haben.

bots-title = Wie stark die Bots von { $game } sind
bots-about = Ein Bot mit 100 Punkten mehr als ein anderer gewinnt etwa 64 % der Partien gegen ihn. Der { bot-greedy } hat immer 1000 Punkte: Er denkt nicht voraus und hat nichts gelernt, bleibt also gleich. Die Balken zeigen, wo eine Wertung mit 95 % Sicherheit liegt.
bots-plain = Hier laufen die Bots dieses Spiels ohne übersetzten Code: Die oberen Stufen denken weniger und sind schwächer, als unten steht.
bots-compiling = Der Code der Bots wird noch übersetzt: Bis dahin denken die oberen Stufen weniger und sind schwächer, als unten steht.
bots-none = Noch hat niemand gemessen, wie stark die Bots dieses Spiels sind.
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
bots-learned-games =
    { $minutes ->
        [one] Niemand hat die Seher unterrichtet: Sie spielten gegen sich selbst, in mehreren Runden, und lernten nach jeder Runde, was Stellungen wert sind. Das dauerte eine Minute.
       *[other] Niemand hat die Seher unterrichtet: Sie spielten gegen sich selbst, in mehreren Runden, und lernten nach jeder Runde, was Stellungen wert sind. Das dauerte { $minutes } Minuten.
    }
bots-usual = der übliche Tisch
bots-fits = Woraus und wie gut
bots-fits-about = Erklärt: wie viel von den Unterschieden dessen, wozu Stellungen führten, vorhergesehen wird, in Partien, die beiseitegelegt waren.
bots-round = Runde
bots-network = { $count } Spieler: { $tables }
bots-games = Partien
bots-positions = Stellungen
bots-explained = Erklärt
bots-pace = ms je Zug
