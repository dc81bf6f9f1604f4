# La partita nel terminale (gladsheim play).
cli-player = Giocatore { $number }
cli-your-turn = { $name }, tocca a te.
cli-choose = Scegli un numero, scrivi un'azione oppure «help».
cli-choose-many = Scegli un numero, scrivi un'azione oppure «help»; un secondo numero dice quante: «1 3».
cli-amounts = { $choice }: da 1 a { $most }
cli-how-many = { $choice }: quante, da 1 a { $most }?
cli-where = { $piece }: dove?
cli-back = (Invio: indietro)
cli-spots = { $count ->
    [one] 1 modo
   *[other] { $count } modi
  }
cli-best = al massimo { $points }
cli-more = … e { $count ->
    [one] { $count } altra
   *[other] altre { $count }
} con al massimo { $points }; «all» mostra tutto
cli-thinking = { $name } sta pensando…
cli-pass = Passa la tastiera a { $name }, poi premi Invio.
cli-undone = Ritirata: { $action }.
cli-no-undo = Niente da ritirare: non si torna oltre la mossa di un altro né oltre una pesca.
cli-legal = { $action } è permesso e porta { $points }.
cli-not-legal = Non permesso: { $reason }
cli-unknown = { $text } non è né un comando né un'azione. «help» mostra un elenco.
cli-no-number = Qui non c'è il numero { $number }; permessi: da 1 a { $most }.
cli-no-piece = La tessera { $code } non esiste; permesse: { $codes }
cli-saved = Salvato in { $file }.
cli-not-saved = Non salvato: { $reason }
cli-over = La partita è finita.
cli-winner = Vince { $name }.
cli-until = Alla prossima.
cli-resume-with = Per continuare più tardi: { $command }
cli-log-empty = Non è ancora successo nulla.
cli-printed = valore { $value }
cli-deck = pila { $count }
cli-hand = mano: { $pieces }
cli-count = { $count } nel gioco
cli-way-cover = copre
cli-way-capture = cattura
cli-way-bump = spinge
cli-stay = Resta
cli-end = Termina il turno
cli-discard = Scarta { $piece }
cli-fly = Vola oltre
cli-enter = Invio: { $choice }
cli-skip = skip: non più in questo turno.
cli-no-skip = Qui non c'è nulla da saltare.
cli-earlier = … prima { $count ->
    [one] un altro avvenimento
   *[other] altri { $count } avvenimenti
  }; «log 100» ne mostra di più
cli-no-hint = Nessuna azione porta punti subito.
cli-resolving = Un momento…
cli-puzzle = Enigma { $number } di { $all } ({ $id }), difficoltà { $level } su 6. Che cosa è meglio qui? «solution» lo mostra.
cli-puzzle-solved = Risolto.
cli-puzzle-wrong = C'è di meglio. Prova qualcos'altro, oppure «solution».
cli-puzzle-shown = Questa era l'azione migliore:
cli-puzzle-other = La seconda migliore:
cli-puzzle-missed = Alla lunga vale circa { $points } punti meno della migliore.
cli-puzzles-done = Tutti i { $count } enigmi sono risolti. Con il suo ID puoi riprendere ognuno di essi.
cli-puzzles-unreadable = { $file } non si può leggere, perciò tutti gli enigmi risultano irrisolti. Il prossimo che risolvi riscrive il file.
cli-help =
    Un numero     sceglie; i punti si vedono prima
    un'azione     qualsiasi azione, come la scrivono le regole
    why AZIONE    che cosa porterebbe, o perché non è permessa
    help          questa lista; help NOME spiega una tessera o una carta
    hint          le azioni che portano subito di più
    undo          ritira la mossa, fino all'ultima pesca o alla mossa di un altro
    log [N]       gli ultimi N avvenimenti
    board         ridisegna il tavolo
    save FILE     scrive la registrazione della partita
    quit          esce
cli-key-help = Aiuto
cli-key-log = Cronaca
cli-key-table = Tavolo
cli-key-hint = Spunto
cli-key-undo = Annulla
cli-key-why = Perché
cli-key-skip = Salta
cli-key-quit = Esci
cli-back-key = (Esc: indietro)
cli-type-here = Un numero, un'azione o un comando; «/» riduce l'elenco
cli-close = Le frecce scorrono. Esc o Invio: torna al tavolo.
cli-too-small = Questa finestra è troppo piccola per il tavolo: servono { $columns } colonne e { $rows } righe. Ingrandiscila per rivedere il tavolo.
cli-by-lines = Questo terminale ha { $width } colonne e { $height } righe; il tavolo a tutto schermo ne chiede { $columns } e { $rows }. Si gioca a righe.
cli-by-lines-encoding = Questo terminale scrive in { $encoding }; il tavolo a tutto schermo richiede UTF-8. Si gioca a righe.
cli-narrowed = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
  } su { $of } (Esc: tutte)
cli-leave = Lascia il tavolo
cli-new = — dalla tua ultima scelta —
cli-screen-help =
    Sullo schermo
    Su, Giù       guardare una scelta e il suo posto. Invio la prende
    1 2 3 …       anche un numero e Invio prendono una scelta
    /TESTO        solo le scelte che hanno questo testo
    Tab           al tavolo, alla cronaca, alla riga; lì le frecce scorrono
    Maiusc-frecce scorrere il tavolo da ovunque
    F3            il tavolo da solo, e ritorno
    F6            perché: che cosa porterebbe la scelta guardata
    Esc           indietro: dai posti alle tessere, dalla riga all'elenco
    Ctrl-Q        esci, come Ctrl-C
