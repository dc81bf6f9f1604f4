# Le lezioni: ciò che sta attorno ai loro tavoli.

learn-title = Impara { $game }
learn-about = Brevi lezioni sul tavolo vero. Seguile nell'ordine che vuoi; qui si può sbagliare senza conseguenze.
learn-lessons = Lezioni
learn-lesson = { $title }, { $done ->
    [yes] fatta
   *[no] { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
}
learn-state = { $done ->
    [yes] Fatta
   *[no] { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
}
learn-begin = Comincia
learn-go-on = Continua: { $title }
learn-step = Passo { $step } di { $steps }
learn-back = Indietro
learn-next = Avanti
learn-again = Ancora
learn-show = Fammi vedere
learn-overview = Tutte le lezioni
learn-next-lesson = Prossima lezione: { $title }
learn-right = Ben fatto.
learn-shown = Si fa così.
learn-would-bring = Così otterresti { $sum }.
learn-nothing = nulla
learn-not-this = È permesso, ma qui si chiede altro.
learn-allowed = È permesso. Cerca qualcosa che non lo sia.
learn-other-reason = Vietato, ma per un altro motivo: { $why }
learn-because = { $reason }: { $sum }
learn-finished = Hai completato questa lezione.
learn-all-done = Conosci il gioco. Il resto si impara meglio giocando.
learn-play-first = La tua prima partita
learn-play-about = Contro il bot più facile, con calma. Le mosse si possono ritirare finché non si scopre nulla di nuovo.
learn-task = Il tuo compito
learn-missing = Questa lezione non esiste.
