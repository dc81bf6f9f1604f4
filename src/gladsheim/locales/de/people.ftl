# Gewertete Tische, Seiten der Leute, Ranglisten, Rückblick auf Partien.

card-rated = Gewertet
card-rated-yes = Ja, nur mit Konten.
card-rated-no = Nein
rated-tag = gewertet
setup-rated = Das Ergebnis zählt für die Wertung
setup-rated-about = Auf jedem Platz sitzt ein anderes Konto.
setup-rated-guest = Gewertet spielen nur Konten: Auf der Seite hinter deinem Namen legst du eines an.
setup-rated-seats = Nicht mit Bots und nicht mit mehreren an einem Bildschirm.
rated-rules = Eine Partie zählt, sobald alle { $actions } Züge gemacht haben. Zwischen denselben zwei Leuten zählen höchstens { $games_a_day } Partien am Tag.
rated-uncounted-short = Die Wertungen bleiben, wie sie sind: Nicht alle haben { $actions } Züge gemacht.
rated-uncounted-often = Die Wertungen bleiben, wie sie sind: Zwei von euch hatten innerhalb eines Tages schon { $games_a_day } gewertete Partien.
refused-account-needed = An einem gewerteten Tisch spielen nur Konten.
refused-people-only = An einem gewerteten Tisch spielt auf jedem Platz ein anderes Konto und kein Bot.

people-since = Hier seit { $date }
people-private = { $name } behält Partien und Zahlen für sich.
people-private-own = Außer dir sieht niemand diese Seite: Du hast sie privat gestellt.
people-unknown = Ein Konto mit diesem Namen gibt es nicht.
people-none = Noch ist keine Partie zu Ende gespielt.
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
people-place = { $place }. Platz: { $count }
people-history = Wertung nach jeder gewerteten Partie, von { $first } bis { $last }
people-opponents = Am Tisch getroffen
people-guests = Gäste
people-met = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
people-ahead = { $ahead }-mal davor, { $behind }-mal dahinter
people-recent = Beendete Partien
people-recent-about = Andere sehen nur Partien an öffentlichen Tischen, denen alle zusehen dürfen.
people-more = Frühere Partien zeigen
people-trends = Was viele Auswertungen sagen
people-abandoned = abgebrochen
people-came = Platz { $place }
people-score = { $score } Punkte
people-change = Wertung { $before } → { $after }

ranking-title = Rangliste: { $game }
ranking-link = Rangliste
ranking-people = Spieler
ranking-none = Noch hat niemand genug gewertete Partien gespielt.
ranking-about = Nach gewerteten Partien zwischen Konten. Wertungen, die noch vorläufig sind, fehlen hier.
ranking-bots = Bots
ranking-bots-none = Noch ist keine Partie zwischen verschiedenen Bots zu Ende gespielt.
ranking-bots-about = Nach beendeten Partien mit wenigstens zwei verschiedenen Bots: Es zählen die Plätze der Bots untereinander, für jede Spielerzahl getrennt. Menschen am Tisch zählen nicht.
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
mine-page-private = Meine Partien und Zahlen niemandem sonst zeigen
mine-page-private-about = An gewerteten Tischen steht deine Wertung trotzdem neben deinem Namen.
mine-records = Alle Aufzeichnungen
mine-records-about = Die Aufzeichnungen aller deiner beendeten Partien, eine je Zeile, zum Aufheben oder Prüfen.
mine-records-get = Alle Aufzeichnungen herunterladen
