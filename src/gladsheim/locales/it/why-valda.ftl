# Valda: perché un'azione non si può fare.

## Carte, risorse e quantità

whyvalda-card = { $name } ({ $id })
whyvalda-type-yellow = una carta gialla
whyvalda-type-attack = una carta attacco
whyvalda-type-defence = una carta difesa
whyvalda-type-weapon = un'arma divina
whyvalda-res-blood = sangue
whyvalda-res-gold = oro
whyvalda-res-diamond = diamanti
whyvalda-amount-blood = { $n } sangue
whyvalda-amount-gold = { $n } oro
whyvalda-amount-diamond = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamanti
}
whyvalda-nothing = nulla
whyvalda-count-mine = { $n ->
    [one] { $n } miniera
   *[other] { $n } miniere
}
whyvalda-count-drill = { $n ->
    [one] { $n } trivella
   *[other] { $n } trivelle
}

## Testi che non sono azioni

whyvalda-no-word = { $text } non è un'azione: { $word } non è nessuna delle parole { $known }.
whyvalda-no-form = { $text } non è un'azione. La forma giusta è { $form }.
whyvalda-no-card = { $text } non è un'azione: il file delle carte { $file } non ha la carta { $part }.
whyvalda-no-part = { $text } non è un'azione: { $part } non vale come { $kind }; ammessi: { $allowed }.
whyvalda-form-one = { $word }:<{ $one }>
whyvalda-form-two = { $word }:<{ $one }>:<{ $two }>
whyvalda-part-resource = risorsa
whyvalda-part-god = dio
whyvalda-part-seat = posto
whyvalda-part-mode = arma
whyvalda-part-structure = edificio
whyvalda-part-works = miniera o trivella
whyvalda-part-thor-rate = tasso di Thor
whyvalda-part-odin-rate = tasso di Odino
whyvalda-part-gold-or-diamond = oro o diamante
whyvalda-part-die = dado
whyvalda-part-face = faccia
whyvalda-part-card = carta
whyvalda-not-a-text = un'azione è un testo
whyvalda-unknown-word = { $word } non è un'azione; ammessi: { $known }
whyvalda-word-parts = dopo { $word } { $n ->
    [0] non viene alcuna parola
    [one] viene { $n } parola
   *[other] vengono { $n } parole
}, ognuna dopo i due punti, non { $found }
whyvalda-cannot-follow = { $part } non può seguire { $word }; ammessi: { $allowed }
whyvalda-any-card = una carta del file

## Che cosa c'è da decidere

whyvalda-over = La partita è finita: non si possono più fare mosse.
whyvalda-not-legal = Qui non si può.
whyvalda-not-due = { $when } { $text } non è possibile. La tua azione deve cominciare con { $due }.
whyvalda-when-resource = Nella fase delle risorse
whyvalda-when-lock-draw = Quando scegli l'area per cui pescare,
whyvalda-when-game = Nella fase di gioco
whyvalda-when-discard = Con troppe carte in mano
whyvalda-when-build = Nella fase di costruzione
whyvalda-when-keep = Quando scegli una carta di un dio,
whyvalda-when-line = Quando puoi attaccare,
whyvalda-when-defend = Quando vieni attaccato,
whyvalda-when-followers = Nella fase dei seguaci
whyvalda-when-window = Quando ti si chiede delle armi divine,
whyvalda-when-res = Quando scegli una risorsa,
whyvalda-when-player = Quando scegli un giocatore,
whyvalda-when-thief = Quando il Ladro prende una carta,
whyvalda-when-god = Quando scegli un dio,
whyvalda-when-change = Quando scambi risorse,
whyvalda-when-throw = Quando scarti carte,
whyvalda-when-temple = Quando una carta costruisce un tempio,
whyvalda-when-recover = Quando prendi una carta dagli scarti,
whyvalda-when-destroy = Quando distruggi qualcosa,
whyvalda-when-move = Quando sposti un tempio,
whyvalda-when-replay = Quando giochi di nuovo una carta,
whyvalda-when-die = Quando puoi girare un dado,

## Carte

whyvalda-wrong-type-played = { $card } è { $type }; qui puoi giocare solo { $due }.
whyvalda-wrong-type-taken = { $card } è { $type }; qui puoi prendere solo { $due }.
whyvalda-not-yellow = { $card } è { $type }; nella fase di gioco puoi giocare solo carte gialle.
whyvalda-not-in-hand = { $card } non è nella tua mano.
whyvalda-not-to-discard = { $card } non è nella tua mano; puoi scartare solo dalla mano.
whyvalda-not-held = { $card } non è né nella tua mano né tra le tue carte scoperte.
whyvalda-not-discarded = { $card } non è tra gli scarti.
whyvalda-not-strongest = { $card } non è la più forte: secondo l'interpretazione di questo tavolo Suono del Gjallarhorn ne prende una da { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
}.
whyvalda-not-played = Non hai giocato { $card } in questo turno.
whyvalda-not-open = Il posto { $seat } non ha { $card } scoperta; da una mano prendi alla cieca.
whyvalda-replays-itself = { $card } fa giocare di nuovo un'altra carta, non sé stessa.
whyvalda-played-most = Non puoi giocare più di { $n } carte in un turno.
whyvalda-keep = Puoi tenere { $cards }, non { $card }.
whyvalda-lock-draw = Peschi dal mazzo di un'area che possiedi: { $gods }, non { $god }.
whyvalda-god-cards-gone = Non puoi pescare carte di { $god }: non ce ne sono più né nel mazzo né negli scarti.
whyvalda-base-cards-gone = Non puoi pescare carte base: non ce ne sono più né nel mazzo né negli scarti.
whyvalda-deck-seen = Hai già guardato il mazzo di { $god }: scegli un altro dio.

## Azioni e scambi

whyvalda-actions = { $what } costa { $n ->
    [0] zero azioni
    [one] { $n } azione
   *[other] { $n } azioni
}; { $left ->
    [0] non ne hai più
   *[other] ne hai { $left }
}.
whyvalda-playing = Giocare { $card }
whyvalda-taking = Prendere { $what }
whyvalda-buying = Comprare { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
whyvalda-supply-empty = Nella riserva non { $resource ->
    [diamanti] ci sono
   *[other] c'è
} più { $resource }.
whyvalda-trade-same = Uno scambio dà { $given } per un altro tipo, non per { $wanted }.
whyvalda-trade-cost = Uno scambio ti costa { $price } per { $gain }; tu hai { $have }.
whyvalda-trade-kept = Non puoi scambiare di nuovo ciò che hai ottenuto uno per uno in questa fase: { $resource }.
whyvalda-trade-letters = Secondo l'interpretazione di questo tavolo uno scambio cede { $n ->
    [one] { $n } risorsa qualsiasi
   *[other] { $n } risorse qualsiasi
}, ciascuna una lettera nell'ordine b, g, d; { $given } non va bene.
whyvalda-trade-letters-one = Qui uno scambio cede risorse di un solo tipo, scritto con una lettera; { $given } non lo è.
whyvalda-changes-from = Questa carta scambia { $kinds }, non { $given }.
whyvalda-changes-into = Questa carta scambia con { $kind }, non con { $wanted }.
whyvalda-changes-same = Uno scambio dà { $given } per un altro tipo, non per { $wanted }.
whyvalda-changes-none = Non hai { $resource } da scambiare.
whyvalda-exchange = Lo scambio di { $n } con { $god }
whyvalda-dice = Il tiro dei dadi di { $god }
whyvalda-use-level = { $what } richiede almeno { $level ->
    [one] { $level } tempio
   *[other] { $level } templi
} di { $god }; per te ne contano { $have }.
whyvalda-use-done = { $what } si può fare { $n ->
    [one] { $n } volta
   *[other] { $n } volte
} in una fase dei seguaci, ed è già stato fatto.
whyvalda-exchange-cost = Lo scambio con { $god } costa { $price }; tu hai { $have }.

## Costruire

whyvalda-build-limit = { $n ->
    [0] In questa fase non puoi costruire nulla.
    [one] In questa fase puoi costruire { $n } edificio, e l'hai già fatto.
   *[other] In questa fase puoi costruire { $n } edifici, e l'hai già fatto.
}
whyvalda-works-most = Non puoi avere più di { $most }; ne hai { $have }.
whyvalda-area-owned = L'area di { $god } appartiene al posto { $seat }: nessun altro può costruirvi.
whyvalda-sites-taken = { $n ->
    [0] Nell'area di { $god } non ci sono siti.
    [one] L'unico sito nell'area di { $god } è occupato.
   *[other] Tutti i { $n } siti nell'area di { $god } sono occupati.
}
whyvalda-temples-built = { $n ->
    [one] Il tuo unico tempio è già costruito.
   *[other] I tuoi { $n } templi sono già tutti costruiti.
}
whyvalda-cost = { $what } costa { $cost }; tu hai { $have }.
whyvalda-a-mine = Una miniera
whyvalda-a-drill = Una trivella
whyvalda-a-temple = Un tempio di { $god }

## Gli altri

whyvalda-no-seat = Non c'è un posto { $seat }; i posti vanno da 0 a { $last }.
whyvalda-own-seat = Il posto { $seat } sei tu: scegli un altro giocatore.
whyvalda-no-hand = Il posto { $seat } non ha carte in mano.
whyvalda-no-resources = Il posto { $seat } non ha risorse.
whyvalda-no-cards = Il posto { $seat } non ha carte, né in mano né scoperte.
whyvalda-attacker = Il posto { $seat } è chi attacca: scegli un terzo giocatore a cui passare l'attacco.
whyvalda-seat-has-none = Il posto { $seat } non ha { $resource }.
whyvalda-temple-of-nobody = Nessun altro ha un tempio di { $god }.
whyvalda-no-temple = Il posto { $seat } non ha templi di { $god }.
whyvalda-destroys-temple = Questo attacco distrugge un tempio, non miniere o trivelle.
whyvalda-destroys-works = Questo attacco distrugge una miniera o una trivella, non un tempio.
whyvalda-works-few = Il posto { $seat } ha { $works }.
whyvalda-works-kept = Il posto { $seat } ha { $works }, e { $least } non si perdono mai.
whyvalda-moves-area = { $text } non va bene: il tempio è già scelto, indica la sua nuova area.
whyvalda-moves-temple = { $text } non va bene: indica prima il tempio.
whyvalda-moves-other = Questo attacco sposta un tempio del posto { $victim }, non del posto { $seat }.
whyvalda-moves-nowhere = Un tempio del posto { $seat } nell'area di { $god } non può andare da nessuna parte.
whyvalda-moves-same = Il tempio è già nell'area di { $god }. Scegli un'altra area.
whyvalda-moves-owned = L'area di { $god } appartiene al posto { $owner }: un tempio del posto { $seat } non può andarci.
whyvalda-no-site = Nell'area di { $god } nessun sito è libero.

## Dadi

whyvalda-no-die = Non c'è un dado { $die }; questo tiro ha i dadi da 0 a { $last }.
whyvalda-die-shows = Il dado { $die } mostra già il risultato della faccia { $face }; puoi girarlo su { $faces }.
whyvalda-die-lower = La faccia { $face } del dado { $die } dà lo stesso risultato di una più bassa; puoi girarlo su { $faces }.
whyvalda-no-face = nessuna delle sue { $n } facce

## Armi divine

whyvalda-weapon-moment = { $weapon } si gioca solo { $moment }.
whyvalda-moment-rolled = subito dopo un tiro di dadi
whyvalda-moment-free = a una decisione nella tua fase o nel tuo attacco, o dopo la pesca iniziale di chi è di turno
whyvalda-moment-played = subito dopo gli effetti della tua carta gialla
whyvalda-moment-build = quando chi è di turno annuncia l'ultimo edificio permesso
whyvalda-moment-declared = subito dopo l'annuncio di un attacco
whyvalda-moment-hit = quando va a segno un attacco che uccide seguaci
whyvalda-moment-defended = subito dopo una difesa riuscita
whyvalda-weapon-held = { $weapon } appartiene a { $card }, che non è né nella tua mano né tra le tue carte scoperte.
whyvalda-weapon-holder = { $weapon } è solo per { $holder }; tu sei il posto { $seat }.
whyvalda-holder-attacker = chi attacca
whyvalda-holder-target = chi è attaccato
whyvalda-holder-not-target = chi non è attaccato
whyvalda-holder-player = chi ha giocato la carta gialla
whyvalda-holder-not-builder = chi non sta costruendo
whyvalda-lacks-discard = { $weapon } richiede una carta tra gli scarti; non ce ne sono.
whyvalda-lacks-defence = { $weapon } richiede una carta difesa tra gli scarti; non ce ne sono.
whyvalda-lacks-attack = { $weapon } richiede una carta attacco tra gli scarti; non ce ne sono.
whyvalda-lacks-victim = { $weapon } richiede un altro giocatore con una carta in mano o scoperta; non ce ne sono.
whyvalda-lacks-third = { $weapon } richiede un terzo giocatore a cui passare l'attacco; siete in due.
whyvalda-lacks-die = { $weapon } richiede un dado che si possa girare su un altro risultato; in questo tiro non c'è.
whyvalda-claimed = { $weapon } fa ricominciare un attacco una volta sola; questo è già ricominciato.
