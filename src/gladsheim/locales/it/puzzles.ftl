# Enigmi: posizioni con un'azione nettamente migliore.

puzzles-title = Enigmi: { $game }
puzzles-short = Enigmi
puzzles-one = Enigma: { $game }
puzzles-own-one = Da una tua partita: { $game }
puzzles-about = Ogni enigma è una decisione, come la vedeva chi giocava. Un'azione è nettamente la migliore: trovala sul tavolo.
puzzles-all = Tutti gli enigmi
puzzles-begin = Primo enigma
puzzles-next = Enigma successivo
puzzles-number = Enigma { $number }
puzzles-done = { $solved } su { $all } risolti
puzzles-share = Il { $share } % di { $people } persone lo risolve subito
puzzles-state =
    { $state ->
        [once] Risolto al primo colpo
        [solved] Risolto
        [shown] Svelato
        [open] Tentato
       *[new] Nuovo
    }
puzzles-choices =
    { $choices ->
        [one] { $choices } possibilità
       *[other] { $choices } possibilità
    }
puzzles-own = Dalle tue partite
puzzles-own-new = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
puzzles-own-about = Un errore grave di una partita analizzata torna qui tre giorni dopo. Lo vedi solo tu.
puzzles-own-none = Qui non c'è ancora niente. Fai analizzare una partita finita: i suoi errori gravi compariranno qui dopo qualche giorno.
puzzles-from = Analisi del { $date }, azione { $number }
puzzles-player = Giocatore { $number }
puzzles-task = Tocca a te
puzzles-ask = Che cosa è meglio qui? Vedi solo ciò che poteva vedere chi giocava.
puzzles-wrong = C'è di meglio.
puzzles-again = Prova qualcos'altro.
puzzles-brings = Subito porta { $sum }.
puzzles-nothing = niente
puzzles-because = { $reason }: { $sum }
puzzles-worse =
    { $number ->
        [one] Alla lunga vale { $points } punto meno della migliore.
       *[other] Alla lunga vale { $points } punti meno della migliore.
    }
puzzles-worse-about =
    { $number ->
        [one] Alla lunga vale circa { $points } punto meno della migliore.
       *[other] Alla lunga vale circa { $points } punti meno della migliore.
    }
puzzles-behind =
    { $number ->
        [one] Nelle partite che i bot hanno giocato fino in fondo è rimasta indietro di { $points } punto.
       *[other] Nelle partite che i bot hanno giocato fino in fondo è rimasta indietro di { $points } punti.
    }
puzzles-solved = Risolto. Questa è la migliore:
puzzles-shown = Questa era l'azione migliore:
puzzles-as-good = Risolto: la tua azione vale altrettanto. La soluzione era:
puzzles-yours = Il tuo tentativo
puzzles-played = Giocata nella tua partita
puzzles-other = La seconda migliore
puzzles-how = Confronto in { $worlds } partite immaginate, compatibili con ciò che chi giocava poteva sapere.
puzzles-show = Mostra la soluzione
puzzles-compare = Confronta sul tavolo
puzzles-back = Torna all'enigma
puzzles-missing = Questo enigma non esiste.
puzzles-few = { $solved ->
        [one] Risolto subito da { $solved } persona su { $people }
       *[other] Risolto subito da { $solved } persone su { $people }
    }
puzzles-hard =
    { $level ->
        [1] Facile
        [2] Abbastanza facile
        [3] Medio
        [4] Difficile
        [5] Molto difficile
       *[other] Estremo
    }
puzzles-theme-chase = La rimonta
puzzles-theme-close = Testa a testa
puzzles-theme-lead = In vantaggio
puzzles-level-score = Punti pari
puzzles-ahead =
    { $points ->
        [one] { $points } punto di vantaggio
       *[other] { $points } punti di vantaggio
    }
puzzles-behind-by =
    { $points ->
        [one] { $points } punto di ritardo
       *[other] { $points } punti di ritardo
    }
