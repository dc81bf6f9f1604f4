# Come gioca ogni livello delle veggenti, in una frase.

levels-1 = { $name } gioca come un bambino: almeno metà delle mosse è casuale.
levels-2 = { $name } gioca come un principiante: circa metà delle mosse è casuale.
levels-3 = { $name } gioca come un amatore: circa una mossa su tre è casuale.
levels-4 = { $name } gioca come un giocatore allenato: circa una mossa su quattro è casuale.
levels-5 = { $name } gioca come un giocatore forte: circa una mossa su otto è casuale.
levels-6 = { $name } gioca come un esperto: quasi nessuna mossa è casuale.
levels-7 = { $name } gioca come un campione: nessuna mossa è casuale, e pensa molto più a lungo.
