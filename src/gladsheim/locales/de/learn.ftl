# Die Lektionen: was ihre Spielfelder umgibt.

learn-title = { $game } lernen
learn-about = Kurze Lektionen auf dem echten Spielfeld. Nimm sie in beliebiger Reihenfolge; hier zählt nichts.
learn-lessons = Lektionen
learn-lesson = { $title }, { $done ->
    [yes] geschafft
   *[no] { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
}
learn-state = { $done ->
    [yes] Geschafft
   *[no] { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
}
learn-begin = Anfangen
learn-go-on = Weiter: { $title }
learn-step = Schritt { $step } von { $steps }
learn-back = Zurück
learn-next = Weiter
learn-again = Noch einmal
learn-show = Lösung zeigen
learn-overview = Alle Lektionen
learn-next-lesson = Nächste Lektion: { $title }
learn-right = Gut gemacht.
learn-shown = So geht es.
learn-would-bring = Das brächte { $sum }.
learn-nothing = nichts
learn-not-this = Das ist erlaubt, aber nicht deine Aufgabe.
learn-allowed = Das ist erlaubt. Finde etwas, das nicht erlaubt ist.
learn-other-reason = Verboten, aber aus einem anderen Grund: { $why }
learn-because = { $reason }: { $sum }
learn-finished = Du hast diese Lektion abgeschlossen.
learn-all-done = Du kennst das Spiel. Den Rest lernt man am besten beim Spielen.
learn-play-first = Deine erste Partie
learn-play-about = Spiel gegen den leichtesten Bot, in deinem Tempo. Du kannst Züge zurücknehmen, bis etwas aufgedeckt wird.
learn-task = Deine Aufgabe
learn-otherwise = Hier sind sich die Ausgaben nicht einig; diese Lektion folgt den üblichen Regeln.
learn-otherwise-rules = Was ein Tisch stattdessen spielen kann
learn-missing = Diese Lektion gibt es nicht.
