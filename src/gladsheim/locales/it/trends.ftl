# Che cosa dicono insieme le analisi di molte partite.

trends-own = Il tuo andamento
trends-of = Andamento di { $name }
trends-profile = Tutto su { $name }
trends-hidden = Nessun altro vede questa pagina.
trends-open = Gli altri possono vedere questa pagina.
trends-games = Giochi
trends-count = { $game }: { $n } analizzate
trends-waiting =
    { $n ->
        [one] Una partita è in corso di analisi.
       *[other] { $n } partite sono in corso di analisi.
    }
trends-none = Nessuna partita di { $game } è stata ancora analizzata.
trends-fills = Questa pagina si riempie da sola: quando nessun bot deve pensare, le partite di { $game } che hai finito con il tuo account vengono analizzate, dalla più recente, fino a { $n } al giorno. Puoi anche premere «{ review-ask }» dopo ogni partita.
trends-fills-asked = Le tue partite non vengono analizzate da sole. Premi «{ review-ask }» dopo una partita, oppure attivalo qui sotto.
trends-fills-never = In questa sala le partite non vengono analizzate da sole. Premi «{ review-ask }» dopo una partita.
trends-private = Questa pagina non esiste o non è mostrata ad altri.

trends-leads = Risultati
trends-leads-about =
    { $n ->
        [one] Vantaggio sul migliore degli altri alla fine di una partita.
       *[other] Vantaggio sul migliore degli altri alla fine, in media su { $n } partite.
    }
trends-leads-none = Nessuna di queste partite è stata giocata fino alla fine.
trends-lead = Com'è andata
trends-corrected = Al netto della fortuna
trends-lead-ahead = Fortuna a parte, è di sicuro un vantaggio.
trends-lead-behind = Fortuna a parte, è di sicuro uno svantaggio.
trends-lead-even = Fortuna a parte, non è di sicuro né un vantaggio né uno svantaggio.
trends-few = Da { $n } partite in poi si può dire quanto è sicuro.

trends-missed = Punti persi
trends-each = Per decisione
trends-less = Di sicuro meno nella seconda metà di queste partite: { $change }.
trends-more = Di sicuro di più nella seconda metà di queste partite: { $change }.
trends-same = Nessun cambiamento sicuro tra la prima metà di queste partite e la seconda.
trends-range = ± { $range }
trends-line-leads = Vantaggio al netto della fortuna, partita per partita: da { $first } a { $last }; i punti mostrano com'è andata
trends-line-missed = Punti persi per decisione, partita per partita: da { $first } a { $last }
trends-oldest = prima
trends-newest = ultima
trends-table = Tutti i numeri, partita per partita
trends-date = Partita
trends-luck = Fortuna
trends-decisions = Decisioni
trends-missed-in = Persi
trends-unfinished = non finita
trends-public = Una per una sono elencate solo le partite pubbliche; i numeri le contano tutte.

trends-kinds = Per tipo
trends-kinds-about = Secondo ciò che è stato giocato, prima dove si è perso di più.
trends-thirds = Per terzi della partita
trends-third-1 = Primo terzo
trends-third-2 = Secondo terzo
trends-third-3 = Ultimo terzo
trends-all = Mostra tutti e { $n }
trends-fewer = Mostra meno
trends-part = Parte
trends-kind = Tipo
trends-where-more = di sicuro più che altrove
trends-in =
    { $n ->
        [one] { $points } in una decisione
       *[other] { $points } in { $n } decisioni
    }
trends-how = Dalle { $n } partite analizzate più recenti, al massimo. Il ± dice di quanto il numero può sbagliare in 95 casi su 100; viene da quanto le partite differiscono. Ciò che un'analisi non sa distinguere dal caso non conta come perso.

trends-shown = Mostra questa pagina agli altri
trends-shown-about = Vedono i numeri di tutte le tue partite analizzate, e le singole partite solo dove chiunque avrebbe potuto assistere.
trends-automatic = Analizza da sole le mie partite finite
trends-automatic-about = Fino a { $n } al giorno, quando non c'è altro da fare.
