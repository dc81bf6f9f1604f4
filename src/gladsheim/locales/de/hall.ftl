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
lobby-none-running = Gerade spielt niemand öffentlich.
lobby-sit = Mitspielen
lobby-sit-at = Mitspielen: { $game } mit { $names }
lobby-look = Tisch ansehen
lobby-look-at = Tisch ansehen: { $game } mit { $names }
lobby-watch = Zuschauen
lobby-watch-at = Zuschauen: { $game } mit { $names }
lobby-yours = Du sitzt hier
lobby-unreachable = Die Liste der Tische lässt sich gerade nicht holen.

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
card-find-private = Nur über den Link
card-watch = Wer zuschauen darf
card-watch-anyone = Alle, die ihn finden
card-watch-seated = Nur, wer mitspielt
card-none = keine
card-seat = Platz { $number }

setup-seat-open = Irgendjemand
setup-seat-open-about = Frei für alle
setup-seat-invited = Eingeladen
setup-seat-invited-name = Konto des Eingeladenen für Platz { $number }
setup-seat-invited-placeholder = Name des Kontos
setup-seat-unknown = Ein Konto namens { $name } gibt es hier nicht.
setup-company = Gesellschaft
setup-find-about = Auf freie Plätze können sich andere setzen.
setup-watch-about = Wer zuschaut, sieht nur, was für alle offen liegt.
setup-open = Tisch eröffnen
setup-opening = Wird eröffnet …
setup-open-hint = Du bekommst einen Link für alle, die mitspielen sollen.

sit-free = freier Platz
sit-kept-for = für { $name } frei gehalten
sit-kept = für jemanden frei gehalten
sit-erased = gelöschte Person
sit-kept-you = für dich frei gehalten
sit-invites = { $name } lädt dich zu einer Partie { $game } ein
sit-invited-to = Du bist zu einer Partie { $game } eingeladen
sit-learn = In wenigen Minuten lernen
sit-waiting = { $count ->
    [one] Es fehlt noch jemand. Dann geht es von selbst los.
   *[other] Es fehlen noch { $count } Spieler. Dann geht es von selbst los.
}
sit-name = Dein Name an diesem Tisch
sit-name-missing = Sag zuerst, unter welchem Namen du spielst.
sit-down = Platz nehmen
sit-down-on = Platz nehmen: Platz { $number }
sit-accept = Annehmen
sit-decline = Ablehnen
sit-leave = Aufstehen
sit-change = Ändern
sit-change-seat = Platz { $number } ändern
sit-change-title = Platz { $number }
sit-change-open = Irgendjemand darf hier sitzen
sit-change-free = Platz frei machen
sit-change-free-about = { $name } muss aufstehen; danach ist der Platz für alle frei.
sit-change-here = Jemand an diesem Bildschirm
sit-change-name = Name
sit-change-invite = Jemanden einladen
sit-change-bot = Ein Bot spielt
sit-change-do = Platz ändern
sit-share = Den Link schicken
sit-share-about = Wer ihn hat, setzt sich mit einem Klick.
sit-share-local = Diesen Link kann nur dieser Computer öffnen. Andere brauchen die Adresse, die diese Halle in deinem Netz hat.
sit-share-link = Link zu diesem Tisch
sit-share-copy = Kopieren
sit-share-copied = Kopiert
sit-share-send = Senden …
sit-share-code = QR-Code des Links
sit-options = Andere Optionen, Uhr oder Spielerzahl
sit-options-about = Dieser Tisch wird dafür aufgehoben.
sit-cancel = Tisch absagen
sit-cancel-about = Der Tisch wird geschlossen; wer daran sitzt, muss sich einen anderen suchen.
sit-cancel-keep = Offen lassen
sit-closed = Dieser Tisch wurde abgesagt, bevor eine Partie begann.
sit-unseen = Die Partie hat begonnen, und nur wer mitspielt, darf sie sehen.
sit-joined = { $name } setzt sich.
sit-left = { $name } steht auf.
sit-begins = Alle sind da. Die Partie beginnt.

find-title = Offen für alle
find-about = Wer jemanden sucht, wird hierher geführt, und alle sehen den Tisch auf der Startseite. Lass diese Seite offen.
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
find-nobody = In letzter Zeit ist niemand gekommen: Mit einem Link an Freunde geht es schneller.
find-bot = Solange gegen einen Bot spielen
find-bot-about = Dein Platz hier bleibt dir, und du erfährst, wenn jemand kommt.
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
account-no-cookies = dieser Browser behält keine Cookies dieser Halle und kann deshalb keinen Platz halten: Erlaube Cookies für diese Adresse, und lade dann die Seite neu
account-cookie-lost = dieser Browser hat das Cookie verloren, an dem die Halle dich erkannt hat: Melde dich an, wenn du ein Konto hast; die Plätze eines Gastes gehen mit dem Cookie verloren
account-login = Anmelden
account-login-about = Du hast schon ein Konto.
account-keep-games = Partien dieses Browsers mitnehmen
account-logout = Abmelden
account-logout-about = Dieser Browser vergisst dich; deine Partien warten in deinem Konto.
account-change-password = Passwort ändern
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
account-forgotten = Passwort vergessen?
account-recover-title = Mit einem Ersatzcode zurück ins Konto
account-code = Ersatzcode
account-recover = Neues Passwort setzen
account-recovered = Dein Passwort ist geändert. Du bist angemeldet.
account-codes-title = Deine Ersatzcodes
account-codes-about = Jeder lässt dich einmal hinein, wenn das Passwort verloren ist. Sie werden nur jetzt gezeigt, und später kann sie niemand nachsehen: Verwahre sie dort, wo du Wichtiges verwahrst.
account-codes-copy = Kopieren
account-codes-download = Als Datei sichern
account-codes-done = Ich habe sie verwahrt
account-fresh-codes = Neue Ersatzcodes
account-fresh-codes-about = Die alten gelten dann nicht mehr.
account-fresh-codes-do = Neue Codes holen
account-devices = Geräte
account-device-this = dieses hier
account-device-seen = zuletzt da { $when }
account-device-end = Abmelden
account-device-end-of = { $agent } abmelden
account-devices-none = Die Liste lässt sich gerade nicht holen.
account-erase = Mein Konto löschen
account-erase-guest = Mich löschen
account-erase-about = Name, Passwort und alle Anmeldungen verschwinden für immer, und niemand kann sie zurückholen. Alle Partien, die noch laufen, gibst du auf. Die Partien der anderen bleiben ohne deinen Namen. Tische, an denen noch nicht gespielt wird, werden abgesagt.
account-erase-guest-about = Dein Name verschwindet für immer, und dieser Browser vergisst dich. Alle Partien, die noch laufen, gibst du auf. Die Partien der anderen bleiben ohne deinen Namen. Tische, an denen noch nicht gespielt wird, werden abgesagt.
account-erase-do = Für immer löschen
account-erase-keep = Alles behalten
account-none = Diese Halle führt keine Konten. Dein Name bleibt in diesem Browser.

refused-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
refused-wrong-login = Name und Passwort passen nicht zusammen.
refused-wrong-password = Das Passwort ist falsch.
refused-slow-down = { $seconds ->
    [0] Zu viele Versuche. Warte eine Weile bis zum nächsten.
    [one] Zu viele Versuche. Warte { $seconds } Sekunde bis zum nächsten.
   *[other] Zu viele Versuche. Warte { $seconds } Sekunden bis zum nächsten.
}
refused-seat-taken = Jemand war schneller, oder der Platz ist für jemand anderen frei gehalten.
refused-started = Die Partie hat schon begonnen.
refused-banned = Wer diese Halle betreibt, lässt dich nicht hinein: { $message }
refused-game-off = Dieses Spiel ist hier abgeschaltet: vorerst keine neuen Tische.

# Faire Verteilung
fair-dealing = Alle sitzen. Die Verteilung entsteht aus den Zahlen aller …
fair-check = Verteilung hier nachrechnen
fair-secret-holds = Das Geheimnis der Halle ist jenes, dessen Fingerabdruck hier stand, bevor jemand Platz nahm.
fair-secret-broken = Das Geheimnis der Halle ist nicht das zugesagte.
fair-nonce-own = { $name }: Dieser Browser hat die Zahl gezogen, und sie steckt in der Verteilung.
fair-nonce-holds = { $name }: Die Zahl ist die zugesagte.
fair-nonce-untold = { $name }: Eine Zahl war zugesagt, wurde aber nicht rechtzeitig genannt; verteilt wurde ohne sie.
fair-nonce-broken = { $name }: Die Zahl ist nicht die zugesagte.
fair-void = { $count ->
    [one] Eine Verteilung war nichtig, weil { $names } eine zugesagte Zahl nicht rechtzeitig genannt hat; sie entsteht neu, ohne dass dieser Platz mitredet.
   *[other] Eine Verteilung war nichtig, weil { $names } zugesagte Zahlen nicht rechtzeitig genannt haben; sie entsteht neu, ohne dass diese Plätze mitreden.
  }
fair-void-broken = Die nichtige Verteilung { $number } ist nicht so, wie sie zugesagt war.
fair-alone = Niemand am Tisch hat bei dieser Verteilung mitgeredet: Sie folgt allein aus dem Geheimnis der Halle.
fair-company-broken = Die Aufzeichnung zeigt andere Zusagen, als dieser Browser sah, bevor er seine Zahl nannte.
fair-chain-holds = { $count ->
    [one] Ein Zug steht so da, wie er aufgeschrieben wurde.
   *[other] Alle { $count } Züge stehen so da, wie sie aufgeschrieben wurden.
  }
fair-chain-broken = Zug { $ply } wurde nachträglich geändert.
fair-words = Aller Zufall dieser Partie folgt aus diesem Schlüssel. Wo gezogen oder gewürfelt wird, haben die Verteilung (0) und jeder Zug daraus eine eigene Zahl. Die Regeln selbst prüft „gladsheim verify“ mit der Aufzeichnung.

offline-title = Kein Weg zur Halle
offline-about = Du bist offline, oder die Halle antwortet nicht. Deine Tische sind dort sicher; auf diesem Gerät liegt nichts von ihnen.
offline-again = Noch einmal versuchen

nowhere-title = Hier ist nichts
nowhere-about = Diese Adresse führt zu keiner Seite der Halle. Vielleicht fehlt ein Buchstabe, oder der Link ist alt.
nowhere-back = Zur Startseite
