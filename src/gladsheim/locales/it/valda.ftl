# Valda: dèi, carte, armi, decisioni e avvenimenti.

hall-game-valda = Valda
hall-game-valda-pitch = Scava, erigi templi a sette dèi, combatti e guida i tuoi seguaci su per il tronco di Yggdrasil.
hall-game-valda-facts = 2–5 giocatori · 60 min in rete · media

## Dèi: che cosa fanno un tempio e due

valda-god-heimdall = Heimdall
valda-god-freya = Freya
valda-god-surtur = Surtur
valda-god-tyr = Tyr
valda-god-thor = Thor
valda-god-odin = Odino
valda-god-loki = Loki
valda-epithet-heimdall = Custode degli dèi
valda-epithet-freya = Dea della fertilità
valda-epithet-surtur = Gigante di fuoco
valda-epithet-tyr = Dio della giustizia
valda-epithet-thor = Dio del tuono
valda-epithet-odin = Signore degli dèi
valda-epithet-loki = Dio del caos

valda-realm-heimdall = Scambi
valda-realm-freya = Carte
valda-realm-surtur = Attacco
valda-realm-tyr = Difesa
valda-realm-thor = Seguaci per oro e diamanti
valda-realm-odin = Seguaci per sangue
valda-realm-loki = Seguaci con i dadi

valda-one-heimdall = Nella tua fase delle risorse scambi 2 risorse uguali per 1 diversa.
valda-two-heimdall = Scambi 1 per 1; ciò che hai ottenuto così non si scambia più in questa fase.
valda-one-freya = Le carte della tua fase di gioco vanno in mano coperte, e puoi comprare 1 carta per 1 azione.
valda-two-freya = Inoltre la pesca iniziale porta una carta in più.
valda-one-surtur = In due o tre giocatori puoi attaccare due volte; in quattro o cinque i tuoi attacchi valgono 1 in più.
valda-two-surtur = In due o tre giocatori i tuoi due attacchi valgono 1 in più; in quattro o cinque valgono 2 in più.
valda-one-tyr = Ogni tua carta difesa conta 1 scudo in più.
valda-two-tyr = Ogni tua carta difesa conta 2 scudi in più.
valda-one-thor = Nella tua fase dei seguaci, fino a tre volte: 3 oro o 3 diamanti per 1 seguace.
valda-two-thor = Inoltre, fino a tre volte: 2 oro o 2 diamanti per 1 seguace.
valda-one-odin = Nella tua fase dei seguaci, fino a tre volte: 2 sangue per 1 seguace.
valda-two-odin = Inoltre, fino a due volte: 3 sangue per 2 seguaci.
valda-one-loki = Una volta nella tua fase dei seguaci puoi tirare un dado bianco: porta seguaci, mentre un teschio ne toglie uno.
valda-two-loki = Tiri due dadi bianchi invece di uno.

valda-about-temple = Un tempio porta 1 seguace e una delle due carte in cima al mazzo del dio.
valda-about-lock = { $control ->
    [one] { $control } tempio di un giocatore chiude
   *[other] { $control } templi di un giocatore chiudono
} un'area: nessun altro vi può costruire, e il proprietario pesca dal mazzo del dio a ogni turno. Chiuderla porta 1 seguace, una volta sola.
valda-level = { $level ->
    [0] nessun tempio conta
    [one] { $level } tempio conta
   *[other] { $level } templi contano
}

## Risorse

valda-res-blood = sangue
valda-res-gold = oro
valda-res-diamond = { $n ->
    [one] diamante
   *[other] diamanti
}
valda-amount-blood = { $n } sangue
valda-amount-gold = { $n } oro
valda-amount-diamond = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamanti
}
valda-amount-any = { $n ->
    [one] { $n } risorsa a scelta
   *[other] { $n } risorse a scelta
}
valda-amount-followers = { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}
valda-amount-nothing = nulla

## Fasi

valda-phase-resource = Fase delle risorse
valda-phase-game = Fase di gioco
valda-phase-build = Fase di costruzione
valda-phase-attack = Fase d'attacco
valda-phase-followers = Fase dei seguaci
valda-phase-over = Fine
valda-phase-resource-about = Tira un dado per ogni miniera e ogni trivella, poi scambia.
valda-phase-game-about = { $actions ->
    [one] Due carte nuove, poi { $actions } azione.
   *[other] Due carte nuove, poi { $actions } azioni.
}
valda-phase-build-about = { $builds ->
    [one] { $builds } miniera, trivella o tempio.
   *[other] Fino a { $builds } tra miniere, trivelle e templi.
}
valda-phase-attack-about = Tutti gli altri possono attaccarti una volta, a partire da chi ha più seguaci.
valda-phase-followers-about = Thor, Odino e Loki ti portano seguaci.

## Dadi

valda-die-Y = dado giallo
valda-die-B = dado blu
valda-die-W = dado bianco
valda-face-skull = un teschio
valda-face-nothing = nulla

## Mazzi e tipi di carte

valda-deck-base = mazzo base
valda-deck-heimdall = mazzo di Heimdall
valda-deck-freya = mazzo di Freya
valda-deck-surtur = mazzo di Surtur
valda-deck-tyr = mazzo di Tyr
valda-deck-thor = mazzo di Thor
valda-deck-odin = mazzo di Odino
valda-deck-loki = mazzo di Loki

valda-type-yellow = Carta gialla
valda-type-attack = Carta attacco
valda-type-defence = Carta difesa
valda-type-weapon = Arma divina
valda-type-yellow-about = Si gioca nella propria fase di gioco, spendendo azioni.
valda-type-attack-about = Si gioca nella fase d'attacco di un altro.
valda-type-defence-about = Ferma un attacco quando i tuoi scudi ne raggiungono la forza.
valda-type-weapon-about = Si gioca al suo momento, senza azione, in uno di due modi.

valda-card-cost = { $n ->
    [0] non costa azioni
    [one] costa { $n } azione
   *[other] costa { $n } azioni
}
valda-card-power = Forza { $n }
valda-card-shields = { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
}
valda-card-stops = Ferma un attacco di forza fino a { $n }.
valda-card-success = Se la difesa regge: { $effects }
valda-card-nothing = Non fa altro.
valda-card-count = { $n ->
    [one] { $n } copia
   *[other] { $n } copie
}
valda-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
valda-source-weapon = stampata nel regolamento
valda-source-almanac = effetto pubblicato, numero ricostruito
valda-source-review = pubblicato solo il nome
valda-source-print = letta dalla carta stampata
valda-source-altered = nome pubblicato, effetto o costo modificato qui
valda-source-recon = ricostruita

valda-notice-title = Carte ricostruite
valda-notice = L'editore non ha mai pubblicato l'elenco completo. Delle { $total } carte qui, { $attested } hanno nome ed effetto pubblicati; { $reconstructed } sono ricostruite, e così le quantità, la forza di attacchi e scudi e le facce dei dadi.
valda-notice-correct = Chi possiede il gioco può correggere l'elenco in un solo file, valda-cards.toml, e caricarlo; nessuna regola ne dipende.
valda-notice-short = Questo elenco delle carte è una ricostruzione.

## Che cosa fanno le carte: una frase per effetto, composta per ogni carta

valda-do-gain = Prendi { $what }.
valda-do-followers = { $n ->
    [one] Ottieni { $n } seguace.
   *[other] Ottieni { $n } seguaci.
}
valda-do-roll-resources = { $n ->
    [one] Tira un dado { $die ->
        [Y] giallo
        [B] blu
       *[W] bianco
    } e prendi ciò che mostra.
   *[other] Tira { $n } dadi { $die ->
        [Y] gialli
        [B] blu
       *[W] bianchi
    } e prendi ciò che mostrano.
}
valda-do-roll-followers = { $n ->
    [one] Tira un dado { $die ->
        [Y] giallo
       *[B] blu
    }: ottieni tanti seguaci quanti ne indica.
   *[other] Tira { $n } dadi { $die ->
        [Y] gialli
       *[B] blu
    }: ottieni tanti seguaci quanti ne indicano.
}
valda-do-roll-followers-white = { $n ->
    [one] Tira un dado bianco: ottieni tanti seguaci quanti ne indica; un teschio ne toglie uno.
   *[other] Tira { $n } dadi bianchi: ottieni tanti seguaci quanti ne indicano; un teschio ne toglie uno.
}
valda-do-draw = { $n ->
    [one] Pesca { $n } carta.
   *[other] Pesca { $n } carte.
}
valda-do-draw-open = { $n ->
    [one] Metti scoperta davanti a te { $n } carta del mazzo base.
   *[other] Metti scoperte davanti a te { $n } carte del mazzo base.
}
valda-do-draw-god = { $n ->
    [one] Pesca la prima carta del mazzo di un dio.
   *[other] Per { $n } volte pesca la prima carta del mazzo di un dio.
}
valda-do-look-god = { $n ->
    [one] Guarda la prima carta del mazzo di un dio.
   *[other] Guarda la prima carta dei mazzi di { $n } dèi.
}
valda-do-look-hand = Guarda la mano di un giocatore.
valda-do-change = Scambia fino a { $max } { $from ->
    [any] risorse
   *[gold-diamond] unità d'oro o diamanti
}, una per una, con { $to ->
    [any] altre
    [blood] sangue
    [gold] oro
   *[diamond] diamanti
}.
valda-do-sacrifice = { $max ->
    [one] Se vuoi, scarta una carta: porta 1 seguace.
   *[other] Scarta fino a { $max } carte: ognuna porta 1 seguace.
}
valda-do-switch = { $max ->
    [one] Se vuoi, scarta una carta e pescane una nuova.
   *[other] Scarta fino a { $max } carte e pescane altrettante.
}
valda-do-build-limit = { $n ->
    [one] In questo turno puoi costruire { $n } edificio.
   *[other] In questo turno puoi costruire { $n } edifici.
}
valda-do-build-free = Costruisci subito { $what ->
    [mine] una miniera
    [drill] una trivella
   *[temple] un tempio
}, senza pagare.
valda-do-build-pay = Costruisci subito { $what ->
    [mine] una miniera
    [drill] una trivella
   *[temple] un tempio
}, pagando il costo.
valda-do-recover = { $n ->
    [one] Prendi { $type ->
        [yellow] una carta gialla
        [attack] una carta attacco
        [defence] una carta difesa
        [weapon] un'arma divina
       *[any] una carta
    } dagli scarti.
   *[other] Prendi { $n } { $type ->
        [yellow] carte gialle
        [attack] carte attacco
        [defence] carte difesa
        [weapon] armi divine
       *[any] carte
    } dagli scarti.
}
valda-do-steal-followers = Ruba { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
} { $who ->
    [one] a un giocatore
    [all] a ogni altro giocatore
    [attacker] a chi attacca
   *[target] al bersaglio
}.
valda-do-kill-followers = { $who ->
    [one] Un giocatore perde
    [all] Ogni altro giocatore perde
    [attacker] Chi attacca perde
   *[target] Il bersaglio perde
} { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}.
valda-do-steal-resources = Ruba { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
} { $who ->
    [one] a un giocatore
    [all] a ogni altro giocatore
    [attacker] a chi attacca
   *[target] al bersaglio
}.
valda-do-steal-cards = Ruba alla cieca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} dalla mano { $who ->
    [one] di un giocatore
    [all] di ogni altro giocatore
    [attacker] di chi attacca
   *[target] del bersaglio
}.
valda-do-destroy-temple = Distruggi un tempio { $who ->
    [attacker] di chi attacca
   *[target] del bersaglio
}.
valda-do-destroy-works = Distruggi una trivella { $who ->
    [attacker] di chi attacca
   *[target] del bersaglio
}, o una miniera oltre a quelle iniziali.
valda-do-move-temple = Sposta un tempio { $who ->
    [attacker] di chi attacca
    [target] del bersaglio
   *[one] di un altro giocatore
} in un'altra area.
valda-do-lend = Per questo turno prendi in prestito il potere di un dio di cui un altro ha un tempio.
valda-do-replay = Gioca di nuovo una carta gialla che hai giocato in questo turno.
valda-do-actions = { $n ->
    [one] Hai { $n } azione in più.
   *[other] Hai { $n } azioni in più.
}

## Armi divine: nome, effetto, momento

valda-mode-warhorn = Corno da guerra
valda-mode-gjallarhorn = Suono del Gjallarhorn
valda-mode-vanished = Svanito
valda-mode-crown = Corona della fortuna
valda-mode-resisted = Resistenza
valda-mode-claim = Pretesa di Surtur
valda-mode-thief = Ladro
valda-mode-revenge = Vendetta di Tyr
valda-mode-hammertime = L'ora del martello
valda-mode-wrath = Ira di Thor
valda-mode-bullseye = Centro perfetto
valda-mode-soulspear = Lancia delle anime
valda-mode-backstab = Pugnalata alle spalle
valda-mode-dagger = Pugnale mortale

valda-order-warhorn = { valda-mode-warhorn }
valda-order-gjallarhorn = { valda-mode-gjallarhorn }
valda-order-vanished = { valda-mode-vanished }
valda-order-crown = { valda-mode-crown }
valda-order-resisted = { valda-mode-resisted }
valda-order-claim = { valda-mode-claim }
valda-order-thief = { valda-mode-thief }
valda-order-revenge = { valda-mode-revenge }
valda-order-hammertime = { valda-mode-hammertime }
valda-order-wrath = { valda-mode-wrath }
valda-order-bullseye = { valda-mode-bullseye }
valda-order-soulspear = { valda-mode-soulspear }
valda-order-backstab = { valda-mode-backstab }
valda-order-dagger = { valda-mode-dagger }

valda-does-warhorn = Contro questo attacco non si possono giocare carte difesa.
valda-does-gjallarhorn = { $gjallarhorn-strongest ->
    [on] { readingsvalda-gjallarhorn-strongest }
   *[off] Prendi due carte difesa dagli scarti.
  }
valda-does-vanished = Un altro a tua scelta diventa il bersaglio.
valda-does-crown = Gira un dado su un'altra faccia prima che conti.
valda-does-resisted = Ottieni 2 seguaci.
valda-does-claim = Lo stesso attacco arriva ancora una volta, con la stessa carta.
valda-does-thief = Ruba una carta: una scoperta a tua scelta, o una alla cieca da una mano.
valda-does-revenge = L'attacco fallisce, e la sua carta va nella tua mano.
valda-does-hammertime = Gli effetti della carta si ripetono.
valda-does-wrath = { $wrath-card-only ->
    [on] { readingsvalda-wrath-card-only }
   *[off] L'attacco è forte il doppio.
  }
valda-does-bullseye = Prendi una carta qualsiasi dagli scarti.
valda-does-soulspear = L'attacco uccide il doppio dei seguaci.
valda-does-backstab = L'edificio non viene costruito, nulla si paga e l'occasione è persa.
valda-does-dagger = Prendi due carte attacco dagli scarti.

valda-when-warhorn = quando attacchi
valda-when-gjallarhorn = quando tocca a te decidere, o dopo la pesca iniziale di qualcuno
valda-when-vanished = quando vieni attaccato, da tre giocatori in su
valda-when-crown = dopo ogni tiro
valda-when-resisted = quando la tua difesa ha retto
valda-when-claim = quando il tuo attacco è stato respinto
valda-when-thief = quando tocca a te decidere, o dopo la pesca iniziale di qualcuno
valda-when-revenge = quando vieni attaccato
valda-when-hammertime = quando hai giocato una carta gialla
valda-when-wrath = quando qualcuno attacca, se il bersaglio non sei tu
valda-when-bullseye = quando tocca a te decidere, o dopo la pesca iniziale di qualcuno
valda-when-soulspear = quando un attacco che uccide è andato a segno, se il bersaglio non sei tu
valda-when-backstab = quando un altro annuncia l'ultimo edificio del turno
valda-when-dagger = quando tocca a te decidere, o dopo la pesca iniziale di qualcuno

## Opzioni

valda-option-players = Giocatori
valda-option-players-about = Da due a cinque
valda-option-turnaround = Inversione
valda-option-turnaround-about = Chi comincia si sorteggia, e l'ultimo round va al contrario
valda-option-race = Corsa agli dèi
valda-option-race-about = Chi per primo ha { $goal ->
    [one] { $goal } seguace
   *[other] { $goal } seguaci
} vince subito
valda-option-first = Giocatore iniziale
valda-option-first-about = Chi comincia; con l'Inversione si sorteggia
valda-option-cards = File delle carte
valda-option-cards-about = Con quale elenco di carte, dadi e costi si gioca
valda-setup-cards-1 = Primo elenco (ricostruzione)
valda-setup-cards-2 = Secondo elenco (ricostruzione)
valda-setup-cards-3 = Terzo elenco (ricostruzione)
valda-setup-cards-own = File proprio: { $name }
valda-setup-variants = Varianti
valda-players-count = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}

## Decisioni

valda-prompt-resource = Scambia, se puoi, o passa alla fase di gioco.
valda-prompt-lock-draw = Da quale delle tue aree peschi?
valda-prompt-game = { $actions ->
    [0] Nessuna azione rimasta: gioca ciò che non ne costa, o chiudi la fase.
    [one] { $actions } azione rimasta.
   *[other] { $actions } azioni rimaste.
}
valda-prompt-discard = Troppe carte in mano: scartane una.
valda-prompt-build = { $left ->
    [one] Puoi costruire ancora { $left } edificio.
   *[other] Puoi costruire ancora { $left } edifici.
}
valda-prompt-keep = Scegli la carta da tenere; l'altra va in fondo al mazzo.
valda-prompt-line = Attacchi { $target }?
valda-prompt-defend = { $attacker } attacca con forza { $power }. Scudi finora: { $shields }.
valda-prompt-followers = Ottieni seguaci, o chiudi il turno.
valda-prompt-rolled = I dadi sono stati tirati. Giochi un'arma?
valda-prompt-free = { $who } ha pescato le sue carte. Giochi un'arma?
valda-prompt-declared = { $attacker } attacca { $target } con forza { $power }. Giochi un'arma?
valda-prompt-hit = L'attacco a { $target } va a segno. Giochi un'arma?
valda-prompt-defended = { $target } ha respinto l'attacco di { $attacker }. Giochi un'arma?
valda-prompt-played = Hai giocato { $card }. Giochi un'arma?
valda-prompt-built = { $who } sta per costruire { $what }. Giochi un'arma?
valda-prompt-res = { $n ->
    [one] Scegli una risorsa.
   *[other] Scegli { $n } risorse, una dopo l'altra.
}
valda-prompt-res-steal = { $n ->
    [one] Quale risorsa prendi a { $victim }?
   *[other] Quali risorse prendi a { $victim }? Ancora { $n }.
}
valda-prompt-player-look = Di chi vuoi vedere la mano?
valda-prompt-player-thief = A chi rubi una carta?
valda-prompt-player-vanished = Chi deve subire l'attacco al posto tuo?
valda-prompt-player-steal-followers = A chi rubi seguaci?
valda-prompt-player-kill-followers = Chi deve perdere seguaci?
valda-prompt-player-steal-resources = A chi rubi risorse?
valda-prompt-player-steal-cards = A chi rubi carte?
valda-prompt-thief = Quale carta di { $victim }?
valda-prompt-god-draw = Dal mazzo di quale dio peschi?
valda-prompt-god-look = Nel mazzo di quale dio guardi?
valda-prompt-god-lend = Di chi prendi in prestito il potere?
valda-prompt-change = { $n ->
    [one] Scambia ancora { $n } risorsa, o finisci.
   *[other] Scambia ancora fino a { $n } risorse, o finisci.
}
valda-prompt-sacrifice = { $n ->
    [one] Sacrifica ancora { $n } carta, o finisci.
   *[other] Sacrifica ancora fino a { $n } carte, o finisci.
}
valda-prompt-switch = { $n ->
    [one] Scarta ancora { $n } carta per una nuova, o finisci.
   *[other] Scarta ancora fino a { $n } carte per altre nuove, o finisci.
}
valda-prompt-temple = Dove costruisci il tempio?
valda-prompt-recover = { $n ->
    [one] Quale carta prendi dagli scarti?
   *[other] Quali carte prendi dagli scarti? Ancora { $n }.
}
valda-prompt-destroy = Che cosa distruggi?
valda-prompt-move = Quale tempio sposti?
valda-prompt-move-to = Dove va il tempio di { $who }?
valda-prompt-replay = Quale carta giochi di nuovo?
valda-prompt-die = Quale dado giri, e su che cosa?
valda-seat = Giocatore { $number }
valda-resolving = Un momento…
valda-pair = { $name }: { $value }
# Una frase dopo l'altra, e ciò che diventa una frase.
valda-sentences = { $first } { $then }
valda-sentence = { $text }.
valda-mode-about = { $mode } ({ $when }): { $does }
valda-god-about = { $realm }. 1: { $one } 2: { $two }

## Scelte

valda-choice-trade = Scambia { $give } per { $get }
valda-choice-play = Gioca { $card } ({ $cost ->
    [0] nessuna azione
    [one] { $cost } azione
   *[other] { $cost } azioni
})
valda-choice-take-blood = Prendi 1 sangue (1 azione)
valda-choice-take-gold = Prendi 1 oro (1 azione)
valda-choice-take-diamond = Prendi 1 diamante (1 azione)
valda-choice-buy = Compra { $n ->
    [one] { $n } carta (1 azione)
   *[other] { $n } carte (2 azioni)
}
valda-choice-end-resource = Vai alla fase di gioco
valda-choice-end-game = Vai alla fase di costruzione
valda-choice-end-build = Vai alla fase d'attacco
valda-choice-end-followers = Chiudi il turno
valda-choice-build-mine = Costruisci una miniera ({ $cost })
valda-choice-build-drill = Costruisci una trivella ({ $cost })
valda-choice-build-temple = Costruisci un tempio di { $god } ({ $cost })
valda-choice-temple = Un tempio di { $god }
valda-choice-keep = Tieni { $card }
valda-choice-discard = Scarta { $card }
valda-choice-attack = Attacca con { $card }
valda-choice-pass-attack = Non attaccare
valda-choice-pass = Non giocare armi
valda-choice-defend = Difenditi con { $card }
valda-choice-yield = Non difenderti oltre
valda-choice-yield-none = Non difenderti
valda-choice-done = Finisci
valda-choice-exchange = { $what } per { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}
valda-choice-loki = { $n ->
    [one] Tira il dado di Loki
   *[other] Tira i dadi di Loki
}
valda-choice-weapon = { $mode }: { $about }
valda-choice-hand = Una dalla mano, alla cieca
valda-choice-card-take = Prendi { $card }
valda-choice-card-repeat = Gioca di nuovo { $card }
valda-choice-card-steal = Ruba { $card }
valda-choice-change = { $give } per { $get }
valda-choice-works-mine = Una miniera
valda-choice-works-drill = Una trivella
valda-choice-move = Il tempio di { $who } nell'area di { $god }
valda-choice-die = Gira il dado { $die } su { $result }
valda-choice-gains = { $text }: +{ $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}
valda-choice-with-about = { $text } – { $about }
valda-choice-group-play = Carte
valda-choice-group-actions = Altre azioni
valda-choice-group-weapons = Armi divine
valda-choice-group-trade = Scambi
valda-choice-group-works = Miniere e trivelle
valda-choice-group-temples = Templi
valda-choice-group-followers = Seguaci
valda-choice-not-this-turn = Non in questo turno
valda-choice-not-this-turn-about = Fino alla fine del turno non ti verranno più proposte armi.

## Di chi, e che cosa

valda-structure-mine = una miniera
valda-structure-drill = una trivella
valda-structure-temple = un tempio di { $god }
valda-for-mine = per una miniera
valda-for-drill = per una trivella
valda-for-temple = per un tempio di { $god }
valda-for-followers = per dei seguaci
valda-cause-card = con la carta
valda-cause-temple = per il tempio
valda-cause-lock = per l'area chiusa
valda-cause-thor = scambio con Thor
valda-cause-odin = scambio con Odino
valda-cause-loki = dadi di Loki
valda-cause-roll = con i dadi
valda-cause-sacrifice = per il sacrificio
valda-cause-resisted = Resistenza
valda-cause-stolen = rubati
valda-cause-theft = rubati
valda-cause-killed = uccisi

## Perché questi seguaci

valda-part-temple = Un tempio di { $god }
valda-part-lock = Il tempio chiude l'area di { $god }
valda-part-thor = Scambio con Thor
valda-part-odin = Scambio con Odino
valda-part-resisted = Resistenza
valda-part-sacrifice = Carta sacrificata
valda-part-theft = Rubati
valda-part-card = Con la carta

## Che cosa è successo

valda-deed-end = termina la fase
valda-deed-done = finisce
valda-deed-pass = passa
valda-deed-yield = non si difende oltre
valda-deed-buy = compra
valda-deed-player = sceglie { $target }
valda-deed-move = sposta un tempio
valda-event-turn-started = Round { $round }: comincia il turno di { $who }.
valda-event-dice-rolled = { $who } tira { $results }.
valda-event-die-turned = { $who } gira il dado { $die } sulla faccia { $face }.
valda-event-resources-gained = { $who } ottiene { $what }.
valda-event-resources-taken = { $who } prende { $what } a { $from }.
valda-event-resources-spent = { $who } paga { $what } { $for }.
valda-event-traded = { $who } scambia { $given } per { $wanted }.
valda-event-cards-drawn = { $who } pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} ({ $deck }).
valda-event-cards-drawn-known = { $who } pesca { $cards }.
valda-event-cards-drawn-open = { $who } scopre { $cards }.
valda-event-god-cards-offered = { $who } guarda in cima al mazzo di { $god }.
valda-event-god-cards-offered-known = { $who } guarda in cima al mazzo di { $god }: { $cards }.
valda-event-god-card-kept = { $who } tiene una delle carte.
valda-event-god-card-kept-known = { $who } tiene { $card }.
valda-event-deck-refilled = { $n ->
    [one] Un mazzo era vuoto ({ $deck }): { $n } carta scartata diventa quello nuovo.
   *[other] Un mazzo era vuoto ({ $deck }): { $n } carte scartate, mescolate, diventano quello nuovo.
}
valda-event-card-played = { $who } gioca { $card }.
valda-event-card-discarded-limit = { $who } scarta { $card }: troppe carte in mano.
valda-event-card-discarded-sacrifice = { $who } sacrifica { $card }.
valda-event-card-discarded-switch = { $who } scarta { $card } per una carta nuova.
valda-event-card-recovered = { $who } prende { $card } dagli scarti.
valda-event-card-stolen = { $who } ruba una carta a { $victim }.
valda-event-card-stolen-known = { $who } ruba { $card } a { $victim }.
valda-event-cards-seen-hand = { $who } guarda la mano di { $whose }.
valda-event-cards-seen-hand-known = { $who } vede nella mano di { $whose }: { $cards }.
valda-event-cards-seen-deck = { $who } guarda la prima carta del mazzo di { $god }.
valda-event-cards-seen-deck-known = { $who } vede in cima al mazzo di { $god }: { $cards }.
valda-event-followers-gained = { $who } ottiene { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
} ({ $cause }) e ne ha { $to }.
valda-event-followers-lost = { $who } perde { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
} ({ $cause }) e ne ha { $to }.
valda-event-followers-saved = { $n ->
    [one] La zona sicura salva { $n } seguace di { $who }.
   *[other] La zona sicura salva { $n } seguaci di { $who }.
}
valda-event-structure-built = { $who } costruisce { $what }.
valda-event-structure-negated = { $by } pugnala alle spalle { $who } e impedisce { $what }.
valda-event-temple-destroyed = { $by } distrugge il tempio di { $who } nell'area di { $god }.
valda-event-temple-moved = { $by } sposta il tempio di { $who } da { $from } a { $to }.
valda-event-mine-lost = { $by } distrugge una miniera di { $who }.
valda-event-drill-lost = { $by } distrugge una trivella di { $who }.
valda-event-area-locked = { $who } ora possiede l'area di { $god }.
valda-event-area-unlocked = L'area di { $god } è di nuovo aperta.
valda-event-ability-lent = { $who } prende in prestito il potere di { $god }.
valda-event-attack-declared = { $who } attacca { $target } con { $card }, forza { $power }.
valda-event-attack-changed = L'attacco ha ora forza { $power }.
valda-event-attack-changed-horn = Suona il Corno da guerra: nessuna difesa contro la forza { $power }.
valda-event-attack-redirected = { $who } svanisce: l'attacco colpisce ora { $to }.
valda-event-attack-cancelled = { $who } annulla l'attacco.
valda-event-defence-played = { $who } si difende con { $card }: { $sum ->
    [one] { $sum } scudo
   *[other] { $sum } scudi
} contro forza { $power }.
valda-event-attack-repelled = { $target } respinge l'attacco di { $who }.
valda-event-attack-hit = L'attacco di { $who } colpisce { $target }.
valda-event-attack-passed = { $who } non attacca.
valda-event-weapon-played = { $who } gioca { $mode }.
valda-event-ship-moved = Il drakkar prosegue: comincia il round { $round }.
valda-event-game-ended = { $who } vince con { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}.
valda-event-game-ended-shared = { $who } si dividono la vittoria con { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
} a testa.

## Al tavolo

valda-area = Area di { $god }
valda-area-about = { $god }: { $realm }. { $sites ->
    [0] Nessun sito libero
    [one] { $sites } sito libero
   *[other] { $sites } siti liberi
}; un tempio costa { $cost }.
valda-area-owner = appartiene a { $who }
valda-site-free = sito libero
valda-track = Yggdrasil
valda-track-zone = Zona sicura { $n }: non scendi più sotto
valda-track-seat = { $who }: { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}, al sicuro a { $safe }
valda-followers = Seguaci
valda-mines = Miniere
valda-drills = Trivelle
valda-temples = Templi
valda-temples-left = { $n ->
    [one] { $n } tempio rimasto
   *[other] { $n } templi rimasti
}
valda-hand-count = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
valda-hand = La tua mano
valda-open = Carte scoperte
valda-open-of = Carte scoperte di { $who }
valda-discard = Scarti
valda-discard-top = in cima: { $card }
valda-supply = Riserva
valda-decks = Mazzi
valda-map = Mappa
valda-board-of = Plancia di { $who }
valda-round = Round { $round } di { $rounds }
valda-round-goal = Dopo il round { $rounds } vince chi ha più seguaci.
valda-round-goal-race = { $goal ->
    [one] { $goal } seguace vince
   *[other] { $goal } seguaci vincono
} subito, se no vince chi ne ha di più dopo il round { $rounds }.
valda-actions-left = { $n ->
    [one] { $n } azione rimasta
   *[other] { $n } azioni rimaste
}
valda-builds-left = { $n ->
    [one] { $n } edificio rimasto
   *[other] { $n } edifici rimasti
}
valda-roll = { $who } ha tirato
valda-roll-die = dado { $die } di { $of }: { $result }
valda-attack = { $who } attacca { $target }
valda-attack-sum = forza { $base }
valda-attack-surtur = Surtur +{ $bonus }
valda-attack-wrath = raddoppiata dall'Ira di Thor
valda-attack-power = forza { $power }
valda-attack-shields = scudi { $shields }
valda-attack-missing = { $n ->
    [one] manca { $n } scudo
   *[other] mancano { $n } scudi
}
valda-attack-held = la difesa regge
valda-attack-horn = Corno da guerra: nessuna difesa
valda-attack-spear = Lancia delle anime: gli uccisi sono il doppio
valda-attack-tyr = Tyr +{ $bonus } per carta
valda-lent = In prestito in questo turno
valda-played = Giocate in questo turno
valda-playing = Si sta giocando
valda-building = Si sta costruendo
valda-about-to = { $who } sta per costruire { $what }
valda-stopped = impedito
valda-col-player = Giocatore
valda-col-followers = Seg.
valda-col-safe = Sic.
valda-col-blood = Sangue
valda-col-gold = Oro
valda-col-diamond = Diam.
valda-col-mines = Min.
valda-col-drills = Triv.
valda-col-cards = Carte
valda-col-temples = Templi
valda-col-area = Area
valda-col-sites = Siti
valda-col-deck = Mazzo
valda-col-cost = Costo
valda-col-realm = Aiuta con

## Aiuto

valda-help-title = Carte e dèi
valda-help-aim = { $rounds ->
    [one] Ottieni più seguaci di tutti in { $rounds } round.
   *[other] Ottieni più seguaci di tutti in { $rounds } round.
}
valda-help-turn = Un turno
valda-help-gods = Dèi e templi
valda-help-cards = Carte
valda-help-safe = Zone sicure
valda-help-safe-about = A { $zones } seguaci raggiungi una zona sicura: nulla ti riporta più sotto.
valda-help-attack = Attacco e difesa
valda-help-attack-about = La forza di un attacco viene dalla carta, dall'aiuto di Surtur e dall'Ira di Thor. Fallisce appena gli scudi che gli si oppongono raggiungono quel numero.
valda-help-end = La fine
valda-help-end-about = Vince chi ha più seguaci. A parità contano miniere, trivelle e templi insieme; se anche questi sono pari, la vittoria è condivisa.
valda-help-terminal =
    Valda
    skip           se ti si chiede delle armi: non più in questo turno
    help cards     tutte le carte; help cards tyr mostra un mazzo
    help gods      che cosa portano i templi
    help weapons   le armi divine e i loro momenti
    help turn      come va un turno e come si vince
    help drakkar   una carta, un dio o un'arma, per nome
valda-help-unknown = Qui nulla si chiama «{ $topic }».
valda-help-more = … e ancora { $n }: scrivi più lettere del nome.

## Nomi delle carte

valda-card-base-blood-vein-2 = Vena di sangue
valda-card-base-treasure-chest-2 = Forziere
valda-card-base-spoils-of-war-2 = Bottino di guerra
valda-card-base-seduction-1 = Seduzione
valda-card-base-backup-2 = Arrivano i rinforzi
valda-card-base-rune-yellow = Runa della fertilità
valda-card-base-bifrost-bridge = Ponte Bifröst
valda-card-base-sacrifice = Sacrificio
valda-card-base-offering = Offerta
valda-card-base-drakkar = Drakkar
valda-card-base-yggdrasil-3 = Yggdrasil
valda-card-base-longhouse-stores = Provviste della casa lunga
valda-card-base-barter = Baratto
valda-card-base-light-fingers = Dita leggere
valda-card-base-change-of-wind = Cambia il vento
valda-card-base-raven-scout = Corvo esploratore
valda-card-base-prospectors = Cercatori
valda-card-base-abduction = Rapimento
valda-card-base-kill = Uccisione
valda-card-base-double-kill = Doppia uccisione
valda-card-base-plunder = Saccheggio
valda-card-base-cutpurse = Tagliaborse
valda-card-base-torch = Torcia
valda-card-base-shield-1 = Scudo di legno
valda-card-base-shield-2 = Scudo rotondo
valda-card-base-shield-3 = Muro di scudi
valda-card-heimdall-weapon = { valda-mode-warhorn } / { valda-mode-gjallarhorn }
valda-card-heimdall-blood-vein-3 = { valda-card-base-blood-vein-2 }
valda-card-heimdall-treasure-chest-3 = { valda-card-base-treasure-chest-2 }
valda-card-heimdall-spoils-of-war-3 = { valda-card-base-spoils-of-war-2 }
valda-card-heimdall-bridge-toll = Pedaggio del ponte
valda-card-heimdall-open-market = Mercato aperto
valda-card-heimdall-dwarven-shaft = Pozzo dei nani
valda-card-heimdall-blood-spring = Sorgente di sangue
valda-card-freya-weapon = { valda-mode-vanished } / { valda-mode-crown }
valda-card-freya-backup-3 = { valda-card-base-backup-2 }
valda-card-freya-drakkar = { valda-card-base-drakkar }
valda-card-freya-rune-yellow = { valda-card-base-rune-yellow }
valda-card-freya-feather-cloak = Manto di piume
valda-card-freya-seed-rune = Runa della semina
valda-card-freya-falcon-cloak = Manto di falco
valda-card-freya-necklace = Collana ambita
valda-card-freya-harvest = Raccolto abbondante
valda-card-surtur-weapon = { valda-mode-resisted } / { valda-mode-claim }
valda-card-surtur-double-kill = { valda-card-base-double-kill }
valda-card-surtur-slave-raid = Razzia di fuoco
valda-card-surtur-muspell-fire = Fuoco di Muspell
valda-card-surtur-scorched-earth = Terra bruciata
valda-card-surtur-reforged = Riforgiato nelle fiamme
valda-card-surtur-burning-sky = Cielo in fiamme
valda-card-tyr-weapon = { valda-mode-thief } / { valda-mode-revenge }
valda-card-tyr-god-of-war = Tyr - Dio della guerra
valda-card-tyr-iron-shield = Scudo di ferro
valda-card-tyr-oath-shield = Scudo del giuramento
valda-card-tyr-wolf-binding = Laccio del lupo
valda-card-tyr-wergild = Guidrigildo
valda-card-tyr-trial = Duello giudiziario
valda-card-thor-weapon = { valda-mode-hammertime } / { valda-mode-wrath }
valda-card-thor-seduction-2 = { valda-card-base-seduction-1 }
valda-card-thor-god-of-thunder-2 = Thor - Dio del tuono
valda-card-thor-god-of-thunder-3 = { valda-card-thor-god-of-thunder-2 }
valda-card-thor-rune-blue = { valda-card-base-rune-yellow }
valda-card-thor-feast = Banchetto della vittoria
valda-card-thor-hammer-blow = Colpo di martello
valda-card-odin-weapon = { valda-mode-bullseye } / { valda-mode-soulspear }
valda-card-odin-seduction-2 = { valda-card-base-seduction-1 }
valda-card-odin-leader = Odino - Signore degli dèi
valda-card-odin-sacrifice = { valda-card-base-sacrifice }
valda-card-odin-yggdrasil-4 = { valda-card-base-yggdrasil-3 }
valda-card-odin-rune-blue = { valda-card-base-rune-yellow }
valda-card-odin-chosen = Coloro che scelgono i caduti
valda-card-odin-sanctuary = Santuario
valda-card-odin-gallows-wisdom = Sapienza della forca
valda-card-loki-weapon = { valda-mode-backstab } / { valda-mode-dagger }
valda-card-loki-shapeshift = Mutaforma
valda-card-loki-twice-told = Bugia detta due volte
valda-card-loki-rune-white = { valda-card-base-rune-yellow }
valda-card-loki-wandering-stones = Pietre erranti
valda-card-loki-pilfer = Furtarello
valda-card-loki-sleepless = Notte inquieta
valda-card-loki-web-of-lies = Rete di bugie
valda-card-loki-false-pilgrims = Falsi pellegrini

## Nel browser

valda-help-short = Carte
valda-followers-count = { $points ->
    [one] { $points } seguace
   *[other] { $points } seguaci
}
valda-base-deck = { $count ->
    [one] { $count } carta nel mazzo base
   *[other] { $count } carte nel mazzo base
}
valda-offered = A scelta
valda-own-board = La tua plancia
valda-in-supply = { $n } nella riserva
valda-costs = costa { $cost }
valda-trade-for = Scambiare { $given } con che cosa?
valda-phases = Fasi del turno di { $who }
valda-phase-short-resource = Risorse
valda-phase-short-game = Gioco
valda-phase-short-build = Edifici
valda-phase-short-attack = Attacco
valda-phase-short-followers = Seguaci
valda-at-turn = di turno
valda-card-open = scoperta
valda-open-short = scoperta
valda-area-temples = templi di { $who }: { $n }
valda-area-deck = { $n ->
    [one] { $n } carta nel suo mazzo
   *[other] { $n } carte nel suo mazzo
}
valda-not-this-turn-on = In questo turno non ti vengono proposte armi.
valda-ask-again = Chiedi di nuovo
valda-why-not = Ora non si può. { $message }
valda-over-tie = A parità di seguaci ha deciso il numero di edifici.

# For newcomers: one line about the position, while the first turns of a game are played.

valda-coach-resource = Scambia ciò che non ti serve, oppure vai avanti.
valda-coach-temple-paid = Puoi già pagare un tempio di { $god }: conserva quanto costa finché non lo costruisci.
valda-coach-temple-lacks = Per un tempio di { $god } ti manca ancora: { $what }. Scambia, prendi con un'azione o cerca una carta.
valda-coach-free-card = { $card } non costa azioni: giocala per prima.
valda-coach-actions = { $n ->
    [one] Ti resta 1 azione: gioca una carta o prendi una risorsa.
   *[other] Ti restano { $n } azioni: per ognuna gioca una carta o prendi una risorsa.
}
valda-coach-actions-take = { $n ->
    [one] Ti resta 1 azione: prendi la risorsa che ti manca.
   *[other] Ti restano { $n } azioni: prendi le risorse che ti mancano.
}
valda-coach-no-actions = Hai finito le azioni: passa alla fase di costruzione.
valda-coach-build-temple = Un tempio di { $god } porta subito { $n ->
    [one] 1 seguace e una carta del dio.
   *[other] { $n } seguaci e una carta del dio.
}
valda-coach-build-works = Una miniera o una trivella ti dà un dado in più in ogni fase delle risorse.
valda-coach-build-nothing = Ora non puoi pagare niente: vai avanti e raccogli risorse.
valda-coach-attack = { $card } colpisce con forza { $n }: a { $who } servono altrettanti scudi per fermarla.
valda-coach-defend = { $n ->
    [one] Ti manca 1 scudo per fermare questo attacco.
   *[other] Ti mancano { $n } scudi per fermare questo attacco.
}
valda-coach-followers = Scambia ciò che avanza con seguaci: fino a { $n } per scambio.
