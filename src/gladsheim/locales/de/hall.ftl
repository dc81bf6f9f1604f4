# Platz nehmen: Empfang, wartende Tische, Plätze, Konten.

me-account = Dein Name und Konto: { $name }
me-waiting = { $count ->
    [one] An { $count } Tisch bist du dran
   *[other] An { $count } Tischen bist du dran
}
me-next = Nächste Partie
me-next-about = { $count ->
    [one] Nächste Partie: { $count } anderer Tisch wartet auf dich
   *[other] Nächste Partie: { $count } andere Tische warten auf dich
}

lobby-title = Offene Tische
lobby-none = Gerade wartet kein Tisch auf Mitspieler.
lobby-running = Partien zum Zuschauen
lobby-none-running = Gerade läuft keine öffentliche Partie.
lobby-sit = Mitspielen
lobby-sit-at = Mitspielen: { $game } mit { $names }
lobby-look = Tisch ansehen
lobby-look-at = Tisch ansehen: { $game } mit { $names }
lobby-watch = Zuschauen
lobby-watch-at = Zuschauen: { $game } mit { $names }
lobby-yours = Du sitzt hier
lobby-unreachable = Die Liste der Tische lässt sich gerade nicht laden.

mine-invited = Du bist eingeladen
mine-open = Wartet auf Mitspieler
mine-turn = Du bist dran
mine-games = Deine Partien
mine-all = { $count ->
    [one] { $count } weiteren Tisch zeigen
   *[other] { $count } weitere Tische zeigen
}
mine-fewer = Weniger zeigen

card-title = Der Tisch
card-game = Spiel
card-players = Spieler
card-find = Wer ihn findet
card-find-public = Alle, im Empfang
card-find-private = Nur mit dem Link
card-watch = Wer zuschauen darf
card-watch-anyone = Alle, die ihn finden
card-watch-seated = Nur die Mitspieler
card-none = keine
card-seat = Platz { $number }

setup-seat-open = Irgendjemand
setup-seat-open-about = Frei für alle
setup-seat-invited = Eingeladen
setup-seat-invited-name = Konto des Eingeladenen für Platz { $number }
setup-seat-invited-placeholder = Name des Kontos
setup-seat-unknown = Ein Konto namens { $name } gibt es hier nicht.
setup-company = Wer mitspielen und zusehen darf
setup-find-about = Andere können freie Plätze nehmen.
setup-watch-about = Zuschauer sehen nur, was alle Spieler sehen.
setup-open = Tisch eröffnen
setup-opening = Wird eröffnet …
setup-open-hint = Du bekommst einen Link für alle, die mitspielen sollen.

sit-free = freier Platz
sit-kept-for = reserviert für { $name }
sit-kept = reserviert
sit-erased = gelöschte Person
sit-kept-you = für dich reserviert
sit-invites = { $name } lädt dich zu einer Partie { $game } ein
sit-invited-to = Du bist zu einer Partie { $game } eingeladen
sit-learn = In wenigen Minuten lernen
sit-waiting = { $count ->
    [one] Ein Spieler fehlt noch. Dann geht es von selbst los.
   *[other] Es fehlen noch { $count } Spieler. Dann geht es von selbst los.
}
sit-name = Dein Name an diesem Tisch
sit-name-missing = Gib zuerst deinen Namen ein.
sit-down = Platz nehmen
sit-down-on = Platz nehmen: Platz { $number }
sit-accept = Annehmen
sit-decline = Ablehnen
sit-leave = Aufstehen
sit-change = Ändern
sit-change-seat = Platz { $number } ändern
sit-change-title = Platz { $number }
sit-change-open = Alle dürfen hier sitzen
sit-change-free = Platz frei machen
sit-change-free-about = { $name } verliert den Platz. Danach ist er für alle frei.
sit-change-here = Jemand an diesem Bildschirm
sit-change-name = Name
sit-change-invite = Jemanden einladen
sit-change-bot = Ein Bot spielt
sit-change-do = Platz ändern
sit-share = Den Link schicken
sit-share-about = Wer den Link hat, kann sich sofort setzen.
sit-share-local = Diesen Link kann nur dieser Computer öffnen. Andere brauchen die Adresse, die diese Halle in deinem Netz hat.
sit-share-link = Link zu diesem Tisch
sit-share-copy = Kopieren
sit-share-copied = Kopiert
sit-share-send = Senden …
sit-share-code = QR-Code des Links
sit-options = Andere Optionen, Uhr oder Spielerzahl
sit-options-about = Dieser Tisch wird abgesagt, und du richtest einen neuen ein.
sit-cancel = Tisch absagen
sit-cancel-about = Der Tisch wird geschlossen. Alle daran müssen sich einen anderen suchen.
sit-cancel-keep = Offen lassen
sit-closed = Dieser Tisch wurde abgesagt, bevor eine Partie begann.
sit-unseen = Die Partie hat begonnen. Nur ihre Spieler können sie sehen.
sit-joined = { $name } setzt sich.
sit-left = { $name } steht auf.
sit-begins = Alle sind da. Die Partie beginnt.

find-title = Offen für alle
find-about = Wer Mitspieler sucht, kommt hierher, und alle sehen den Tisch auf der Startseite. Lass diese Seite offen.
find-usual-minutes = { $count ->
    [one] Meist kommt innerhalb einer Minute jemand.
   *[other] Meist kommt innerhalb von { $count } Minuten jemand.
}
find-usual-hours = { $count ->
    [one] Meist kommt innerhalb einer Stunde jemand.
   *[other] Meist kommt innerhalb von { $count } Stunden jemand.
}
find-usual-days = { $count ->
    [one] Meist kommt innerhalb eines Tages jemand.
   *[other] Meist kommt innerhalb von { $count } Tagen jemand.
}
find-nobody = In letzter Zeit ist niemand gekommen. Mit einem Link an Freunde geht es schneller.
find-bot = Solange gegen einen Bot spielen
find-bot-about = Du behältst deinen Platz hier und erfährst, wenn jemand kommt.
find-give-up = Nicht mehr suchen
find-came = Es ist jemand gekommen: Deine Partie { $game } beginnt.
find-still = Wir suchen noch jemanden für { $game } …
find-go = Zum Tisch

again-next = Bei der nächsten mitspielen
again-waits = Die nächste Partie wird vorbereitet.
again-watch = Zur nächsten Partie

account-title = Dein Konto
account-guest-title = Du spielst als Gast
account-guest-about = Du spielst als Gast: Nur dieser Browser kennt dich. Mit einem Konto findest du deine Partien auf jedem Gerät.
account-name = Name
account-rename = Namen ändern
account-renamed = Der Name ist geändert.
account-make = Konto anlegen
account-make-about = Name und Passwort genügen, keine E-Mail. Begonnene Partien behältst du.
account-password = Passwort
account-password-hint = Mindestens { $count } Zeichen
account-nobody = Nicht angemeldet
account-new-guest = Als neuer Gast weitermachen
account-no-cookies = Dein Browser blockiert die Cookies dieser Halle, deshalb kannst du keinen Platz behalten. Erlaube Cookies für diese Adresse, und lade die Seite neu
account-cookie-lost = Dein Browser hat sein Cookie verloren. Melde dich an, wenn du ein Konto hast. Die Plätze eines Gastes lassen sich nicht wiederherstellen
account-login = Anmelden
account-login-about = Du hast schon ein Konto.
account-keep-games = Partien dieses Browsers ins Konto übernehmen
account-logout = Abmelden
account-logout-about = Dieser Browser vergisst dich; deine Partien warten in deinem Konto.
account-change-password = Passwort ändern
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
account-forgotten = Passwort vergessen?
account-recover-title = Passwort mit einem Ersatzcode neu setzen
account-code = Ersatzcode
account-recover = Neues Passwort setzen
account-recovered = Dein Passwort ist geändert. Du bist angemeldet.
account-codes-title = Deine Ersatzcodes
account-codes-about = Jeder Code lässt dich einmal hinein, wenn du dein Passwort verlierst. Die Codes werden nur jetzt gezeigt und lassen sich später nicht nachsehen: Bewahre sie sicher auf.
account-codes-copy = Kopieren
account-codes-download = Als Datei sichern
account-codes-done = Ich habe sie gesichert
account-fresh-codes = Neue Ersatzcodes
account-fresh-codes-about = Die alten gelten dann nicht mehr.
account-fresh-codes-do = Neue Codes erstellen
account-devices = Geräte
account-device-this = dieses Gerät
account-device-seen = zuletzt benutzt: { $when }
account-device-end = Abmelden
account-device-end-of = { $agent } abmelden
account-devices-none = Die Liste lässt sich gerade nicht laden.
account-erase = Mein Konto löschen
account-erase-guest = Mich löschen
account-erase-about = Dein Name, dein Passwort und alle Anmeldungen werden für immer gelöscht und lassen sich nicht wiederherstellen. Du gibst alle laufenden Partien auf. Die Partien der anderen bleiben ohne deinen Namen. Tische, an denen noch nicht gespielt wird, werden abgesagt.
account-erase-guest-about = Dein Name wird für immer gelöscht, und dieser Browser vergisst dich. Du gibst alle laufenden Partien auf. Die Partien der anderen bleiben ohne deinen Namen. Tische, an denen noch nicht gespielt wird, werden abgesagt.
account-erase-do = Für immer löschen
account-erase-keep = Alles behalten
account-none = Diese Halle hat keine Konten. Dein Name bleibt in diesem Browser.

refused-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
refused-wrong-login = Name und Passwort passen nicht zusammen.
refused-wrong-password = Das Passwort ist falsch.
refused-slow-down = { $seconds ->
    [0] Zu viele Versuche. Warte eine Weile und versuch es wieder.
    [one] Zu viele Versuche. Versuch es in { $seconds } Sekunde wieder.
   *[other] Zu viele Versuche. Versuch es in { $seconds } Sekunden wieder.
}
refused-seat-taken = Jemand anderes hat den Platz genommen, oder er ist reserviert.
refused-started = Die Partie hat schon begonnen.
refused-banned = Du kannst in dieser Halle nicht spielen: { $message }
refused-game-off = Dieses Spiel ist hier abgeschaltet. Vorerst gibt es keine neuen Tische.

# Faire Verteilung
fair-dealing = Alle sitzen. Eure Browser und die Halle erzeugen gemeinsam die Verteilung …
fair-check = Verteilung hier nachrechnen
fair-secret-holds = Das Geheimnis der Halle passt zu dem Fingerabdruck, der hier stand, bevor jemand Platz nahm.
fair-secret-broken = Das Geheimnis der Halle passt nicht zu ihrer Zusage.
fair-nonce-own = { $name }: Dieser Browser hat die Zahl gezogen, und die Verteilung verwendet sie.
fair-nonce-holds = { $name }: Die Zahl passt zur Zusage.
fair-nonce-untold = { $name }: Die zugesagte Zahl kam nicht rechtzeitig; verteilt wurde ohne sie.
fair-nonce-broken = { $name }: Die Zahl passt nicht zur Zusage.
fair-void = { $count ->
    [one] Eine Verteilung war nichtig, weil { $names } eine zugesagte Zahl nicht rechtzeitig geschickt hat. Sie entsteht neu, ohne diese Zahl.
   *[other] Eine Verteilung war nichtig, weil { $names } zugesagte Zahlen nicht rechtzeitig geschickt haben. Sie entsteht neu, ohne diese Zahlen.
  }
fair-void-broken = Die nichtige Verteilung { $number } passt nicht zu ihrer Zusage.
fair-alone = Kein Spieler hat zu dieser Verteilung beigetragen: Sie entsteht allein aus dem Geheimnis der Halle.
fair-company-broken = Die Aufzeichnung zeigt andere Zusagen, als dieser Browser sah, bevor er seine Zahl schickte.
fair-chain-holds = { $count ->
    [one] Ein Zug ist unverändert, seit er gespielt wurde.
   *[other] Alle { $count } Züge sind unverändert, seit sie gespielt wurden.
  }
fair-chain-broken = Zug { $ply } wurde nachträglich geändert.
fair-words = Aller Zufall dieser Partie kommt aus diesem Schlüssel. Wird während des Spiels gezogen oder gewürfelt, bekommen die Verteilung (0) und jeder Zug daraus eine eigene Zahl. Um auch die Regeln zu prüfen, rufe „gladsheim verify“ mit der Aufzeichnung auf.

offline-title = Die Halle ist nicht erreichbar
offline-about = Du bist offline, oder die Halle antwortet nicht. Deine Tische sind in der Halle sicher; auf diesem Gerät ist nichts davon gespeichert.
offline-again = Noch einmal versuchen

nowhere-title = Hier ist nichts
nowhere-about = Keine Seite der Halle hat diese Adresse. Vielleicht fehlt ein Buchstabe, oder der Link ist alt.
nowhere-back = Zur Startseite
