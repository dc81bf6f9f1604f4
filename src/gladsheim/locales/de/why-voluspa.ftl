# Warum eine Aktion in Völuspá nicht erlaubt ist. Diese Datei lesen nur die Regeln und die Halle, nicht die Seite.

## Satzteile

whyvoluspa-tile-at = { $tile } auf { $at }
whyvoluspa-after = Nach { $tile }
whyvoluspa-after-landing = Nach dem ersten Legen von { $tile }
whyvoluspa-at-start = Zu Beginn eines Zuges
whyvoluspa-at-end = Am Ende eines Zuges mit zu vielen Plättchen auf der Hand
whyvoluspa-do-play = ein Plättchen legen
whyvoluspa-do-flight = weiterfliegen
whyvoluspa-do-stay = bleiben
whyvoluspa-do-end = den Zug beenden
whyvoluspa-do-discard = ein Plättchen abwerfen
whyvoluspa-line = hätte die { $axis ->
    [row] Zeile
   *[column] Spalte
} durch { $cell } eine Reihe von { $length } Plättchen; erlaubt sind höchstens { $most }

## Der Abschnitt des Zuges

whyvoluspa-over = Die Partie ist zu Ende: Niemand kann mehr etwas tun.
whyvoluspa-phase = { $when } kann man { $due }, aber nicht { $asked }.
whyvoluspa-other = das ist hier nicht erlaubt
whyvoluspa-grammar = keine Aktion; erlaubt: { $forms } (Koordinaten mit höchstens { $digits } Ziffern)

## Die Hand

whyvoluspa-hand = { $tile } ist nicht auf der Hand.
whyvoluspa-no-boost = { $tile } lässt sich nicht verstärken.
whyvoluspa-token = { $tile }+{ $boost } braucht eine Verstärkungsmarke { $token }; es gibt Marken von { $least } bis { $most }.
whyvoluspa-token-used = Für { $tile } ist keine Verstärkungsmarke { $token } mehr da: Sie liegt bei { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } braucht { $boost ->
    [one] { $boost } { $booster }
   *[other] { $boost } { $booster }s
} auf der Hand, sich selbst nicht gezählt; da { $left ->
    [one] ist { $left }
   *[other] sind { $left }
}.

## Das Feld

whyvoluspa-not-empty = { $tile } muss auf ein Plättchen gelegt werden, und { $at } ist leer.
whyvoluspa-way-empty = Eine Richtung gehört zum Schubsen, und { $at } ist leer.
whyvoluspa-way-other = Eine Richtung gehört zum Schubsen, und { $tile } schubst nicht.
whyvoluspa-way-missing = { $tile } kann { $there } nur schubsen; dazu gehört eine Richtung: N, E (Osten), S oder W.
whyvoluspa-alone = Keine Seite von { $at } berührt ein belegtes Feld.
whyvoluspa-beside = { $tile } darf nicht neben { $guards } liegen.
whyvoluspa-beside-bumped = { $tile } darf nicht neben { $guards } liegen, eben erst dorthin geschubst.
whyvoluspa-long = Mit { $tile } auf { $at } { $line }.
whyvoluspa-long-bump = Mit { $there }, geschubst nach { $end }, { $line }.
whyvoluspa-gap = Auf { $there } lässt sich nichts legen: Dort bleibt für immer eine Lücke.
whyvoluspa-only-empty = { $tile } darf nur auf leere Felder, und dort liegt { $there }.
whyvoluspa-spared = { $tile } darf { $there } nicht { $how ->
    [capture] erobern
    [bump] schubsen
   *[cover] bedecken
}.
whyvoluspa-guarded = { $tile } darf { $there } nicht { $how ->
    [capture] erobern
   *[cover] bedecken
}: Daneben liegt { $guards }.
whyvoluspa-closed = Nach { $way } hin ist die Reihe geschlossen, in der { $there } liegt: Dort ist { $closing }.
whyvoluspa-bumped-beside = { $tile } würde nach { $end } geschubst, neben { $guards }.

## Hermod und der Rabe

whyvoluspa-around = { $at } ist keines der acht Felder um { $chain }.
whyvoluspa-chain = { $tile } auf { $at } läge nicht in einer lückenlosen Reihe mit { $chain }.
whyvoluspa-end = { $when } passt kein Plättchen der Hand: Eines muss abgeworfen werden.
whyvoluspa-must-follow = { $when } muss an diesem Tisch ein Plättchen folgen, und { $play } ist möglich.
whyvoluspa-same-cell = { $tile } liegt schon auf { $at } und muss auf ein anderes Feld weiterfliegen.
whyvoluspa-lifted = Wenn { $tile } von { $at } aufgeflogen ist: { $why }

## Abwerfen

whyvoluspa-apart = { $tile } zählt nicht zum Handlimit und lässt sich nicht dafür abwerfen.
whyvoluspa-discard = Ein Plättchen wird nur abgeworfen, wenn sich keines legen lässt, und { $play } ist möglich.
