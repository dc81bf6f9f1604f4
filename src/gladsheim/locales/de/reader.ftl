# The board as text. Forms of a command stand between bars; <words> in angles are slots, and stay as they are.

reader-close = Spielfeld als Text schließen
reader-position = Stellung
reader-now = Jetzt
reader-dice = Würfel
reader-answers = Antworten
reader-command = Befehl
reader-send = Fragen
reader-hint = „Hilfe“ nennt alle Befehle; Pfeil nach oben holt frühere Fragen zurück.
reader-help-intro = Du kannst zum Beispiel sagen:
reader-unknown = „{ $line }“ ist hier kein Befehl.
reader-score = { $name }: { $points }
reader-none = Das geht jetzt nicht.
reader-no-number = { $count ->
    [one] Es gibt { $count } Möglichkeit. Sag „mach“ mit ihrer Nummer.
   *[other] Es gibt { $count } Möglichkeiten. Sag „mach“ mit einer Nummer.
}
reader-sure = Sag „ja“, um es zu tun, oder „nein“.
reader-done = Erledigt.
reader-left = Nichts wurde geändert.
reader-nothing-to-do = Es gibt nichts zu bestätigen.
reader-not-now = Das geht jetzt nicht.
reader-nobody = Niemand hier heißt „{ $name }“.
reader-hand-empty = Deine Hand ist leer.
reader-rules-usual = Dieser Tisch spielt nach den üblichen Regeln.
reader-player-head = Wer
reader-points-head = Punkte
reader-example-words = Thor

## Commands of every game

reader-help = hilfe | was kann ich sagen | befehle
reader-rules = regeln | ausgabe | lesarten | welche regeln
reader-turn = wer ist dran | wer ist am zug | zug
reader-scores = punkte | punktestand | stand
reader-last = letzter zug | was ist geschehen | zuletzt
reader-choices = was kann ich tun | was darf ich tun | möglichkeiten
reader-choose = was kann ich tun mit <words> | möglichkeiten mit <words> | finde <words>
reader-do = mach <number> | wähle <number> | nummer <number>
reader-yes = ja | j | mach es | bestätigen
reader-no = nein | n | lass es
reader-undo = zurück | nimm zurück | zurücknehmen
reader-may = Das ist erlaubt.
