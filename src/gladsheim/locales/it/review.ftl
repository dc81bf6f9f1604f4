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
review-whose = Giocatore
review-everybody = Tutti
review-only-misses = Solo errori ed errori gravi
review-none-listed = Nessuno trovato: ben giocato.
review-keys = Premi ↑ o ↓, oppure scorri a sinistra o a destra, per cambiare decisione.
review-step = passo { $ply }
review-grade-best = Ottima
review-grade-good = Imprecisione
review-grade-slip = Errore
review-grade-blunder = Errore grave
review-count-best =
    { $n ->
        [one] { $n } ottima
       *[other] { $n } ottime
    }
review-count-good =
    { $n ->
        [one] { $n } imprecisione
       *[other] { $n } imprecisioni
    }
review-count-slip =
    { $n ->
        [one] { $n } errore
       *[other] { $n } errori
    }
review-count-blunder =
    { $n ->
        [one] { $n } errore grave
       *[other] { $n } errori gravi
    }
review-points =
    { $number ->
        [one] { $points } punto
       *[other] { $points } punti
    }
review-missed =
    { $number ->
        [one] { $points } punto perso
       *[other] { $points } punti persi
    }
review-missed-all =
    { $n ->
        [one] Persi { $points } in { $n } decisione.
       *[other] Persi { $points } in { $n } decisioni.
    }
review-as-good = Nulla di perso
review-alternatives = Alternative
review-equal = altrettanto buona
review-more =
    { $number ->
        [one] { $points } punto in più
       *[other] { $points } punti in più
    }
review-instead = Mosse possibili al suo posto
review-luck-good = Fortuna: { $points } sopra la media.
review-luck-bad = Fortuna: { $points } sotto la media.
review-luck-usual = Fortuna: nella media.
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
review-tried = Rispetto alla mossa giocata: { $more }
review-tried-best = È la mossa migliore trovata.
review-tried-same = È la mossa giocata.
review-judging = La tua mossa viene valutata …
review-how = Un bot confronta ogni mossa con le altre in partite immaginate, compatibili con ciò che si poteva sapere allora. Vede lontano, ma non tutto: una mossa migliore che gli sfugge non conta. La fortuna si conta a parte e non è merito né colpa di nessuno.
review-turning = Il turno che ha reso di più
review-turning-points = { $points ->
    [one] Ha portato { $points } punto.
   *[other] Ha portato { $points } punti.
}
review-turning-see = Guarda
review-next-gist = Quanto valeva ogni mossa e che cosa sarebbe stato meglio.
review-next-lesson = Prossima lezione
review-next-learn = Impara passo dopo passo
review-trends = Il tuo andamento su molte partite
review-less =
    { $number ->
        [one] { $points } punto in meno
       *[other] { $points } punti in meno
    }
review-lost =
    { $number ->
        [one] { $name } ha perso { $points } punto rispetto alla mossa migliore.
       *[other] { $name } ha perso { $points } punti rispetto alla mossa migliore.
    }
review-lost-you =
    { $number ->
        [one] Hai perso { $points } punto rispetto alla mossa migliore.
       *[other] Hai perso { $points } punti rispetto alla mossa migliore.
    }
review-why-now =
    { $points ->
        [one] La mossa migliore porta subito { $points } punto in più.
       *[other] La mossa migliore porta subito { $points } punti in più.
    }
review-why-less =
    { $points ->
        [one] La mossa migliore porta subito { $points } punto in meno, ma di più nei turni seguenti.
       *[other] La mossa migliore porta subito { $points } punti in meno, ma di più nei turni seguenti.
    }
review-why-later = Subito portano lo stesso. La mossa migliore rende nei turni seguenti.
review-because = { $reason } (+{ $points })
review-range = Con un margine di { $range }, da { $n } partite immaginate.
review-certain = Con un margine di { $range } punti.
review-next-miss = Errore successivo
