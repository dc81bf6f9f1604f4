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
trends-fills = Questa pagina si riempie da sola: quando nessun bot deve pensare, la sala analizza le partite di { $game } che hai finito con il tuo account, dalla più recente, fino a { $n } al giorno. Puoi anche premere «{ review-ask }» dopo ogni partita.
trends-fills-asked = Le tue partite non vengono analizzate automaticamente. Premi «{ review-ask }» dopo una partita, oppure attivalo qui sotto.
trends-fills-never = Questa sala non analizza le partite automaticamente. Premi «{ review-ask }» dopo una partita.
trends-private = Questa pagina non esiste o è privata.

trends-leads = Risultati
trends-leads-about = { $n ->
        [one] Vantaggio sul migliore degli altri giocatori alla fine di una partita.
       *[other] Vantaggio medio sul migliore degli altri giocatori alla fine di { $n } partite.
    }
trends-leads-none = Nessuna di queste partite è stata giocata fino alla fine.
trends-lead = Reale
trends-corrected = Al netto della fortuna
trends-lead-ahead = Al netto della fortuna, è di sicuro un vantaggio.
trends-lead-behind = Al netto della fortuna, è di sicuro uno svantaggio.
trends-lead-even = Al netto della fortuna, non è di sicuro né un vantaggio né uno svantaggio.
trends-few = Dopo { $n } partite questa pagina dice quanto è sicuro.

trends-missed = Punti persi
trends-each = Per decisione
trends-less = Di sicuro meno nella seconda metà di queste partite: { $change }.
trends-more = Di sicuro di più nella seconda metà di queste partite: { $change }.
trends-same = Nessun cambiamento sicuro tra la prima metà di queste partite e la seconda.
trends-range = ± { $range }
trends-line-leads = Vantaggio al netto della fortuna, partita per partita: da { $first } a { $last }; i punti mostrano quello reale
trends-line-missed = Punti persi per decisione, partita per partita: da { $first } a { $last }
trends-oldest = prima
trends-newest = ultima
trends-table = Tutti i numeri, partita per partita
trends-date = Partita
trends-luck = Fortuna
trends-decisions = Decisioni
trends-missed-in = Persi
trends-unfinished = non finita
trends-public = Una per una sono elencate solo le partite pubbliche; i numeri contano tutte le partite.

trends-kinds = Per tipo di mossa
trends-kinds-about = Prima i tipi con più punti persi.
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
trends-how = Si basa al massimo sulle { $n } partite analizzate più recenti. Il ± è il margine di errore in 95 casi su 100; viene da quanto le partite differiscono. Le differenze che un'analisi non sa distinguere dal caso non contano come perse.

trends-shown = Mostra questa pagina agli altri
trends-shown-about = Vedono i numeri di tutte le tue partite analizzate, ma le singole partite solo se chiunque avrebbe potuto guardarle.
trends-automatic = Analizza automaticamente le mie partite finite
trends-automatic-about = Fino a { $n } al giorno, quando la sala non ha altro da fare.
