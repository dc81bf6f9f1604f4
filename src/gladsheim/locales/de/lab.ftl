# Das Labor: Stellungen, die jeder aufbaut und weiterspielt; und der Rahmen der Regelseiten.
lab-title = Labor
lab-seat = Spieler { $number }
lab-edit = Aufbauen
lab-start = Anfangen mit …
lab-copy = Link kopieren
lab-copied = Link kopiert
lab-broken-link = Dieser Link enthält keine Stellung. Stattdessen ist hier frisch ausgeteilt.
lab-over = Hier ist die Partie zu Ende.
lab-play = Ab hier spielen
lab-palette = Plättchen
lab-kind = { $tile }, noch { $left }
lab-hint = Wähle ein Plättchen und dann die Felder und Hände, die es bekommen; oder tippe auf ein Plättchen auf dem Spielfeld, um es zu verschieben, zu verstärken oder wegzunehmen.
lab-hint-brush = Tippe auf ein leeres Feld, um das Plättchen zu legen, oder gib es in eine Hand.
lab-hint-picked = Tippe auf ein leeres Feld, um das Plättchen dorthin zu verschieben.
lab-remove = Wegnehmen
lab-boost = Verstärken +1
lab-boost-less = Verstärken −1
lab-clear = Spielfeld leeren
lab-cell-empty = Leeres Feld { $x }, { $y }
lab-cell-tile =
    { $boost ->
        [0] { $tile } auf { $x }, { $y }
       *[other] { $tile } +{ $boost } auf { $x }, { $y }
    }
lab-hands = Hände
lab-hand-add = { $tile } dazu
lab-hand-add-none = Erst ein Plättchen wählen
lab-hand-remove = { $tile } aus der Hand nehmen
lab-score = Punkte
lab-score-of = Punkte von { $name }
lab-course = Spielstand
lab-players = Spieler
lab-turn = Am Zug
lab-phase = Phase
lab-phase-play = Ein Plättchen wird gelegt
lab-phase-hermod = Nach einem Hermod
lab-phase-raven = Ein Rabe darf weiterfliegen
lab-phase-trim = Zu viele Plättchen auf der Hand
lab-on-play = Plättchen
lab-on-trim = Plättchen
lab-on-hermod = Der Hermod
lab-on-raven = Der Rabe
lab-under = Unter dem Raben
lab-under-nothing = Nichts
lab-deck = Plättchen im Vorrat
lab-sets = Plättchen im Spiel
lab-set-edda = Die Sage von Edda
lab-set-bolt = Der Blitz
lab-set-order = In den Reihen der Götter
lab-faults =
    { $count ->
        [one] Diese Stellung ist noch nicht möglich:
       *[other] Diese Stellung ist noch nicht möglich, aus { $count } Gründen:
    }
lab-deal = Neue Verteilung
lab-seed = Startwert
lab-seed-about = Derselbe Startwert ergibt immer dieselbe Verteilung.
lab-deal-start = Austeilen
lab-document = Eine Stellung als Text
lab-document-about = Das Stellungsdokument als JSON. Jeder Fehler wird mit seinem Feld genannt.
lab-document-start = Diese Stellung öffnen
lab-not-json = Das ist kein JSON: { $why }
lab-not-object = Eine Stellung muss ein JSON-Objekt in geschweiften Klammern sein.
lab-rules-title = Regeln
lab-rules-contents = Inhalt
lab-rules-game = Regeln von { $game }
lab-rules-try = Im Labor ausprobieren
lab-rules-board = Auf einem Spielfeld zeigen
lab-rules-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
lab-rules-shown = Auf einem Spielfeld zeigen ({ lab-rules-points })
lab-rules-made = Das Spiel in der Schachtel
lab-rules-doubt = Widerspricht hier eine Regel deinem Heft? Sag es denen, die diese Halle betreiben:
lab-rules-made-designer = Autor
lab-rules-made-illustrator = Illustrator
lab-rules-made-publisher = Verlage
lab-rules-made-year = Jahr
lab-rules-made-decktet = Das Decktet
lab-rules-made-age = Alter
lab-rules-made-minutes = Dauer mit dem gedruckten Spiel
lab-rules-made-link = Mehr
lab-rules-age = ab { $age } Jahren
lab-rules-minutes = { $minutes } Minuten
lab-rules-minutes-each = { $minutes } Minuten je Spieler
lab-example-step = Schritt { $step } von { $steps }
lab-example-back = Zurück
lab-example-next = Was geschieht
lab-example-open = Im Labor öffnen
lab-example-loading = Das Beispiel wird geladen …
lab-example-failed = Das Beispiel konnte nicht geladen werden.
lab-fewer = Weniger: { $what }
lab-more = Mehr: { $what }
