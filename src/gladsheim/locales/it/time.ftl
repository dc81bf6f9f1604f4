# Tempo, accordi e abbandoni: orologi, proposte, rese, vacanze.

time-title = Tempo
time-clock = Orologio
time-clock-about = Quanto a lungo i giocatori possono riflettere.
time-none = Nessun orologio
time-days = { $count ->
    [one] { $count } giorno per ogni mossa
   *[other] { $count } giorni per ogni mossa
}
time-bank = { $minutes ->
    [one] { $minutes } minuto a testa
   *[other] { $minutes } minuti a testa
}{ $increment ->
    [0] {""}
   *[other] {", "}{ $increment } s in più dopo ogni turno
}
time-absence = A tempo scaduto
time-absence-about = Che cosa accade a un giocatore assente.
time-absence-wait = Gli altri aspettano
time-absence-bot = Continua un bot
time-absence-abandon = La partita finisce
time-rated = Una partita classificata ha bisogno di un orologio. Chi finisce il tempo perde: nessuno evita una sconfitta restando via.
time-takeover = Gioca per chi se ne va
time-left-days = { $count ->
    [one] { $count } giorno rimasto
   *[other] { $count } giorni rimasti
}
time-left-hours = { $count ->
    [one] { $count } ora rimasta
   *[other] { $count } ore rimaste
}
time-left-minutes = { $count ->
    [one] { $count } minuto rimasto
   *[other] { $count } minuti rimasti
}
time-up = tempo scaduto
time-of = Tempo di { $name }
time-low = { $seconds ->
    [one] Ti resta { $seconds } secondo.
   *[other] Ti restano { $seconds } secondi.
}
time-low-days = Il tempo per questa mossa sta per scadere.
time-away = in vacanza
time-gone-resigned = resa
time-gone-timeout = tempo scaduto

leave-title = Questa partita
leave-takeback = Chiedi di ritirare la mossa
leave-takeback-about = Se tutti sono d'accordo, la partita torna a prima della tua ultima mossa. Tutto ciò che è seguito è annullato.
leave-abandon = Proponi di interrompere
leave-abandon-about = Se tutti sono d'accordo, la partita finisce senza vincitori.
leave-resign = Arrenditi
leave-resign-two = La partita finisce e vince l'altro giocatore.
leave-resign-more = Un bot gioca al tuo posto e arrivi ultimo.
leave-resign-sure = Vuoi davvero arrenderti?
leave-resign-do = Sì, mi arrendo
leave-resign-keep = No, continuo
leave-return = Riprendi il tuo posto
leave-return-about = Il tuo tempo è scaduto e un bot gioca per te. Dalla prossima mossa giochi di nuovo tu.

ask-takeback = { $name } chiede di ritirare la propria ultima mossa.
ask-abandon = { $name } propone di interrompere la partita.
ask-own-takeback = Hai chiesto di ritirare la mossa.
ask-own-abandon = Hai proposto di interrompere la partita.
ask-waits = In attesa di: { $names }
ask-agree = Accetta
ask-decline = Rifiuta
ask-withdraw = Ritira

end-deed-resign = si arrende
end-deed-timeout = ha esaurito il tempo
end-deed-return = è di nuovo qui
end-deed-takeback = ritira delle mosse; tutti erano d'accordo
end-deed-abandon = interrompe la partita; tutti erano d'accordo
end-deed-repair = { $lines ->
    [0] I dati della sala erano danneggiati. Chi la gestisce ha riparato questo tavolo e nessuna azione è andata perduta.
    [one] I dati della sala erano danneggiati. Chi la gestisce ha riportato la partita a questo punto e un'azione è andata perduta.
   *[other] I dati della sala erano danneggiati. Chi la gestisce ha riportato la partita a questo punto e { $lines } azioni sono andate perdute.
}
end-resigned = { $name } si arrende.
end-timeout = { $name } ha esaurito il tempo.
end-abandoned = La partita è stata interrotta, senza risultato.
end-nobody = Nessun vincitore

vacation-title = Vacanza
vacation-about = Mentre sei in vacanza, i tuoi orologi a giorni sono fermi. Gli altri giocatori vedono che sei in vacanza. In un anno hai 30 giorni.
vacation-left = { $count ->
    [one] { $count } giorno rimasto
   *[other] { $count } giorni rimasti
}
vacation-begin = Vai in vacanza
vacation-end = Sono di nuovo qui
vacation-on = Sei in vacanza.

refused-no-orders = Questo tavolo non usa istruzioni in anticipo.
refused-no-vacation = Non hai più giorni di vacanza.
refused-no-offer = La proposta non vale più: la partita è andata avanti.
refused-left = Per questo posto ora gioca un bot.

## Come si coprono le domande segrete

cover-title = Domande segrete
cover-choice = Chi riceve la domanda
cover-about = Come resta nascosto agli altri.
cover-pause = Breve pausa
cover-window = { $seconds ->
    [one] Finestre di { $seconds } secondo
   *[other] Finestre di { $seconds } secondi
}
cover-pause-card = Breve pausa: nasconde che la domanda va a un bot, ma non che una persona riflette
cover-window-card = { $seconds ->
    [one] Tutti quelli che potrebbero ricevere la domanda hanno { $seconds } secondo, uno dopo l'altro. Se non rispondi, passi.
   *[other] Tutti quelli che potrebbero ricevere la domanda hanno { $seconds } secondi, uno dopo l'altro. Se non rispondi, passi.
}
cover-pause-about = Nasconde che la domanda va a un bot. Se va a una persona, gli altri notano che ci vuole più tempo.
cover-window-about = Tutti quelli che potrebbero ricevere la domanda hanno una finestra, uno dopo l'altro, che la ricevano o no. Chi non risponde entro la fine passa. Nessuno nota a chi è stata fatta, ma tutti aspettano.
cover-by-days = Con giorni per ogni mossa non ci sono finestre.
cover-runs = Forse qualcuno riceve una domanda segreta: { $seconds } s
cover-asked = Hai una domanda segreta: { $seconds } s, poi passi
cover-asked-now = Hai una domanda segreta. Se non rispondi in tempo, passi.
cover-orders = Istruzioni in anticipo
cover-orders-card = Istruzioni in anticipo: la sala risponde subito per le persone, secondo le istruzioni; nasconde chi riceve la domanda
cover-orders-about = La sala risponde subito per le persone secondo le istruzioni date nel menu del tavolo, e altrimenti passa. Nessuno nota chi ha ricevuto la domanda.
orders-title = Istruzioni in anticipo
orders-about = Quando riceveresti una domanda segreta, la sala risponde subito per te: come imposti qui, e altrimenti passa. Puoi cambiarlo in ogni momento. Nessun altro lo vede.
orders-menu-about = Che cosa risponde la sala quando riceveresti una domanda segreta.
orders-never = mai
orders-always = alla prima occasione
orders-from = contro attacchi da questa forza in su:
orders-least = { $order }: forza minima
orders-save = Salva queste istruzioni
orders-saved = Salvate.
