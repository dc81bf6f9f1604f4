# Valhalla: carte, fasi, scelte ed eventi.

hall-game-valhalla = Valhalla
hall-game-valhalla-pitch = Recluta eroi caduti, guida le tue armate in un paesaggio che cambia di continuo e conquista la gloria.
hall-game-valhalla-facts = 2–6 giocatori · 60 min in rete · media

## Semi, ranghi e tipi di carte

valhalla-suit-moons = Lune
valhalla-suit-suns = Soli
valhalla-suit-waves = Onde
valhalla-suit-leaves = Foglie
valhalla-suit-wyrms = Draghi
valhalla-suit-knots = Nodi

valhalla-rank-number = rango { $n }
valhalla-rank-pawn = Pedone
valhalla-rank-court = Corte
valhalla-rank-crown = Corona

valhalla-kind-personality = condottiero
valhalla-kind-event = evento
valhalla-kind-location = luogo
valhalla-kind-ace = asso
valhalla-kind-excuse = Scusa

## Che cosa fanno le carte: composto da tipo e rango

valhalla-does-event = Evento: manda fino a { $n } armate della tua riserva su luoghi che hanno un seme in comune con esso.
valhalla-does-event-crown = Evento: manda fino a 10 armate della tua riserva su luoghi del suo seme.
valhalla-does-event-people = Evento: scegli un luogo di rango da 2 a 9 con un seme in comune, e mandaci al massimo tante armate della tua riserva quanto è il suo rango.
valhalla-does-personality = Condottiero: { $n } movimenti. Ognuno porta un'armata su un luogo vicino che ha un seme in comune con quello di partenza e uno con il condottiero.
valhalla-does-personality-crown = Condottiero: nomina una destinazione e portaci armate con 10 movimenti, lungo luoghi del suo seme. Al primo scontro lì il nemico perde prima un'armata.
valhalla-does-personality-people = Condottiero: ogni armata su un tuo luogo che ha un seme in comune con lui può andare su un vicino{ $leader-any-neighbour ->
    [on] . { readingsvalhalla-leader-any-neighbour }
   *[off] { " " }che ha un seme in comune con quel luogo e uno con il condottiero.
  }
valhalla-does-location = Favore di Odino: aggiungilo al paesaggio e segnalo subito insieme al miglior vicino che tieni; oppure mettilo al posto di un altro luogo. Le armate legate lo seguono.
valhalla-does-ace = Asso: una volta per ciclo, { $ace-any-turn ->
    [on] segna un luogo del suo seme che tieni. { readingsvalhalla-ace-any-turn }
   *[off] nella tua fase di battaglia, segna un luogo del suo seme che tieni, senza finire il turno.
  } Oppure giralo nella tua fase di gloria: i tuoi luoghi di rango da 2 a 9 con il suo seme valgono il doppio.
valhalla-does-excuse = Scusa: annulla ciò che un rivale ha appena pianificato con una carta{ $excuse-any-turn ->
    [on] . { readingsvalhalla-excuse-any-turn }
   *[off] ; oppure, come tua azione in battaglia, scarta una carta dalla zona di controllo di un rivale.
  }
valhalla-worth-number = Porta { $n } di gloria.
valhalla-worth-crown = Porta 2 di gloria per ogni luogo del gruppo collegato del suo seme, sé compreso, chiunque li tenga.
valhalla-worth-pawn = Porta 1 di gloria per ogni tua armata che vi sta.
valhalla-worth-court = Porta 1 di gloria per ogni tua armata che vi sta e sui suoi vicini.

## Fasi

valhalla-phase-1 = Valhalla
valhalla-phase-2 = Reclutamento
valhalla-phase-3 = Battaglia
valhalla-phase-4 = Gloria
valhalla-phase-about-1 = Un'armata per turno dalla riserva in un varco tra due carte.
valhalla-phase-about-2 = Una carta per turno, circondata da almeno due tue armate, al suo prezzo.
valhalla-phase-about-3 = Una carta per turno fa ciò che sa: eventi, condottieri, luoghi.
valhalla-phase-about-4 = I luoghi che tieni portano punti; poi comincia un nuovo ciclo.

## Che cosa è successo

valhalla-event-placed = { $who } schiera un'armata tra { $one } e { $other }.
valhalla-event-passed = { $who } passa.
valhalla-event-unable-1 = { $who } adesso non può schierare armate.
valhalla-event-unable-2 = { $who } non può reclutare alcuna carta.
valhalla-event-phase = { $who } prosegue: { $phase }.
valhalla-event-phase-forced = Tutti hanno passato, e { $who } deve proseguire: { $phase }.
valhalla-event-recruited = { $price ->
    [0] { $who } recluta gratis: { $card }.
    [one] { $who } recluta per { $price } armata: { $card }.
   *[other] { $who } recluta per { $price } armate: { $card }.
}
valhalla-event-bound = { $who } lega un'armata che stava tra { $one } e { $other }: { $card }.
valhalla-event-bound-reserve = { $who } lega un'armata dalla riserva: { $card }.
valhalla-event-dropped = { $n ->
    [0] { $who } rinuncia a una carta: { $card }.
    [one] { $who } rinuncia a una carta: { $card }; { $n } armata torna a casa.
   *[other] { $who } rinuncia a una carta: { $card }; { $n } armate tornano a casa.
}
valhalla-event-announced-event = { $who } usa come evento: { $card }.
valhalla-event-announced-person = { $who } mette al comando: { $card }.
valhalla-event-announced-location = { $who } mette nel paesaggio: { $card }.
valhalla-event-announced-ace = { $who } gira per i punti: { $card }.
valhalla-event-planned-put = { $n ->
    [one] { $who } pianifica { $n } armata per: { $where }.
   *[other] { $who } pianifica { $n } armate per: { $where }.
}
valhalla-event-planned-march = { $n ->
    [one] { $who } pianifica di muovere { $n } armata da: { $where }.
   *[other] { $who } pianifica di muovere { $n } armate da: { $where }.
}
valhalla-event-excused = La Scusa di { $who } annulla { $card } ({ $target }).
valhalla-event-excuse-discard = { $who } usa la Scusa: { $target } perde { $card }.
valhalla-event-deployed = { $n ->
    [one] { $who } manda { $n } armata: { $where }.
   *[other] { $who } manda { $n } armate: { $where }.
}
valhalla-event-marched = { $n ->
    [one] { $who } muove { $n } armata: { $from } → { $to }.
   *[other] { $who } muove { $n } armate: { $from } → { $to }.
}
valhalla-event-battle = Scontro ({ $where }): { $who } { $n } contro { $other } { $m }.
valhalla-event-battle-terrain = La salita costa un'armata a chi attacca.
valhalla-event-battle-crown = La corona abbatte prima un difensore.
valhalla-event-battle-won = { $n ->
    [one] A { $who } resta { $n } armata.
   *[other] A { $who } restano { $n } armate.
}
valhalla-event-battle-none = Non resta nessuno.
valhalla-event-location-added = Nuovo nel paesaggio: { $card }, accanto a { $beside } ({ $who }).
valhalla-event-location-replaced = { $card } prende il posto di { $old } ({ $who }).
valhalla-event-halved = Metà delle armate di { $who } resta lì: { $to } su { $from }.
valhalla-event-points-ace = { $who } segna { $points } con un asso.
valhalla-event-points-odin = { $who } segna { $points } per il Favore di Odino.
valhalla-event-points-glory = { $who } segna { $points } di gloria.
valhalla-event-refreshed = { $who } lega due armate e raddrizza una carta: { $card }.
valhalla-event-glory-ace = { $who } gira { $card }: il seme vale il doppio.
valhalla-event-readied = Le carte di { $who } sono di nuovo pronte.
valhalla-event-taken-back = { $n ->
    [one] { $who } riporta a casa { $n } armata che stava tra { $one } e { $other }.
   *[other] { $who } riporta a casa { $n } armate che stavano tra { $one } e { $other }.
}
valhalla-event-swept = Senza nessuno intorno lasciano il Valhalla: { $cards }.
valhalla-event-reshuffled = { $n ->
    [one] { $n } carta scartata diventa il nuovo mazzo.
   *[other] { $n } carte scartate vengono mescolate in un nuovo mazzo.
}
valhalla-event-dealt = Nuove nel Valhalla: { $cards }.
valhalla-event-cycle = { $who } comincia il ciclo { $n }.
valhalla-event-game-over-target = { $who } vince: l'obiettivo è raggiunto e nessuno è alla pari.
valhalla-event-game-over-cap = L'ultima fase di gloria è finita. Più punti: { $who }.
valhalla-reason = { $card } porta { $points }.
valhalla-reason-doubled = { $card } porta { $points }, raddoppiati da un asso.
valhalla-part-doubled = { $card }, punti raddoppiati da un asso

## Domande

valhalla-prompt-place = Schiera una delle tue armate tra due carte del Valhalla.
valhalla-prompt-place-recruit-or-pass = Schiera una delle tue armate tra due carte del Valhalla, recluta una carta circondata da almeno due delle tue armate, o passa.
valhalla-prompt-recruit = Recluta una carta circondata da almeno due tue armate.
valhalla-prompt-recruit-use-or-pass = Recluta un'altra carta, usane una delle tue, o passa.
valhalla-prompt-use-glory-or-pass = Usa una carta della tua zona di controllo, conta la gloria, o passa.
valhalla-prompt-place-or-pass = Schiera una delle tue armate tra due carte del Valhalla, o passa.
valhalla-prompt-recruit-or-pass = Recluta una carta circondata da almeno due delle tue armate, o passa.
valhalla-prompt-use-or-pass = Usa una delle tue carte, o passa.
valhalla-prompt-glory-or-pass = Conta la gloria, o passa.
valhalla-prompt-only-pass = Ora puoi solo passare.
valhalla-prompt-unable = In questa fase non puoi fare nulla: saltala.
valhalla-prompt-glory-now = Il tuo ciclo è alla fine: segna i tuoi luoghi.
valhalla-prompt-pay = { $n ->
    [one] { $card }: lega ancora { $n } armata, dalla riserva o dal Valhalla.
   *[other] { $card }: lega ancora { $n } armate, dalla riserva o dal Valhalla.
}
valhalla-prompt-drop = La tua zona di controllo è piena: a quale altra carta rinunci?
valhalla-prompt-plan-event = { $n ->
    [0] { $card }: dove vanno le armate?
    [one] { $card }: ancora { $n } armata. Dove va?
   *[other] { $card }: ancora { $n } armate. Dove vanno?
}
valhalla-prompt-plan-person = { $n ->
    [0] { $card }: quali armate marciano?
    [one] { $card }: ancora { $n } movimento. Quale armata marcia?
   *[other] { $card }: ancora { $n } movimenti. Quali armate marciano?
}
valhalla-prompt-plan-muster = { $n ->
    [0] { $card }: quali armate si radunano? Destinazione: { $where }
    [one] { $card }: ancora { $n } movimento. Quale armata va alla destinazione ({ $where })?
   *[other] { $card }: ancora { $n } movimenti. Quali armate vanno alla destinazione ({ $where })?
}
valhalla-prompt-excuse = { $who } pianifica questo con { $card }. Usi la tua Scusa?
valhalla-prompt-glory = Gira gli assi per raddoppiare i loro semi, o conta i punti.
valhalla-prompt-take = Quali armate riporti a casa dal Valhalla?
valhalla-prompt-where = Dove?
valhalla-prompt-use = Per che cosa?

## Scelte

valhalla-choice-place = Schiera un'armata: { $slot }
valhalla-choice-pay = Lega un'armata dal Valhalla: { $slot }
valhalla-choice-pay-reserve = Lega un'armata dalla riserva
valhalla-choice-take = { $n ->
    [one] Riporta a casa { $n } armata: { $slot }
   *[other] Riporta a casa { $n } armate: { $slot }
}
valhalla-choice-recruit = { $price ->
    [0] Recluta gratis: { $card }
    [one] Recluta per { $price } armata: { $card }
   *[other] Recluta per { $price } armate: { $card }
}
valhalla-choice-event = Usa come evento: { $card }
valhalla-choice-person = Usa come condottiero: { $card }
valhalla-choice-leader = { $card } raduna armate: { $where }
valhalla-choice-location-add = Aggiungi qui: { $card }
valhalla-choice-location-replace = Metti { $card } al posto di { $where }
valhalla-choice-ace = Segna { $where } con { $card }
valhalla-choice-refresh = Lega due armate e raddrizza: { $card }
valhalla-choice-discard = Scarta { $card } di { $who }
valhalla-choice-drop = Rinuncia a: { $card }
valhalla-choice-glory-ace = Gira: { $card }
valhalla-choice-put = { $n ->
    [one] { $n } armata: { $where }
   *[other] { $n } armate: { $where }
}
valhalla-choice-march = { $n ->
    [one] { $n } armata: { $from } → { $to }
   *[other] { $n } armate: { $from } → { $to }
}
valhalla-choice-muster = { $n ->
    [one] { $n } armata: { $from } → { $via } → { $to }
   *[other] { $n } armate: { $from } → { $via } → { $to }
}
valhalla-choice-pass = Passa
valhalla-choice-battle = Passa alla battaglia
valhalla-choice-skip-place = Nulla da schierare
valhalla-choice-skip-recruit = Nulla da reclutare
valhalla-choice-glory = Conta la gloria
valhalla-choice-score = Conta i punti
valhalla-choice-end-plan = Esegui
valhalla-choice-end-take = Lascia lì le altre
valhalla-choice-excuse = Usa la Scusa
valhalla-choice-allow = Lascia fare

valhalla-use-event = Come evento
valhalla-use-person = Come condottiero
valhalla-use-location = Nel paesaggio
valhalla-use-ace = Segna un luogo
valhalla-use-refresh = Raddrizza
valhalla-use-discard = Scarta una carta

## Al tavolo

valhalla-armies = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
valhalla-armies-of = { $who } { $n }
valhalla-nobody = nessuno
valhalla-place-empty-short = un posto vuoto
valhalla-slot = Tra { $one } e { $other }
valhalla-cell-free = Posto libero
valhalla-reserve = { $n ->
    [one] { $n } armata di riserva
   *[other] { $n } armate di riserva
}
valhalla-uses-0 = diritta
valhalla-uses-1 = di traverso
valhalla-uses-2 = coperta
valhalla-ready = pronta
valhalla-used = usata
valhalla-bound = { $n ->
    [one] { $n } armata legata
   *[other] { $n } armate legate
}
valhalla-cycle = ciclo { $n }
valhalla-passes = Hanno passato di fila: { $n } di { $of }.
valhalla-threatened = Se nessuno fa nulla fino al loro turno, devono proseguire: { $who }.

## Opzioni

valhalla-option-decks = Decktet
valhalla-option-decks-about = In cinque o sei ne servono due.
valhalla-option-extended = Pedoni e corti
valhalla-option-extended-about = Altre otto carte con tre semi ciascuna.
valhalla-option-excuse = La Scusa
valhalla-option-excuse-about = Annulla ciò che un rivale ha pianificato.
valhalla-option-target = Punti da raggiungere
valhalla-option-target-about = Si guarda dopo ogni fase di gloria; se in testa c'è un pareggio si continua.
valhalla-option-glory-cap = Fasi di gloria al massimo
valhalla-option-glory-cap-about = Di tutti insieme; poi la partita finisce.
valhalla-option-first = Chi comincia

## Nomi delle carte

valhalla-card-ace-moons = Asso di Lune
valhalla-card-ace-suns = Asso di Soli
valhalla-card-ace-waves = Asso di Onde
valhalla-card-ace-leaves = Asso di Foglie
valhalla-card-ace-wyrms = Asso di Draghi
valhalla-card-ace-knots = Asso di Nodi
valhalla-card-author = Autore
valhalla-card-desert = Deserto
valhalla-card-origin = Origine
valhalla-card-journey = Viaggio
valhalla-card-painter = Pittore
valhalla-card-savage = Selvaggio
valhalla-card-mountain = Montagna
valhalla-card-sailor = Marinaio
valhalla-card-battle = Battaglia
valhalla-card-forest = Foresta
valhalla-card-discovery = Scoperta
valhalla-card-soldier = Soldato
valhalla-card-lunatic = Folle
valhalla-card-penitent = Penitente
valhalla-card-market = Mercato
valhalla-card-chance-meeting = Incontro fortuito
valhalla-card-castle = Castello
valhalla-card-cave = Grotta
valhalla-card-diplomat = Diplomatico
valhalla-card-mill = Mulino
valhalla-card-betrayal = Tradimento
valhalla-card-pact = Patto
valhalla-card-darkness = Oscurità
valhalla-card-merchant = Mercante
valhalla-card-huntress = Cacciatrice
valhalla-card-bard = Bardo
valhalla-card-sea = Mare
valhalla-card-end = Fine
valhalla-card-calamity = Calamità
valhalla-card-windfall = Colpo di fortuna
valhalla-card-harvest = Raccolto
valhalla-card-watchman = Sentinella
valhalla-card-light-keeper = Guardiano del faro
valhalla-card-borderland = Terra di confine
valhalla-card-consul = Console
valhalla-card-rite = Rito
valhalla-card-island = Isola
valhalla-card-window = Finestra
valhalla-card-excuse = Scusa

## Nel browser

valhalla-help-short = Carte
valhalla-players-count = { $n } giocatori
valhalla-decks = { $n ->
    [one] { $n } Decktet
   *[other] { $n } Decktet
}
valhalla-to-target = a { $n }
valhalla-draw-pile = { $count ->
    [0] Il mazzo è vuoto
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
valhalla-over-cap = Il limite delle fasi di gloria è raggiunto.
valhalla-map-market = Valhalla
valhalla-map-landscape = Paesaggio
valhalla-phases = Chi è in quale fase
valhalla-passes-short = Passano
valhalla-stalled = ha passato
valhalla-place-empty = Posto vuoto
valhalla-around = Intorno: { $armies }
valhalla-price = { $price ->
    [0] Non costa nulla
    [one] Costa { $price } armata
   *[other] Costa { $price } armate
}
valhalla-price-ahead = Due armate, meno il tuo vantaggio di { $n }: { $price }.
valhalla-price-behind = Due armate, più { $n } perché sei indietro: { $price }.
valhalla-price-level = Due armate: nessuno è in vantaggio.
valhalla-reason-few = { $card }: { $n } delle due armate che servono.
valhalla-reason-costs = { $price ->
    [0] { $card }: { $n } delle tue intorno; allora non costa nulla.
    [one] { $card }: { $n } delle tue intorno; allora costa { $price } armata.
   *[other] { $card }: { $n } delle tue intorno; allora costa { $price } armate.
}
valhalla-held-by = { $n ->
    [one] Tenuto da { $who } con { $n } armata, porta { $value }
   *[other] Tenuto da { $who } con { $n } armate, porta { $value }
}
valhalla-held-by-nobody = Non lo tiene nessuno
valhalla-planned-here = Dopo il piano: { $who } { $n }
valhalla-holds = { $n ->
    [one] { $n } luogo, ora { $glory } di gloria
   *[other] { $n } luoghi, ora { $glory } di gloria
}
valhalla-reserve-short = riserva
valhalla-zone = La tua zona di controllo
valhalla-zone-of = Zona di controllo di { $who }
valhalla-board-of = { $who }
valhalla-whereabouts = riserva { $reserve }, Valhalla { $valhalla }, legate { $bound }, paesaggio { $landscape }
valhalla-no-cards = Ancora nessuna carta.
valhalla-card-of = { $card } di { $who }
valhalla-offered = Da scegliere
valhalla-how-many = Quante armate
valhalla-fewer = Meno
valhalla-more = Più
valhalla-steps = Pianificato finora
valhalla-step-put = { $n } → { $where }
valhalla-step-march = { $n }: { $from } → { $to }
valhalla-tally = Gloria, luogo per luogo
valhalla-tally-close = Chiudi il conto
valhalla-deed-allow = { $who } lascia fare.
valhalla-deed-end = { $who } ha finito.
valhalla-doubled-short = ×2
valhalla-why-not = Ora non si può. { $message }

valhalla-setup-cards = Carte
valhalla-setup-end = Inizio e fine
valhalla-target-usual = solito ({ $n })
valhalla-target-skirmish = schermaglia ({ $n })
valhalla-target-battle = battaglia ({ $n })
valhalla-target-conflict = conflitto ({ $n })
valhalla-target-epic = epopea ({ $n })
valhalla-target-own = un altro numero
valhalla-option-target-points = Quanti punti
valhalla-first-lot = a sorte

valhalla-help-title = Valhalla in breve
valhalla-help-aim = Tieni i luoghi del paesaggio e lascia che portino gloria. Chi dopo una fase di gloria è in testa da solo con almeno { $target ->
    [one] { $target } punto
   *[other] { $target } punti
} vince.
valhalla-help-cycle = Il tuo ciclo
valhalla-help-cycle-about = Ognuno attraversa quattro fasi al proprio ritmo, un'azione per turno. Se fai qualcosa della fase seguente, ci entri.
valhalla-help-passing = Quando tutti hanno passato uno dopo l'altro, chi ha passato deve andare alla fase seguente.
valhalla-help-price = Quanto costa una carta
valhalla-help-price-about = Due armate, meno il tuo vantaggio sul rivale più forte intorno alla carta, o di più se sei indietro. Le armate che pagano restano legate alla carta. In ogni ciclo si deve reclutare una carta, se è possibile.
valhalla-help-cards = Usare le carte
valhalla-help-cards-about = Un uso gira la carta di traverso, il successivo la gira a faccia in giù, e ogni volta riposa fino al tuo prossimo ciclo. Due armate la raddrizzano. Una zona di controllo tiene quattro carte.
valhalla-help-combat = Scontro
valhalla-help-combat-about = Le armate cadono una contro una finché resta al massimo una parte. Chi marcia contro nemici su un rango più alto perde prima un'armata; le corone non sono né più alte né più basse di qualsiasi altra carta.
valhalla-help-glory = Gloria
valhalla-help-glory-about = Nella tua prima fase di gloria segni solo tu, in tutte le seguenti segnano tutti. Le carte usate tornano pronte, le armate possono tornare a casa, e il Valhalla si riempie dove non c'è nessuna armata intorno.
valhalla-help-suits = Semi
valhalla-help-decktet = Il Decktet
valhalla-help-credit = Valhalla è un gioco di Fernando Grillo per il Decktet, un sistema di carte di P. D. Magnus. Segni e carte li abbiamo disegnati noi.
valhalla-group-ace = Assi
valhalla-group-number = Ranghi da 2 a 9
valhalla-group-crown = Corone
valhalla-group-people = Pedoni e corti
valhalla-group-excuse = La Scusa

## Nel terminale

valhalla-seat = Giocatore { $number }
valhalla-pair = { $name }: { $value }
valhalla-then = { $one } { $other }
valhalla-named-at = { $name } ({ $at })
valhalla-named-held = { $name } [{ $troop }]
valhalla-choice-gains = { $text }: +{ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
valhalla-choice-worth = { $text }: { $points ->
    [one] { $points } punto, se nessuna Scusa lo ferma
   *[other] { $points } punti, se nessuna Scusa li ferma
}
valhalla-choice-with-about = { $text } – { $about }
valhalla-row-put = Armate verso { $where }
valhalla-row-march = Armate da { $from } a { $to }
valhalla-row-muster = Armate da { $from } a { $to } passando per { $via }
valhalla-row-take = Armate a casa: { $slot }
valhalla-group-place = Schierare un'armata
valhalla-group-recruit = Reclutare
valhalla-group-cards = Usare una carta
valhalla-group-locations = Favore di Odino
valhalla-group-refresh = Raddrizzare
valhalla-allow-about = La Scusa non viene più proposta prima della fine di questo turno.
valhalla-glories = { $of ->
    [one] { $n } fase di gloria su { $of }
   *[other] { $n } fasi di gloria su { $of }
}
valhalla-discarded = { $n ->
    [one] { $n } scartata
   *[other] { $n } scartate
}
valhalla-col-player = Giocatore
valhalla-col-phase = Fase
valhalla-col-points = Punti
valhalla-col-cycle = Ciclo
valhalla-col-reserve = Riserva
valhalla-col-valhalla = Valhalla
valhalla-col-bound = Legate
valhalla-col-land = Paes.
valhalla-col-held = Luoghi
valhalla-col-glory = Gloria
valhalla-towards = Verso { $where }.
valhalla-short-personality = condott.
valhalla-short-event = evento
valhalla-short-location = luogo
valhalla-legend-price = =2: chi è di turno avrebbe questa carta per due armate · A3: tre armate del giocatore A
valhalla-legend-zone = 1/2: usata una volta su due · ! pronta · x usata in questo ciclo · +2: due armate legate · > previsto
valhalla-legend-region = *1: un gruppo di luoghi contato da una corona
valhalla-help-terminal =
    Valhalla
    3 5            riga 3 della lista, con 5 armate
    skip           quando è proposta la Scusa: non più in questo turno
    help turn      come va un ciclo, come si passa e si vince
    help price     quanto costa reclutare, che cosa sta nella zona di controllo
    help fight     come combattono le armate
    help glory     quanta gloria portano i luoghi
    help signs     semi, lettere e segni dell'immagine
    help cards     tutte le carte; help cards moons mostra un seme
    help castello  una carta, per nome
valhalla-help-unknown = Qui niente si chiama «{ $topic }».
valhalla-help-more = … e ancora { $n }: scrivi più lettere del nome.
valhalla-help-win = Dopo ogni fase di gloria si guarda se qualcuno ha raggiunto l'obiettivo; chi allora è in testa da solo vince.
valhalla-help-maps = Un posto si chiama con colonna e riga, 1,0. Un varco prende il nome dalla carta alla sua sinistra o sopra di esso, con E per il lato destro di quella carta e S per quello sotto: 1,0E. Le lettere indicano i giocatori, i numeri che seguono le armate.

# For newcomers: one line about the position, while the first turns of a game are played.

valhalla-coach-plan = Disponi prima tutti i passi: niente è definitivo finché non chiudi il piano.
valhalla-coach-glory-aces = Gira un asso se molti tuoi luoghi hanno il suo seme: i ranghi da 2 a 9 valgono doppio.
valhalla-coach-glory = { $n ->
    [one] La gloria adesso ti porta 1 punto.
   *[other] La gloria adesso ti porta { $n } punti.
}
valhalla-coach-recruit = { $card } è la più economica da reclutare: { $n ->
    [one] costa 1 armata.
   *[other] costa { $n } armate.
}
valhalla-coach-place = Le armate reclutano le carte che hanno accanto: mettine una tra due carte che ti piacciono.
valhalla-coach-location = Un nuovo luogo segna subito, insieme al miglior vicino che controlli.
valhalla-coach-leader = Un condottiero muove armate { $leader-any-neighbour ->
    [on] verso luoghi vicini
   *[off] tra vicini con semi in comune
  }: prendi luoghi che nessuno tiene.
valhalla-coach-event = Un evento manda armate dalla riserva sui luoghi che hanno un seme in comune con lui.
valhalla-coach-ace = Un asso fa segnare un luogo del suo seme che controlli, e il tuo turno continua.
