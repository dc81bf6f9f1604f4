# Le lezioni di Völuspá.

learnvoluspa-part-base = Il gioco base
learnvoluspa-part-edda = Saga of Edda
learnvoluspa-part-bolt = Fulmine
learnvoluspa-part-order = Order of the Gods
learnvoluspa-part-sets = Set e varianti

## Posare una tessera

learnvoluspa-line = Posare e dominare
learnvoluspa-line-odin = Nel tuo turno posi una tessera. Se è da sola la più alta della sua riga o della sua colonna, domina quella linea e fai un punto per ogni tessera che c'è. Posa Odino, il tuo 8, in modo da fare { $least }.
learnvoluspa-line-odin-hint = Odino qui batte tutti, quindi rende di più la linea più lunga. Mettilo a un'estremità della riga da tre.
learnvoluspa-line-odin-done = Ora la riga ha quattro tessere e nessun'altra arriva a 8. La lunghezza paga.
learnvoluspa-line-crossing = Una tessera sta in una riga e in una colonna, e può fare punti in entrambe. Trova il posto dove Thor ne fa di più.
learnvoluspa-line-crossing-hint = Cerca un angolo dove si incontrano due linee più lunghe.
learnvoluspa-line-crossing-done = Tre per la riga e tre per la colonna: una tessera, { $points } punti.
learnvoluspa-line-touch = Una tessera deve toccarne un'altra con un lato. Prendine una e tocca una casella che confina solo per un angolo: scoprirai perché non si può.
learnvoluspa-line-touch-hint = Prova la casella in diagonale oltre l'estremità della riga.
learnvoluspa-line-touch-done = Quando una casella resta spenta, toccala: il tavolo ti dice sempre quale regola lo impedisce.

## Pareggi e blocchi

learnvoluspa-ties = Pareggi e linee piene
learnvoluspa-ties-tie = Essere alti quanto un'altra tessera non basta: con un pareggio non fai punti. Qui c'è già un Thor. Posa il tuo per almeno { $least }.
learnvoluspa-ties-tie-hint = Nella riga lunga l'altro Thor pareggia con te. Cerca linee dove lui non c'è.
learnvoluspa-ties-tie-done = Lontano dall'altro Thor un 7 è difficile da battere. Allo stesso modo, con una tessera pari puoi guastare una linea agli altri.
learnvoluspa-ties-gap = Le linee finiscono alle caselle vuote; chi riempie un buco unisce le due parti. Trova la mossa migliore di tutta la tua mano.
learnvoluspa-ties-gap-hint = C'è una casella vuota con tessere a sinistra, a destra e sotto.
learnvoluspa-ties-gap-done = Il buco è chiuso: quattro tessere in orizzontale e due in verticale.
learnvoluspa-ties-full = Nessuna linea può superare le sette tessere. Prova a posarne un'ottava a un'estremità di questa riga.
learnvoluspa-ties-full-hint = Prendi una tessera e tocca la casella vuota subito prima della prima o dopo l'ultima della riga lunga.
learnvoluspa-ties-full-done = Una riga piena è chiusa alle due estremità. Le colonne possono ancora attraversarla.

## Troll

learnvoluspa-troll = Troll
learnvoluspa-troll-guard = Un Troll vuole spazio: accanto a lui vanno solo altri Troll o Nani. Prova a mettergli accanto Odino.
learnvoluspa-troll-guard-hint = Prendi Odino e tocca la casella vuota proprio sopra o sotto il Troll.
learnvoluspa-troll-guard-done = Gli angoli attorno a un Troll restano liberi, sono chiusi solo i suoi quattro lati.
learnvoluspa-troll-lay = Il Troll invece può andare accanto a tutto, e con il suo 6 è forte. Posalo per almeno { $least }.
learnvoluspa-troll-lay-hint = Qui niente supera il 5. Usa la riga lunga.
learnvoluspa-troll-lay-done = Fai punti, e quell'estremità della riga è chiusa a quasi tutti gli altri.

## Dragone

learnvoluspa-dragon = Dragone
learnvoluspa-dragon-cover = Un Dragone si può posare su un'altra tessera, che allora lascia il tavolo. Posalo in modo da fare { $least }.
learnvoluspa-dragon-cover-hint = Una tessera della riga è più alta del Dragone. Falla sparire.
learnvoluspa-dragon-cover-done = Thor se ne va prima che si facciano i punti, così un 5 è ora il più alto di quattro.
learnvoluspa-dragon-barred = Alcune tessere sono al sicuro da lui. Prendi il Dragone e tocca una tessera che non può coprire.
learnvoluspa-dragon-barred-hint = I Dragoni non coprono Dragoni, né ciò che sta accanto a un Troll.
learnvoluspa-dragon-barred-done = Dragoni, Hel e tutto ciò che un Troll protegge restano al loro posto.

## Fenrir

learnvoluspa-fenrir = Fenrir
learnvoluspa-fenrir-pack = I lupi cacciano insieme: ogni Fenrir di una linea vale quanto tutti i Fenrir di quella linea sommati. Domina la riga dove c'è Odino.
learnvoluspa-fenrir-pack-hint = Nella riga ci sono già due Fenrir. Con un terzo, quanto vale il branco?
learnvoluspa-fenrir-pack-done = Tre volte 4 fa 12, ben più di Odino. E l'ultimo Fenrir arrivato batte anche il proprio branco.
learnvoluspa-fenrir-hunt = Ora il branco ti è contro: i due Fenrir nella colonna di sinistra lì valgono 8. Trova il posto migliore per Thor.
learnvoluspa-fenrir-hunt-hint = Contro 8 Thor non può nulla, ma in ogni riga un Fenrir è solo, e in una colonna non ce n'è nessuno.
learnvoluspa-fenrir-hunt-done = Un branco è forte solo lungo la propria linea.

## Skadi

learnvoluspa-skadi = Skadi
learnvoluspa-skadi-catch = Skadi può catturare una tessera: ne prende il posto e te la porta in mano. Catturane una in modo da fare { $least }.
learnvoluspa-skadi-catch-hint = Sparita la tessera più forte della riga, anche un 3 può dominare.
learnvoluspa-skadi-catch-done = Hai i punti e, invece di una tessera nuova, hai Odino in mano.
learnvoluspa-skadi-use = Tocca ancora a te. Usa la tessera catturata: trova il posto migliore per Odino.
learnvoluspa-skadi-use-hint = Stai lontano da Loki, che annulla le tessere accanto. Meglio l'altra estremità della riga.
learnvoluspa-skadi-use-done = Prima la cattura, poi cinque punti: Skadi è di rado un semplice 3.

## Valchiria

learnvoluspa-valkyrie = Valchiria
learnvoluspa-valkyrie-close = Una linea con una Valchiria a ciascuna estremità è di loro due, qualunque cosa ci sia in mezzo. Racchiudi la riga.
learnvoluspa-valkyrie-close-hint = Una Valchiria tiene già l'estremità sinistra. Dove va la seconda?
learnvoluspa-valkyrie-close-done = Un 2 ha la meglio su Odino e Thor. Dall'interno nessuno fa più punti in questa riga.
learnvoluspa-valkyrie-beyond = Qui una riga così è degli avversari. Allungala con Odino e riprenditela.
learnvoluspa-valkyrie-beyond-hint = Posa oltre una delle Valchirie: allora non sarà più lei l'estremità.
learnvoluspa-valkyrie-beyond-done = Con Odino all'esterno contano di nuovo i valori, e il suo è il più alto.

## Loki

learnvoluspa-loki = Loki
learnvoluspa-loki-mute = Loki è solo un 1, ma ogni tessera accanto a lui è annullata: vale 0 finché resta lì. Trova il suo posto migliore.
learnvoluspa-loki-mute-hint = Più tessere annulla nelle proprie linee, meno ostacoli gli restano.
learnvoluspa-loki-mute-done = Intorno tutto vale 0, quindi il suo 1 è il più alto nelle due direzioni.
learnvoluspa-loki-beside = Loki lavora anche contro di te. Posa Thor per { $least }.
learnvoluspa-loki-beside-hint = Accanto a Loki persino Thor vale 0. Scegli l'estremità lontana.
learnvoluspa-loki-beside-done = Solo i vicini sono annullati; all'altra estremità Thor è forte come sempre.

## La fine

learnvoluspa-end = La fine della partita
learnvoluspa-end-last = Quando pila e mani sono vuote, vince chi ha più punti. Sei sotto, 21 a 24, con una sola tessera. Vinci la partita.
learnvoluspa-end-last-hint = Ti servono più di tre punti: 24 pari non ti basterebbe.
learnvoluspa-end-last-done = 26 a 24: la partita è tua.
learnvoluspa-end-ranks = Con tre punti sarebbe finita 24 pari. Allora è avanti chi ha raggiunto per primo quei punti: il tavolo mostra 24.2 per il primo e 24.1 per il secondo.

## Saga of Edda

learnvoluspa-edda = Quattro nuovi arrivi
learnvoluspa-edda-hel = Hel va sempre sopra una tessera e lascia un buco per sempre. Fa un punto per ogni tessera nelle otto caselle attorno. Fanne { $least }.
learnvoluspa-edda-hel-hint = In mezzo alla folla ha più vicini che a un'estremità, e contano anche gli angoli.
learnvoluspa-edda-hel-done = Un buco divide le linee per tutti. Hel non conta fra le tue cinque tessere e non viene mai rimpiazzata.
learnvoluspa-edda-hermod = Hermod è veloce: dopo di lui puoi posare subito un'altra tessera. Prima posalo per { $least }.
learnvoluspa-edda-hermod-hint = Loki ha annullato due tessere. Posa Hermod dove le tocca tutte e due.
learnvoluspa-edda-hermod-done = E ora il suo potere speciale.
learnvoluspa-edda-follow = Adesso un'altra tessera, in una linea con Hermod. Trovane una che faccia { $least }.
learnvoluspa-edda-follow-hint = Odino domina le sue linee; basta tenerlo lontano da Loki.
learnvoluspa-edda-follow-done = Due tessere in un turno. Dopo Hermod avresti anche potuto fermarti.
learnvoluspa-edda-jotunn = Lo Jotunn spinge una tessera lungo la sua riga o colonna fino alla prima casella oltre l'estremità, e prende il suo posto. Trova la sua mossa migliore.
learnvoluspa-edda-jotunn-hint = Spingi Thor e pensa a quale vicino lo annullerebbe. Dopo aver toccato Thor, scegli la direzione.
learnvoluspa-edda-jotunn-done = Thor è finito accanto a Loki e vale 0: la riga da cinque e la colonna da tre sono dello Jotunn.
learnvoluspa-edda-serpent = Il Serpente Marino guarda oltre i buchi: deve essere il più alto di tutta la riga o colonna, e fa punti per l'intera estensione. Trova il suo posto migliore.
learnvoluspa-edda-serpent-hint = Nella riga in alto niente supera il 4. Fin dove puoi allungarla?
learnvoluspa-edda-serpent-done = Quattro caselle da un'estremità all'altra, compresa quella vuota. Vale solo la direzione migliore.

## Fulmine

learnvoluspa-bolt = Colpito dal fulmine
learnvoluspa-bolt-strike = Un Fulmine colpisce una tessera e fa punti per la più corta delle sue due linee, qualunque cosa ci sia. Fanne { $least }.
learnvoluspa-bolt-strike-hint = Dove passa una colonna corta vale solo quella. Colpisci dove c'è soltanto la riga.
learnvoluspa-bolt-strike-done = Al Fulmine i valori non importano. Il Fulmine stesso, poi, vale 0.
learnvoluspa-bolt-barred = Non può colpire tutto. Prendi il Fulmine e trova una tessera protetta.
learnvoluspa-bolt-barred-hint = Chi protegge i propri vicini?
learnvoluspa-bolt-barred-done = Accanto a un Troll non cadono Fulmini. Nemmeno un altro Fulmine o una Hel si possono colpire.

## Order of the Gods

learnvoluspa-order = Nano, Freya, Corvo, Niohoggr
learnvoluspa-order-dwarf = Un Nano non fa punti per le linee, ma per la metà del valore dei suoi vicini, arrotondata per difetto. Trova il suo posto migliore.
learnvoluspa-order-dwarf-hint = Due Fenrir in una colonna valgono 8 ciascuno. Chi altro c'è lì vicino?
learnvoluspa-order-dwarf-done = 8 per il branco e 7 per Thor fanno 15; la metà è { $points }.
learnvoluspa-order-freya = Le Freya possono potenziare un'altra tessera: ognuna ne aumenta il valore di 1 finché resta sul tavolo. Fai fare al Dragone più punti che può.
learnvoluspa-order-freya-hint = Il Troll è un 6. Potenzia il Dragone con + prima di posarlo, e non fargli toccare il Troll.
learnvoluspa-order-freya-done = Con due Freya il Dragone è un 7. Il segnalino resta su di lui.
learnvoluspa-order-raven = Il Corvo può coprire una tessera come un Dragone e poi volare oltre. Con la prima posa fagli fare { $least }.
learnvoluspa-order-raven-hint = Prendi il posto dell'unica tessera forte quanto lui.
learnvoluspa-order-raven-done = Il Fenrir è sparito solo per un attimo.
learnvoluspa-order-fly = Ora può volare oltre, su una seconda casella, e fare altri punti; ciò che copriva prima ritorna. Aggiungi { $least }.
learnvoluspa-order-fly-hint = Coprendo il Dragone domina la sua colonna.
learnvoluspa-order-fly-done = Nove punti con una tessera, e il Fenrir è tornato.
learnvoluspa-order-niohoggr = Ogni linea con un Niohoggr dà due punti in più a chi la conteggia. Domina la riga dove si trova.
learnvoluspa-order-niohoggr-hint = Niohoggr è un 7. Due Fenrir insieme sono di più.
learnvoluspa-order-niohoggr-done = Cinque tessere e due punti in più.

## Set

learnvoluspa-sets = Set e varianti
learnvoluspa-sets-mix = Scegli i tipi di tessera quando apri un tavolo. Tre set consigliati prendono metà di ciascuna espansione: Re dei giganti, Ascesa dei serpenti e Signore dei corvi. Il Fulmine si aggiunge a tutti.
learnvoluspa-sets-late = Con la variante Niente Hel tardive, tutte le Hel lasciano le mani appena la pila è vuota. Resta una sola tessera. Posa Odino per { $least } e guarda la tua mano.
learnvoluspa-sets-late-hint = Odino è il più alto della riga. Allungala.
learnvoluspa-sets-late-done = Hai pescato l'ultima tessera e tutte le Hel sono uscite dal gioco. In questa variante posale presto.
learnvoluspa-keys = Da tastiera: con Maiusc e le frecce arrivi anche alle caselle scure; Invio ti dice il perché.
