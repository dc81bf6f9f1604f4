# The board as text. Forms of a command stand between bars; <words> in angles are slots, and stay as they are.

reader-close = Chiudi il tavolo come testo
reader-position = Posizione
reader-now = Adesso
reader-dice = Dadi
reader-answers = Risposte
reader-command = Comando
reader-send = Chiedi
reader-hint = "aiuto" elenca tutti i comandi; la freccia su richiama le domande di prima.
reader-help-intro = Puoi dire, per esempio:
reader-unknown = "{ $line }" non è un comando, qui.
reader-score = { $name }: { $points }
reader-none = Adesso non si può fare nulla del genere.
reader-no-number = Le scelte sono { $count }; di' "fai" e il numero di una.
reader-sure = Di' "sì" per farlo, oppure "no".
reader-done = Fatto.
reader-left = Resta com'era.
reader-nothing-to-do = Non c'è nulla a cui dire sì o no.
reader-not-now = Adesso non si può fare.
reader-nobody = Qui nessuno si chiama "{ $name }".
reader-hand-empty = La tua mano è vuota.
reader-player-head = Chi
reader-points-head = Punti
reader-example-words = Thor

## Commands of every game

reader-help = aiuto | cosa posso dire | comandi
reader-turn = a chi tocca | chi gioca | turno
reader-scores = punti | punteggi | punteggio
reader-last = ultima mossa | cosa è successo | ultima
reader-choices = cosa posso fare | scelte
reader-choose = cosa posso fare con <words> | scelte con <words> | trova <words>
reader-do = fai <number> | scegli <number> | numero <number>
reader-yes = sì | si | fallo | conferma
reader-no = no | n | lascia
reader-undo = annulla | torna indietro

## Völuspá

reader-voluspa-at = cosa c'è in <cell> | cosa c'è su <cell> | in <cell> | casella <cell>
reader-voluspa-row = riga <number> | leggi riga <number> | leggi la riga <number>
reader-voluspa-column = colonna <number> | leggi colonna <number> | leggi la colonna <number>
reader-voluspa-hand = la mia mano | mano | le mie tessere
reader-voluspa-where = dove fa punti <tile> | dove può andare <tile> | dove <tile>
reader-voluspa-play = metti <tile> in <cell> | gioca <tile> in <cell> | <tile> in <cell> | metti <tile> su <cell>
reader-voluspa-why = perché non <tile> in <cell> | perché <tile> in <cell>
reader-voluspa-fly = vola in <cell> | vola su <cell>
reader-voluspa-stay = resta
reader-voluspa-end = termina il turno | fine turno
reader-voluspa-discard = cedi <tile> | scarta <tile>
reader-voluspa-this = questa | questo | questa tessera | qualcosa
reader-voluspa-dir-N = nord | n | su
reader-voluspa-dir-E = est | e | destra
reader-voluspa-dir-S = sud | s | giù
reader-voluspa-dir-W = ovest | o | sinistra
reader-voluspa-bump = Spingi { $under } a { $dir } con { $tile }, { $cell }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
reader-voluspa-may = Questo si può fare.
reader-voluspa-which-way = Di' anche da che parte, per esempio "ovest" alla fine:
reader-voluspa-no-tile = Nessuna tessera si chiama "{ $tile }".
reader-voluspa-no-cell = "{ $cell }" non è una casella: di' colonna e riga, come in 3,2.
reader-voluspa-no-number = "{ $said }" non è un numero.
reader-voluspa-empty = Lì non c'è nulla: { $cell }.
reader-voluspa-row-name = Riga { $number }
reader-voluspa-column-name = Colonna { $number }
reader-voluspa-line-empty = { $line } è vuota.
reader-voluspa-row-head = Riga
reader-voluspa-tiles-head = Tessere
reader-voluspa-hand-head = In mano
reader-voluspa-in-row = { $tile } nella colonna { $x }

## Valda

reader-valda-now = fase | a che punto siamo | adesso
reader-valda-hand = la mia mano | mano | le mie carte
reader-valda-dice = dadi
reader-valda-mine = il mio tabellone
reader-valda-board = tabellone di <name>
reader-valda-area = area di <god> | area <god>
reader-valda-track = tracciato | yggdrasil | seguaci
reader-valda-supply = riserva | mazzi
reader-valda-play = gioca <thing> | usa <thing> | costruisci <thing> | prendi <thing> | attacca con <thing> | difendi con <thing> | scarta <thing>
reader-valda-why = perché non <thing> | perché <thing>
reader-valda-phase = { $phase } di { $who }
reader-valda-temples = Templi di { $god }: { $n }
reader-valda-no-dice = Nessun dado è stato tirato.
reader-valda-no-god = Nessun dio qui si chiama "{ $god }".
reader-valda-no-thing = Qui niente si chiama "{ $thing }".
reader-valda-which = Si può in più modi; di' il numero di uno, per esempio "fai 1":
reader-valda-areas = Aree degli dei
reader-valda-goods-head = Risorse
reader-valda-works-head = Edifici e carte
reader-valda-supply-title = Riserva e mazzi

## Valhalla

reader-valhalla-now = fase | a che punto siamo | adesso
reader-valhalla-mine = le mie carte | la mia mano | il mio tabellone
reader-valhalla-board = tabellone di <name>
reader-valhalla-hall = sala | valhalla | mercato
reader-valhalla-armies = armate | spazi
reader-valhalla-land = paesaggio | luoghi
reader-valhalla-territories = territori | corone
reader-valhalla-at = cosa c'è in <cell> | in <cell>
reader-valhalla-why-recruit = perché non reclutare <card>
reader-valhalla-why-use = perché non usare <card> | perché non <card>
reader-valhalla-why-lay = perché non <card> in <cell>
reader-valhalla-why-place = perché nessuna armata tra <one> e <other>
reader-valhalla-why-march = perché non muovere da <from> a <to>
reader-valhalla-why-send = perché non mandare armate in <cell>
reader-valhalla-why-pass = perché non passare
reader-valhalla-why-battle = perché non passare alla battaglia
reader-valhalla-why-glory = perché non contare la gloria
reader-valhalla-may = Questo si può fare.
reader-valhalla-no-card = Nessuna carta lì si chiama "{ $card }".
reader-valhalla-no-slot = Tra "{ $one }" e "{ $other }" non c'è un varco.
reader-valhalla-phase = { $who }: { $cycle }, { $phase }
reader-valhalla-place = Colonna { $x }, riga { $y }: { $card }. Attorno: { $armies }
reader-valhalla-cell = Colonna { $x }, riga { $y }: { $land }
reader-valhalla-territory = { $crown } lega { $suit }: { $cells }
reader-valhalla-no-territory = Nessuna corona nel paesaggio.
reader-valhalla-no-armies = Nessuna armata nella sala.
reader-valhalla-no-cell = "{ $cell }" non è una casella: di' colonna e riga, come in 0,1.
reader-valhalla-hall-title = La sala
reader-valhalla-slots-title = Armate tra le carte
reader-valhalla-land-title = Il paesaggio
reader-valhalla-territories-title = Territori
reader-valhalla-where-head = Fase
reader-valhalla-armies-head = Armate
