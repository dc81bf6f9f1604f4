# Völuspá: tessere, set, eventi e ragioni dei punti.

hall-game-voluspa = Völuspá
hall-game-voluspa-pitch = Posa la tessera più alta di una riga o colonna e segni tutta la sua lunghezza; quasi ogni dio piega la regola.
hall-game-voluspa-facts = 2–5 giocatori · da 10 anni · 30 min in rete · facile

## Tessere

voluspa-tile-Od = Odino
voluspa-tile-Th = Thor
voluspa-tile-Tr = Troll
voluspa-tile-Dr = Dragone
voluspa-tile-Fe = Fenrir
voluspa-tile-Sk = Skadi
voluspa-tile-Va = Valchiria
voluspa-tile-Lo = Loki
voluspa-tile-He = Hel
voluspa-tile-Hm = Hermod
voluspa-tile-Jo = Jotunn
voluspa-tile-Se = Serpente Marino
voluspa-tile-Lb = Fulmine
voluspa-tile-Dw = Nano
voluspa-tile-Fr = Freya
voluspa-tile-Ra = Corvo
voluspa-tile-Ni = Niohoggr

voluspa-about-Od = La tessera più forte di tutte, e senza trucchi: un 8 e basta.
voluspa-about-Th = Un 7 e basta. Sopra di lui stanno solo Odino, un branco di Fenrir o una tessera potenziata.
voluspa-about-Tr = Tiene libero il vicinato: accanto a un Troll già posato possono andare solo Troll e Nani. Le tessere accanto a lui non si possono coprire, catturare o spingere: solo Hel le può coprire.
voluspa-about-Dr = Può andare sopra un'altra tessera, che allora lascia il tavolo. Non su un Dragone, non su Hel e non accanto a un Troll.{ $dragons-spare-trolls ->
    [on] { " " }{ readingsvoluspa-dragons-spare-trolls }
   *[off] { "" }
  }
voluspa-about-Fe = I lupi cacciano insieme: in una linea ogni Fenrir vale quanto tutti i Fenrir di quella linea sommati. Chi arriva per ultimo batte anche il proprio branco.
voluspa-about-Sk = Può catturare una tessera: ne prende il posto, e la tessera va nella tua mano. Non cattura un'altra Skadi, né Hel, né ciò che sta accanto a un Troll.
voluspa-about-Va = { $bookends-score-only ->
    [on] { readingsvoluspa-bookends-score-only }
   *[off] Una linea racchiusa da due Valchirie, una a ciascuna estremità, appartiene a loro: chi posa una di quelle estremità fa punti, e nessun valore in mezzo può dominarla.
  }
voluspa-about-Lo = Ogni tessera accanto a lui è annullata, cioè vale 0 finché resta lì; gli altri Loki no. I poteri continuano a funzionare.
voluspa-about-He = Va sempre sopra una tessera e lascia un buco per il resto della partita. Fa un punto per ogni tessera nelle otto caselle intorno. Si aggiunge alle cinque tessere in mano e non viene mai rimpiazzata.
voluspa-about-Hm = { $hermod-must-follow ->
    [on] Dopo aver fatto punti posi subito un'altra tessera, che deve finire con questo Hermod in una linea senza buchi.
   *[off] Dopo aver fatto punti puoi posare subito un'altra tessera, se finisce con questo Hermod in una linea senza buchi.
  } { $hel-beside-hermod ->
    [on] { readingsvoluspa-hel-beside-hermod }
   *[off] Hel può invece andare in una delle otto caselle intorno a lui, o su di lui.
  }{ $hermod-must-follow ->
    [on] { " " }{ readingsvoluspa-hermod-must-follow }
   *[off] { "" }
  }
voluspa-about-Jo = Può spingere via una tessera, lungo la sua riga o colonna fino alla prima casella oltre l'estremità della linea, e mettersi al suo posto.
voluspa-about-Se = Si confronta con ogni tessera di tutta la sua riga o colonna, per quanto larghi siano i buchi, e fa punti per l'intera estensione, dalla prima tessera all'ultima. Vale solo la migliore delle due.
voluspa-about-Lb = Vale 0 e colpisce sempre una tessera. Fa punti per la più corta delle sue due linee, qualunque cosa vi si trovi. Non accanto a un Troll.
voluspa-about-Dw = Non fa punti per le linee, ma per la metà dei valori dei vicini sommati, arrotondata per difetto. Può stare accanto a un Troll.
voluspa-about-Fr = Posala come un 3, oppure scarta quante Freya vuoi per potenziare un'altra tessera: ognuna ne aumenta il valore di 1 finché resta sul tavolo.
voluspa-about-Ra = Può coprire come un Dragone{ $dragons-spare-trolls ->
    [on] , e anche un Troll.
   *[off] .
  } Dopo aver fatto punti può volare oltre, su una seconda casella, e farne ancora; ciò che aveva sotto prima ritorna.
voluspa-about-Ni = Ogni linea in cui si trova dà due punti in più a chi la conteggia. Li ottengono anche Hel e il Fulmine posati su di lui.

voluspa-epithet-Od = Padre di tutti gli Dei
voluspa-epithet-Th = Dio del Cielo e del Tuono
voluspa-epithet-Tr = Cattiva e feroce creatura
voluspa-epithet-Dr = Pericolosa creatura volante
voluspa-epithet-Fe = Lupo: Mostruoso figlio di Loki
voluspa-epithet-Sk = Dea della Caccia e dell'Inverno
voluspa-epithet-Va = Guide angeliche del Valhalla
voluspa-epithet-Lo = Dio Truffatore
voluspa-epithet-He = Dea della Morte
voluspa-epithet-Hm = Messaggero degli Dei
voluspa-epithet-Jo = Gigante: Antica razza di esseri enormi
voluspa-epithet-Se = Mostruoso figlio di Loki
voluspa-epithet-Lb = Potere degli dèi
voluspa-epithet-Dw = Una razza di esseri piccoli ma robusti
voluspa-epithet-Fr = Dea della fertilità
voluspa-epithet-Ra = Compagno di Odino
voluspa-epithet-Ni = Mostro del regno dei morti

voluspa-value = Valore { $value }
voluspa-value-none = Nessun valore
voluspa-count = { $count ->
    [one] { $count } tessera nel gioco
   *[other] { $count } tessere nel gioco
}

## Set

voluspa-set-base = Gioco base
voluspa-set-base-about = Otto tipi, sessanta tessere
voluspa-set-edda = Saga of Edda
voluspa-set-edda-about = Aggiunge Hel, Hermod, Jotunn e Serpente Marino
voluspa-set-order = Order of the Gods
voluspa-set-order-about = Consigliato come prima espansione. Aggiunge Nano, Freya, Corvo e Niohoggr
voluspa-set-giants = Re dei giganti
voluspa-set-giants-about = Consigliato: metà di ciascuna espansione, per una partita più breve che con tutti i tipi. Molte tessere sono spinte o potenziate. Aggiunge Hermod, Jotunn, Freya e Niohoggr
voluspa-set-serpents = Ascesa dei serpenti
voluspa-set-serpents-about = Consigliato: metà di ciascuna espansione, per una partita più breve che con tutti i tipi. Il Serpente fa punti oltre i buchi che Hel lascia. Aggiunge Hel, Serpente Marino, Nano e Freya
voluspa-set-ravens = Signore dei corvi
voluspa-set-ravens-about = Consigliato: metà di ciascuna espansione, per una partita più breve che con tutti i tipi. Con Hermod e il Corvo fai punti due volte in un turno. Aggiunge Hel, Hermod, Corvo e Niohoggr
voluspa-set-all = Tutto
voluspa-set-all-about = Tutti i diciassette tipi; le regole sconsigliano di mescolarli tutti in una partita
voluspa-set-custom = A modo mio
voluspa-set-custom-about = Scegli tu i tipi
voluspa-option-bolt = Fulmine
voluspa-option-bolt-about = Aggiunge sei Fulmini, che colpiscono una tessera e fanno punti per la linea più corta
voluspa-option-no-late-hel = Niente Hel tardive
voluspa-option-no-late-hel-about = Consigliato: altrimenti tutti tengono le Hel per gli ultimi turni. Le Hel ancora in mano escono dal gioco quando la pila è vuota

## Sul tavolo

voluspa-cell = colonna { $x }, riga { $y }
voluspa-on-board = { $tile }, valore { $face }, { $cell }
voluspa-on-board-muted = { $tile }, annullata, { $cell }
voluspa-on-board-pack = { $tile }, vale { $row } nella riga e { $col } nella colonna, { $cell }
voluspa-on-board-hel = Hel, un buco, { $cell }
voluspa-on-board-boost = potenziata di { $boost }
voluspa-on-board-bookend = estremità di una linea racchiusa
voluspa-on-board-last = posata per ultima
voluspa-spot-beside = Posa { $tile } qui, { $cell }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-spot-cover = Copri { $under } con { $tile }, { $cell }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-spot-capture = Cattura { $under } con { $tile }, { $cell }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-spot-bump = Spingi { $under } con { $tile }, { $cell }: fino a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-spot-fly = Vola oltre, fino a { $cell }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-in-hand = { $tile }, { $value ->
    [-1] senza valore
   *[other] valore { $value }
}
voluspa-in-hand-unplayable = { $tile }, ora non si può posare
voluspa-dir-N = Spingi a nord: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-dir-E = Spingi a est: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-dir-S = Spingi a sud: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-dir-W = Spingi a ovest: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-dir-ask = Da che parte va { $under }?
voluspa-boosts = Freya
voluspa-boosts-value = Freya aggiunte: { $boosts }
voluspa-boosts-more = Una Freya in più
voluspa-boosts-fewer = Una Freya in meno

## Che cosa fare ora

voluspa-prompt-play = Scegli una tessera
voluspa-prompt-cell = Dove va { $tile }?
voluspa-prompt-no-cell = { $tile } ora non va da nessuna parte.
voluspa-prompt-best = Scegli una tessera. Le caselle in evidenza fanno più punti adesso.
voluspa-follow-Hm = Poi puoi posare un'altra tessera nella sua linea.
voluspa-follow-Ra = Poi il Corvo può volare oltre, su una seconda casella.
voluspa-follow-capture = { $under } viene nella tua mano.
voluspa-try = Prova { $cell }
voluspa-beyond = { $count ->
    [one] Un'altra casella
   *[other] Altre { $count } caselle
} da quella parte, fino a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
voluspa-beyond-tiles = { $count ->
    [one] Un'altra tessera da quella parte
   *[other] Altre { $count } tessere da quella parte
}
voluspa-prompt-hermod = Hermod cavalca ancora: posa un'altra tessera nella sua linea, oppure termina il turno.
voluspa-prompt-hermod-must = Hermod cavalca ancora: posa un'altra tessera nella sua linea.
voluspa-prompt-hermod-end = Nulla va nella linea di Hermod: termina il turno.
voluspa-prompt-hermod-discard = Nulla va nella linea di Hermod: scegli una tessera da scartare.
voluspa-prompt-raven = Il Corvo può volare oltre, o restare.
voluspa-prompt-discard = Nulla si può posare: scegli una tessera da scartare.
voluspa-prompt-trim = Più di cinque tessere in mano: scegline una da scartare.
voluspa-prompt-discard-chosen = Scartare { $tile }?
voluspa-why-not = Lì no: { $message }
voluspa-end = Termina il turno
voluspa-stay = Resta
voluspa-discard = Scarta { $tile }
voluspa-hels = { $count ->
    [one] { $count } Hel
   *[other] { $count } Hel
}

## Che cosa è successo (prima di ogni frase sta un nome)

voluspa-at =
    { $places ->
        [off] { "" }
       *[on] { " " }in { $at }
    }
voluspa-from =
    { $places ->
        [off] { "" }
       *[on] { " " }da { $at }
    }
voluspa-to =
    { $places ->
        [off] { "" }
       *[on] , fino a { $at }
    }
voluspa-event-placed-beside = posa { $tile }{ voluspa-at }
voluspa-event-placed-cover = copre { $under }{ voluspa-at } con { $tile }
voluspa-event-placed-capture = cattura { $under }{ voluspa-at } con { $tile }
voluspa-event-placed-bump = spinge { $under }{ voluspa-from } verso { $dir } con { $tile }
voluspa-event-placed-flight = fa volare oltre { $tile }{ voluspa-to }
voluspa-event-placed-flight-cover = fa volare oltre { $tile }{ voluspa-to }, sopra { $under }
voluspa-event-stayed = fa restare il Corvo{ voluspa-at }
voluspa-event-ended = termina il turno
voluspa-event-discarded = scarta { $tile }

## Che altro è successo (frasi a sé)

voluspa-event-covered = { $tile } lascia il tavolo.
voluspa-event-captured = { $tile } va nella mano.
voluspa-event-captured-boost = { $tile } va nella mano, e con lei { $boost ->
    [one] { $boost } Freya
   *[other] { $boost } Freya
}.
voluspa-event-bumped = { $tile } { $places ->
    [off] si sposta
   *[on] finisce in { $to }
}.
voluspa-event-boosted = { $boosts ->
    [one] { $boosts } Freya aggiunta.
   *[other] { $boosts } Freya aggiunte.
}
voluspa-event-lifted = { $under }{ voluspa-at } è di nuovo lì.
voluspa-event-drew = { $count ->
    [one] Pesca { $count } tessera.
   *[other] Pesca { $count } tessere.
}
voluspa-event-drew-tiles = Pesca { $tiles }.
voluspa-event-hels-gone = { $count ->
    [one] La pila è vuota: { $count } Hel lascia la mano.
   *[other] La pila è vuota: { $count } Hel lasciano la mano.
}

voluspa-dir-name-N = nord
voluspa-dir-name-E = est
voluspa-dir-name-S = sud
voluspa-dir-name-W = ovest
voluspa-tile-boosted = { $tile } +{ $boost }

## Perché questi punti

voluspa-axis-row = Riga
voluspa-axis-col = Colonna
voluspa-part-line-highest = { $axis } di { $tiles }: { $value } batte { $best }
voluspa-part-line-tied = { $axis } di { $tiles }: { $value } pareggia soltanto con { $best }
voluspa-part-line-lower = { $axis } di { $tiles }: { $value } è meno di { $best }
voluspa-part-line-bookends = { $axis } di { $tiles }: Valchirie a entrambe le estremità
voluspa-part-line-bookended = { $axis } di { $tiles }: è delle Valchirie che la racchiudono
voluspa-part-bonus = { $part }, di cui { $bonus } per { $tiles ->
    [one] Niohoggr
   *[other] { $tiles } Niohoggr
}
voluspa-part-single = Tessera isolata
voluspa-part-single-nothing = Tessera isolata: niente a questo tavolo
voluspa-part-hel = { $count ->
    [0] Nessuna tessera intorno al buco
    [one] { $count } tessera intorno al buco
   *[other] { $count } tessere intorno al buco
}
voluspa-part-serpent-highest = { $axis } in tutta l'estensione, { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}: { $value } batte { $best }
voluspa-part-serpent-tied = { $axis } in tutta l'estensione: { $value } pareggia soltanto con { $best }
voluspa-part-serpent-lower = { $axis } in tutta l'estensione: { $value } è meno di { $best }
voluspa-part-serpent-bookended = { $axis } in tutta l'estensione: la linea è racchiusa da Valchirie
voluspa-part-bolt = Linea più corta, { $axis } di { $tiles }
voluspa-part-not-chosen = { $part }; vale l'altra
voluspa-part-dwarf = Metà dei vicini: { $figures } fanno { $sum }
voluspa-part-dwarf-none = Nessun vicino

# For newcomers: one line about the position, while the first turns of a game are played.

voluspa-coach-highest = { $tile } è la tua tessera più alta: { $places ->
    [one] una casella porta { $points }.
   *[other] { $places } caselle portano { $points }.
}
voluspa-coach-best = { $tile } rende di più adesso: { $places ->
    [one] { $points } in una casella.
   *[other] { $points } in { $places } caselle.
}
voluspa-coach-boost = Con una Freya una tessera porta fino a { $points }: scegli la tessera, poi aggiungi la Freya.
voluspa-coach-nothing = Adesso niente porta punti: posa { $tile } e tieni le tessere alte.
voluspa-coach-hermod = { $hermod-must-follow ->
    [on] Devi posare un'altra tessera nella linea di Hermod, e anche lei fa punti.
   *[off] Puoi posare un'altra tessera nella linea di Hermod, e anche lei fa punti.
  }
voluspa-coach-raven = Il Corvo può volare oltre: la sua casella migliore porta { $points }.
