# Zeit, Einvernehmen und Gehen: Uhren, Angebote, Aufgeben, Urlaub.

time-title = Zeit
time-clock = Uhr
time-clock-about = Wie lange man überlegen darf.
time-none = Keine Uhr
time-days = { $count ->
    [one] { $count } Tag für jeden Zug
   *[other] { $count } Tage für jeden Zug
}
time-bank = { $minutes ->
    [one] { $minutes } Minute für jeden
   *[other] { $minutes } Minuten für jeden
}{ $increment ->
    [0] {""}
   *[other] {", "}nach jedem Zug { $increment } s dazu
}
time-absence = Wenn die Zeit um ist
time-absence-about = Was mit denen geschieht, die nicht da sind.
time-absence-wait = Die anderen warten
time-absence-bot = Ein Bot spielt weiter
time-absence-abandon = Die Partie endet
time-rated = Eine gewertete Partie braucht eine Uhr, und wessen Zeit abläuft, der verliert: Niemand entgeht einer Niederlage, indem er fortbleibt.
time-takeover = Spielt für alle weiter, die gehen
time-left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
time-left-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
}
time-left-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
}
time-up = Zeit ist um
time-of = Zeit von { $name }
time-low = { $seconds ->
    [one] Du hast noch { $seconds } Sekunde.
   *[other] Du hast noch { $seconds } Sekunden.
}
time-low-days = Deine Zeit für diesen Zug geht zu Ende.
time-away = im Urlaub
time-gone-resigned = aufgegeben
time-gone-timeout = Zeit abgelaufen

leave-title = Diese Partie
leave-takeback = Um Rücknahme bitten
leave-takeback-about = Stimmen alle zu, geht die Partie vor deinen letzten Zug zurück; was seither geschah, gilt nicht mehr.
leave-abandon = Abbruch anbieten
leave-abandon-about = Stimmen alle zu, endet die Partie ohne Sieger.
leave-resign = Aufgeben
leave-resign-two = Die Partie endet, und die andere Seite gewinnt.
leave-resign-more = Ein Bot spielt für dich weiter, und du wirst Letzter.
leave-resign-sure = Willst du wirklich aufgeben?
leave-resign-do = Ja, ich gebe auf
leave-resign-keep = Nein, weiterspielen
leave-return = Auf meinen Platz zurückkehren
leave-return-about = Deine Zeit war abgelaufen, und ein Bot spielt für dich. Ab deinem nächsten Zug spielst du wieder selbst.

ask-takeback = { $name } möchte den letzten eigenen Zug zurücknehmen.
ask-abandon = { $name } bietet an, die Partie abzubrechen.
ask-own-takeback = Du hast um eine Rücknahme gebeten.
ask-own-abandon = Du hast angeboten, die Partie abzubrechen.
ask-waits = Noch nicht einverstanden: { $names }
ask-agree = Zustimmen
ask-decline = Ablehnen
ask-withdraw = Zurückziehen

end-deed-resign = gibt auf
end-deed-timeout = hat keine Zeit mehr
end-deed-return = ist zurück
end-deed-takeback = nimmt Züge zurück; alle waren einverstanden
end-deed-abandon = bricht die Partie ab; alle waren einverstanden
end-deed-repair = { $lines ->
    [0] Die Halle war beschädigt; wer sie betreibt, hat diesen Tisch repariert, und kein Zug ging verloren.
    [one] Die Halle war beschädigt; wer sie betreibt, hat die Partie hierher zurückgesetzt, und ein Zug ging verloren.
   *[other] Die Halle war beschädigt; wer sie betreibt, hat die Partie hierher zurückgesetzt, und { $lines } Züge gingen verloren.
}
end-resigned = { $name } hat aufgegeben.
end-timeout = Die Zeit von { $name } ist abgelaufen.
end-abandoned = Die Partie wurde ohne Ergebnis abgebrochen.
end-nobody = Kein Sieger

vacation-title = Urlaub
vacation-about = Solange du fort bist, stehen für dich alle Uhren still, die nach Tagen zählen. Wer mit dir spielt, sieht, dass du im Urlaub bist. In einem Jahr hast du 30 Tage.
vacation-left = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
vacation-begin = In Urlaub gehen
vacation-end = Ich bin zurück
vacation-on = Du bist im Urlaub.

refused-no-orders = An diesem Tisch wird nichts im Voraus beantwortet.
refused-no-vacation = Du hast keinen Urlaub mehr.
refused-no-offer = Das Angebot gilt nicht mehr: Die Partie ist weitergegangen.
refused-left = Für diesen Platz spielt inzwischen ein Bot.

## How secret questions are covered

cover-title = Geheime Fragen
cover-choice = Ob jemand gefragt wird
cover-about = Was es vor den anderen geheim hält.
cover-pause = Kurze Pause
cover-window = { $seconds ->
    [one] Fenster von { $seconds } Sekunde
   *[other] Fenster von { $seconds } Sekunden
}
cover-pause-card = Kurze Pause: verbirgt, dass ein Bot gefragt wird, nicht, dass ein Mensch überlegt
cover-window-card = { $words }, nacheinander für alle, die gefragt werden könnten; wer nicht antwortet, passt
cover-pause-about = Verbirgt, dass ein Bot gefragt wird. Bei einem Menschen merken die anderen, dass etwas länger dauert.
cover-window-about = Wer gefragt werden könnte, bekommt ein Fenster, gefragt oder nicht, einer nach dem anderen; wer bis zu dessen Ende nicht antwortet, passt. Niemand merkt, wer gefragt wurde, und alle warten darauf.
cover-by-days = Für Partien nach Tagen gibt es keine Fenster.
cover-runs = Vielleicht wird jemand geheim gefragt: { $seconds } s
cover-asked = Du wirst geheim gefragt: { $seconds } s, dann passt du
cover-asked-now = Du wirst geheim gefragt. Wenn du nicht rechtzeitig antwortest, passt du.
cover-orders = Anweisungen im Voraus
cover-orders-card = Anweisungen im Voraus: Die Halle antwortet für Menschen sofort, wie angewiesen; verbirgt, wer gefragt wird
cover-orders-about = Niemand wird gefragt: Die Halle antwortet für Menschen sofort, wie sie es vorher im Menü des Tisches angewiesen haben, und passt sonst. Niemand merkt, wer gefragt wurde.
orders-title = Anweisungen im Voraus
orders-about = Immer wenn du geheim gefragt würdest, antwortet die Halle sofort für dich: wie du es hier sagst, und sonst passt sie. Du kannst das jederzeit ändern; niemand sonst sieht es.
orders-menu-about = Was die Halle antwortet, wenn du geheim gefragt würdest.
orders-never = nie
orders-always = bei der ersten Gelegenheit
orders-from = gegen einen Angriff ab dieser Stärke:
orders-least = { $order }: Mindeststärke
orders-save = Anweisungen speichern
orders-saved = Gespeichert.
