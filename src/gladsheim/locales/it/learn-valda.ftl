# Le lezioni di Valda.

learnvalda-part-base = Il tuo turno, fase per fase

learnvalda-dice = Dadi e scambi
learnvalda-dice-trade = Un turno comincia con un dado per ogni miniera e ogni trivella; ciò che mostrano è subito tuo. Poi puoi scambiare quattro risorse di un tipo per una di un altro. Procurati del sangue divino.
learnvalda-dice-trade-hint = Hai in abbondanza solo oro. Scambialo, e scegli il sangue.
learnvalda-dice-trade-done = Quattro per una è caro, ma per i templi ti serve sangue. Prima di proseguire puoi scambiare quante volte vuoi.
learnvalda-dice-rate = Un tempio di Heimdall rende gli scambi più convenienti: due per una, e con un secondo tempio una per una. Usalo.
learnvalda-dice-rate-hint = Non finire ancora la fase: qui i tuoi 2 oro bastano per uno scambio.
learnvalda-dice-rate-done = Ogni dio aiuta in una certa fase. Tocca un'area per leggere come.

learnvalda-build = Miniere, trivelle e templi
learnvalda-build-mine = Nella fase di costruzione puoi costruire due edifici. Ogni miniera ti porta un altro dado con oro e diamanti. Costruiscine una.
learnvalda-build-mine-hint = Quella è una trivella, il suo dado mostra sangue. Cerca la miniera.
learnvalda-build-mine-done = Dal prossimo turno tiri un dado in più. Le miniere costruite presto rendono più a lungo.
learnvalda-build-temple = Si vince con i seguaci, e ogni tempio ne porta subito uno. Costruisci un tempio di Thor.
learnvalda-build-temple-hint = Ogni tempio porta un seguace, ma Thor più avanti te ne dà altri per il tuo oro. Tocca la sua area.
learnvalda-build-temple-done = Un seguace in più, e Thor ti lascia guardare nel suo mazzo.
learnvalda-build-keep = Delle prime due carte del dio ne tieni una; l'altra va in fondo. Sono buone entrambe, scegli quella che ti piace.
learnvalda-build-keep-hint = Scegli una delle due carte mostrate.
learnvalda-build-keep-done = Le carte divine sono più forti di quelle del mazzo base.
learnvalda-build-third = Il terzo tempio di un dio porta un altro seguace, e l'area diventa tua. Trova l'edificio che porta di più.
learnvalda-build-third-hint = Dove hai già due templi?
learnvalda-build-third-done = { $points } seguaci, e nessun altro può più costruire nell'area di Tyr.
learnvalda-build-owned = La regola vale anche contro di te: un'area è dell'avversario. Prova a costruire lì e scopri perché non si può.
learnvalda-build-owned-hint = Cerca l'area dove stanno tre templi dell'avversario.
learnvalda-build-owned-done = L'area si riapre solo se uno dei tre templi viene distrutto o spostato.

learnvalda-cards = Carte e seguaci
learnvalda-cards-best = Nella fase di gioco hai tre azioni: giocare una carta gialla, prendere una risorsa o comprare carte. Te ne resta una. Trova ciò che porta più seguaci.
learnvalda-cards-best-hint = Due delle tue carte portano seguaci. Confronta quanti.
learnvalda-cards-best-done = La carta di Thor fa con un'azione ciò per cui alla carta base ne servono due.
learnvalda-cards-free = Alcune carte non costano azioni. Giocane una per prima, finché hai ancora la tua ultima azione.
learnvalda-cards-free-hint = Thor, dio del tuono, pesca tre carte gratis. Così vedi di più prima di decidere.
learnvalda-cards-free-done = Tre carte in più, e l'azione è ancora lì. Alla fine le carte scoperte davanti a te vanno in mano.
learnvalda-cards-faith = Nell'ultima fase del turno Thor dà seguaci per oro o diamanti, Odino per sangue. Ottieni un seguace.
learnvalda-cards-faith-hint = Non finire ancora il turno: i tuoi templi di Thor e Odino hanno offerte per te.
learnvalda-cards-faith-done = Quasi tutte le offerte valgono fino a tre volte per turno, la seconda di Odino due.

learnvalda-weapons = Armi divine
learnvalda-weapons-bullseye = Un'arma divina non costa azioni, e scegli uno dei suoi due modi. Quella di Odino prende una carta qualsiasi dagli scarti. Giocala come Centro perfetto.
learnvalda-weapons-bullseye-hint = Quello costerebbe un'azione. Tocca l'arma che hai in mano.
learnvalda-weapons-bullseye-done = Nessuno può opporsi. Ora scegli.
learnvalda-weapons-pick = Ci sono tre carte. Prendi quella che porta due seguaci.
learnvalda-weapons-pick-hint = Scudi e ladri non portano seguaci. Tocca una carta per leggerla.
learnvalda-weapons-pick-done = È nella tua mano, e puoi giocarla già in questo turno.
learnvalda-weapons-hammer = Hai appena giocato una Seduzione per due seguaci. L'arma di Thor fa agire una carta ancora una volta: giocala come L'ora del martello.
learnvalda-weapons-hammer-hint = Puoi usarla solo adesso. Te lo si chiede perché hai l'arma.
learnvalda-weapons-hammer-done = Altri due seguaci, senza azioni. Se avessi rinunciato, nessuno lo avrebbe saputo.
learnvalda-weapons-horn = Ora attacchi tu. L'avversario ha buoni scudi, ma il Corno da guerra gli impedisce di usarli. Suonalo.
learnvalda-weapons-horn-hint = Se rinunci, un Muro di scudi ferma il tuo attacco.
learnvalda-weapons-horn-done = Nessuna carta difesa si può giocare, e l'attacco va a segno.

learnvalda-attacks = Attacchi
learnvalda-attacks-steal = Quando qualcuno ha finito di costruire, tutti gli altri possono attaccarlo con una carta. Scegli l'attacco che ruba un seguace.
learnvalda-attacks-steal-hint = Quella prende altro. Tocca le carte per vedere che cosa fanno.
learnvalda-attacks-steal-done = La carta ha forza due. L'avversario deve mostrare scudi di pari valore, o cedere.
learnvalda-attacks-defend = Ora l'attacco è contro di te, con forza tre. Fermalo con un solo scudo.
learnvalda-attacks-defend-hint = I tuoi scudi devono fare in tutto almeno tre. Uno dei tuoi scudi ce la fa da solo.
learnvalda-attacks-defend-done = Respinto, e gli altri scudi ti restano per il prossimo attacco.
learnvalda-attacks-safe = Due seguaci dovrebbero morire, e il tuo scudo è troppo debole. Ma a 5, 12 e 20 ci sono zone sicure. Cedi e conserva lo scudo.
learnvalda-attacks-safe-hint = Uno contro quattro: perderesti lo scudo per nulla.
learnvalda-attacks-safe-done = Ne avevi sei e sei sceso solo a cinque: sotto una zona sicura non scende nessuno.

learnvalda-rounds = Sei round
learnvalda-rounds-final = Dopo sei round vince chi ha più seguaci. È l'ultimo turno e siete pari. Passa in testa.
learnvalda-rounds-final-hint = Se finisci ora il turno, decidono gli edifici. Meglio chiedere a Thor: 3 oro per un seguace.
learnvalda-rounds-final-done = 14 a 13. Resta solo da finire il turno.
learnvalda-rounds-over = La partita è finita. A parità avrebbe vinto chi ha più miniere, trivelle e templi.
learnvalda-keys = Da tastiera: le frecce portano anche alle aree scure; Invio ti dice il perché.
