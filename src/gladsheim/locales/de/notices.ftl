imprint-title = Impressum und Mitwirkende
imprint-no-host = Wer diese Halle betreibt, hat kein Impressum eingetragen.
imprint-software-title = Die Software
imprint-software = Diese Halle läuft mit Gladsheim, einer freien Software. Wer Gladsheim entwickelt, betreibt nicht diese Halle: Verantwortlich ist, wer sie betreibt.
imprint-games-title = Die Spiele
imprint-games = Dies ist ein freies Projekt von Liebhabern, mit den Autoren und Verlagen der Spiele nicht verbunden. Wenn dir ein Spiel gefällt, kaufe das Original.
imprint-licence-title = Lizenzen
imprint-licence = Code unter Apache-2.0, Texte und Zeichnungen unter CC BY 4.0. Embleme von game-icons.net, CC BY 3.0.
privacy-title = Datenschutz
privacy-no-host = Wer diese Halle betreibt, hat keinen eigenen Hinweis eingetragen. Für die Software gilt:
privacy-cookies-title = Cookies
privacy-cookies = Ein Cookie sagt der Halle, wer du bist, auch als Gast. Es gilt { $session } Tage ab deinem letzten Besuch. Hast du ein Konto, so erkennt die Halle an einem zweiten Cookie diesen Browser wieder. So kann dich niemand aussperren, der dein Passwort zu erraten versucht. Die Einstellungen der Seite bleiben in deinem Browser. Es gibt weder Werbung noch Tracking.
privacy-stored-title = Was die Halle speichert
privacy-stored = Deinen Namen, einen Hash deines Passworts, deine Partien mit jeder Aktion, deine Ergebnisse und Wertungen, deine Nachrichten, Notizen und Einstellungen. Eine Mailadresse, einen Webhook oder einen Browser für Benachrichtigungen speichert die Halle nur, wenn du sie einträgst. Ein Protokoll der Anmeldungen und der Eingriffe der Betreiber enthält Kennungen statt Namen. Seine Einträge werden nach { $audit ->
    [one] einem Tag
   *[other] { $audit } Tagen
  } gelöscht.
privacy-addresses-title = Netzadressen
privacy-addresses = Die Halle speichert keine Netzadressen, außer denen gesperrter Netze. Tische und Auswertungen von Gästen enthalten einen Hash ihres Netzes, damit alle einen gerechten Anteil an der Halle haben. Um Anfragen zu begrenzen, bewahrt die Halle außerdem Hashes von Adressen auf, höchstens etwa eine Stunde lang.
privacy-others-title = Andere Server
privacy-others = Die Seite lädt nichts von anderen Servern. Benachrichtigungen, die du einschaltest, gehen über den Mailanbieter, den Hersteller des Browsers oder den Webhook, den du gewählt hast.
privacy-public-title = Was andere sehen
privacy-public = Andere sehen deinen Namen, deine öffentlichen Partien, deine Ergebnisse und deine Wertungen. In den Einstellungen bestimmst du, ob sie sehen, wann du hier bist, und ob sie die Zusammenfassung deiner Auswertungen sehen.
privacy-erase-title = Löschen
privacy-erase = Dein Konto löschst du auf der Seite hinter deinem Namen. Das geht auch als Gast. Deine beendeten Partien bleiben den anderen ohne deinen Namen erhalten. In Sicherungskopien stehen deine Daten so lange, wie der Betreiber sie aufbewahrt.
