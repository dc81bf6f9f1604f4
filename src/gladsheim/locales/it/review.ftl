review-title = Analisi
review-side = Accanto al tavolo
review-close = Chiudi
review-speed = Velocità
review-curve = Punti nel corso della partita
review-curve-at = Passo { $ply }: { $points }
review-table = Punti in tabella
review-ask = Analizza la partita
review-about = Guarda quanto valeva ogni mossa con ciò che si poteva sapere in quel momento, che cosa sarebbe stato meglio e quanta fortuna c'è stata.
review-waiting = La partita viene analizzata…
review-failed = Non è stato possibile analizzare questa partita.
review-open = Vedi tutta l'analisi
review-look = Guarda questo passo
review-summary = In breve
review-decisions = Decisioni
review-whose = Di
review-everybody = tutti
review-only-misses = Solo imprecisioni ed errori
review-none-listed = Niente del genere: ben giocato.
review-keys = ↑ e ↓, o un dito verso sinistra e destra, portano da una decisione all'altra.
review-step = passo { $ply }
review-grade-best = Ottima
review-grade-good = Buona
review-grade-slip = Imprecisa
review-grade-blunder = Errore
review-count-best =
    { $n ->
        [one] { $n } ottima
       *[other] { $n } ottime
    }
review-count-good =
    { $n ->
        [one] { $n } buona
       *[other] { $n } buone
    }
review-count-slip =
    { $n ->
        [one] { $n } imprecisa
       *[other] { $n } imprecise
    }
review-count-blunder =
    { $n ->
        [one] { $n } errore
       *[other] { $n } errori
    }
review-points =
    { $number ->
        [one] { $points } punto
       *[other] { $points } punti
    }
review-missed =
    { $number ->
        [one] { $points } punto mancato (± { $range })
       *[other] { $points } punti mancati (± { $range })
    }
review-missed-all =
    { $n ->
        [one] Occasioni mancate: { $points } (± { $range }) in { $n } decisione.
       *[other] Occasioni mancate: { $points } (± { $range }) in { $n } decisioni.
    }
review-as-good = Buona quanto il meglio che è stato trovato.
review-lead = Vantaggio atteso dopo: { $points } (± { $range }, in { $n } mondi immaginati).
review-alternatives = Invece
review-equal = altrettanto buona (± { $range })
review-more = { $points } (± { $range })
review-alternatives-about = Con i punti che promette in più di ciò che è stato giocato. Indica una mossa per vederla sul tavolo.
review-instead = Che cosa si poteva giocare invece
review-luck-good = Fortuna: { $points } più del solito (± { $range }).
review-luck-bad = Fortuna: { $points } meno del solito (± { $range }).
review-luck-usual = Fortuna: circa come al solito (± { $range } punti).
review-best-move = La mossa più bella:
review-biggest-miss = La più grande occasione mancata:
review-compare = Confronta con la mossa migliore
review-compare-again = Confronta
review-compare-close = Torna alla partita
review-played = Giocata
review-better = Meglio
review-try = Prova tu
review-try-again = Prova ancora
review-try-about = La posizione prima di questa decisione: tu che cosa faresti?
review-tried = Rispetto a ciò che è stato giocato: { $more }
review-tried-best = È il meglio che è stato trovato.
review-tried-same = È ciò che è stato giocato.
review-tried-unknown = L'analisi non l'ha seguita abbastanza a lungo per giudicarla. Di sicuro porta { $points }.
review-how = Un bot confronta ogni mossa con le altre in mondi immaginati, compatibili con ciò che si poteva sapere allora. Vede lontano, ma non tutto: ciò che gli sfugge conta come se nessuno l'avesse trovato. La fortuna si conta a parte e non è merito di nessuno.
review-turning = Il turno che ha reso di più
review-turning-points = Ha portato { $points } punti.
review-turning-see = Guarda
review-next-gist = Quanto valeva ogni mossa e che cosa avrebbe reso di più.
review-next-lesson = Prossima lezione
review-next-learn = Impara passo dopo passo
review-trends = Il tuo andamento su molte partite
