# Die Halle: Eingang, Einstellungen, Verbindung, was alle Spiele teilen.

hall-name = Gladsheim
hall-tagline = Drei nordische Brettspiele, sofort spielbar
hall-no-account = Ohne Konto. Die erste Partie dauert zehn Minuten, und das Spielfeld lehrt dich das Spiel.
hall-play-first = { $game } jetzt spielen
hall-with-friend = Mit Freunden spielen
hall-sign-in = Anmelden
hall-create-account = Konto anlegen
hall-play-bot = Gegen einen Bot
hall-play-friend = Mit Freunden
hall-find = Mitspieler finden
hall-play-options = Optionen
hall-options-game = Optionen für { $game }
hall-daily = Tagespartie
hall-daily-state = { $state ->
    [running] Weiterspielen
    [over] Gespielt
   *[new] Spielen
}
hall-puzzles = Rätsel
hall-learn = Lernen
hall-learn-game = { $game } lernen, Schritt für Schritt
hall-rules = Regeln
hall-rules-game = Regeln von { $game }
hall-table-yours = Du bist dran
hall-table-waiting = { $name } ist dran
hall-table-over = Beendet
hall-footer-docs = Dokumentation (auf Englisch): für alle, die spielen, eine Halle betreiben, Bots schreiben, forschen oder mitarbeiten
hall-footer-imprint = Impressum und Mitwirkende
hall-footer-privacy = Datenschutz

setup-title = Neuer Tisch: { $game }
setup-set = Plättchen
setup-kinds = Arten von Plättchen
setup-kinds-count = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
setup-seats = Wer spielt
setup-seat-me = Ich
setup-seat-human = Jemand hier
setup-seat-bot = Bot
setup-seat-kind = Wer auf Platz { $number } sitzt
setup-seat-name-of = Name für Platz { $number }
setup-seat-level-of = Stärke des Bots auf Platz { $number }
setup-seat-add = Noch jemand
setup-seat-remove = Platz { $number } entfernen
setup-more = Mehr: wer ihn findet und zusieht, Uhr
setup-start = Platz nehmen
setup-starting = Der Tisch wird vorbereitet …
setup-cancel = Zurück
setup-default-name = Gast
setup-default-guest = Spieler { $number }

bot-random = Wanderer
bot-greedy = Schnitter
bot-seer = Seher { $level }
bot-search = Späher { $level }
bot-other = Bot { $name }
bot-plays-1 = { $name } spielt wie ein Kind: Mindestens die Hälfte der Züge ist zufällig.
bot-plays-2 = { $name } spielt wie ein Anfänger: Etwa die Hälfte der Züge ist zufällig.
bot-plays-3 = { $name } spielt wie ein Hobbyspieler: Etwa jeder dritte Zug ist zufällig.
bot-plays-4 = { $name } spielt wie ein geübter Spieler: Etwa jeder vierte Zug ist zufällig.
bot-plays-5 = { $name } spielt wie ein starker Spieler: Etwa jeder achte Zug ist zufällig.
bot-plays-6 = { $name } spielt wie ein Experte: Kaum ein Zug ist zufällig.
bot-plays-7 = { $name } spielt wie ein Meister: Kein Zug ist zufällig, und er denkt viel länger nach.
bot-names = Askr, Bestla, Búri, Lífþrasir, Auðr

level-named = { $name } · { $strength }
level-1 = Kind
level-2 = Anfänger
level-3 = Hobbyspieler
level-4 = geübt
level-5 = stark
level-6 = Experte
level-7 = Meister
level-how-strong = Wie stark sind sie?

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-theme-system = Wie das Gerät
settings-theme-dark = Nächtlicher Fjord
settings-theme-light = Pergament
settings-colour = Deine Farbe am Tisch
settings-colour-seat = Die des Platzes
settings-colour-0 = Orange
settings-colour-1 = Blau
settings-colour-2 = Rosa
settings-colour-3 = Grün
settings-colour-4 = Rot
settings-colour-5 = Grau
settings-confirm = Jede Wahl bestätigen
settings-confirm-about = Ist das aus, gilt eine Wahl, sobald du ein zweites Mal darauf tippst.
settings-speed = Animationen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Aus
settings-pause = Pause zwischen Zügen der Bots
settings-pause-seconds = { $seconds } s
settings-best = Beste Felder
settings-best-about = Zeigt, wo deine Plättchen jetzt die meisten Punkte bringen. Nie in gewerteten Partien, Tagespartien und Duplicate-Matches.
settings-coach = Tipps in meinen ersten Partien
settings-coach-about = Etwa in deinen ersten fünf Zügen jedes Spiels, nur aus dem, was du wissen darfst. Nie in gewerteten Partien, Tagespartien und Duplicate-Matches.
settings-ties = Die Ziffer hinter den Punkten immer zeigen
settings-ties-about = In Völuspá hat die höhere Ziffer die Punkte zuerst erreicht. Ist das aus, steht sie nur bei Gleichstand.
settings-prepare = Züge vorbereiten lassen
settings-prepare-about = Bereite einen Zug vor, während andere überlegen; er wird gespielt, sobald du dran bist. An Tischen mit Tagen als Bedenkzeit kannst du auch Bedingungen setzen: Wenn jemand dies tut, spielst du das.
settings-coordinates = Koordinaten auf dem Spielfeld und im Verlauf
settings-coordinates-about = So, wie du sie im Terminal tippst: Od@1,0, build:tyr, place:1,0S.
settings-sound = Töne
settings-volume = Lautstärke
settings-close = Schließen

status-behind = Der Tisch wird aktualisiert …
status-unreachable = Die Halle ist nicht erreichbar. Neuer Versuch läuft …
status-offline = Du bist offline. Der Tisch holt von selbst auf.
asking-blocked = Live-Aktualisierungen werden auf dem Weg zu dieser Halle blockiert. Die Seite fragt stattdessen alle { $seconds } Sekunden nach.
status-loading = Der Tisch wird geöffnet …
status-not-found = Diesen Tisch gibt es hier nicht.
status-back = Zurück zur Halle

error-unreachable = Die Halle antwortet nicht. Nichts ist verloren. Versuch es noch einmal.
error-retry = Noch einmal
error-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
error-refused = Das wurde abgelehnt: { $message }
error-close = Meldung schließen

form-missing = Bitte ausfüllen.
form-short = Bitte mindestens { $least } Zeichen.
form-range = Bitte eine Zahl von { $least } bis { $most }.
form-wrong = Dieser Wert ist hier nicht erlaubt.
