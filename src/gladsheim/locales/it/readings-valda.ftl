# Che cosa un tavolo di Valda può scegliere al posto di una regola: una frase, poi perché i regolamenti differiscono.
readingsvalda-thor-costs-three = Un tempio di Thor costa tre unità di sangue, due d'oro e due diamanti.
readingsvalda-thor-costs-three-why = La metà inglese del regolamento chiede due unità di sangue, quella francese tre.
readingsvalda-trade-any-four = Senza Heimdall si scambiano quattro risorse qualsiasi per una di un tipo che non è tra quelle.
readingsvalda-trade-any-four-why = La metà inglese dice «4 di un tipo», quella francese quattro a scelta.
readingsvalda-gjallarhorn-strongest = Suono del Gjallarhorn prende le due carte difesa più forti degli scarti; tra uguali scegli tu.
readingsvalda-gjallarhorn-strongest-why = La metà inglese dice due carte difesa, quella francese le due più forti.
readingsvalda-wrath-card-only = L'Ira di Thor raddoppia solo la forza della carta stessa; ciò che Surtur aggiunge viene dopo.
readingsvalda-wrath-card-only-why = La metà inglese raddoppia «una forza d'attacco», quella francese la forza di una carta attacco.
readingsvalda-area-opens-at-one-loss = Un'area posseduta è di nuovo aperta a tutti appena il proprietario vi perde un tempio, qualunque sia il numero di quelli che restano. È di nuovo sua quando vi arriva un altro suo tempio e ne ha tre o più.
readingsvalda-area-opens-at-one-loss-why = La metà francese apre l'area quando un tempio del proprietario viene spostato o distrutto. Quella inglese parla di un tempio; la intendiamo così: quando ne restano meno di tre.
readingsvalda-edition-en = Metà inglese del regolamento
readingsvalda-edition-en-about = Dove le due metà non sono d'accordo, vale quella inglese.
readingsvalda-edition-fr = Metà francese del regolamento
readingsvalda-edition-fr-about = Dove le due metà non sono d'accordo, vale quella francese.
