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
learn-not-this = È permesso, ma non è il tuo compito.
learn-allowed = È permesso. Trova qualcosa di vietato.
learn-other-reason = Vietato, ma per un altro motivo: { $why }
learn-because = { $reason }: { $sum }
learn-finished = Hai completato questa lezione.
learn-all-done = Conosci il gioco. Il resto si impara meglio giocando.
learn-play-first = La tua prima partita
learn-play-about = Gioca con calma contro il bot più facile. Puoi ritirare una mossa finché non rivela nulla.
learn-task = Il tuo compito
learn-otherwise = Su questo punto le edizioni non concordano; questa lezione segue le regole abituali.
learn-otherwise-rules = Che cosa un tavolo può giocare invece
learn-missing = Questa lezione non esiste.
