# Le regole di Valhalla con parole nostre; le sigle dopo «VH» sono quelle delle regole.
rulesvalhalla-title-goal = Di che si tratta
rulesvalhalla-intro = I guerrieri caduti in battaglia aspettano nel Valhalla l'ultima, e si allenano ogni giorno. Tu guidi una di queste armate. Prende corpo in un paesaggio che le cambia sotto i piedi, segue i condottieri che recluti e combatte per la gloria, e alla fine decide il punteggio.
rulesvalhalla-VH-11-1 = Tieni luoghi del paesaggio e lasci che portino gloria. Dopo ogni fase di gloria si guarda se qualcuno ha raggiunto l'obiettivo: chi allora è in testa da solo vince, con un pareggio in testa si continua. Dopo un numero stabilito di fasi di gloria si finisce comunque; tutti quelli che sono in testa condividono la vittoria.
rulesvalhalla-title-setup = Prima della partita
rulesvalhalla-VH-2-1 = Si gioca da due a sei, ciascuno con dodici armate, gli Einherjer. Un'armata è sempre in uno di quattro posti: nella riserva, nel Valhalla, legata a una carta o su un luogo. Nessuna si perde mai; quelle che cadono tornano nella riserva.
rulesvalhalla-VH-2-2 = Una carta ha un rango e fino a tre semi, ed è un evento (una Valchiria), un condottiero o un luogo. Alcune sono evento e luogo insieme; chi le ha decide a ogni uso. Gli assi non sono niente di tutto ciò.
rulesvalhalla-VH-3-1 = Il Valhalla è una griglia di tre carte per tre; in cinque o sei è largo quattro. I primi luoghi che escono formano il paesaggio, all'inizio due per due (in cinque o sei, largo due e alto tre), che può crescere fino a tre per tre (in cinque o sei, largo quattro e alto tre).
rulesvalhalla-VH-1-2 = Da due a quattro giocatori usano uno o due Decktet, in cinque o sei due. Potete lasciare fuori pedoni e corti e aggiungere la Scusa.
rulesvalhalla-VH-4-6 = I posti del Valhalla si contano dall'angolo in alto a sinistra; il paesaggio non ha un angolo fisso e può crescere da ogni lato. Ogni luogo è tenuto al massimo da un giocatore, quello le cui armate vi stanno.
rulesvalhalla-title-turn = Turni e fasi
rulesvalhalla-VH-5-1 = Nel tuo turno fai una cosa. Tutti attraversano quattro fasi al proprio ritmo, sempre in ordine: Valhalla, reclutamento, battaglia, gloria. Se fai qualcosa della fase seguente, ci entri.
rulesvalhalla-VH-5-4 = Puoi passare dopo aver schierato un'armata o reclutato in questo ciclo, e in battaglia sempre. Quando tutti hanno passato uno dopo l'altro, chi ha passato deve andare alla fase seguente e agirvi subito.
rulesvalhalla-VH-5-3 = Chi non può fare niente in una fase la salta. Ma nessuno segna gloria prima di aver avuto un turno nella fase di battaglia.
rulesvalhalla-title-place = Fase 1: Valhalla
rulesvalhalla-VH-6-1 = Schieri un'armata della tua riserva in un varco fra due carte. Ogni ciclo comincia così, se è possibile.
rulesvalhalla-VH-4-1 = I varchi sono solo fra due posti vicini, e basta una carta accanto. Ci stanno quante armate si vuole, di chiunque, e restano quando la carta se ne va.
rulesvalhalla-title-recruit = Fase 2: reclutamento
rulesvalhalla-VH-7-1 = Ogni turno recluti una carta circondata da almeno due tue armate. Con la prima finisci di schierare; in ogni ciclo una è d'obbligo, se si può.
rulesvalhalla-VH-7-3 = Costa due armate, meno il tuo vantaggio sul singolo rivale più forte intorno a quella carta, o di più se sei indietro. Le prendi dalla riserva o dal Valhalla, dove una deve restare; rimangono legate alla carta.
rulesvalhalla-VH-7-5 = La tua zona di controllo ha posto per quattro carte, mai due uguali. Per una quinta rinunci a una delle altre, e le sue armate tornano a casa.
rulesvalhalla-title-battle = Fase 3: battaglia
rulesvalhalla-VH-8-1 = Dopo aver reclutato usi una carta per turno. Il primo uso la gira di traverso, il secondo la gira a faccia in giù; ogni volta riposa poi fino al tuo prossimo ciclo. Prima pianifichi tutti i passi, poi accadono insieme.
rulesvalhalla-VH-8-10 = Evento: armate dalla tua riserva vanno su luoghi che hanno un seme in comune con la carta, quante il suo rango, con una corona fino a dieci. Pedoni e corti le mandano su un solo luogo numerato, al massimo quante ne dice il rango del luogo.
rulesvalhalla-VH-8-20 = Condottiero: ha tanti movimenti quanto il rango; ognuno porta un'armata da un tuo luogo a uno vicino che ha un seme in comune con il luogo di prima e uno con il condottiero. Le armate che vanno insieme combattono insieme.
rulesvalhalla-VH-8-22 = Una corona nomina una destinazione e vi porta armate con dieci movimenti, per luoghi liberi o tuoi; al primo scontro lì il nemico perde prima un'armata.
rulesvalhalla-VH-8-25 = Un pedone o una corte fa andare verso i luoghi vicini tutte le armate di un luogo che ha un seme in comune con la carta{ $leader-any-neighbour ->
    [on] . { readingsvalhalla-leader-any-neighbour }
   *[off] , ognuna verso uno che ha un seme in comune con quel luogo e uno con il condottiero.
  }
rulesvalhalla-VH-8-30 = Luogo: la carta diventa parte del paesaggio, con le armate legate: è il Favore di Odino. La segni subito, insieme al miglior luogo vicino che tieni.
rulesvalhalla-VH-8-33 = Da cinque luoghi in poi può sostituirne un altro. Dei nemici lì resta la metà, per difetto, e le tue armate li combattono; non ottieni punti. Se non c'è nessuno o ci sei solo tu, segni il luogo.
rulesvalhalla-VH-8-5 = Raddrizzare: due armate della riserva raddrizzano una carta coperta.
rulesvalhalla-VH-8-6 = Un asso segna un luogo del suo seme che tieni, senza costarti il turno; ma vale come uso.{ $ace-any-turn ->
    [on] { " " }{ readingsvalhalla-ace-any-turn }
   *[off] { "" }
  }
rulesvalhalla-VH-8-7 = Chi ha la Scusa può annullare ciò che un rivale ha appena pianificato{ $excuse-any-turn ->
    [on] . { readingsvalhalla-excuse-any-turn }
   *[off] , o nella propria fase di battaglia scartare una carta di un rivale.
  } Poi la Scusa se ne va.
rulesvalhalla-title-combat = Scontri
rulesvalhalla-VH-9-1 = Le armate cadono una contro una finché resta al massimo una parte. Per chi arriva con un evento o con un luogo il terreno non conta.
rulesvalhalla-VH-9-3 = Chi marcia contro nemici su un rango più alto perde prima un'armata. Pedoni e corti sono più bassi di tutti i numeri; una corona non è né più alta né più bassa di qualsiasi altra carta.
rulesvalhalla-title-glory = Fase 4: gloria
rulesvalhalla-VH-10-1 = Nella tua prima fase di gloria segni solo tu, in tutte le seguenti segnano tutti.
rulesvalhalla-VH-10-2 = Un luogo numerato porta il suo rango; una corona due punti per ogni luogo del suo seme nel gruppo collegato a cui appartiene, chiunque lo tenga; un pedone uno per ogni tua armata lì; una corte uno per ognuna lì e accanto. Di due uguali si segna solo il migliore.
rulesvalhalla-VH-10-5 = Prima puoi girare assi: i luoghi numerati del loro seme valgono doppio, una volta sola.
rulesvalhalla-title-after = Dopo la gloria
rulesvalhalla-VH-11-4 = Le tue carte usate tornano pronte, e dal Valhalla possono tornare a casa quante tue armate vuoi.
rulesvalhalla-VH-11-5 = Le carte che nessuna armata circonda vanno negli scarti, e i posti vuoti si riempiono.
rulesvalhalla-VH-11-7 = Il tuo prossimo turno comincia un nuovo ciclo.
rulesvalhalla-title-cards = Le carte
rulesvalhalla-VH-2-5 = Due carte vanno insieme quando hanno un seme in comune.
rulesvalhalla-title-faq = Domande e risposte
rulesvalhalla-faq-1 = Un'armata può proseguire da un luogo che ha appena conquistato?
rulesvalhalla-faq-1-answer = Sì, finché il condottiero ha ancora movimenti. Ogni passo vuole i suoi semi in comune, e il suo scontro si risolve prima del passo seguente.
rulesvalhalla-faq-2 = Un pedone o una corte può guidare armate verso ogni luogo vicino?
rulesvalhalla-faq-2-answer = { $leader-any-neighbour ->
    [on] Sì. { readingsvalhalla-leader-any-neighbour }
   *[off] No. Ognuno di questi luoghi deve avere un seme in comune con quello da cui partono le armate e uno con il condottiero. Non deve essere lo stesso seme.
  }
rulesvalhalla-faq-3 = Posso usare un asso mentre sto ancora reclutando?
rulesvalhalla-faq-3-answer = { $ace-any-turn ->
    [on] Sì. { readingsvalhalla-ace-any-turn }
   *[off] Sì, dopo aver reclutato una carta. Ma allora comincia la tua fase di battaglia, e in questo ciclo non recluti altre carte.
  }
rulesvalhalla-faq-4 = La Scusa può fermare un asso?
rulesvalhalla-faq-4-answer = Sì, come ferma l'uso di un evento, di un condottiero o di un luogo, in qualunque fase tu sia. Non può fermare una fase di gloria né una carta che viene raddrizzata.
rulesvalhalla-faq-5 = Una carta viene reclutata. Che ne è delle armate accanto?
rulesvalhalla-faq-5-answer = Quelle che non la pagano restano nei loro varchi. Circondano ancora la carta dall'altra parte, e più tardi la nuova carta nel posto vuoto.
rulesvalhalla-faq-6 = Posso pagare una carta con tutte le mie armate nel Valhalla?
rulesvalhalla-faq-6-answer = No, una deve restare lì. Se le altre e la tua riserva non bastano, non puoi reclutare la carta.
rulesvalhalla-faq-7 = Perdo un'armata se marcio in salita su un luogo vuoto?
rulesvalhalla-faq-7-answer = No. Il terreno conta solo contro i nemici.
rulesvalhalla-faq-8 = Raggiungo l'obiettivo con un asso. Ho vinto?
rulesvalhalla-faq-8-answer = Non ancora. I punti si confrontano solo dopo una fase di gloria, e vinci solo se allora sei in testa da solo.
rulesvalhalla-faq-9 = Sostituisco un luogo dove c'è una sola armata rivale. Lo segno?
rulesvalhalla-faq-9-answer = No. La metà di una, per difetto, è zero, quindi quell'armata torna a casa. Ma c'era quando hai usato la carta, e non ottieni punti.
rulesvalhalla-faq-10 = Dopo la gloria tutte le mie armate devono lasciare il Valhalla?
rulesvalhalla-faq-10-answer = No. Scegli tu quali tornano a casa; le altre restano dove sono.
rulesvalhalla-title-actions = Mosse come testo
rulesvalhalla-VH-13 = Ogni azione è anche un breve testo, con le parti separate da due punti, che la indica in registrazioni, link condivisi e programmi. Un posto è la sua colonna e la sua riga; un varco è il posto alla sua sinistra o sopra, seguito da E o S; le carte hanno i loro nomi inglesi, la seconda copia con .2.
rulesvalhalla-VH-14-1 = Una posizione come testo ha tutti i suoi campi: mazzo e scarti, il Valhalla con i suoi varchi, il paesaggio, ciò che ciascuno ha e ha fatto in questo ciclo, e ciò che si sta decidendo. Ogni carta c'è esattamente una volta, ciascuno ha dodici armate, e nel paesaggio ci sono solo luoghi.
rulesvalhalla-action-1 = place:1,0S schiera un'armata nel varco sotto il posto 1,0.
rulesvalhalla-action-2 = recruit:2,1 recluta una carta; pay:reserve e pay:1,0S la pagano; drop:CARTA fa posto.
rulesvalhalla-action-3 = use:CARTA:event, use:CARTA:person e use:CARTA:location:2,0 annunciano un uso; refresh:CARTA raddrizza una carta.
rulesvalhalla-action-4 = put:0,1:3 manda tre armate; march:0,1:1,1:2 ne guida due; muster:0,0:1,0:2 ne porta due alla destinazione della corona, passando per 1,0; end esegue il piano.
rulesvalhalla-action-5 = ace:CARTA:0,1 segna un luogo; nella fase di gloria ace:CARTA gira un asso, e score conta i punti.
rulesvalhalla-action-6 = excuse:CARTA ferma un piano e allow lo lascia accadere; use:excuse:discard:1:CARTA scarta una carta del posto 1.
rulesvalhalla-action-7 = take:1,0S:2 riporta a casa due armate; glory, pass, battle, skip ed end sono, in inglese, gloria, passare, alla battaglia, saltare e fine.
rulesvalhalla-title-rulings = Come decidiamo i casi dubbi
rulesvalhalla-about-rulings = Le regole sono brevi e lasciano casi aperti. Qui si gioca così.
rulesvalhalla-ruling-1 = Le armate stanno solo fra due posti, mai al bordo o agli angoli.
rulesvalhalla-ruling-2 = Il movimento di un condottiero vuole entrambi: un seme in comune con il luogo di prima e uno con il condottiero.
rulesvalhalla-ruling-3 = Un uso che non farebbe nulla non è permesso.
rulesvalhalla-ruling-4 = Le armate che cadono durante un uso non possono essere mandate di nuovo nello stesso uso.
rulesvalhalla-ruling-5 = Un nuovo luogo deve toccare il paesaggio, che non si gira mai.
rulesvalhalla-ruling-6 = Chi tiene una carta non può reclutare la sua gemella.
rulesvalhalla-ruling-7 = I punti di assi e nuovi luoghi valgono per la fine solo alla prossima fase di gloria.
rulesvalhalla-ruling-8 = Quali armate tornano a casa dopo la gloria lo decide ognuno.
rulesvalhalla-ruling-9 = Anche un pedone o una corte porta solo verso un luogo che ha un seme in comune con il luogo di prima e uno con il condottiero.
rulesvalhalla-ruling-10 = Usi un asso solo nella tua fase di battaglia; se lo usi nella fase di reclutamento, comincia la tua fase di battaglia.
rulesvalhalla-ruling-11 = Scartare con la Scusa una carta di un rivale è un'azione della propria fase di battaglia.
rulesvalhalla-ex-recruit = Senza vantaggio questa carta costa due armate, pagate entrambe dalla riserva.
rulesvalhalla-ex-event = Il Patto manda sette armate su un luogo che ha un seme in comune con lui.
rulesvalhalla-ex-battle = Il Marinaio guida un'armata contro una. Cadono entrambe, e il luogo resta vuoto.
rulesvalhalla-ex-glory = La prima fase di gloria. La Terra di confine è un pedone: un punto per ogni armata che vi sta, { $points } in tutto.
rulesvalhalla-ex-all = Una fase di gloria successiva: il Castello ti porta il suo rango, 7, e la Foresta 5 al rivale.
rulesvalhalla-ex-tie = Entrambi superano l'obiettivo di 100 con 105 punti. Nessuno è in testa da solo, e si continua.
rulesvalhalla-ex-forced = Entrambi hanno passato. Il primo deve andare alla fase 2, non può reclutare e la salta; poi tocca anche al secondo.
rulesvalhalla-ex-unable = La riserva è vuota e non si può schierare: la fase 1 si salta.
rulesvalhalla-ex-price = Quattro armate contro tre e quattro rivali: nessun vantaggio, quindi due armate. Una viene dalla riserva, una dal Valhalla.
rulesvalhalla-ex-alone = Due armate e nessun rivale intorno alla carta: due di vantaggio, e non costa nulla.
rulesvalhalla-ex-fifth = Il Patto sarebbe la quinta carta: il Pittore se ne va, e le sue tre armate tornano a casa.
rulesvalhalla-ex-journey = Il Viaggio ha un seme in comune con la Montagna e con la Foresta: un'armata per ciascuna.
rulesvalhalla-ex-pawn = Il Raccolto è un pedone: un solo luogo, al massimo tante armate quanto il suo rango. Il Castello ne accetta sette; in riserva ce ne sono sei.
rulesvalhalla-ex-symbols = Dal Castello il Diplomatico guida un'armata alla Montagna e una al Deserto. Il Mercato ha un seme in comune con il Castello, ma nessuno con lui.
rulesvalhalla-ex-crown = Il Bardo, una corona, attacca in salita, uno contro uno: la tua armata cade per il terreno, l'altra per la corona.
rulesvalhalla-ex-court = Il Console, una corte, guida due delle tre armate della Foresta alla Montagna. { $leader-any-neighbour ->
    [on] La terza potrebbe andare al Castello, che non ha semi in comune con la Foresta.
   *[off] Il Castello non ha semi in comune con la Foresta.
  }
rulesvalhalla-ex-add = Il Deserto entra nel paesaggio: 2 punti per lui e 7 per il Castello accanto, { $points } in tutto.
rulesvalhalla-ex-rivals = Di cinque rivali nel Deserto ne restano due. Le tre armate dell'Oscurità li battono; ne resta una, senza punti.
rulesvalhalla-ex-own = Le tue tre armate restano quando l'Oscurità sostituisce il Deserto, e se ne aggiungono due: { $points } punti.
rulesvalhalla-ex-refresh = Il Patto è coperto. Due armate della riserva lo raddrizzano e restano legate a lui.
rulesvalhalla-ex-ace = L'Asso di Soli segna il Castello: { $points } punti, e il tuo turno continua { $ace-any-turn ->
    [on] nella fase di reclutamento
   *[off] nella fase di battaglia
  }.
rulesvalhalla-ex-excuse = La Scoperta manderebbe cinque armate. La Scusa del rivale la annulla, e il turno è finito.
rulesvalhalla-ex-discard = Come azione la Scusa scarta il Patto di un rivale. Le sue tre armate tornano a casa.
rulesvalhalla-ex-landing = Cinque armate ne incontrano tre. Ne cadono tre per parte, due restano.
rulesvalhalla-ex-uphill = Tre armate salgono dalla Montagna (4) al Castello (7), contro una: una cade per il terreno, una nello scontro.
rulesvalhalla-ex-falls = Un'armata in salita contro una: cade per il terreno, e il difensore resta.
rulesvalhalla-ex-level = Dalla Terra di confine, un pedone, al Mare, una corona: una corona non è più alta. Di tre contro due ne resta una.
rulesvalhalla-ex-group = Il Mare è la corona di Onde: quattro luoghi collegati hanno quel seme, due punti ciascuno, { $points } in tutto.
rulesvalhalla-ex-armies = L'Isola, una corte, conta le tue armate lì e accanto: 5. La Terra di confine, un pedone, solo le proprie: 3.
rulesvalhalla-ex-doubled = Gli Assi di Soli e di Nodi raddoppiano Montagna, Castello e Mercato; il Castello, che ha entrambi i semi, una volta sola: { $points }.
rulesvalhalla-ex-home = Dopo la gloria l'unica armata torna dal Valhalla. Poteva anche restare.
rulesvalhalla-ex-swept = Accanto a cinque carte non ci sono armate. Vanno via, e altre ne prendono il posto.
