# Il laboratorio: posizioni che chiunque prepara e continua a giocare; e la cornice delle regole.
lab-title = Laboratorio
lab-seat = Giocatore { $number }
lab-edit = Prepara
lab-start = Comincia da…
lab-copy = Copia il link
lab-copied = Link copiato
lab-broken-link = Questo link non contiene una posizione. Ecco invece una distribuzione nuova.
lab-over = Qui la partita è finita.
lab-play = Gioca da qui
lab-palette = Tessere
lab-kind = { $tile }, ne restano { $left }
lab-hint = Scegli una tessera e poi le caselle e le mani che la ricevono; oppure tocca una tessera sul tavolo per spostarla, potenziarla o toglierla.
lab-hint-brush = Tocca una casella vuota per posare la tessera, oppure aggiungila a una mano.
lab-hint-picked = Tocca una casella vuota per spostarvi la tessera.
lab-remove = Togli
lab-boost = Potenzia +1
lab-boost-less = Potenzia −1
lab-clear = Svuota il tavolo
lab-cell-empty = Casella vuota { $x }, { $y }
lab-cell-tile =
    { $boost ->
        [0] { $tile } in { $x }, { $y }
       *[other] { $tile } +{ $boost } in { $x }, { $y }
    }
lab-hands = Mani
lab-hand-add = Aggiungi { $tile }
lab-hand-add-none = Scegli prima una tessera
lab-hand-remove = Togli { $tile } dalla mano
lab-score = Punti
lab-score-of = Punti di { $name }
lab-course = A che punto siamo
lab-players = Giocatori
lab-turn = Di turno
lab-phase = Fase
lab-phase-play = Si posa una tessera
lab-phase-hermod = Dopo un Hermod
lab-phase-raven = Un Corvo può volare oltre
lab-phase-trim = Troppe tessere in mano
lab-on-play = Tessera
lab-on-trim = Tessera
lab-on-hermod = L'Hermod
lab-on-raven = Il Corvo
lab-under = Sotto il Corvo
lab-under-nothing = Niente
lab-deck = Tessere nella pila
lab-sets = Tessere in gioco
lab-set-edda = Saga of Edda
lab-set-bolt = Fulmine
lab-set-order = Order of the Gods
lab-faults =
    { $count ->
        [one] Questa posizione non è ancora possibile:
       *[other] Questa posizione non è ancora possibile, per { $count } motivi:
    }
lab-deal = Una distribuzione nuova
lab-seed = Seme casuale
lab-seed-about = Lo stesso seme casuale dà sempre la stessa distribuzione.
lab-deal-start = Distribuisci
lab-document = Una posizione come testo
lab-document-about = Il documento della posizione, in JSON. Ogni errore è indicato con il suo campo.
lab-document-start = Apri questa posizione
lab-not-json = Questo non è JSON: { $why }
lab-not-object = Una posizione dev'essere un oggetto JSON tra parentesi graffe.
lab-rules-title = Regole
lab-rules-contents = Indice
lab-rules-game = Regole di { $game }
lab-rules-try = Prova nel laboratorio
lab-rules-board = Mostra su un tavolo
lab-rules-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
lab-rules-shown = Mostra su un tavolo ({ lab-rules-points })
lab-rules-made = Il gioco nella scatola
lab-rules-doubt = Una regola contraddice il tuo regolamento? Dillo a chi ospita questa sala:
lab-rules-made-designer = Autore
lab-rules-made-illustrator = Illustratore
lab-rules-made-publisher = Editori
lab-rules-made-year = Anno
lab-rules-made-decktet = Il Decktet
lab-rules-made-age = Età
lab-rules-made-minutes = Durata con la scatola
lab-rules-made-link = Altro
lab-rules-age = da { $age } anni
lab-rules-minutes = { $minutes } minuti
lab-rules-minutes-each = { $minutes } minuti a giocatore
lab-example-step = Passo { $step } di { $steps }
lab-example-back = Indietro
lab-example-next = Che cosa succede
lab-example-open = Apri nel laboratorio
lab-example-loading = Carico l'esempio…
lab-example-failed = Non è stato possibile caricare l'esempio.
lab-fewer = Meno: { $what }
lab-more = Più: { $what }
