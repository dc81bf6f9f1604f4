# Am Tisch: Plätze, Züge, Verlauf, Hand, Ende. Für alle Spiele.

table-to-hall = Zur Halle
table-board = Das Spielfeld
table-as-text = Spielfeld als Text
table-hand = Deine Hand
table-hand-of = Hand von { $name }
table-hand-watching = Du schaust an diesem Tisch zu.
table-players = Spieler
table-seat-look = Tableau von { $name }
table-log = Verlauf
table-log-open = Verlauf
table-log-close = Verlauf schließen
table-log-empty = Noch nichts.
table-typed = Als Text: { $text }
table-choosable = kann gewählt werden
table-deck = { $count ->
    [0] Der Vorrat ist leer
    [one] { $count } Plättchen im Vorrat
   *[other] { $count } Plättchen im Vorrat
}
table-deck-short = Vorrat { $count }
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-bot = Bot, { $level }
table-you = du
table-turn-yours = Du bist dran
table-turn-of = { $name } ist dran
table-thinking = { $name } denkt nach …
table-thinking-short = denkt nach …
table-to-play-short = am Zug
table-resolving = Einen Augenblick …
table-tiles = { $count ->
    [one] { $count } Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
table-known = bekannt:
table-fit = Ansicht einpassen
table-whole = Ganzes Spielfeld
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-rules = Regeln
table-rules-all = Alle Regeln
table-lab = Labor
table-confirm = Legen
table-confirm-points = Legen +{ $points }
table-cancel = Abbrechen
table-undo = Zurücknehmen
table-undone = zurückgenommen
table-only-choice = Die einzige Möglichkeit wurde gewählt: { $message }
table-hint-more = Rechtsklick oder langes Drücken zeigt mehr.
table-coach = Rat
table-coach-away = Ausblenden
table-tie = { $first ->
    [true] Gleichstand, zuerst erreicht
   *[other] Gleichstand, später erreicht
}
table-deed-undo = nimmt den letzten Zug zurück
table-help = Plättchen
table-next-player = Gib den Bildschirm an { $name }
table-next-player-ready = Ich bin { $name }
table-over-title = Die Partie ist zu Ende
table-over-winner = { $name } gewinnt
table-over-winners = { $names } gewinnen gemeinsam
over-won-by = Du gewinnst mit { $points } Vorsprung
over-won = Du gewinnst
over-lost-by = { $name } gewinnt mit { $points } Vorsprung
over-next-level = Gegen { $bot } spielen
over-more = Mehr
table-over-rank = Platz { $rank }
table-over-tie = Bei gleichem Stand liegt vorn, wer ihn zuerst erreicht hat; die Ziffer nach dem Punkt zeigt es.
table-over-rematch = Noch eine Partie
table-over-hall = Zur Halle
table-over-record = Aufzeichnung laden
table-over-look = Spielfeld ansehen
table-over-result = Ergebnis
table-commitment = Fingerabdruck der Verteilung
table-commitment-about = Er stand vor dem ersten Zug fest. Die Aufzeichnung der beendeten Partie belegt ihn.
