# Warum ein Tisch oder die Halle eine Anfrage ablehnt. Diese Datei liest nur der Server, nicht die Seite.

## Tische und Plätze

faults-unknown-table = diesen Tisch gibt es nicht
faults-unknown-seat = der Tisch hat keinen Platz { $seat }
faults-no-decision = Platz { $seat } hat beim Eintrag { $ply } des Spielverlaufs nichts entschieden
faults-not-started = die Partie hat nicht begonnen: Es sind noch Plätze frei
faults-started = die Partie hat begonnen: Die Plätze lassen sich nicht mehr ändern
faults-closed = der Tisch wurde abgesagt
faults-not-complete = Zufallszahlen werden erst angenommen, wenn alle sitzen und alle zugesagt haben
faults-broken-promise = diese Zufallszahl passt zu keiner Zusage von Platz { $seat }
faults-not-asked = die Halle wartet nicht auf eine neue Zufallszahl von Platz { $seat }
faults-used-promise = Platz { $seat } hat diese Zufallszahl für eine frühere Verteilung zugesagt: Schick eine neue
faults-seat-taken = der Platz ist besetzt oder für jemand anderen reserviert
faults-not-invited = ein Bot-Konto kann nur sitzen, wo es eingeladen ist, oder an einem eigenen Tisch
faults-already-seated = dieser Spieler hat schon einen Platz an diesem Tisch
faults-not-your-seat = der Platz gehört jemand anderem
faults-only-maker = das kann nur, wer den Tisch eröffnet hat
faults-only-seated = das kann nur, wer an diesem Tisch sitzt
faults-only-concerned = das kann nur, wer an diesem Tisch sitzt oder ihn eröffnet hat
faults-only-rematch = nur wer an diesem Tisch saß, kann um Revanche bitten
faults-account-needed = für einen gewerteten Tisch brauchst du ein Konto
faults-people-only = ein gewerteter Tisch braucht auf jedem Platz ein anderes Konto und erlaubt keine Bots
faults-rated-clock = ein gewerteter Tisch braucht eine Uhr; erlaubt: { $allowed }
faults-rated-absence = an einem gewerteten Tisch endet die Partie, wenn die Zeit eines Spielers abläuft; erlaubt: { $allowed }
faults-not-over = die Partie ist nicht zu Ende: Bitte danach um Revanche

## Die Partie

faults-stale = der Tisch ist schon weiter: bei { $now }, nicht bei { $expected }
faults-not-to-act = Platz { $seat } ist nicht am Zug
faults-not-yours = Platz { $seat } gehört dir nicht
faults-none-to-act = keiner deiner Plätze ist am Zug
faults-window-runs = vielleicht wird jemand geheim gefragt: Warte, bis das Fenster endet
faults-over = die Partie ist zu Ende
faults-running = die Partie läuft: Ihre Aufzeichnung verrät Verdecktes und ist erst nach dem Ende verfügbar
faults-running-eyes = die Partie läuft: Bis zum Ende kannst du sie nur von deinem eigenen Platz aus sehen
faults-running-whole = die Partie läuft: Als Ganzes kannst du sie erst nach dem Ende sehen
faults-running-positions = die Partie läuft: Ihre Stellungen enthalten bis zum Ende Verborgenes
faults-busy-review = zu viele Partien warten auf ihre Auswertung: Versuch es später noch einmal
faults-own-reviews = { $most } deiner Partien warten auf ihre Auswertung: Versuch es wieder, wenn eine davon fertig ist
faults-no-undo = du kannst das nicht zurücknehmen: Ein anderer Platz hat gehandelt, oder etwas wurde aufgedeckt
faults-undo-limit = in dieser Partie ist die Höchstzahl zurückgenommener Aktionen erreicht ({ $first }, und { $more } weitere je gespielter Aktion): Spiel zuerst weiter
faults-left = der Spieler dieses Platzes hat die Partie verlassen
faults-not-away = auf deinen Platz kannst du nur zurückkehren, wenn seine Zeit abgelaufen ist und die Partie noch läuft
faults-rated = in einer gewerteten Partie kannst du nichts zurücknehmen und nach Ablauf deiner Zeit nicht zurückkehren
faults-no-aids = in gewerteten Partien, Tagespartien und Duplicate-Matches gibt es keine Tipps
faults-rated-rulings = ein gewerteter Tisch muss nach einer Ausgabe spielen ({ $editions }), nicht nach einer Mischung von Lesarten
faults-shared-deal = eine gemeinsame Verteilung kannst du nur einmal spielen, ohne Rücknahmen
faults-deal-closed = die Zeit für diese Verteilung ist vorbei
faults-no-day = es gibt keine Tagespartie vom { $day }
faults-no-deal = heute gibt es keine Tagespartie von { $game }
faults-no-match = dieses Match gibt es nicht
faults-most-matches = du kannst in höchstens { $most } Matches spielen
faults-match-full = dieses Match hat schon { $most } Spieler
faults-only-match = nur die Spieler eines Matches können dessen Verteilungen spielen
faults-only-rotation = { $field } gibt es nur in Matches, in denen Freunde gegeneinander spielen
faults-rotation-rounds = ein Match, in dem Freunde gegeneinander spielen, hat höchstens { $most } Durchgänge
faults-match-waits = das Match beginnt, wenn alle dabei sind
faults-sits-out = in dieser Verteilung setzt du aus
faults-match-gone = dein Gegner in dieser Verteilung ist nicht mehr da
faults-no-offer = dieses Angebot gibt es nicht, oder die Partie ist schon weiter
faults-id-taken = diese Kennung gehört schon zu einer anderen Anfrage
faults-too-long = ein Tisch fasst höchstens { $most } Aktionen und Rücknahmen
faults-unreadable = diese Partie lässt sich nicht mehr lesen

## Ein neuer Tisch

faults-no-game = das Spiel { $name } gibt es nicht; erlaubt: { $allowed }
faults-no-option = die Einstellung { $name } gibt es nicht; erlaubt: { $allowed }
faults-no-bot = den Bot { $name } gibt es nicht; erlaubt: { $allowed }
faults-no-invited = ein Konto mit dem Namen { $name } gibt es nicht
faults-seats-agree = Spielerzahl { $players }, aber { $seats } Plätze: Beides muss gleich sein
faults-one-seat = jeder bekommt einen Platz: Lade niemanden zweimal ein und dich selbst nicht
faults-seat-change = sende „bot“ für einen Bot, „name“ für einen eingeladenen Spieler, keines von beiden für einen freien Platz
faults-pace = diese Uhr gehört zum Tempo { $fitting }, nicht zu { $pace }
faults-absence = ohne Uhr läuft keine Zeit ab; erlaubt: { $allowed }
faults-no-secret-questions = { $game } hat keine geheimen Fragen: Da gibt es nichts zu verbergen
faults-prepare-turn = du bist am Zug: Spiel jetzt, statt einen Zug vorzubereiten
faults-not-offered = du kannst diesen Zug jetzt nicht vorbereiten
faults-no-conditions = Bedingungen gibt es nur an Tischen mit Tagen als Bedenkzeit
faults-not-supposed = soweit du wissen kannst, kann das niemand unmittelbar vor deinem Zug tun
faults-too-many-conditions = ein Platz hat höchstens { $most } Bedingungen: Entferne erst eine
faults-no-orders = dieser Tisch verwendet keine Anweisungen im Voraus
faults-no-order = die Anweisung { $name } gibt es nicht, oder sie ist doppelt; erlaubt: { $allowed }
faults-order-when = diese Anweisung kann nicht { $when } haben; erlaubt: { $allowed }
faults-order-least = diese Anweisung kann nicht die Mindeststärke { $least } haben; erlaubt: { $allowed }
faults-orders-clock = Anweisungen im Voraus brauchen ein Spiel, das sie kennt, und einen Tisch mit Tagen als Bedenkzeit oder ohne Uhr; hier erlaubt: { $allowed }
faults-window-days = Fenster gibt es nicht an Tischen mit Tagen als Bedenkzeit; dort erlaubt: { $allowed }
faults-watch-bots = an einem Tisch nur mit Bots sitzen keine Menschen, die zusehen könnten
faults-open-tables = du kannst höchstens { $most } offene Tische zur gleichen Zeit haben: Schließe zuerst einen
faults-bot-tables = du kannst höchstens { $most } Partien zwischen Bots zur gleichen Zeit haben: Eröffne eine weitere, wenn eine davon zu Ende ist
faults-bot-tables-of-owner = höchstens { $most } Partien zwischen Bots zur gleichen Zeit aus einem Netzwerk
faults-find-busy = gerade suchen zu viele Spieler eine Partie: Versuch es noch einmal
faults-game-off = keine neuen Tische für { $game }: Das Spiel ist hier abgeschaltet

## Einstellungen eines Spiels

faults-option = die Einstellung { $option } ist { $value }; erlaubt: { $allowed }
faults-allowed-known = diese Einstellung gibt es nicht; bekannt: { $known }
faults-allowed-whole = eine ganze Zahl von { $least } bis { $most }
faults-allowed-range = { $least } bis { $most }
faults-allowed-flag = true oder false
faults-allowed-kinds = eine Liste verschiedener Kürzel aus { $codes }
faults-allowed-rulings = eine Liste verschiedener Lesarten aus { $names }
faults-allowed-custom = eine Liste von Kürzeln, da das Set custom ist
faults-allowed-no-kinds = keine, da das Set { $set } ist (eine Liste gehört zu custom)
faults-allowed-enough = mindestens { $needed } Plättchen außer Hel und Troll (es sind { $usable }; V-2.3)
faults-allowed-cards = der Name einer Kartendatei
faults-no-book = eine Kartendatei { $name } ist nicht bekannt; bekannt: { $known }
faults-book-differs = die Kartendatei { $name } hat hier die Prüfsumme { $here }, nicht { $there }: Der Inhalt ist ein anderer
faults-document = { $count ->
    [one] die Stellung ist ungültig: { $count } Fehler bei { $field }
   *[other] die Stellung ist ungültig: { $count } Fehler, der erste bei { $field }
}

## Konten und Namen

faults-name = ein Name muss 1 bis { $most } sichtbare Zeichen haben
faults-name-marks = ein Buchstabe eines Namens darf höchstens { $most } Zeichen über und unter sich haben, und jedes braucht einen Buchstaben
faults-name-taken = dieser Name gehört zu einem Konto: Wähle einen anderen
faults-name-alike = dieser Name sieht aus wie der eines Kontos: Wähle einen anderen
faults-name-bot = dieser Name sieht aus wie ein Bot dieser Halle: Wähle einen anderen
faults-name-house = dieser Name sieht aus wie die Halle oder ihre Betreiber: Wähle einen anderen
faults-name-nobody = dieser Name sieht aus wie eine gelöschte Person oder ein freier Platz: Wähle einen anderen
# Words that no name has, and names that nobody has: with commas between them.
names-bots = Bot, Bots, Roboter, Computer
names-offices = Admin, Admins, Administrator, Administratorin, Moderator, Moderatorin, Betreiber, Betreiberin
names-house = Halle, die Halle, Gastgeber, Gastgeberin, der Gastgeber, System, das System, Verwaltung, Leitung
faults-already-account = du hast schon ein Konto
faults-wrong-login = Name oder Passwort stimmt nicht
faults-wrong-code-login = Name oder Code stimmt nicht
faults-wrong-password = das Passwort stimmt nicht
faults-password-common = dieses Passwort gehört zu den häufigsten: Wähle ein anderes
faults-password-repeats = dieses Passwort wiederholt nur wenige Zeichen: Wähle ein anderes
faults-password-name = dieses Passwort ist kaum mehr als der Name: Wähle eines mit mindestens { $least } Zeichen daneben
faults-account-password = für ein Passwort brauchst du ein Konto
faults-account-page = für eine eigene Seite brauchst du ein Konto
faults-account-told = für Benachrichtigungen über deine Züge brauchst du ein Konto
faults-account-bots = für Bot-Konten brauchst du ein Konto
faults-account-changed = das Konto wurde zur gleichen Zeit geändert: Versuch es noch einmal
faults-no-accounts = diese Halle hat keine Konten
faults-no-account = ein Konto mit diesem Namen gibt es nicht
faults-no-trends = diese Seite gibt es nicht, oder sie ist privat
faults-no-session = diese Sitzung gibt es nicht
faults-signed-out = du wurdest auf diesem Gerät abgemeldet: Melde dich wieder an, oder mach als neuer Gast weiter
faults-guest-ended = diese Halle kennt dich als Gast nicht mehr: Melde dich an, oder mach als neuer Gast weiter
faults-banned = für immer gesperrt
faults-banned-until = gesperrt bis { $until }
faults-banned-why = { $banned }: { $reason }
faults-slow-down = zu viele Versuche: Versuch es in { $seconds } s noch einmal

## Bot-Konten

faults-not-for-bots = das kann ein Bot-Konto nicht
faults-bots-private = ein Bot-Konto kann nur private Tische eröffnen
faults-robot-tables = ein Bot-Konto kann an höchstens { $most } Tischen zur gleichen Zeit spielen: Beende zuerst eine Partie, oder verlass einen Tisch
faults-not-a-bot = Datenströme sind für Bot-Konten: Schick ein Token mit
faults-token-or-cookie = sende entweder ein Token oder das Cookie einer Sitzung, nicht beides
faults-bad-token = der Header Authorization muss Bearer mit dem Token eines Bot-Kontos sein; dieses Token ist unbekannt oder widerrufen
faults-no-robot = dieses Bot-Konto gibt es nicht
faults-no-token = dieses Token gibt es nicht
faults-most-robots = höchstens { $most } Bot-Konten für jedes Konto
faults-most-tokens = höchstens { $most } Token für jedes Bot-Konto
faults-most-streams = zu viele Verbindungen sind offen

## Gespräch, Zeit und Post

faults-message = eine Nachricht braucht sichtbare Zeichen
faults-chat-full = ein Tisch fasst höchstens { $most } Nachrichten
faults-note-changed = die Notiz wurde inzwischen anderswo geändert
faults-block-oneself = du kannst dich nicht selbst blockieren
faults-most-blocks = du kannst höchstens { $most } Leute blockieren
faults-no-block = hier ist niemand blockiert
faults-reason = eine Begründung braucht sichtbare Zeichen
faults-most-reports = höchstens { $most } Meldungen warten auf die Betreiber der Halle
faults-no-message = diese Nachricht gibt es nicht
faults-no-person = auf diesem Platz sitzt kein Mensch
faults-one-of-three = sende genau eines von „seat“, „message“ und „maker“
faults-one-of-two = sende genau eines von „seat“ und „message“
faults-no-vacation = du hast keinen Urlaub mehr; erlaubt: { $days } Tage in je { $within }, in höchstens { $parts } Teilen
faults-not-seated = in Urlaub gehen kann nur, wer in dieser Halle spielt
faults-email = eine E-Mail-Adresse muss die Form NAME@DOMAIN haben
faults-email-refused = der Mailserver lehnt diese Adresse ab
faults-mail-failed = die E-Mail ließ sich nicht verschicken: Versuch es später noch einmal
faults-code-expired = der Code gilt nicht mehr: Lass dir einen neuen schicken
faults-wrong-code = der Code stimmt nicht
faults-no-mails = diese Halle verschickt keine E-Mails
faults-no-webhooks = diese Halle ruft keine Webhooks auf
faults-webhook = ein Webhook muss eine Adresse wie { $example } haben
faults-webhook-public = ein Webhook muss eine Adresse im öffentlichen Internet haben
faults-no-push = diese Halle verschickt keine Push-Benachrichtigungen
faults-push = ein Push-Dienst muss eine Adresse wie { $example } haben
faults-push-public = ein Push-Dienst muss eine Adresse im öffentlichen Internet haben
faults-push-key = das ist kein öffentlicher Schlüssel auf der Kurve P-256
faults-push-session = nur ein Browser, in dem hier jemand spielt, kann Benachrichtigungen bekommen

## Unlesbare Anfragen

faults-at = { $field }: { $what }
faults-type-int = eine ganze Zahl
faults-type-float = eine Zahl
faults-type-str = ein Text
faults-type-bool = true oder false
faults-type-array = eine Liste
faults-type-object = ein Objekt
faults-type-null = null
faults-allowed-characters = ein Text von { $least } bis { $most } Zeichen
faults-allowed-entries = eine Liste von { $least } bis { $most } Einträgen
faults-form = { $text } der Form { $form }
faults-missing = das Feld { $name } fehlt; erlaubt: { $allowed }
faults-missing-query = der Parameter { $name } fehlt: Füge ihn der Adresse hinzu
faults-unknown-field = das Feld { $name } gibt es hier nicht; erlaubt: { $allowed }
faults-value = { $value } passt hier nicht; erlaubt: { $allowed }
faults-hidden-value = dieser Wert passt hier nicht; erlaubt: { $allowed }
faults-allowed-described = was im Dokument der Schnittstelle steht
faults-json = die Anfrage ist kein gültiges JSON (Fehler bei Byte { $at }): Berichtige sie, und schick sie noch einmal
faults-utf8 = die Anfrage ist kein UTF-8: Schick JSON in UTF-8
faults-deep = die Anfrage ist zu tief verschachtelt: Schick nur die Felder, die sie haben darf
faults-request = die Anfrage ist nicht zu lesen: Was sie enthalten darf, steht im Dokument der Schnittstelle
faults-no-page = unter dieser Adresse gibt es nichts
faults-method = diese Adresse nimmt solche Anfragen nicht an
faults-too-large = die Anfrage ist zu groß
faults-media-type = eine Anfrage muss JSON sein (Content-Type: application/json)
faults-cross-origin = Anfragen von Seiten anderer Anbieter werden abgelehnt
faults-host-changed = der Proxy vor dieser Halle ist falsch eingestellt: Die Seite liegt unter { $origin }, aber die Halle wurde als { $host } gefragt; die Betreiber müssen den Proxy Host unverändert weitergeben lassen
faults-unknown-host = diese Halle hat nicht den Namen { $host }; ihre Betreiber können ihn hinzufügen: gladsheim serve --name
faults-forbidden = du darfst das nicht

## Die Halle selbst

faults-no-database = die Datenbank der Halle antwortet nicht
faults-not-saved = die Halle kann gerade nicht speichern: Nichts wurde geändert, versuch es noch einmal
faults-unsettled = die Halle verlor beim Speichern ihre Datenbank: Schick die Anfrage noch einmal
faults-internal = in der Halle ging etwas schief; nichts wurde gespeichert
faults-closing = die Halle schließt gerade: Versuch es gleich noch einmal
