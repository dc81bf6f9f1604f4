# Il tavolo come testo. Le forme di un comando stanno tra sbarre; le <parole> tra parentesi ad angolo restano come sono.

reader-close = Chiudi il tavolo come testo
reader-position = Posizione
reader-now = Adesso
reader-dice = Dadi
reader-answers = Risposte
reader-command = Comando
reader-send = Chiedi
reader-hint = «aiuto» elenca tutti i comandi; la freccia su richiama le domande di prima.
reader-help-intro = Puoi dire, per esempio:
reader-unknown = «{ $line }» non è un comando, qui.
reader-score = { $name }: { $points }
reader-none = Adesso non è possibile.
reader-no-number = { $count ->
    [one] C'è { $count } scelta. Di' «fai» e il suo numero.
   *[other] Ci sono { $count } scelte. Di' «fai» e il numero di una.
}
reader-sure = Di' «sì» per farlo, oppure «no».
reader-done = Fatto.
reader-left = Nulla è cambiato.
reader-nothing-to-do = Non c'è nulla da confermare.
reader-not-now = Adesso non è possibile.
reader-nobody = Qui nessuno si chiama «{ $name }».
reader-hand-empty = La tua mano è vuota.
reader-rules-usual = Questo tavolo gioca secondo le regole abituali.
reader-player-head = Chi
reader-points-head = Punti
reader-example-words = Thor

## Comandi di ogni gioco

reader-help = aiuto | cosa posso dire | comandi
reader-rules = regole | edizione | interpretazioni | quali regole
reader-turn = a chi tocca | chi gioca | turno
reader-scores = punti | punteggi | punteggio
reader-last = ultima mossa | cosa è successo | ultima
reader-choices = cosa posso fare | scelte
reader-choose = cosa posso fare con <words> | scelte con <words> | trova <words>
reader-do = fai <number> | scegli <number> | numero <number>
reader-yes = sì | si | fallo | conferma
reader-no = no | n | lascia
reader-undo = ritira la mossa | ritira | annulla
reader-may = È permesso.
