# Warum ein Tisch oder die Halle eine Anfrage ablehnt. Diese Datei liest nur der Server, nicht die Seite.

## Tische und Plätze

faults-unknown-table = diesen Tisch gibt es nicht
faults-unknown-seat = der Tisch hat keinen Platz { $seat }
faults-not-started = die Partie hat nicht begonnen: Es sind noch Plätze frei
faults-started = die Partie hat begonnen: Die Plätze bleiben, wie sie sind
faults-closed = der Tisch wurde abgesagt
faults-not-complete = Zufallszahlen werden genannt, wenn alle sitzen und alle zugesagt haben
faults-broken-promise = Platz { $seat } hat eine andere Zufallszahl zugesagt oder keine
faults-not-asked = auf eine neue Zufallszahl von Platz { $seat } wird nicht gewartet
faults-used-promise = Platz { $seat } hat diese Zufallszahl für eine frühere Verteilung zugesagt; nötig ist eine neue
faults-seat-taken = der Platz ist besetzt oder für jemand anderen frei gehalten
faults-not-invited = ein Bot-Konto sitzt nur, wo es eingeladen ist, oder an einem eigenen Tisch
faults-already-seated = wer schon an diesem Tisch sitzt, bekommt keinen zweiten Platz
faults-not-your-seat = der Platz gehört jemand anderem
faults-only-maker = das darf nur, wer den Tisch eröffnet hat
faults-only-seated = das darf nur, wer an diesem Tisch sitzt
faults-only-concerned = das darf nur, wer an diesem Tisch sitzt oder ihn eröffnet hat
faults-only-rematch = um Revanche bittet nur, wer an diesem Tisch saß
faults-account-needed = an einem gewerteten Tisch spielen nur Konten
faults-people-only = an einem gewerteten Tisch spielt auf jedem Platz ein anderes Konto und kein Bot
faults-rated-clock = ein gewerteter Tisch braucht eine Uhr (erlaubt: { $allowed }), damit niemand einfach fortbleiben kann
faults-rated-absence = an einem gewerteten Tisch endet die Partie, wenn jemandes Zeit abläuft (erlaubt: { $allowed })
faults-not-over = die Partie ist nicht zu Ende: Eine Revanche gibt es danach

## Die Partie

faults-stale = der Tisch ist schon weiter: bei { $now }, nicht bei { $expected }
faults-not-to-act = Platz { $seat } ist nicht am Zug
faults-not-yours = Platz { $seat } gehört dir nicht
faults-none-to-act = keiner deiner Plätze ist am Zug
faults-window-runs = vielleicht wird jemand geheim gefragt: Bis diese Zeit vorbei ist, geht hier sonst nichts
faults-over = die Partie ist zu Ende
faults-running = die Partie läuft: Ihre Aufzeichnung verrät Verdecktes und wird erst danach gezeigt
faults-running-eyes = die Partie läuft: Bis zum Ende sieht man sie nur mit eigenen Augen
faults-running-whole = die Partie läuft: Als Ganzes sieht man sie erst danach
faults-running-positions = die Partie läuft: Ihre Stellungen enthalten bis zum Ende Verborgenes
faults-busy-review = zu viele Partien warten auf ihre Auswertung: Versuch es später noch einmal
faults-own-reviews = { $most } deiner Partien warten auf ihre Auswertung: Versuch es wieder, wenn eine davon fertig ist
faults-no-undo = es gibt nichts zurückzunehmen: Ein anderer Platz hat gehandelt, oder etwas wurde aufgedeckt
faults-undo-limit = in dieser Partie wurde so oft zurückgenommen, wie es bisher erlaubt ist: { $first } Aktionen, und { $more } weitere für jede, die gilt; spiel zuerst weiter
faults-left = wer hier saß, hat die Partie verlassen
faults-not-away = zurück kommt man nur auf einen Platz, dessen Zeit abgelaufen ist und dessen Partie weitergeht
faults-rated = in einer gewerteten Partie wird nichts zurückgenommen, und wessen Zeit abgelaufen ist, der bleibt fort
faults-no-aids = in gewerteten Partien, Tagespartien und Duplicate-Matches wird niemandem gesagt, welche Züge gut sind
faults-rated-rulings = ein gewerteter Tisch spielt nach einer Ausgabe ({ $editions }), nicht nach einer Mischung von Lesarten
faults-shared-deal = eine gemeinsame Verteilung wird einmal gespielt, und nichts wird zurückgenommen
faults-deal-closed = die Zeit für diese Verteilung ist vorbei
faults-no-day = es gibt keine Tagespartie vom { $day }
faults-no-deal = heute gibt es keine Tagespartie von { $game }
faults-no-match = dieses Match gibt es nicht
faults-most-matches = du spielst in höchstens { $most } Matches
faults-match-full = dieses Match hat schon { $most } Spieler
faults-only-match = die Verteilungen eines Matches spielt nur, wer dabei ist
faults-only-rotation = { $field } gehört zu einem Match, in dem Freunde miteinander spielen
faults-rotation-rounds = Freunde, die miteinander spielen, spielen höchstens { $most } Runden
faults-match-waits = das Match beginnt, wenn alle dabei sind
faults-sits-out = in dieser Verteilung setzt du aus
faults-match-gone = wen du in dieser Verteilung treffen würdest, gibt es nicht mehr
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
faults-one-seat = ein Platz für jeden: Niemand wird zweimal eingeladen, und wer den Tisch eröffnet, gar nicht
faults-seat-change = ein Bot hat das Feld „bot“, ein eingeladener Mensch „name“, ein freier Platz keines von beiden
faults-pace = diese Uhr gehört zum Tempo { $fitting }, nicht zu { $pace }
faults-absence = ohne Uhr läuft keine Zeit ab; erlaubt: { $allowed }
faults-no-secret-questions = { $game } fragt niemanden geheim: Da gibt es nichts zu verdecken
faults-prepare-turn = du bist am Zug: vorzubereiten gibt es nichts
faults-not-offered = dieser Zug lässt sich jetzt nicht vorbereiten
faults-no-conditions = Bedingungen gibt es an Tischen mit Tagen als Bedenkzeit, und dies ist keiner
faults-not-supposed = soweit du wissen kannst, kann das niemand unmittelbar vor deinem Zug tun
faults-too-many-conditions = ein Platz hat höchstens { $most } Bedingungen: Entferne erst eine
faults-no-orders = an diesem Tisch wird nichts im Voraus beantwortet
faults-no-order = diese Anweisung gibt es nicht, oder sie steht zweimal da: { $name }; erlaubt: { $allowed }
faults-order-when = das lässt sich hier nicht anweisen: { $when }; erlaubt: { $allowed }
faults-order-least = ab welcher Stärke: { $least }; erlaubt: { $allowed }
faults-orders-clock = Anweisungen im Voraus gibt es nur in Spielen, die welche kennen, an Tischen mit Tage-Uhr oder ohne Uhr; hier erlaubt: { $allowed }
faults-window-days = Fenster gibt es nur an Tischen ohne Tage-Uhr; dort erlaubt: { $allowed }
faults-watch-bots = an einem Tisch nur mit Bots sitzt niemand, der zusehen könnte
faults-open-tables = höchstens { $most } offene Tische zur gleichen Zeit
faults-bot-tables = höchstens { $most } Partien zwischen Bots zur gleichen Zeit: Eröffne eine weitere, wenn eine davon zu Ende ist
faults-bot-tables-of-owner = höchstens { $most } Partien zwischen Bots zur gleichen Zeit aus einem Netzwerk
faults-find-busy = gerade suchen viele zugleich; versuch es noch einmal
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
    [one] die Stellung stimmt nicht: { $count } Fehler bei { $field }
   *[other] die Stellung stimmt nicht: { $count } Fehler, der erste bei { $field }
}

## Konten und Namen

faults-name = ein Name hat 1 bis { $most } sichtbare Zeichen
faults-name-marks = ein Buchstabe eines Namens trägt höchstens { $most } Zeichen über und unter sich, und keines steht ohne Buchstaben
faults-name-taken = der Name gehört zu einem Konto
faults-name-alike = dieser Name sieht aus wie der eines Kontos
faults-name-bot = mit diesem Namen hielte man dich für einen Bot dieser Halle
faults-name-house = mit diesem Namen hielte man dich für die Halle oder ihre Betreiber
faults-name-nobody = mit diesem Namen hielte man dich für eine gelöschte Person oder einen freien Platz
# Words that no name has, and names that nobody has: with commas between them.
names-bots = Bot, Bots, Roboter, Computer
names-offices = Admin, Admins, Administrator, Administratorin, Moderator, Moderatorin, Betreiber, Betreiberin
names-house = Halle, die Halle, Gastgeber, Gastgeberin, der Gastgeber, System, das System, Verwaltung, Leitung
faults-already-account = das ist schon ein Konto
faults-wrong-login = Name oder Passwort stimmt nicht
faults-wrong-code-login = Name oder Code stimmt nicht
faults-wrong-password = das Passwort stimmt nicht
faults-password-common = dieses Passwort gehört zu den häufigsten: Wähle ein anderes
faults-password-repeats = dieses Passwort wiederholt nur wenige Zeichen: Wähle ein anderes
faults-password-name = dieses Passwort ist kaum mehr als der Name: Wähle eines mit mindestens { $least } Zeichen daneben
faults-account-password = nur ein Konto hat ein Passwort
faults-account-page = nur ein Konto hat eine eigene Seite
faults-account-told = nur einem Konto wird mitgeteilt, wenn es am Zug ist
faults-account-bots = nur ein Konto hat Bot-Konten
faults-account-changed = das Konto wurde zur gleichen Zeit geändert: Versuch es noch einmal
faults-no-accounts = diese Halle hat keine Konten
faults-no-account = ein Konto mit diesem Namen gibt es nicht
faults-no-trends = diese Seite gibt es nicht, oder sie wird nicht gezeigt
faults-no-session = diese Sitzung gibt es nicht
faults-signed-out = du wurdest auf diesem Gerät abgemeldet: Melde dich wieder an, oder mach als neuer Gast weiter
faults-guest-ended = diese Halle kennt deinen Platz als Gast nicht mehr: Melde dich an, oder mach als neuer Gast weiter
faults-banned = für immer gesperrt
faults-banned-until = gesperrt bis { $until }
faults-banned-why = { $banned }: { $reason }
faults-slow-down = zu viele Versuche: Versuch es in { $seconds } s noch einmal

## Bot-Konten

faults-not-for-bots = das darf ein Bot-Konto nicht
faults-bots-private = ein Bot-Konto eröffnet nur private Tische
faults-robot-tables = ein Bot-Konto spielt an höchstens { $most } Tischen zur gleichen Zeit: erst eine Partie beenden oder einen Tisch verlassen
faults-not-a-bot = Datenströme sind für Bot-Konten: Schick ein Token mit
faults-token-or-cookie = entweder ein Token oder das Cookie einer Sitzung, nicht beides
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
faults-block-oneself = niemand kann sich selbst blockieren
faults-most-blocks = höchstens { $most } Leute lassen sich blockieren
faults-no-block = hier ist niemand blockiert
faults-reason = eine Begründung braucht sichtbare Zeichen
faults-most-reports = höchstens { $most } Meldungen warten auf die Betreiber der Halle
faults-no-message = diese Nachricht gibt es nicht
faults-no-person = dort sitzt kein Mensch
faults-one-of-three = genau eines von „seat“, „message“ und „maker“ ist nötig
faults-one-of-two = genau eines von „seat“ und „message“ ist nötig
faults-no-vacation = es ist kein Urlaub übrig; erlaubt: { $days } Tage in je { $within }, in höchstens { $parts } Teilen
faults-not-seated = Urlaub nimmt nur, wer hier spielt
faults-email = eine E-Mail-Adresse hat die Form NAME@DOMAIN
faults-email-refused = der Mailserver lehnt diese Adresse ab
faults-mail-failed = die Mail ließ sich nicht verschicken: Versuch es später noch einmal
faults-code-expired = der Code gilt nicht mehr: Lass dir einen neuen schicken
faults-wrong-code = der Code stimmt nicht
faults-no-mails = diese Halle verschickt keine Mails
faults-no-webhooks = diese Halle ruft keine Webhooks auf
faults-webhook = ein Webhook ist eine Adresse wie { $example }
faults-webhook-public = ein Webhook ist eine Adresse im öffentlichen Internet
faults-no-push = diese Halle benachrichtigt keine Browser ohne offene Seite
faults-push = ein Push-Dienst hat eine Adresse wie { $example }
faults-push-public = ein Push-Dienst hat eine Adresse im öffentlichen Internet
faults-push-key = das ist kein öffentlicher Schlüssel auf der Kurve P-256
faults-push-session = nur der Browser von jemandem, der hier spielt, kann benachrichtigt werden

## Unlesbare Anfragen

faults-at = { $field }: { $what }
faults-type = erwartet { $expected }, bekommen { $got }
faults-type-int = ganze Zahl
faults-type-float = Zahl
faults-type-str = Text
faults-type-bool = true oder false
faults-type-array = Liste
faults-type-object = Objekt
faults-type-null = null
faults-least = erwartet: mindestens { $amount }
faults-most = erwartet: höchstens { $amount }
faults-characters = { $count ->
    [one] { $count } Zeichen
   *[other] { $count } Zeichen
}
faults-entries = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
faults-form = erwartet: ein Text der Form { $form }
faults-missing = das Feld { $name } fehlt
faults-missing-query = der Parameter { $name } fehlt
faults-unknown-field = das Feld { $name } ist hier unbekannt
faults-value = { $value } gehört nicht zu den erlaubten Werten
faults-range = die Zahl ist zu groß oder zu klein
faults-json = die Anfrage ist kein gültiges JSON
faults-deep = die Anfrage ist zu tief verschachtelt
faults-request = die Anfrage ist nicht zu lesen
faults-no-page = unter dieser Adresse gibt es nichts
faults-method = diese Adresse nimmt eine solche Anfrage nicht an
faults-too-large = die Anfrage ist zu groß
faults-media-type = eine Anfrage muss JSON sein (Content-Type: application/json)
faults-cross-origin = Anfragen von Seiten anderer Anbieter werden abgelehnt
faults-host-changed = der Proxy vor dieser Halle ist falsch eingestellt: Die Seite liegt unter { $origin }, die Halle wurde als { $host } gefragt; wer sie betreibt, muss den Proxy Host unverändert weitergeben lassen
faults-unknown-host = die Halle ist nicht unter dem Namen { $host } bekannt; wer sie betreibt, kann ihn hinzufügen: gladsheim serve --name
faults-forbidden = das ist nicht erlaubt

## Die Halle selbst

faults-no-database = die Datenbank der Halle antwortet nicht
faults-not-saved = die Halle kann gerade nicht speichern: Nichts wurde geändert, versuch es noch einmal
faults-unsettled = die Datenbank der Halle ging beim Speichern verloren: Schick die Anfrage noch einmal
faults-internal = in der Halle ging etwas schief; nichts wurde gespeichert
faults-closing = die Halle schließt gerade: Versuch es gleich noch einmal
