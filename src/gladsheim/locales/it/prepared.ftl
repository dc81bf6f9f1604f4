prepared-offer = Prepara una mossa
prepared-nothing = Adesso non si può preparare nulla.
prepared-note = Stai preparando una mossa: si gioca quando tocca a te, se è ancora permessa e porta almeno quanto indicato.
prepared-back = Indietro
prepared-waits = Preparata: { $move }
prepared-cancel = Annulla
prepared-change = Cambia
prepared-dropped-illegal = La mossa preparata non è stata giocata: { $move } non è più permessa.
prepared-dropped-points = La mossa preparata non è stata giocata: { $move } porterebbe { $points } invece di { $least }.
prepared-away = Togli questa riga
condition-title = Se …, allora …
condition-about = Se qualcuno fa proprio questo subito prima del tuo turno, si gioca la tua risposta, purché porti almeno quanto indicato; altrimenti la mossa preparata, oppure decidi tu. Al massimo { $most } righe; quando tocca a te spariscono tutte. Nessun altro ne sa nulla.
condition-count = { $count ->
    [one] Una condizione aspetta il tuo turno.
   *[other] { $count } condizioni aspettano il tuo turno.
}
condition-first = Che cosa fa { $name }? Sceglilo sul tavolo, come se fosse il suo turno.
condition-if = Se { $name }: { $deed }
condition-then = Se { $name }: { $deed } – che cosa giochi allora?
condition-on = { $piece } su { $at }
condition-choose = Scegli che cosa fa { $name }
condition-none = Adesso non si può supporre nulla: ciò che precede il tuo turno è aperto.
condition-full = Non c'è posto per un'altra: togline prima una.
condition-remove = Togli: { $deed }
