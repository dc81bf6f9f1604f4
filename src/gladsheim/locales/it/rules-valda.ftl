# Le regole di Valda con parole nostre; le sigle dopo «VA» sono quelle delle regole.
rulesvalda-title-goal = Di che si tratta
rulesvalda-intro = Yggdrasil, l'albero del mondo, ha perso i suoi custodi, e gli dèi cercano qualcuno di nuovo tra loro. Sei uno jarl dei vichinghi. Scavi in cerca di sangue, oro e diamanti, costruisci templi, inganni e attacchi i rivali, e sali sull'albero con tutti quelli che credono in te.
rulesvalda-VA-14-1 = Costruisci templi per sette dèi, e i templi portano seguaci. Dopo sei round vince chi ha più seguaci; a parità, chi ha più edifici, cioè miniere, trivelle e templi; se anche questi sono pari, la vittoria è condivisa.
rulesvalda-title-setup = Prima della partita
rulesvalda-VA-2-1 = Si gioca da due a cinque. Tutti cominciano con sei carte del mazzo base, due miniere, nessun seguace e qualche risorsa: chi gioca più tardi ne ha un po' di più.
rulesvalda-VA-2-6 = Le risorse iniziali nell'ordine dei turni, come sangue, oro e diamanti: in due 2-1-1, 2-2-2; in tre 2-1-1, 2-1-2, 2-2-2; in quattro 2-1-1, 2-1-2, 2-2-2, 2-2-3; in cinque 2-1-1, 2-1-2, 2-2-2, 2-2-2, 2-2-3.
rulesvalda-VA-1-1 = Ci sono sette dèi, ciascuno con un'area di cinque siti, e tre risorse: sangue divino, oro e diamanti, trenta unità di ciascuna. Ciò che la riserva non ha più non può averlo nessuno. Hai nove templi e puoi avere fino a quattro miniere e tre trivelle.
rulesvalda-title-turn = Un turno
rulesvalda-VA-4-1 = In ogni round ciascuno ha un turno, in senso orario, cioè nell'ordine dei posti. Un turno ha cinque fasi: risorse, carte, costruzione, attacchi degli altri, seguaci.
rulesvalda-title-resource = Risorse
rulesvalda-VA-5-1 = Tiri un dado giallo per ogni miniera, che porta oro e diamanti, e uno blu per ogni trivella, che porta sangue. Prima che tu riceva le risorse, una Corona della fortuna può ancora girare un dado.
rulesvalda-VA-5-2 = Poi puoi scambiare quanto vuoi{ $trade-any-four ->
    [on] . { readingsvalda-trade-any-four }
   *[off] : quattro risorse di un tipo per una di un altro.
  } Con un tempio di Heimdall ne bastano due, con due templi una; in quest'ultimo caso ciò che hai ottenuto con uno scambio non si scambia più in quella fase.
rulesvalda-title-game = Carte
rulesvalda-VA-6-1 = Peschi due carte del mazzo base, scoperte davanti a te; con un tempio di Freya le prendi in mano, con due ne peschi tre. Chi possiede un'area prende, al posto di una di esse, la prima carta del mazzo di quel dio.
rulesvalda-VA-6-4 = Hai tre azioni. Con una giochi una carta gialla, scoperta o dalla mano, con una prendi una risorsa a scelta, con due compri due carte, che restano scoperte davanti a te; con Freya, con una compri una carta, subito in mano. Alcune carte non costano azioni. Una carta si risolve un effetto dopo l'altro e si può giocare anche se non fa nulla.
rulesvalda-VA-6-8 = Alla fine le carte scoperte vanno in mano e scarti fino ad averne dieci. Il limite vale solo in quel momento.
rulesvalda-title-build = Costruzione
rulesvalda-VA-7-1 = Puoi costruire due edifici: miniere, trivelle e templi. Un tempio ha bisogno di un sito libero in un'area che non sia di un altro, e va pagato per intero.
rulesvalda-VA-7-3 = Un tempio porta subito un seguace, e un altro se è il tuo terzo lì; poi guardi le prime due carte del mazzo del dio e ne tieni una. Ciò che le carte ti fanno costruire in più segue le stesse regole ma non conta fra i due edifici.
rulesvalda-VA-7-4 = I costi, in sangue, oro e diamanti: miniera 1, 1, 1; trivella 0, 2, 2; Heimdall 1, 2, 2; Freya 0, 3, 3; Surtur 2, 0, 2; Tyr 2, 2, 0; { $thor-costs-three ->
    [on] Thor 3, 2, 2
   *[off] Thor 2, 2, 2
  }; Odino 2, 3, 3; Loki 4, 1, 1.
rulesvalda-title-attack = Attacchi
rulesvalda-VA-8-1 = Tutti gli altri possono attaccare chi è di turno, uno dopo l'altro: prima chi ha più seguaci, poi chi ha più risorse, poi in senso orario. Ognuno ha un attacco, oppure passa e in questo turno non attacca più; con i templi di Surtur e al massimo tre giocatori gli attacchi sono due.
rulesvalda-VA-8-4 = La forza di un attacco è quella della carta più l'aiuto di Surtur{ $wrath-card-only ->
    [on] . { readingsvalda-wrath-card-only }
   *[off] ; l'Ira di Thor raddoppia il tutto.
  }
rulesvalda-VA-8-5 = Chi è attaccato gioca carte difesa, una dopo l'altra, ciascuna con i suoi scudi e l'aiuto di Tyr. Appena gli scudi raggiungono la forza, l'attacco fallisce. In ogni caso le carte finiscono negli scarti.
rulesvalda-VA-10-2 = Altrimenti succede ciò che dice la carta. Perdi seguaci solo fino all'ultima zona sicura raggiunta, a 5, 12 e 20, e chi li ruba riceve solo quelli persi davvero. Per risorse, carte e templi non ci sono zone sicure.
rulesvalda-title-followers = Seguaci
rulesvalda-VA-9-1 = Nella tua ultima fase i templi di Thor trasformano oro o diamanti in seguaci, quelli di Odino il sangue; i tassi di un secondo tempio si aggiungono e si contano a parte. Loki ti fa tirare una volta i dadi bianchi: un teschio costa un seguace.
rulesvalda-VA-10-1 = I seguaci sono solo un numero, senza limite. Quelli portati da un tempio restano anche quando il tempio non c'è più.
rulesvalda-title-temples = Templi e aree
rulesvalda-VA-11-1 = Ciò che un dio fa per te dipende dal fatto che lì tu abbia un tempio o almeno due. Vale da quando il tempio c'è a quando se ne va, anche a metà di una fase. Un tempio distrutto torna al suo proprietario.
rulesvalda-VA-11-5 = Con tre templi un'area è tua: nessun altro può costruirvi o spostarvi un tempio, e la prima volta ottieni un seguace. I templi altrui che ci sono già continuano a funzionare. { $area-opens-at-one-loss ->
    [on] { readingsvalda-area-opens-at-one-loss }
   *[off] Se ne restano meno di tre dei tuoi, l'area si riapre.
  }
rulesvalda-title-weapons = Armi divine
rulesvalda-VA-12-1 = Ogni arma si può usare in uno di due modi. Non costa azioni, e contro di essa si può giocare solo un'altra arma, al momento giusto.
rulesvalda-VA-12-3 = Quasi ogni modo ha il suo momento: prima che i dadi diano qualcosa, quando un attacco è annunciato, quando va a segno o fallisce, quando è stata giocata una carta gialla, quando si annuncia l'ultimo edificio. Lo si chiede solo a chi ha un'arma adatta, e nessun altro lo viene a sapere.
rulesvalda-VA-12-5 = Quattro armi prendono carte dagli scarti o da un altro giocatore. Si possono usare ogni volta che decidi qualcosa in una fase, o quando le carte di un turno sono state pescate. { $gjallarhorn-strongest ->
    [on] { readingsvalda-gjallarhorn-strongest }
   *[off] Suono del Gjallarhorn prende due carte difesa a scelta dagli scarti.
  }
rulesvalda-VA-12-6 = Svanito passa un attacco a un terzo giocatore, che allora si difende. Pugnalata alle spalle ferma l'ultimo edificio: non si paga e non si costruisce, ma l'occasione è persa. Un Ladro prende una carta scoperta a scelta, o una dalla mano senza vederla.
rulesvalda-title-cards = Dèi e carte
rulesvalda-VA-1-6 = Le carte gialle le giochi nel tuo turno, gli attacchi in quello degli altri, le difese contro gli attacchi, le armi divine nel loro momento. Le scelte di una carta spettano a chi la gioca; un effetto che non può far nulla non fa nulla. Quando una carta gialla danneggia altri non è un attacco: nessuno può difendersi, ma le zone sicure valgono.
rulesvalda-VA-3-5 = Se serve una carta e il mazzo è vuoto, si rimescolano le sue carte che sono fra gli scarti. Puoi guardare gli scarti; mani e mazzi sono segreti.
rulesvalda-title-end = Varianti
rulesvalda-VA-14-3 = Inversione: chi comincia lo decide la sorte, e il sesto round va al contrario, a partire dal vicino di destra di chi ha cominciato.
rulesvalda-VA-14-2 = Corsa agli dèi: chi per primo ha venti seguaci vince subito. Se nessuno ci arriva, si decide come al solito dopo sei round. Le due varianti si possono combinare.
rulesvalda-title-faq = Domande e risposte
rulesvalda-faq-1 = Possiedo un'area con quattro templi e ne perdo uno. È ancora mia?
rulesvalda-faq-1-answer = { $area-opens-at-one-loss ->
    [on] No. { readingsvalda-area-opens-at-one-loss }
   *[off] Sì, finché te ne restano tre. Qui gli altri possono costruirvi solo dopo una seconda perdita.
  }
rulesvalda-faq-2 = Perdo il mio terzo tempio in un'area e lo ricostruisco. Ottengo di nuovo il seguace per l'area?
rulesvalda-faq-2-answer = No, lo ottieni una volta sola in ogni area. Il nuovo tempio ti porta il suo seguace.
rulesvalda-faq-3 = Posso scambiare due unità d'oro e due diamanti per una di sangue?
rulesvalda-faq-3-answer = { $trade-any-four ->
    [on] Sì. { readingsvalda-trade-any-four }
   *[off] No. Senza un tempio di Heimdall si scambiano quattro risorse dello stesso tipo.
  }
rulesvalda-faq-4 = Possiedo un'area. Posso scegliere fra due carte quando pesco dal mazzo del suo dio?
rulesvalda-faq-4-answer = No, prendi la prima carta. Scegli fra due carte solo quando costruisci un tempio. Con due templi di Freya peschi anche due carte del mazzo base.
rulesvalda-faq-5 = Una miniera che una carta mi fa costruire conta fra i miei due edifici?
rulesvalda-faq-5-answer = No. Nella fase di costruzione puoi ancora costruire due edifici.
rulesvalda-faq-6 = Un tempio mi porta un'undicesima carta. Devo scartarne una?
rulesvalda-faq-6-answer = Non ora. Scarti fino a dieci carte solo alla fine della tua fase di gioco; fino ad allora puoi tenere l'undicesima.
rulesvalda-faq-7 = Due templi di Surtur mi danno due attacchi?
rulesvalda-faq-7-answer = In due o in tre sì, e ognuno ha 1 di forza in più. In quattro o in cinque hai un solo attacco, con 2 di forza in più.
rulesvalda-faq-8 = L'Ira di Thor raddoppia anche l'aiuto di Surtur?
rulesvalda-faq-8-answer = { $wrath-card-only ->
    [on] No. { readingsvalda-wrath-card-only }
   *[off] Sì. Qui il Rapimento ha 2, Surtur aggiunge 1, e il doppio fa 6.
  }
rulesvalda-faq-9 = Che cosa posso giocare contro il Corno da guerra?
rulesvalda-faq-9-answer = Non le carte difesa. Ma la Vendetta di Tyr ferma l'attacco e te ne dà la carta, e Svanito passa l'attacco a un altro.
rulesvalda-faq-10 = Con Svanito posso rimandare un attacco a chi attacca?
rulesvalda-faq-10-answer = No. Passa a un terzo giocatore, che allora può difendersi. In due non si può giocare Svanito.
rulesvalda-title-actions = Mosse come testo
rulesvalda-VA-15 = Ogni decisione è anche un breve testo, con le parti separate da due punti, che la indica in registrazioni, link condivisi e programmi: b, g e d sono sangue, oro e diamanti; dèi e carte hanno i nomi del file delle carte, i posti i loro numeri da 0.
rulesvalda-VA-15-3 = Ti si chiede anche quando c'è una sola azione possibile. Ogni altra azione è rifiutata con il motivo, e nulla cambia.
rulesvalda-action-1 = { $trade-any-four ->
    [on] trade:ggdd:b dà due unità d'oro e due diamanti per sangue, trade:g:b solo oro, con templi di Heimdall;
   *[off] trade:g:b dà oro per sangue;
  } take:d prende un diamante; buy compra carte; play:base.drakkar gioca una carta.
rulesvalda-action-2 = build:mine, build:drill e build:odin costruiscono; keep:CARTA tiene una delle due carte di un tempio.
rulesvalda-action-3 = attack:CARTA attacca e pass rinuncia; defend:CARTA difende e yield smette.
rulesvalda-action-4 = thor:3:g, odin:2 e loki portano seguaci nell'ultima fase; il numero dice quale tasso si intende.
rulesvalda-action-5 = weapon:thief usa un'arma in uno dei suoi due modi; pass la tiene.
rulesvalda-action-6 = res:g, player:1, god:tyr, card:CARTA, change:b:g e move:1:tyr rispondono a ciò che un effetto chiede; done conclude ciò che si può fare più volte.
rulesvalda-action-7 = die:0:5 gira il primo dado sulla sua faccia 5; tra risultati uguali è offerta solo la faccia più bassa.
rulesvalda-action-8 = end passa alla fase seguente; discard:CARTA scarta una carta quando la mano ne ha più di dieci.
rulesvalda-title-rulings = Come decidiamo i casi dubbi
rulesvalda-VA-19 = L'elenco delle carte è una ricostruzione, e le regole sono stampate in due lingue che a tratti differiscono. Qui si gioca così.
rulesvalda-ruling-1 = Un tempio di Thor costa due unità di sangue.
rulesvalda-ruling-2 = Per uno scambio ti servono quattro risorse dello stesso tipo, e puoi scambiare solo nella fase delle risorse.
rulesvalda-ruling-3 = Anche con due templi di Freya tutte le carte si pescano coperte.
rulesvalda-ruling-4 = Contro il Corno da guerra non si possono giocare carte difesa, ma la Vendetta di Tyr e Svanito sì.
rulesvalda-ruling-5 = L'ora del martello fa giocare di nuovo una carta appena giocata; la prima volta costa la sua azione.
rulesvalda-ruling-6 = La Pretesa di Surtur permette lo stesso attacco ancora una volta, senza Corno da guerra né Ira di Thor.
rulesvalda-ruling-7 = Chi ha quattro o cinque templi e ne perde uno possiede ancora l'area.
rulesvalda-ruling-8 = Il seguace per il terzo tempio si ottiene una volta sola per giocatore e area.
rulesvalda-ruling-9 = Suono del Gjallarhorn prende due carte difesa qualsiasi dagli scarti.
rulesvalda-ruling-10 = L'Ira di Thor raddoppia anche ciò che Surtur aggiunge a un attacco.
rulesvalda-ex-trade = Con un tempio di Heimdall due unità d'oro ne comprano una di sangue, due volte di fila.
rulesvalda-ex-temple = Il terzo tempio di Tyr: un seguace per il tempio e uno per l'area, e di due carte se ne tiene una.
rulesvalda-ex-attack = Il Rapimento ha forza 2, e nessuno si difende: un seguace passa all'attaccante.
rulesvalda-ex-defence = Uno Scudo rotondo porta 2 contro la forza 2. Basta, e non succede nulla.
rulesvalda-ex-level = Sette seguaci ciascuno. Decidono gli edifici: quattro contro tre.
rulesvalda-ex-four = { $trade-any-four ->
    [on] Senza templi di Heimdall scambi quattro risorse qualsiasi, qui quattro unità d'oro per una di sangue.
   *[off] Senza templi di Heimdall quattro unità d'oro ne comprano una di sangue.
  }
rulesvalda-ex-even = Due templi di Heimdall: uno contro uno. Il sangue ottenuto così non si può più scambiare.
rulesvalda-ex-open = Senza Freya le due carte restano scoperte, e tutti le vedono.
rulesvalda-ex-freya = Due templi di Freya: tre carte, direttamente in mano.
rulesvalda-ex-owned = L'area di Tyr è tua: una carta del suo mazzo e una sola del mazzo base.
rulesvalda-ex-actions = Tre azioni: un oro, un diamante e una Vena di sangue per due di sangue.
rulesvalda-ex-buy = Due azioni comprano due carte. Una, Baratto, non costa azioni: il sangue diventa oro e un diamante.
rulesvalda-ex-free = Non restano azioni, ma Yggdrasil non ne costa: ora puoi costruire tre edifici.
rulesvalda-ex-limit = Undici carte sono una di troppo: ne scarti una.
rulesvalda-ex-works = Una miniera e una trivella. Dopo il secondo edificio la fase di attacco comincia da sé.
rulesvalda-ex-god = Il primo tempio di Tyr: un seguace. Delle due carte ne tieni una, l'altra va in fondo al mazzo.
rulesvalda-ex-order = Il giocatore 3 ha più seguaci e comincia. Il 4 e il 2 ne hanno due ciascuno: il 4 ha più risorse.
rulesvalda-ex-twice = In tre e con un tempio di Surtur: il primo attacco fallisce, e ne segue un secondo.
rulesvalda-ex-sword = In quattro un tempio di Surtur porta il Rapimento da 2 a 3. Uno Scudo rotondo da 2 non basta.
rulesvalda-ex-wrath = { $wrath-card-only ->
    [on] Uccisione ha 3, l'Ira di Thor la raddoppia, Surtur aggiunge 1: 7. Scudi da 4 e 3 bastano appena.
   *[off] Uccisione ha 3, Surtur aggiunge 1, l'Ira di Thor raddoppia: 8. Scudi da 4, 3 e 1 bastano appena.
  }
rulesvalda-ex-safe = Cinque seguaci sono una zona sicura: il Rapimento riesce, ma nessuno si perde e il ladro non ottiene nessuno.
rulesvalda-ex-zone = La Doppia uccisione costerebbe due seguaci. Da 13 se ne perde uno solo: a 12 c'è una zona sicura.
rulesvalda-ex-thor = Due templi di Thor: tre volte due unità d'oro e tre volte tre, ogni volta per un seguace.
rulesvalda-ex-odin = Due templi di Odino: due volte tre di sangue, ogni volta per due seguaci.
rulesvalda-ex-loki = Con due templi di Loki tiri due dadi bianchi: tre seguaci, e un teschio ne toglie uno.
rulesvalda-ex-kept = Una Torcia distrugge uno di quattro templi. Ne restano tre: { $area-opens-at-one-loss ->
    [on] l'area si riapre lo stesso
   *[off] l'area resta chiusa
  }.
rulesvalda-ex-horn = Il Suono del Gjallarhorn riprende { $gjallarhorn-strongest ->
    [on] le due carte difesa più forti
   *[off] due carte difesa
  } dagli scarti: Scudo di ferro e Muro di scudi.
rulesvalda-ex-vanished = Svanito passa il Rapimento a un terzo giocatore, che non ha scudi e perde un seguace.
rulesvalda-ex-backstab = La seconda miniera è l'ultimo edificio. Pugnalata alle spalle la ferma: non si paga e non si costruisce.
rulesvalda-signs = Che cosa significano i simboli
rulesvalda-sign-blood = Sangue divino
rulesvalda-sign-blood-about = Viene dalle trivelle. Serve per costruire, e Odino lo trasforma in seguaci.
rulesvalda-sign-gold = Oro
rulesvalda-sign-gold-about = Viene dalle miniere. Serve per costruire, e Thor lo trasforma in seguaci.
rulesvalda-sign-diamond = Diamanti
rulesvalda-sign-diamond-about = Vengono dalle miniere come l'oro e servono alle stesse cose.
rulesvalda-sign-works = Miniere e trivelle
rulesvalda-sign-works-about = Le caselle gialle sono miniere, quelle blu trivelle. Ognuna piena tira un dado nella fase delle risorse.
rulesvalda-sign-hand = Mano
rulesvalda-sign-hand-about = Quante carte ha in mano un giocatore.
rulesvalda-sign-temple = Templi
rulesvalda-sign-temple-about = Quanti dei suoi nove templi un giocatore può ancora costruire.
rulesvalda-sign-followers = Seguaci
rulesvalda-sign-followers-about = Chi alla fine ne ha di più vince.
rulesvalda-sign-skull = Teschio
rulesvalda-sign-skull-about = Sui dadi bianchi: si perde un seguace.
rulesvalda-sign-ship = Drakkar
rulesvalda-sign-ship-about = Accanto a un giocatore mostra di chi è il turno.
rulesvalda-sign-dice = Dadi
rulesvalda-sign-dice-about = I gialli portano oro e diamanti, i blu sangue, i bianchi seguaci.
rulesvalda-sign-yellow = Carta gialla
rulesvalda-sign-yellow-about = La moneta è il suo costo in azioni. La giochi nella tua fase di gioco.
rulesvalda-sign-attack = Carta attacco
rulesvalda-sign-attack-about = La lama è la sua forza. La giochi nella fase di attacco di un altro.
rulesvalda-sign-defence = Carta difesa
rulesvalda-sign-defence-about = Lo scudo dice quanti scudi porta contro un attacco.
rulesvalda-sign-weapon = Arma divina
rulesvalda-sign-weapon-about = Senza cifra: usi uno dei suoi due effetti nel suo momento, senza azioni.
rulesvalda-sign-corner = Un dio nell'angolo
rulesvalda-sign-corner-about = La carta è del mazzo di questo dio.
rulesvalda-sign-back = Albero
rulesvalda-sign-back-about = Il dorso di ogni carta. Sul tavolo è il mazzo base, con il numero di carte rimaste.
rulesvalda-sign-area = Area di un dio
rulesvalda-sign-area-about = I cerchi tratteggiati sono siti liberi, i tetti sono templi. Sotto c'è il costo di un tempio, accanto quante carte ha il mazzo del dio.
rulesvalda-sign-owned = Stendardo e anello
rulesvalda-sign-owned-about = L'area è chiusa: appartiene al giocatore di questo colore.
rulesvalda-sign-seat = Forma con un numero
rulesvalda-sign-seat-about = Un giocatore: sui templi e sul tracciato ognuno ha la stessa forma, lo stesso colore e numero.
rulesvalda-sign-track = Yggdrasil
rulesvalda-sign-track-about = Il tracciato dei seguaci. Gli anelli verdi sono zone sicure; quello dorato tratteggiato è l'arrivo della Corsa agli dèi.
rulesvalda-sign-clock = In alto sul tavolo
rulesvalda-sign-clock-about = L'obiettivo, il round e la fase. I cerchi pieni sono azioni rimaste, i quadrati pieni edifici che puoi ancora costruire.
