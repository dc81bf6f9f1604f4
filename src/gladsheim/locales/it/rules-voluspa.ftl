# Le regole di Völuspá con parole nostre; le sigle dopo «V» sono quelle delle regole.
rulesvoluspa-title-goal = Di che si tratta
rulesvoluspa-intro = «Völuspá» vuol dire la profezia della veggente. In questo antico poema nordico racconta come il mondo è cominciato e come finirà: dèi, mostri e popoli dimenticati si innalzano, e altri li abbattono. Sul tuo tavolo fanno lo stesso. Ogni tessera vuole essere la più alta della sua riga, e la maggior parte piega una regola per riuscirci.
rulesvoluspa-V-4-6 = Tutti posano tessere su un tavolo comune. Ogni tessera fa punti subito, appena posata, e poi mai più: l'arte è trovare il posto in cui la tua domina tutta la sua linea. Vince chi ha più punti quando è stata posata l'ultima tessera.
rulesvoluspa-title-setup = Prima della partita
rulesvoluspa-V-2-1 = Si gioca da due a cinque. Si mescolano le tessere, ciascuno ne pesca cinque e una, che non sia un Troll, va al centro: non fa punti per nessuno. Chi comincia lo decide la sorte.
rulesvoluspa-V-2-2 = Il gioco base ha otto tipi di tessere; ogni set aggiunge alcuni degli altri nove, sempre con tutte le copie. Un set scelto da te deve avere almeno cinque tessere per giocatore più una, senza contare Hel e Troll.
rulesvoluspa-V-2-4 = Le Hel non si pescano mai. Se Hel è in gioco, ciascuno comincia con una tessera in più, una Hel; in due giocatori, con due.
rulesvoluspa-V-1-2 = { $boosters-unlimited ->
    [on] { readingsvoluspa-boosters-unlimited }
   *[off] I potenziamenti si segnano con sedici segnalini, non di più, che mostrano il nuovo valore della tessera.
  } Una tessera è potenziata solo sul tavolo, mai in mano, nella pila o fra gli scarti.
rulesvoluspa-title-board = Il tavolo
rulesvoluspa-V-3-1 = Il tavolo non ha bordi. Una linea è una fila di tessere senza buchi, in una riga o in una colonna; ogni tessera fa parte di una linea in orizzontale e di una in verticale. Le caselle vuote e le Hel sono buchi, e un buco chiude la linea.
rulesvoluspa-V-3-4 = Due caselle sono adiacenti se hanno un lato in comune; solo per Hel valgono anche gli angoli. Una casella mostra una sola tessera, e tutte insieme formano un'unica isola.
rulesvoluspa-title-turn = Il tuo turno
rulesvoluspa-V-4-1 = In senso orario ciascuno posa una tessera, fa i punti e pesca. Con alcune tessere si va oltre: dopo un Hermod { $hermod-must-follow ->
    [on] ne posi un'altra adatta
   *[off] ne puoi posare un'altra
  }, un Corvo può volare oltre e le Freya possono potenziare qualsiasi tessera.
rulesvoluspa-V-4-3 = Una tessera va su una casella vuota accanto a qualcosa che c'è già, anche solo una Hel. Nessuna linea può mai superare le sette tessere, in nessun verso. Accanto a un Troll si posano solo Troll e Nani.
rulesvoluspa-V-4-5 = Se nessuna tessera della tua mano si può posare, ne scarti una a scelta, che è rimossa dal gioco, e non fai punti. Finché qualcosa si può posare, devi posare.
rulesvoluspa-V-4-7 = Alla fine del turno peschi fino ad avere cinque tessere, senza contare le Hel. { $skadi-no-refill ->
    [on] { readingsvoluspa-skadi-no-refill }
   *[off] Dopo una cattura la mano è già piena e non peschi; se hai posato più tessere, peschi tutte quelle che mancano.
  } Una Hel posata non viene mai rimpiazzata.
rulesvoluspa-V-4-8 = Se una cattura ti lascia con più di cinque tessere, ne scarti fino ad averne cinque. Le Hel qui non contano e non si possono scartare.
rulesvoluspa-V-4-10 = Poi tocca al giocatore seguente che ha ancora una tessera. Chi non ne ha viene saltato.
rulesvoluspa-V-8-4 = Sono noti a tutti il tavolo, i punti, gli scarti, quante tessere e quante Hel ha ogni mano, quante tessere ha la pila, e le tessere di una mano catturate sotto gli occhi di tutti. Il resto delle mani e l'ordine della pila sono segreti.
rulesvoluspa-title-scoring = I punti
rulesvoluspa-V-6-5 = Guarda la riga e poi la colonna della tessera appena posata. Se il suo valore è maggiore di quello di ogni altra tessera della linea, la tessera domina e tu fai un punto per ogni tessera che c'è, la tua compresa. Con un pareggio non fai punti. Una tessera sola non è una linea.
rulesvoluspa-V-6-1 = Tutti i valori sono quelli dopo la posa: ciò che è stato coperto, catturato o spinto via non c'è più, e ciò che era annullato ha di nuovo il suo valore.
rulesvoluspa-V-6-2 = Una tessera vale quanto c'è stampato più i suoi potenziamenti, ma è annullata, cioè vale 0, finché sta accanto a un Loki. I poteri funzionano lo stesso: anche un Troll annullato tiene lontani gli altri.
rulesvoluspa-V-6-8 = Una tessera senza alcuna linea, perché tocca solo Hel{ $lone-start-scores-nothing ->
    [on] { "" }
   *[off] { " " }o ha preso il posto dell'unica tessera che c'era
  }, fa 1 punto.{ $lone-start-scores-nothing ->
    [on] { " " }{ readingsvoluspa-lone-start-scores-nothing }
   *[off] { "" }
  }
rulesvoluspa-V-6-4 = { $bookends-score-only ->
    [on] { readingsvoluspa-bookends-score-only }
   *[off] Una linea racchiusa, cioè con una Valchiria a ciascuna estremità, appartiene a quelle due. Niente di ciò che si posa in mezzo può dominarla, per quanto alto; fa punti solo chi posa una di quelle estremità.
  }
rulesvoluspa-V-6-14 = Quando un Serpente Marino o un Fulmine potrebbe scegliere fra riga e colonna, il gioco prende per te la migliore.
rulesvoluspa-title-tiles = Le tessere
rulesvoluspa-V-5-1 = Ogni tessera può andare su una casella vuota, tranne Hel e il Fulmine, che vanno sempre sopra una tessera. Una tessera coperta lascia il tavolo. Un Dragone non copre un Dragone, né un Corvo un Corvo o un Fulmine un Fulmine; una Skadi non cattura una Skadi; su una Hel non va mai nulla. Le tessere accanto a un Troll non si possono coprire, catturare o spingere: solo Hel le può coprire.
rulesvoluspa-tile-Od = Va solo su caselle vuote.
rulesvoluspa-tile-Th = Va solo su caselle vuote.
rulesvoluspa-tile-Tr = Il Troll può andare accanto a tutto; ciò che c'è rimane. Gli angoli non contano. Due Troll vicini si proteggono a vicenda.
rulesvoluspa-tile-Dr = { $dragons-spare-trolls ->
    [on] { "" }
   *[off] Può coprire anche un Troll senza altri Troll accanto, un Corvo o un Fulmine.
  } Un Loki o una Valchiria coperti smettono di agire prima che il Dragone si confronti.
rulesvoluspa-tile-Fe = Il branco si somma separatamente in riga e in colonna, e mai attraverso un buco. Un nuovo Fenrir si misura con il branco com'era senza di lui, quindi batte sempre i suoi simili, a meno che un Loki non lo annulli. Un Fenrir annullato non dà nulla al branco, ma vale quanto il resto.
rulesvoluspa-tile-Sk = La tessera catturata torna a essere una tessera qualsiasi della tua mano; i potenziamenti arrivano come Freya. Skadi fa punti sul posto che si è liberato. Per un Niohoggr che cattura non riceve i 2 punti in più.
rulesvoluspa-tile-Va = All'estremità fa punti anche accanto a un Loki, e di nuovo quando una linea racchiusa si allunga. Bastano due Valchirie vicine per formarne una. { $bookends-score-only ->
    [on] { "" }
   *[off] All'interno una Valchiria non fa punti. Altrimenti decide il suo valore.
  }
rulesvoluspa-tile-Lo = Le quattro tessere adiacenti valgono 0, anche nell'altra loro linea. Zero contro zero è pareggio. Due Loki vicini valgono 1 ciascuno.
rulesvoluspa-tile-He = Può coprire un Troll e anche tessere accanto ai Troll. Le altre Hel intorno non contano; un Niohoggr coperto dà 2 punti in più. Da allora nessuna linea passa di lì, e su quella casella non va più nulla.
rulesvoluspa-tile-Hm = La tessera seguente può allungare la linea, riempire un buco, coprire, catturare o spingere qualcosa nella linea, perfino l'Hermod; un altro Hermod ne permette un'altra ancora. { $hermod-must-follow ->
    [on] { "" }
   *[off] Puoi anche fermarti.
  } { $hermod-frees ->
    [on] { readingsvoluspa-hermod-frees }
   *[off] Se niente della tua mano è adatto, scarti una tessera, che è rimossa dal gioco.
  }
rulesvoluspa-tile-Jo = La tessera spinta scavalca il resto della sua linea e finisce sulla prima casella oltre l'estremità, che deve essere vuota; non fa punti. Nessuna linea può superare le sette tessere. Né lo Jotunn né una tessera spinta che non sia un Troll può finire accanto a un Troll.
rulesvoluspa-tile-Se = L'estensione va dalla prima all'ultima tessera di quella riga o colonna, buchi compresi, quindi può valere più di sette punti. Il Serpente Marino deve superare ogni tessera che c'è{ $bookends-score-only ->
    [on] { "" }
   *[off] , e la sua linea non deve essere racchiusa da due Valchirie
  }. Se in riga e in colonna non c'è altro, fa 1 punto.
rulesvoluspa-tile-Lb = Non deve superare nulla: fa punti per la più corta delle sue due linee; una tessera sola non è una linea. Non si può potenziare.
rulesvoluspa-tile-Dw = I vicini annullati danno 0, le Hel niente. I Fenrir valgono quanto tutto il branco della linea che hanno in comune col Nano. { $dwarf-never-zero ->
    [on] { readingsvoluspa-dwarf-never-zero }
   *[off] Non fa mai punti per una linea, né il punto di una tessera isolata.
  }
rulesvoluspa-tile-Fr = { $boosters-unlimited ->
    [on] { readingsvoluspa-boosters-unlimited }
   *[off] I segnalini potenziamento sono pochi: uno per 2, 3, 4, 10, 11 e 12, due per ogni valore da 5 a 9. Un potenziamento ha bisogno del suo segnalino, che torna disponibile quando la tessera viene coperta o catturata.
  } Hel e il Fulmine non si possono potenziare. Chi cattura una tessera potenziata prende altrettante Freya.
rulesvoluspa-tile-Ra = La seconda posa va su un'altra casella ed è giudicata come se il Corvo non fosse mai stato sulla prima: ciò che aveva coperto è tornato, ma senza potenziamento. Puoi anche restare. I potenziamenti del Corvo valgono tutte e due le volte.
rulesvoluspa-tile-Ni = Dà i 2 punti in ognuna delle due linee che viene conteggiata, anche quando un Loki lo annulla. Valgono per l'estensione del Serpente Marino e per una tessera isolata, ma non per i Nani.
rulesvoluspa-title-end = La fine
rulesvoluspa-V-10-1 = La partita finisce quando la pila e tutte le mani sono vuote.
rulesvoluspa-V-10-2 = A parità di punti è davanti chi ci è arrivato per primo. Lo mostra la cifra dopo il punto: fra due giocatori con undici, 11.2 è davanti a 11.1. A zero decide l'ordine di turno, e la cifra non si mostra.
rulesvoluspa-title-variants = Varianti
rulesvoluspa-V-9 = Niente Hel tardive: appena la pila è vuota, tutte le Hel lasciano le mani. I Fulmini si possono aggiungere a qualsiasi set.
rulesvoluspa-title-faq = Domande e risposte
rulesvoluspa-faq-1 = Un Dragone è posato tra due Valchirie che racchiudono una linea. Fa punti?
rulesvoluspa-faq-1-answer = { $bookends-score-only ->
    [on] Sì, se il suo valore è il più alto della linea. { readingsvoluspa-bookends-score-only }
   *[off] No. Ciò che è posato tra loro non fa punti in questa linea, per quanto alto sia il suo valore.
  }
rulesvoluspa-faq-2 = Le Valchirie accanto a un Loki tengono ancora una linea?
rulesvoluspa-faq-2-answer = { $bookends-score-only ->
    [on] No. { readingsvoluspa-bookends-score-only } Una Valchiria a una tale estremità fa punti anche accanto a un Loki.
   *[off] Sì. Loki toglie loro il valore, non il potere. Una Valchiria posata all'estremità di una linea così ne fa i punti.
  }
rulesvoluspa-faq-3 = Un Fenrir è posato accanto a un Loki. Quanto vale?
rulesvoluspa-faq-3-answer = Non aggiunge nulla al suo branco, ma vale quanto il resto del branco. Qui ciascuno dei tre vale 8, e la parità non dà punti.
rulesvoluspa-faq-4 = Una Hel all'estremità allunga una linea per il Serpente Marino?
rulesvoluspa-faq-4-answer = No. La linea del Serpente supera una Hel solo se dietro c'è una tessera.
rulesvoluspa-faq-5 = Una Hel fa punti per un'altra Hel accanto?
rulesvoluspa-faq-5-answer = No. Fa un punto per ogni tessera intorno, e una Hel è un buco.
rulesvoluspa-faq-6 = Due Valchirie tengono una linea contro il Serpente Marino?
rulesvoluspa-faq-6-answer = { $bookends-score-only ->
    [on] No. { readingsvoluspa-bookends-score-only }
   *[off] Solo se sono le due estremità di una linea senza buchi. Oltre una Hel, o con un'altra tessera dietro una di loro, no.
  }
rulesvoluspa-faq-7 = Un Nano riceve due punti in più per un Niohoggr accanto?
rulesvoluspa-faq-7-answer = No. Il Niohoggr conta con il suo valore, come ogni vicino.
rulesvoluspa-faq-8 = Un Corvo atterra su una tessera potenziata e vola via. Che ne è del potenziamento?
rulesvoluspa-faq-8-answer = Sparisce con la prima posa. La tessera torna senza.
rulesvoluspa-faq-9 = Il Serpente Marino riceve i due punti in più per un Niohoggr oltre una Hel?
rulesvoluspa-faq-9-answer = Sì, anche se accanto al Niohoggr c'è un Loki.
rulesvoluspa-faq-10 = Skadi cattura un Niohoggr. Riceve i suoi due punti in più?
rulesvoluspa-faq-10-answer = No. Quando lei fa punti, il Niohoggr ha lasciato la linea.
rulesvoluspa-faq-11 = Un Nano fa punti anche per la sua riga e la sua colonna?
rulesvoluspa-faq-11-answer = No. Fa solo la metà della somma dei valori dei suoi vicini.{ $dwarf-never-zero ->
    [on] { " " }{ readingsvoluspa-dwarf-never-zero }
   *[off] { "" }
  }
rulesvoluspa-faq-12 = Un Corvo atterra su un Loki e vola via. Le tessere accanto a Loki sono di nuovo annullate?
rulesvoluspa-faq-12-answer = Sì. Finché il Corvo lo copre, Loki non c'è e le tessere hanno di nuovo il loro valore. Quando il Corvo vola via, Loki torna e le annulla.
rulesvoluspa-title-actions = Mosse come testo
rulesvoluspa-V-7-1 = Ogni azione è anche un breve testo senza spazi, che la indica in registrazioni, link condivisi e programmi: due lettere per il tipo di tessera, poi colonna e riga della casella, contate dalla prima tessera verso destra e verso il basso. Le copie di un tipo non si distinguono.
rulesvoluspa-V-7-2 = All'inizio di un turno puoi posare una tessera in ogni modo ammesso; se non ce n'è nessuno, ne scarti una. Dopo un Hermod { $hermod-must-follow ->
    [on] posi una tessera nella sua linea
   *[off] puoi posare una tessera nella sua linea o terminare il turno
  }, e se nessuna è adatta { $hermod-frees ->
    [on] puoi solo terminare il turno
   *[off] ne scarti una
  }; dopo la prima posa di un Corvo puoi volare oltre o restare; con troppe tessere in mano puoi solo scartare. Ogni altra azione è rifiutata con la regola che viola, e nulla cambia.
rulesvoluspa-action-1 = Od@3,-1 posa un Odino nella colonna 3, una riga sopra la prima tessera. Su una casella con una tessera lo stesso testo la copre, e con Sk la cattura.
rulesvoluspa-action-2 = Dr+2@4,0 posa un Dragone potenziato da due Freya della mano.
rulesvoluspa-action-3 = Jo@2,0>E spinge a destra la tessera in 2,0. N, E, S e W sono su, destra, giù e sinistra.
rulesvoluspa-action-4 = fly@1,2 fa volare oltre un Corvo; con stay resta dov'è.
rulesvoluspa-action-5 = end termina il turno dopo un Hermod senza un'altra tessera{ $hermod-must-follow ->
    [on] { $hermod-frees ->
        [on] , se nessuna è adatta
       *[off] ; a questo tavolo non è mai permesso
      }
   *[off] { "" }
  }.
rulesvoluspa-action-6 = discard:Tr scarta un Troll.
rulesvoluspa-title-rulings = Come decidiamo i casi dubbi
rulesvoluspa-V-14 = Le regole stampate esistono in più versioni che non sempre concordano, e alcuni casi restano aperti. Qui si gioca così.
rulesvoluspa-about-rulings = Un tavolo può seguire il regolamento italiano stampato, che comprende il gioco base e Saga of Edda e non dice nulla delle altre tessere. In tre punti anche lì restano le regole in rete. Il regolamento non vieta a una Skadi di catturare una Skadi; due giocatori potrebbero così scambiarsi le Skadi senza fine. Dove gli altri regolamenti vietano di spingere una tessera accanto a un Troll, parla della casella in cui si trova. E accanto a un Troll ammette solo Troll, perché non ha i Nani.
rulesvoluspa-ruling-1 = Un Dragone può coprire un Troll che non ha un altro Troll accanto.
rulesvoluspa-ruling-2 = Uno Jotunn vale 5, un Serpente Marino 6, un Hermod 3.
rulesvoluspa-ruling-3 = Un Nano vale 2, una Freya 3, un Corvo 4.
rulesvoluspa-ruling-4 = Un Niohoggr vale 7.
rulesvoluspa-ruling-5 = Un Fulmine vale 0 e non si può potenziare.
rulesvoluspa-ruling-6 = La tessera dopo Hermod è facoltativa; ma se nessuna è adatta, devi scartarne una.
rulesvoluspa-ruling-7 = Un Corvo non è obbligato a volare oltre.
rulesvoluspa-ruling-8 = La tessera sotto un Corvo che vola oltre ritorna senza potenziamento.
rulesvoluspa-ruling-9 = Dopo un Hermod la seconda posa del Corvo non deve restare nella sua linea.
rulesvoluspa-ruling-10 = Non ci sono più segnalini di quelli della scatola; uno liberato proprio da questa mossa si può usare subito.
rulesvoluspa-ruling-11 = Dopo Hermod, Freya o uno scarto forzato peschi fino ad avere cinque tessere, anche in un turno in cui una Skadi ha catturato.
rulesvoluspa-ruling-12 = Un Nano che tocca solo Hel non fa punti.
rulesvoluspa-ruling-13 = Un Nano si può posare accanto a un Troll, ma non vi si può spingere.
rulesvoluspa-ruling-14 = Uno Jotunn può spingere di una casella verso l'esterno l'ultima tessera di una linea, anche una tessera isolata.
rulesvoluspa-ruling-15 = Il punto di una tessera isolata va anche a quella che ne copre una che toccava solo Hel.
rulesvoluspa-ruling-16 = Un Niohoggr dà i suoi 2 punti una volta in ogni linea conteggiata, e anche con una tessera isolata.
rulesvoluspa-ruling-17 = Un Serpente Marino fa il punto di una tessera isolata solo se nella sua riga e nella sua colonna non c'è altro.
rulesvoluspa-ruling-18 = Contro un Serpente Marino ogni Fenrir vale quanto il branco della propria linea, senza buchi.
rulesvoluspa-ruling-19 = Un Dragone può coprire un Corvo o un Fulmine, e una Skadi può catturare un Fulmine.
rulesvoluspa-ruling-20 = Una tessera scartata perché nessuna si può posare è rimossa dal gioco; una di troppo va fra gli scarti.
rulesvoluspa-ruling-21 = Chi è pari a 0 segue l'ordine di turno, a partire dal giocatore iniziale.
rulesvoluspa-ruling-22 = La prima tessera sul tavolo può essere un Fulmine.
rulesvoluspa-ruling-23 = Una Hel si può scartare quando nessuna tessera si può posare, ma non quando ne hai troppe in mano.
rulesvoluspa-ruling-24 = Se una tessera sta nella linea di Hermod si giudica dopo averla posata; può quindi riempire un buco.
rulesvoluspa-ruling-25 = Due Valchirie tengono la loro linea contro ogni valore interno, anche quando è una tessera posata nel mezzo a completarla.
rulesvoluspa-ruling-26 = Un Fenrir accanto a un Loki non dà nulla al branco, ma vale quanto il resto.
rulesvoluspa-ruling-27 = Prima si stabilisce quali tessere sono annullate e quali non lo sono più; tutti i valori sono quelli dopo la posa.
rulesvoluspa-ruling-28 = Anche un Corvo fa il punto di una tessera isolata.
rulesvoluspa-ex-Od = Odino (8) supera Thor, Fenrir e Skadi. Quattro tessere: { $points } punti.
rulesvoluspa-ex-Th = Thor domina la sua riga di tre e la sua colonna di tre: { $points } punti.
rulesvoluspa-ex-Tr = Il Troll (6) domina la riga: { $points } punti. Da ora accanto a lui vanno solo Troll e Nani.
rulesvoluspa-ex-Dr = Il Dragone copre Odino, che sparisce subito. Contro 3 e 2 basta il suo 5: { $points } punti.
rulesvoluspa-ex-Fe = Due Fenrir valgono 8 ciascuno, più del 7 di Thor. Tre tessere: { $points } punti.
rulesvoluspa-ex-Sk = Skadi cattura Odino e al suo posto domina una riga e una colonna di due: { $points } punti.
rulesvoluspa-ex-Va = La seconda Valchiria racchiude la riga e fa punti per tutte e quattro le tessere, qualunque cosa ci sia in mezzo: { $points } punti.
rulesvoluspa-ex-Lo = Loki annulla i tre vicini. Il suo 1 batte i loro 0, nella riga di tre e nella colonna di due: { $points } punti.
rulesvoluspa-ex-He = Hel inghiotte Thor. Intorno al buco ci sono cinque tessere: { $points } punti.
rulesvoluspa-ex-Hm = Hermod conteggia una riga di tre tessere, poi Thor si unisce alla stessa riga e ne conteggia quattro: { $points } punti in tutto.
rulesvoluspa-ex-Jo = Lo Jotunn spinge Odino fuori dalla riga e prende il suo posto. Lì conteggia una riga di tre tessere; nella colonna Odino è più alto: { $points } punti.
rulesvoluspa-ex-Se = La riga del Serpente Marino ha un largo buco. Tutto ciò che c'è è più basso di 6, e vale l'intera estensione di cinque caselle: { $points } punti.
rulesvoluspa-ex-Lb = Il Fulmine colpisce Thor. La sua riga ha tre tessere, la colonna quattro; vale la più corta: { $points } punti.
rulesvoluspa-ex-Dw = Odino (8) e Skadi (3) sono vicini. La metà di 11, arrotondata per difetto: { $points } punti.
rulesvoluspa-ex-Fr = Tre Freya potenziano il Dragone, che ora vale 8 e batte Thor: { $points } punti.
rulesvoluspa-ex-Ra = Il Corvo copre Skadi e conteggia una linea di tre tessere. Poi vola oltre, Skadi è tornata, e ne conteggia una di quattro: { $points } punti in tutto.
rulesvoluspa-ex-Ni = Odino conteggia una riga di tre tessere, e Niohoggr che ne fa parte aggiunge 2: { $points } punti.
rulesvoluspa-ex-tie = Thor incontra un altro Thor. Uguale non è maggiore: { $points } punti.
rulesvoluspa-ex-alone = Il Dragone copre l'unica tessera e non ha linee: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
rulesvoluspa-ex-first = Odino sta in due linee ed è il più alto in entrambe: tre tessere e due, { $points } punti.
