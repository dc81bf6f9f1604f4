# Al tavolo: posti, turni, cronaca, mano, fine. Per tutti i giochi.

table-to-hall = Alla sala
table-board = Il tavolo
table-as-text = Il tavolo come testo
table-hand = La tua mano
table-hand-of = Mano di { $name }
table-hand-watching = Stai guardando questo tavolo.
table-players = Giocatori
table-seat-look = Plancia di { $name }
table-log = Cronaca
table-log-open = Cronaca
table-log-close = Chiudi la cronaca
table-log-empty = Ancora nulla.
table-typed = Come testo: { $text }
table-choosable = si può scegliere
table-deck = { $count ->
    [0] La pila è vuota
    [one] { $count } tessera nella pila
   *[other] { $count } tessere nella pila
}
table-deck-short = Pila { $count }
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-bot = bot, { $level }
table-you = tu
table-turn-yours = Tocca a te
table-turn-of = Tocca a { $name }
table-thinking = { $name } sta pensando…
table-thinking-short = pensa…
table-to-play-short = di turno
table-resolving = Un momento…
table-tiles = { $count ->
    [one] { $count } tessera in mano
   *[other] { $count } tessere in mano
}
table-known = note:
table-fit = Adatta la vista
table-whole = Tutto il tavolo
table-zoom-in = Ingrandisci
table-zoom-out = Riduci
table-rules = Regole
table-rules-all = Tutte le regole
table-lab = Laboratorio
table-confirm = Conferma
table-confirm-points = Conferma +{ $points }
table-cancel = Annulla
table-undo = Ritira la mossa
table-undone = ritirata
table-only-choice = L'unica scelta è già fatta: { $message }
table-hint-more = Clic destro, o tieni premuto, per saperne di più.
table-coach = Consiglio
table-coach-away = Nascondi questa riga
table-tie = { $first ->
    [true] A pari punti, raggiunti per primi
   *[other] A pari punti, raggiunti dopo
}
table-deed-undo = ritira l'ultima mossa
table-help = Tessere
table-next-player = Passa lo schermo a { $name }
table-next-player-ready = Sono { $name }
table-over-title = La partita è finita
table-over-winner = Vince { $name }
table-over-winners = Vincono insieme { $names }
over-won-by = Vinci con { $points } di vantaggio
over-won = Hai vinto
over-lost-by = { $name } vince con { $points } di vantaggio
over-next-level = Gioca contro { $bot }
over-more = Altro
table-over-rank = { $rank }° posto
table-over-tie = A parità di punti è davanti chi ci è arrivato per primo; lo mostra la cifra dopo il punto.
table-over-rematch = Gioca ancora
table-over-hall = Alla sala
table-over-record = Scarica la registrazione
table-over-look = Guarda il tavolo
table-over-result = Risultato
table-commitment = Impronta della distribuzione
table-commitment-about = È stata fissata prima della prima mossa. La registrazione della partita finita lo dimostra.
