# Le lezioni di Valhalla.

learnvalhalla-part-base = Un ciclo, fase per fase

learnvalhalla-market = Valhalla e reclutamento
learnvalhalla-market-place = Nove carte aspettano nel Valhalla, con dei varchi in mezzo. Nella prima fase schieri un'armata per turno in un varco. Aiuta a circondare il Diplomatico al centro.
learnvalhalla-market-place-hint = Per il Diplomatico contano solo i quattro varchi accanto a lui.
learnvalhalla-market-place-done = Un'armata in un varco circonda le due carte ai suoi lati. Per reclutare ne bastano due.
learnvalhalla-market-price = Con due tue armate attorno puoi reclutare una carta. Costa due armate, meno il tuo vantaggio sul rivale più forte intorno a quella carta. Recluta la carta che non costa nulla.
learnvalhalla-market-price-hint = Attorno alla carta centrale ci sono anche rivali. Cercane una circondata solo da te.
learnvalhalla-market-price-done = Due tue e nessuna loro: è gratis, e ora sta nella tua zona di controllo.
learnvalhalla-market-few = Tocca una carta circondata da una sola tua armata: scoprirai perché non puoi averla.
learnvalhalla-market-few-hint = Prova la carta nell'angolo in alto a sinistra.
learnvalhalla-market-few-done = Servono almeno due armate. Possono stare nello stesso varco.

learnvalhalla-land = Armate nel paesaggio
learnvalhalla-land-call = Le carte reclutate agiscono nella fase di battaglia. La Battaglia è un evento, cioè una Valchiria: manda armate dalla riserva nei luoghi che hanno un seme in comune con lei. Usala.
learnvalhalla-land-call-hint = Potresti passare, ma le tue carte vanno usate. Scegli la Battaglia nella tua zona di controllo.
learnvalhalla-land-call-done = Ora di' dove, un passo alla volta. Nulla accade prima che il piano sia completo.
learnvalhalla-land-send = Due armate rivali tengono il Mercato. Ne cade lo stesso numero da ogni parte. Prendilo con un solo passo.
learnvalhalla-land-send-hint = Due contro due lascerebbero il Mercato vuoto. Mandane di più.
learnvalhalla-land-send-done = Ne sono cadute due per parte, e le tue armate rimaste tengono il Mercato.
learnvalhalla-land-favour = Un luogo della tua zona di controllo può entrare nel paesaggio: è il Favore di Odino. Porta subito punti, insieme al migliore dei tuoi luoghi accanto. Metti il Mulino dove porta di più.
learnvalhalla-land-favour-hint = Il Mulino porta 8 ovunque. Tieni la Montagna con 4 e la Foresta con 5: quale dev'essere il vicino?
learnvalhalla-land-favour-done = 8 per il Mulino e 5 per la Foresta.

learnvalhalla-battle = Marciare e combattere
learnvalhalla-battle-lead = Un condottiero muove le armate già nel paesaggio. Usa il Diplomatico.
learnvalhalla-battle-lead-hint = Scegli il Diplomatico nella tua zona di controllo e usalo come condottiero.
learnvalhalla-battle-lead-done = Ha tanti movimenti quanto il suo rango; ogni armata ne usa uno per passare a un luogo vicino.
learnvalhalla-battle-uphill = Il Castello ha un rango più alto della Montagna: se attacchi in salita, perdi prima un'armata. Lì ci sono due rivali. Marcia in modo che il Castello sia tuo.
learnvalhalla-battle-uphill-hint = Di tre, una cade in salita e due nello scontro: non resterebbe nessuno.
learnvalhalla-battle-uphill-done = Di quattro, una è caduta in salita e due nello scontro. L'ultima tiene il Castello.

learnvalhalla-glory = Gloria
learnvalhalla-glory-start = Alla fine di un ciclo viene la gloria: tutti segnano i luoghi che tengono. Comincia.
learnvalhalla-glory-start-hint = Qui c'è una sola cosa da fare.
learnvalhalla-glory-start-done = Prima del conteggio puoi girare degli assi.
learnvalhalla-glory-ace = Un asso raddoppia tutti i tuoi luoghi che hanno un numero e il suo seme. Tieni il Castello con 7, la Foresta con 5 e la Montagna con 4. Gira l'asso che aiuta di più.
learnvalhalla-glory-ace-hint = Le Lune sono sulla Foresta e sulla Montagna, i Nodi solo sul Castello.
learnvalhalla-glory-ace-done = 5 e 4 valgono il doppio, ed è più di 7.
learnvalhalla-glory-score = Puoi girare anche un secondo asso. Ottieni il massimo dei punti.
learnvalhalla-glory-score-hint = Non contare ancora i punti: un altro asso si adatta a un tuo luogo.
learnvalhalla-glory-score-done = Tutto vale il doppio: { $points } punti. Vince chi raggiunge l'obiettivo ed è in testa da solo.

learnvalhalla-rare = Pedoni, corti e la Scusa
learnvalhalla-rare-courts = In battaglia un asso segna subito un tuo luogo col suo seme. La Terra di confine, un pedone, porta un punto per ogni tua armata che vi sta; la Finestra, una corte, anche per quelle accanto. Trova il migliore.
learnvalhalla-rare-courts-hint = Su ciascuno stanno tre armate. Ma chi sta accanto alla Finestra?
learnvalhalla-rare-courts-done = Tre sulla Finestra e una sulla Montagna accanto.
learnvalhalla-rare-throw = La Scusa non ha semi, ma può far scartare una carta a un rivale. Togligli il Mercante.
learnvalhalla-rare-throw-hint = Così colpiresti l'asso. Un condottiero con nove movimenti è più pericoloso.
learnvalhalla-rare-throw-done = Mercante e Scusa vanno entrambi negli scarti.
learnvalhalla-rare-stop = Può anche fermare un piano. Ora sei la seconda persona al tavolo: la Battaglia sta per mandare tre armate. Fermala.
learnvalhalla-rare-stop-hint = Se lo permetti, le armate arrivano. La Scusa ce l'hai tu.
learnvalhalla-rare-stop-done = Del piano non accade nulla, e il turno del rivale è finito.
learnvalhalla-keys = Da tastiera: le frecce portano a ogni carta; Invio ti dice perché non puoi sceglierla.
