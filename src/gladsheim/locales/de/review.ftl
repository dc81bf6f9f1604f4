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
review-whose = Spieler
review-everybody = Alle
review-only-misses = Nur Fehler und Patzer
review-none-listed = Keine gefunden: gut gespielt.
review-keys = Mit ↑ und ↓ oder mit einem Wisch nach links oder rechts wechselst du die Entscheidung.
review-step = Schritt { $ply }
review-grade-best = Bester Zug
review-grade-good = Ungenau
review-grade-slip = Fehler
review-grade-blunder = Patzer
review-count-best =
    { $n ->
        [one] { $n } bester Zug
       *[other] { $n } beste Züge
    }
review-count-good = { $n } ungenau
review-count-slip = { $n } Fehler
review-count-blunder = { $n } Patzer
review-points =
    { $number ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-missed =
    { $number ->
        [one] { $points } Punkt verloren
       *[other] { $points } Punkte verloren
    }
review-missed-all =
    { $n ->
        [one] { $points } verloren bei { $n } Entscheidung.
       *[other] { $points } verloren bei { $n } Entscheidungen.
    }
review-as-good = Nichts verloren
review-alternatives = Alternativen
review-equal = genauso gut
review-more =
    { $number ->
        [one] { $points } Punkt besser
       *[other] { $points } Punkte besser
    }
review-instead = Züge, die stattdessen möglich waren
review-luck-good = Glück: { $points } mehr als im Durchschnitt.
review-luck-bad = Glück: { $points } weniger als im Durchschnitt.
review-luck-usual = Glück: etwa durchschnittlich.
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
review-tried = Verglichen mit dem gespielten Zug: { $more }
review-tried-best = Das ist der beste gefundene Zug.
review-tried-same = Das ist der gespielte Zug.
review-judging = Dein Zug wird beurteilt …
review-how = Ein Bot vergleicht jeden Zug mit den anderen in gedachten Partien, die zu dem passen, was man damals wissen konnte. Er sieht weit, aber nicht alles: Ein besserer Zug, den er übersieht, zählt nicht. Glück wird getrennt gezählt und ist niemandes Verdienst oder Schuld.
review-turning = Der Zug, der am meisten brachte
review-turning-points = { $points ->
    [one] Er brachte { $points } Punkt.
   *[other] Er brachte { $points } Punkte.
}
review-turning-see = Ansehen
review-next-gist = Was jeder Zug wert war und was besser gewesen wäre.
review-next-lesson = Nächste Lektion
review-next-learn = Schritt für Schritt lernen
review-trends = Deine Entwicklung über viele Partien
review-less =
    { $number ->
        [one] { $points } Punkt schlechter
       *[other] { $points } Punkte schlechter
    }
review-lost =
    { $number ->
        [one] { $name } hat gegenüber dem besten Zug { $points } Punkt verloren.
       *[other] { $name } hat gegenüber dem besten Zug { $points } Punkte verloren.
    }
review-lost-you =
    { $number ->
        [one] Du hast gegenüber dem besten Zug { $points } Punkt verloren.
       *[other] Du hast gegenüber dem besten Zug { $points } Punkte verloren.
    }
review-why-now =
    { $points ->
        [one] Der beste Zug bringt sofort { $points } Punkt mehr.
       *[other] Der beste Zug bringt sofort { $points } Punkte mehr.
    }
review-why-less =
    { $points ->
        [one] Der beste Zug bringt sofort { $points } Punkt weniger, in den Zügen danach aber mehr.
       *[other] Der beste Zug bringt sofort { $points } Punkte weniger, in den Zügen danach aber mehr.
    }
review-why-later = Beide bringen sofort gleich viel. Der beste Zug zahlt sich in späteren Zügen aus.
review-because = { $reason } (+{ $points })
review-range = Auf { $range } genau, aus { $n } gedachten Partien.
review-certain = Auf { $range } Punkte genau.
review-next-miss = Nächster Fehler
