# Che cosa un tavolo di Völuspá può scegliere al posto di una regola: una frase, poi perché i regolamenti differiscono.
readingsvoluspa-dragons-spare-trolls = Un Dragone non può coprire un Troll. Un Corvo, una Hel e un Fulmine possono ancora.
readingsvoluspa-dragons-spare-trolls-why = Il regolamento italiano stampato lo vieta; le regole in rete, in inglese e in tedesco, lo permettono.
readingsvoluspa-bookends-score-only = Una linea con una Valchiria a ogni estremità fa fare punti alla Valchiria posata a una di quelle estremità. Per ogni altra tessera della linea decide il valore più alto, come altrove.
readingsvoluspa-bookends-score-only-why = Il regolamento stampato conosce solo i punti della Valchiria stessa; secondo le regole in rete e le risposte ufficiali le due estremità tengono la linea contro ogni valore.
readingsvoluspa-dwarf-never-zero = Un Nano accanto a sole Hel fa 1 punto.
readingsvoluspa-dwarf-never-zero-why = Secondo le regole solo il Serpente Marino fa eccezione al punto unico. La risposta dell'autore, secondo cui un Nano fa punti solo per i vicini, è più recente e più precisa.
readingsvoluspa-hermod-must-follow = Se dopo Hermod si può posare una tessera, bisogna posarla.
readingsvoluspa-hermod-must-follow-why = Le regole in rete e il regolamento stampato dicono «può»; la pagina tedesca dice anche «deve», dove bisogna scartare una tessera.
readingsvoluspa-skadi-no-refill = Nel turno in cui Skadi ha catturato non si pesca nulla, qualunque altra cosa si sia posata.
readingsvoluspa-skadi-no-refill-why = «Nessun rimpiazzo» è detto della tessera di Skadi; i testi di Hermod e Freya dicono di pescare fino ad avere cinque tessere.
readingsvoluspa-boosters-unlimited = I segnalini potenziamento non finiscono mai. Nessuna tessera mostra meno di 2 o più di 12.
readingsvoluspa-boosters-unlimited-why = La pagina tedesca elenca sedici segnalini e parla di una riserva; gli altri regolamenti non danno un numero.
readingsvoluspa-edition-online = Le regole in rete
readingsvoluspa-edition-rulebook-it = Il regolamento italiano stampato
