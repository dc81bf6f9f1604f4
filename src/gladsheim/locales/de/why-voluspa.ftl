# Warum eine Aktion in Völuspá nicht erlaubt ist. Diese Datei lesen nur die Regeln und die Halle, nicht die Seite.

## Satzteile

whyvoluspa-tile-at = { $tile } auf { $at }
whyvoluspa-after = Nach { $tile }
whyvoluspa-after-landing = Nach der ersten Landung von { $tile }
whyvoluspa-at-start = Zu Beginn eines Zuges
whyvoluspa-at-end = Am Ende eines Zuges mit zu vielen Plättchen auf der Hand
whyvoluspa-do-play = ein Plättchen legen
whyvoluspa-do-flight = fliegen
whyvoluspa-do-stay = bleiben
whyvoluspa-do-end = den Zug beenden
whyvoluspa-do-discard = ein Plättchen abgeben
whyvoluspa-line = hätte die { $axis ->
    [row] Reihe
   *[column] Spalte
} durch { $cell } eine Linie von { $length } Plättchen; erlaubt sind höchstens { $most }

## Der Abschnitt des Zuges

whyvoluspa-over = Das Spiel ist zu Ende: Niemand kann mehr etwas tun.
whyvoluspa-phase = { $when } kann man { $due }, aber nicht { $asked }.
whyvoluspa-other = das ist hier nicht erlaubt
whyvoluspa-grammar = keine Aktion; erlaubt: { $forms } (Koordinaten mit höchstens { $digits } Ziffern)

## Die Hand

whyvoluspa-hand = { $tile } ist nicht auf der Hand.
whyvoluspa-no-boost = { $tile } lässt sich nicht verstärken.
whyvoluspa-token = { $tile }+{ $boost } braucht einen Verstärkungsmarker { $token }; es gibt Marker von { $least } bis { $most }.
whyvoluspa-token-used = Für { $tile } ist kein Verstärkungsmarker { $token } mehr da: Er liegt bei { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } braucht { $boost ->
    [one] { $boost } { $booster }
   *[other] { $boost } { $booster }s
} auf der Hand, sich selbst nicht gezählt; da { $left ->
    [one] ist { $left }
   *[other] sind { $left }
}.

## Das Feld

whyvoluspa-not-empty = { $tile } muss auf ein Plättchen gelegt werden, und { $at } ist leer.
whyvoluspa-way-empty = Eine Richtung gehört zum Wegstoßen, und { $at } ist leer.
whyvoluspa-way-other = Eine Richtung gehört zum Wegstoßen, und { $tile } stößt nicht.
whyvoluspa-way-missing = { $tile } kann { $there } nur wegstoßen; dazu gehört eine Richtung: N, E (Osten), S oder W.
whyvoluspa-alone = Keine Seite von { $at } berührt ein belegtes Feld.
whyvoluspa-beside = { $tile } darf nicht neben { $guards } liegen.
whyvoluspa-beside-bumped = { $tile } darf nicht neben { $guards } liegen, eben erst dorthin gestoßen.
whyvoluspa-long = Mit { $tile } auf { $at } { $line }.
whyvoluspa-long-bump = Mit { $there }, weggestoßen nach { $end }, { $line }.
whyvoluspa-gap = Auf { $there } lässt sich nichts legen: Dort bleibt für immer ein Loch.
whyvoluspa-only-empty = { $tile } darf nur auf leere Felder, und dort liegt { $there }.
whyvoluspa-spared = { $tile } darf { $there } nicht { $how ->
    [capture] nehmen
    [bump] wegstoßen
   *[cover] abdecken
}.
whyvoluspa-guarded = { $tile } darf { $there } nicht { $how ->
    [capture] nehmen
   *[cover] abdecken
}: Daneben liegt { $guards }.
whyvoluspa-closed = Nach { $way } hin ist die Linie geschlossen, in der { $there } liegt: Dort ist { $closing }.
whyvoluspa-bumped-beside = { $tile } würde nach { $end } gestoßen, neben { $guards }.

## Hermod und der Rabe

whyvoluspa-around = { $at } ist keines der acht Felder um { $chain }.
whyvoluspa-chain = { $tile } auf { $at } läge nicht in einer ununterbrochenen Linie mit { $chain }.
whyvoluspa-end = { $when } passt kein Plättchen der Hand: Eines muss abgegeben werden.
whyvoluspa-must-follow = { $when } muss an diesem Tisch ein Plättchen folgen, und { $play } ist möglich.
whyvoluspa-same-cell = { $tile } ist eben auf { $at } gelandet und muss auf ein anderes Feld fliegen.
whyvoluspa-lifted = Wenn { $tile } von { $at } aufgeflogen ist: { $why }

## Abgeben

whyvoluspa-apart = { $tile } zählt nicht zur Obergrenze der Hand und lässt sich nicht dafür abgeben.
whyvoluspa-discard = Ein Plättchen wird nur abgegeben, wenn sich keines legen lässt, und { $play } ist möglich.
