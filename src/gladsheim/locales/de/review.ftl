review-title = Auswertung
review-side = Neben dem Spielfeld
review-close = Schließen
review-speed = Tempo
review-curve = Punkte im Lauf der Partie
review-curve-at = Schritt { $ply }: { $points }
review-table = Punkte als Tabelle
review-ask = Partie auswerten
review-about = Sieh, was jeder Zug nach dem Wissen des Augenblicks wert war, was besser gewesen wäre und wie viel Glück dabei war.
review-waiting = Die Partie wird ausgewertet …
review-failed = Diese Partie ließ sich nicht auswerten.
review-open = Zur ganzen Auswertung
review-look = Diesen Schritt ansehen
review-summary = In Kürze
review-decisions = Entscheidungen
review-whose = Von
review-everybody = allen
review-only-misses = Nur Ungenaues und Patzer
review-none-listed = Nichts dergleichen: gut gespielt.
review-keys = ↑ und ↓ oder ein Wisch nach links und rechts führen von Entscheidung zu Entscheidung.
review-step = Schritt { $ply }
review-grade-best = Stark
review-grade-good = Gut
review-grade-slip = Ungenau
review-grade-blunder = Patzer
review-count-best = { $n } stark
review-count-good = { $n } gut
review-count-slip = { $n } ungenau
review-count-blunder = { $n } Patzer
review-points =
    { $number ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-missed =
    { $number ->
        [one] { $points } Punkt verpasst (± { $range })
       *[other] { $points } Punkte verpasst (± { $range })
    }
review-missed-all =
    { $n ->
        [one] { $points } verpasst (± { $range }) bei { $n } Entscheidung.
       *[other] { $points } verpasst (± { $range }) bei { $n } Entscheidungen.
    }
review-as-good = So gut wie das Beste, was gefunden wurde.
review-lead = Erwarteter Vorsprung danach: { $points } (± { $range }, in { $n } gedachten Welten).
review-alternatives = Stattdessen
review-equal = genauso gut (± { $range })
review-more = { $points } (± { $range })
review-alternatives-about = Mit den Punkten, die es mehr verspricht als das Gespielte. Zeige auf einen Zug, um ihn auf dem Spielfeld zu sehen.
review-instead = Was man stattdessen hätte spielen können
review-luck-good = Glück: { $points } mehr als üblich (± { $range }).
review-luck-bad = Glück: { $points } weniger als üblich (± { $range }).
review-luck-usual = Glück: etwa wie üblich (± { $range } Punkte).
review-best-move = Schönster Zug:
review-biggest-miss = Größte verpasste Gelegenheit:
review-compare = Mit dem besseren Zug vergleichen
review-compare-again = Vergleichen
review-compare-close = Zurück zur Partie
review-played = Gespielt
review-better = Besser
review-try = Selbst versuchen
review-try-again = Noch einmal
review-try-about = Die Stellung vor dieser Entscheidung: Was tust du?
review-tried = Verglichen mit dem, was gespielt wurde: { $more }
review-tried-best = Das ist das Beste, was gefunden wurde.
review-tried-same = Das wurde gespielt.
review-tried-unknown = Das hat die Auswertung nicht weit genug verfolgt, um es zu beurteilen. Sicher bringt es { $points }.
review-how = Ein Bot vergleicht jeden Zug mit den anderen in gedachten Welten, die zu dem passen, was man damals wissen konnte. Er sieht weit, aber nicht alles: Was ihm entgeht, zählt, als hätte es niemand gefunden. Glück wird für sich gezählt und ist niemandes Verdienst.
review-turning = Der Zug, der am meisten brachte
review-turning-points = Er brachte { $points } Punkte.
review-turning-see = Ansehen
review-next-gist = Was jeder Zug wert war und was mehr gebracht hätte.
review-next-lesson = Nächste Lektion
review-next-learn = Schritt für Schritt lernen
review-trends = Deine Entwicklung über viele Partien
