# Gewertete Tische, Seiten der Leute, Ranglisten, Rückblick auf Partien.

card-rated = Gewertet
card-rated-yes = Ja, nur mit Konten.
card-rated-no = Nein
rated-tag = gewertet
setup-rated = Das Ergebnis zählt für die Wertung
setup-rated-about = Jeder Platz braucht ein anderes Konto.
setup-rated-guest = Für gewertete Partien brauchst du ein Konto. Lege es auf der Seite hinter deinem Namen an.
setup-rated-seats = Gewertete Partien gehen nicht mit Bots oder mit mehreren an einem Bildschirm.
rated-rules = Eine Partie zählt, sobald alle { $actions } Züge gemacht haben. Zwischen denselben zwei Leuten zählen höchstens { $games_a_day } Partien am Tag.
rated-uncounted-short = Die Wertungen ändern sich nicht: Nicht alle haben { $actions } Züge gemacht.
rated-uncounted-often = Die Wertungen ändern sich nicht: Zwei von euch hatten innerhalb eines Tages schon { $games_a_day } gewertete Partien.
refused-account-needed = Für einen gewerteten Tisch brauchst du ein Konto.
refused-people-only = Ein gewerteter Tisch braucht auf jedem Platz ein anderes Konto und erlaubt keine Bots.

people-since = Hier seit { $date }
people-private = { $name } zeigt Partien und Statistik niemandem.
people-private-own = Außer dir sieht niemand diese Seite: Du hast sie privat gestellt.
people-unknown = Ein Konto mit diesem Namen gibt es nicht.
people-none = Noch keine beendete Partie.
people-rating = Wertung
people-provisional = vorläufig
people-provisional-about = Zu wenige gewertete Partien, um sicher zu sein
people-unrated = Noch keine gewertete Partie
people-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
people-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
people-best = Bestes Ergebnis: { $score }
people-places = Plätze
people-place = Platz { $place }: { $count }
people-history = Wertung nach jeder gewerteten Partie, von { $first } bis { $last }
people-opponents = Gegner
people-guests = Gäste
people-met = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
people-ahead = { $ahead }-mal davor, { $behind }-mal dahinter
people-recent = Beendete Partien
people-recent-about = Andere sehen nur Partien an öffentlichen Tischen, denen alle zusehen dürfen.
people-more = Frühere Partien zeigen
people-trends = Entwicklung über viele Partien
people-abandoned = abgebrochen
people-came = Platz { $place }
people-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
people-change = Wertung { $before } → { $after }

ranking-title = Rangliste: { $game }
ranking-link = Rangliste
ranking-people = Spieler
ranking-none = Noch hat niemand genug gewertete Partien gespielt.
ranking-about = Nach gewerteten Partien zwischen Konten. Wertungen, die noch vorläufig sind, fehlen hier.
ranking-bots = Bots
ranking-bots-none = Noch ist keine Partie zwischen verschiedenen Bots zu Ende gespielt.
ranking-bots-about = Beruht auf beendeten Partien mit mindestens zwei verschiedenen Bots. Nur die Reihenfolge der Bots zählt, für jede Spielerzahl getrennt. Menschen am Tisch zählen nicht.
ranking-players = { $count } Spieler
ranking-name = Name
ranking-place = Platz
ranking-games = Partien

replay-title = Rückblick
replay-rules = Regelversion { $version }
replay-bar = Züge
replay-link = Zurückblicken
replay-step = Die Partie durchgehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-at = Schritt { $ply } von { $plies }
replay-slider = Schritt
replay-leave = Zum Tisch
replay-copy = Link kopieren
replay-copied = Kopiert
replay-eyes = Gesehen von
replay-eyes-then = dir, damals
replay-eyes-watchers = Zuschauern
replay-start = Vor dem ersten Zug

mine-page = Deine Seite
mine-page-about = Deine Partien und Wertungen, wie andere sie sehen.
mine-page-open = Deine Seite ansehen
mine-page-private = Partien und Statistik vor anderen verbergen
mine-page-private-about = An gewerteten Tischen steht deine Wertung trotzdem neben deinem Namen.
mine-records = Alle Aufzeichnungen
mine-records-about = Die Aufzeichnungen aller deiner beendeten Partien, eine je Zeile, zum Aufheben oder Prüfen.
mine-records-get = Alle Aufzeichnungen herunterladen
