# Reden am Tisch, eigene Notizen, und gesagt bekommen, dass man am Zug ist.

talk-tabs = Verlauf, Chat und Notizen
talk-log = Verlauf
talk-chat = Chat
talk-notes = Notizen
talk-chat-unread = { $count ->
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
talk-preview = Im Chat lesen: { $name }: { $text }
talk-messages = Nachrichten
talk-empty = Noch keine Nachrichten.
talk-only-players = Nur wer an diesem Tisch sitzt, kann das lesen.
talk-write = Nachricht an den Tisch
talk-send = Senden
talk-mute = Stumm
talk-muted = Stumm: Neue Nachrichten werden nicht angezeigt.
talk-said = { $name }: { $text }
talk-you = Du
talk-more = { $name } blockieren oder melden
talk-failed = Der Chat lässt sich gerade nicht laden.

talk-person-title = Nachricht von { $name }
talk-block = { $name } blockieren
talk-block-about = Du siehst an keinem Tisch mehr Nachrichten von { $name } und bekommst von dort keine Einladungen. { $name } erfährt davon nichts. Auf deiner Kontoseite kannst du es aufheben.
talk-blocked = { $name } ist blockiert.
talk-block-maker = Blockieren, wer mich eingeladen hat
talk-block-maker-about = Wer diesen Tisch eröffnet hat, kann dich nicht mehr einladen, und du siehst keine Nachrichten dieser Person mehr. Sie erfährt davon nichts, und dein Platz bleibt reserviert. Auf deiner Kontoseite kannst du es aufheben.
talk-block-do = Blockieren
talk-report = Den Betreibern der Halle melden
talk-report-about = Die Betreiber dieser Halle bekommen die Nachricht zusammen mit deinem Kommentar.
talk-reason = Was ist daran nicht in Ordnung?
talk-report-send = Meldung senden
talk-reported = Die Meldung ist gesendet.

notes-about = Diese Notizen siehst nur du.
notes-label = Deine Notizen zu diesem Tisch
notes-saved = Gespeichert
notes-saving = Wird gespeichert …
notes-unsaved = Noch nicht gespeichert
notes-failed = Die Notizen ließen sich nicht speichern: { $reason }
notes-changed = Diese Notizen wurden inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert.
notes-theirs = Gespeicherte Fassung
notes-keep-mine = Meine Fassung behalten
notes-take-theirs = Die gespeicherte Fassung übernehmen

presence-here = da
presence-thinking = überlegt
presence-away = weg seit { $time }
presence-seen = zuletzt da: { $when }
presence-online = online
hide-presence = Nicht zeigen, wann ich am Tisch bin
hide-presence-about = Andere sehen dann nicht, ob du da bist oder wann du zuletzt da warst.

notify-setting = Mir sagen, wenn ich am Zug bin
notify-about = Dein Browser benachrichtigt dich, solange diese Seite im Hintergrund offen ist.
notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
notify-none = Dieser Browser unterstützt keine Benachrichtigungen.
notify-title = Du bist am Zug
notify-body = { $game } mit { $names }
notify-alone = { $game }
notify-closed = Mir das auch sagen, wenn diese Seite geschlossen ist
notify-closed-about = Nutzt den Push-Dienst deines Browsers, der nichts davon lesen kann. Das gilt, bis du dich abmeldest.
notify-closed-failed = Dein Browser konnte die Benachrichtigungen nicht einschalten. Versuch es später noch einmal.
notify-install = Auf iPhone und iPad geht das vom Home-Bildschirm aus: Wähle „Teilen“, dann „Zum Home-Bildschirm“, und öffne Gladsheim von dort.
notify-offer = Soll dieser Browser dir sagen, wenn du am Zug bist, auch wenn die Seite geschlossen ist?
notify-offer-yes = Ja, gern
notify-offer-no = Nein, danke
notify-offer-done = Benachrichtigungen sind eingeschaltet. In den Einstellungen kannst du sie abschalten.

blocks-title = Blockierte Leute
blocks-about = Du siehst ihre Nachrichten nicht, und sie können dich nicht einladen. Sie erfahren davon nichts.
blocks-none = Du hast niemanden blockiert.
blocks-lift = Aufheben
blocks-lift-of = { $name } nicht mehr blockieren
blocks-since = blockiert: { $when }

contact-title = Wenn du am Zug bist
contact-about = Bist du nicht da, kann dich die Halle benachrichtigen: einmal für jeden Tisch, bis du wieder dort warst.
contact-email = E-Mail
contact-email-about = Zuerst bekommst du einen Code. Bevor du ihn hier eingibst, wird nichts anderes geschickt.
contact-email-ask = Schick mir einen Code
contact-email-pending = Ein Code ist unterwegs an { $email }. Er gilt eine Stunde.
contact-email-code = Code aus der E-Mail
contact-email-confirm = Adresse bestätigen
contact-email-is = E-Mails gehen an { $email }.
contact-email-end = Keine E-Mails mehr senden
contact-webhook = Webhook
contact-webhook-about = Eine https-Adresse, an die die Halle sendet. Jede Sendung ist mit einem Geheimnis signiert.
contact-webhook-url = Adresse
contact-webhook-set = Diese Adresse nehmen
contact-webhook-is = Sendungen gehen an { $place }.
contact-webhook-end = Nichts mehr senden
contact-secret = Geheimnis des Webhooks
contact-secret-about = Es wird nur jetzt gezeigt. Prüfe damit, ob eine Sendung aus dieser Halle kommt.
contact-failed = Das lässt sich gerade nicht laden.

unsubscribe-title = E-Mails dieser Halle
unsubscribe-done = Du bekommst keine E-Mails mehr aus dieser Halle. Auf deiner Kontoseite kannst du sie wieder einschalten.
unsubscribe-failed = Die E-Mails ließen sich gerade nicht abstellen. Versuch es später noch einmal.

refused-wrong-code = Der Code ist falsch.
refused-code-expired = Der Code gilt nicht mehr. Lass dir einen neuen schicken.
refused-mail-failed = Die E-Mail ließ sich nicht senden. Versuch es später noch einmal.
refused-chat-full = Der Chat dieses Tisches ist voll.

mail-turn-subject = Du bist am Zug: { $game }
mail-turn-body =
    Du bist am Zug in einer Partie { $game }:

    { $link }

    Für jeden Tisch kommt eine solche E-Mail, bis du wieder dort warst.
    Keine E-Mails mehr aus dieser Halle: { $stop }
mail-code-subject = Dein Code für die Halle
mail-code-body =
    Jemand, wahrscheinlich du, hat die Halle unter { $hall } gebeten, an diese Adresse zu schreiben, wenn ein Zug ansteht.

    Dein Code ist { $code }

    Er gilt eine Stunde. Warst du es nicht, ignoriere diese E-Mail: Ohne den Code kommen keine weiteren.
