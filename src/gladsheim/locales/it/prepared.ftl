prepared-offer = Prepara una mossa
prepared-nothing = Adesso non puoi preparare una mossa.
prepared-note = Stai preparando una mossa. Si gioca quando tocca a te, se è ancora permessa e porta almeno i punti indicati.
prepared-back = Indietro
prepared-waits = Preparata: { $move }
prepared-cancel = Annulla
prepared-change = Cambia
prepared-dropped-illegal = La mossa preparata non è stata giocata: { $move } non è più permessa.
prepared-dropped-points = La mossa preparata non è stata giocata: { $move } porterebbe { $points } invece di { $least }.
prepared-away = Nascondi questa riga
condition-title = Se …, allora …
condition-about = Se un avversario fa proprio questo subito prima del tuo turno, si gioca la tua risposta, purché porti almeno i punti indicati. Altrimenti si gioca la mossa preparata, oppure scegli tu. Al massimo { $most }; quando tocca a te vengono tutte cancellate. Nessun altro le vede.
condition-count = { $count ->
    [one] Una condizione aspetta il tuo turno.
   *[other] { $count } condizioni aspettano il tuo turno.
}
condition-first = Che cosa fa { $name }? Sceglilo sul tavolo, come se fosse il suo turno.
condition-if = Se { $name }: { $deed }
condition-then = Se { $name }: { $deed } – che cosa giochi allora?
condition-on = { $piece }{ $places ->
    [off] { "" }
   *[on] { " " }su { $at }
}
condition-choose = Scegli che cosa fa { $name }
condition-none = Adesso non puoi porre condizioni: prima del tuo turno può succedere troppo.
condition-full = Non c'è posto per un'altra condizione. Togline prima una.
condition-remove = Togli: { $deed }
