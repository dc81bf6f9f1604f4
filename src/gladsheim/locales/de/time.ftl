# Zeit, Einvernehmen und Gehen: Uhren, Angebote, Aufgeben, Urlaub.

time-title = Zeit
time-clock = Uhr
time-clock-about = Wie lange die Spieler überlegen dürfen.
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
   *[other] {", "}{ $increment } s mehr nach jedem Zug
}
time-absence = Wenn die Zeit um ist
time-absence-about = Was geschieht, wenn ein Spieler nicht da ist.
time-absence-wait = Die anderen warten
time-absence-bot = Ein Bot spielt weiter
time-absence-abandon = Die Partie endet
time-rated = Eine gewertete Partie braucht eine Uhr. Wessen Zeit abläuft, der verliert: Niemand entgeht einer Niederlage, indem er fortbleibt.
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
leave-takeback-about = Stimmen alle zu, geht die Partie vor deinen letzten Zug zurück. Alles danach wird zurückgenommen.
leave-abandon = Abbruch anbieten
leave-abandon-about = Stimmen alle zu, endet die Partie ohne Sieger.
leave-resign = Aufgeben
leave-resign-two = Die Partie endet, und der andere Spieler gewinnt.
leave-resign-more = Ein Bot spielt für dich weiter, und du wirst Letzter.
leave-resign-sure = Willst du wirklich aufgeben?
leave-resign-do = Ja, ich gebe auf
leave-resign-keep = Nein, weiterspielen
leave-return = Auf meinen Platz zurückkehren
leave-return-about = Deine Zeit ist abgelaufen, und ein Bot spielt für dich. Ab deinem nächsten Zug spielst du wieder selbst.

ask-takeback = { $name } möchte den letzten eigenen Zug zurücknehmen.
ask-abandon = { $name } bietet an, die Partie abzubrechen.
ask-own-takeback = Du hast um eine Rücknahme gebeten.
ask-own-abandon = Du hast angeboten, die Partie abzubrechen.
ask-waits = Wartet auf: { $names }
ask-agree = Zustimmen
ask-decline = Ablehnen
ask-withdraw = Zurückziehen

end-deed-resign = gibt auf
end-deed-timeout = hat keine Zeit mehr
end-deed-return = ist zurück
end-deed-takeback = nimmt Züge zurück; alle waren einverstanden
end-deed-abandon = bricht die Partie ab; alle waren einverstanden
end-deed-repair = { $lines ->
    [0] Die Daten der Halle waren beschädigt. Die Betreiber haben diesen Tisch repariert, und keine Aktion ging verloren.
    [one] Die Daten der Halle waren beschädigt. Die Betreiber haben die Partie hierher zurückgesetzt, und eine Aktion ging verloren.
   *[other] Die Daten der Halle waren beschädigt. Die Betreiber haben die Partie hierher zurückgesetzt, und { $lines } Aktionen gingen verloren.
}
end-resigned = { $name } hat aufgegeben.
end-timeout = Die Zeit von { $name } ist abgelaufen.
end-abandoned = Die Partie wurde ohne Ergebnis abgebrochen.
end-nobody = Kein Sieger

vacation-title = Urlaub
vacation-about = Im Urlaub stehen deine Uhren still, die nach Tagen zählen. Andere Spieler sehen, dass du im Urlaub bist. In einem Jahr hast du 30 Tage.
vacation-left = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
vacation-begin = In Urlaub gehen
vacation-end = Ich bin zurück
vacation-on = Du bist im Urlaub.

refused-no-orders = Dieser Tisch verwendet keine Anweisungen im Voraus.
refused-no-vacation = Du hast keinen Urlaub mehr.
refused-no-offer = Das Angebot gilt nicht mehr: Die Partie ist weitergegangen.
refused-left = Für diesen Platz spielt inzwischen ein Bot.

## How secret questions are covered

cover-title = Geheime Fragen
cover-choice = Wer gefragt wird
cover-about = Wie das vor den anderen geheim bleibt.
cover-pause = Kurze Pause
cover-window = { $seconds ->
    [one] Fenster von { $seconds } Sekunde
   *[other] Fenster von { $seconds } Sekunden
}
cover-pause-card = Kurze Pause: verbirgt, dass ein Bot gefragt wird, aber nicht, dass ein Mensch überlegt
cover-window-card = { $seconds ->
    [one] Alle, die gefragt werden könnten, bekommen nacheinander { $seconds } Sekunde. Wenn du nicht antwortest, passt du.
   *[other] Alle, die gefragt werden könnten, bekommen nacheinander { $seconds } Sekunden. Wenn du nicht antwortest, passt du.
}
cover-pause-about = Verbirgt, dass ein Bot gefragt wird. Wird ein Mensch gefragt, merken die anderen, dass es länger dauert.
cover-window-about = Alle, die gefragt werden könnten, bekommen nacheinander ein Fenster, gefragt oder nicht. Wer bis zum Ende nicht antwortet, passt. Niemand merkt, wer gefragt wurde, aber alle warten.
cover-by-days = Mit Tagen als Bedenkzeit gibt es keine Fenster.
cover-runs = Vielleicht wird jemand geheim gefragt: { $seconds } s
cover-asked = Du wirst geheim gefragt: { $seconds } s, dann passt du
cover-asked-now = Du wirst geheim gefragt. Wenn du nicht rechtzeitig antwortest, passt du.
cover-orders = Anweisungen im Voraus
cover-orders-card = Anweisungen im Voraus: Die Halle antwortet sofort für alle nach ihren Anweisungen; verbirgt, wer gefragt wird
cover-orders-about = Die Halle antwortet für Menschen sofort nach den Anweisungen, die sie im Menü des Tisches eingestellt haben, und passt sonst. Niemand merkt, wer gefragt wurde.
orders-title = Anweisungen im Voraus
orders-about = Wenn du geheim gefragt würdest, antwortet die Halle sofort für dich: wie du es hier einstellst, und sonst passt sie. Du kannst das jederzeit ändern. Niemand sonst sieht es.
orders-menu-about = Was die Halle antwortet, wenn du geheim gefragt würdest.
orders-never = nie
orders-always = bei der ersten Gelegenheit
orders-from = gegen Angriffe ab dieser Stärke:
orders-least = { $order }: Mindeststärke
orders-save = Anweisungen speichern
orders-saved = Gespeichert.
