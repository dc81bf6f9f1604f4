# Rätsel: Stellungen mit einer Aktion, die klar die beste ist.

puzzles-title = Rätsel: { $game }
puzzles-short = Rätsel
puzzles-one = Rätsel: { $game }
puzzles-own-one = Aus deiner Partie: { $game }
puzzles-about = Jedes Rätsel ist eine Entscheidung, so wie sie sich am Tisch stellte. Eine Aktion ist klar die beste: Finde sie auf dem Spielfeld.
puzzles-all = Alle Rätsel
puzzles-begin = Erstes Rätsel
puzzles-next = Nächstes Rätsel
puzzles-number = Rätsel { $number }
puzzles-done = { $solved } von { $all } gelöst
puzzles-share = { $share } % von { $people } Personen lösen es sofort
puzzles-state =
    { $state ->
        [once] Auf Anhieb gelöst
        [solved] Gelöst
        [shown] Gezeigt
        [open] Versucht
       *[new] Neu
    }
puzzles-choices =
    { $choices ->
        [one] { $choices } Möglichkeit
       *[other] { $choices } Möglichkeiten
    }
puzzles-own = Aus deinen Partien
puzzles-own-new = { $count ->
    [one] { $count } neues
   *[other] { $count } neue
}
puzzles-own-about = Ein Patzer aus einer ausgewerteten Partie kommt hier drei Tage später wieder. Nur du siehst ihn.
puzzles-own-none = Hier ist noch nichts. Lass eine beendete Partie auswerten: Ihre Patzer tauchen hier einige Tage später auf.
puzzles-from = Ausgewertet am { $date }, Aktion { $number }
puzzles-player = Spieler { $number }
puzzles-task = Du bist am Zug
puzzles-ask = Was ist hier das Beste? Du siehst nur, was auch am Tisch zu sehen war.
puzzles-wrong = Es gibt etwas Besseres.
puzzles-again = Versuch etwas anderes.
puzzles-brings = Es bringt sofort { $sum }.
puzzles-nothing = nichts
puzzles-because = { $reason }: { $sum }
puzzles-worse =
    { $number ->
        [one] Auf Dauer ist es { $points } Punkt schlechter als das Beste.
       *[other] Auf Dauer ist es { $points } Punkte schlechter als das Beste.
    }
puzzles-worse-about =
    { $number ->
        [one] Auf Dauer ist es etwa { $points } Punkt schlechter als das Beste.
       *[other] Auf Dauer ist es etwa { $points } Punkte schlechter als das Beste.
    }
puzzles-behind =
    { $number ->
        [one] In Partien, die Bots zu Ende spielten, lag es { $points } Punkt zurück.
       *[other] In Partien, die Bots zu Ende spielten, lag es { $points } Punkte zurück.
    }
puzzles-solved = Gelöst. Das ist das Beste:
puzzles-shown = Das war die beste Aktion:
puzzles-as-good = Gelöst: Deine Aktion ist ebenso gut. Die Lösung war:
puzzles-yours = Dein Versuch
puzzles-played = Gespielt in deiner Partie
puzzles-other = Das Zweitbeste
puzzles-how = Verglichen in { $worlds } gedachten Partien, die zu dem passen, was an diesem Platz bekannt war.
puzzles-show = Lösung zeigen
puzzles-compare = Auf dem Spielfeld vergleichen
puzzles-back = Zurück zum Rätsel
puzzles-missing = Dieses Rätsel gibt es nicht.
puzzles-few = { $people ->
        [one] Sofort gelöst von { $solved } von { $people } Person
       *[other] Sofort gelöst von { $solved } von { $people } Personen
    }
puzzles-hard =
    { $level ->
        [1] Leicht
        [2] Eher leicht
        [3] Mittel
        [4] Schwer
        [5] Sehr schwer
       *[other] Extrem
    }
puzzles-theme-chase = Aufholen
puzzles-theme-close = Kopf an Kopf
puzzles-theme-lead = Vorn bleiben
puzzles-level-score = Punktgleich
puzzles-ahead =
    { $points ->
        [one] { $points } Punkt vorn
       *[other] { $points } Punkte vorn
    }
puzzles-behind-by =
    { $points ->
        [one] { $points } Punkt zurück
       *[other] { $points } Punkte zurück
    }
