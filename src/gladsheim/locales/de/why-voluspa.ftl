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

whyvoluspa-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
whyvoluspa-phase = { $when } kannst du nicht { $asked }. Du kannst { $due }.
whyvoluspa-other = das ist hier nicht erlaubt
whyvoluspa-grammar = keine Aktion; erlaubt: { $forms } (Koordinaten mit höchstens { $digits } Ziffern)

## Die Hand

whyvoluspa-hand = Du hast { $tile } nicht auf der Hand.
whyvoluspa-no-boost = { $tile } lässt sich nicht verstärken.
whyvoluspa-token = { $tile }+{ $boost } braucht eine Verstärkungsmarke mit Wert { $token }, aber es gibt nur Marken von { $least } bis { $most }.
whyvoluspa-token-used = Für { $tile } ist keine Verstärkungsmarke mit Wert { $token } mehr da. In Gebrauch: { $users }.
whyvoluspa-boosters = { $tile }+{ $boost } braucht { $boost ->
    [one] { $boost } { $booster }
   *[other] { $boost } { $booster }s
} auf deiner Hand, das Plättchen selbst nicht gezählt; du hast { $left ->
    [0] keine
    [one] eine
   *[other] { $left }
}.

## Das Feld

whyvoluspa-not-empty = { $tile } muss auf ein Plättchen gelegt werden, aber { $at } ist leer.
whyvoluspa-way-empty = { $at } ist leer, da gibt es nichts zu schubsen. Lass die Richtung weg.
whyvoluspa-way-other = { $tile } kann nicht schubsen. Lass die Richtung weg.
whyvoluspa-way-missing = { $tile } kann { $there } nur schubsen. Gib eine Richtung an: N, E (Osten), S oder W.
whyvoluspa-alone = { $at } berührt kein belegtes Feld. Wähle ein Feld, das mit einer Seite angrenzt.
whyvoluspa-beside = { $tile } darf nicht neben { $guards } liegen.
whyvoluspa-beside-bumped = { $tile } darf nicht neben { $guards } liegen, eben erst dorthin geschubst.
whyvoluspa-long = Mit { $tile } auf { $at } { $line }.
whyvoluspa-long-bump = Mit { $there }, geschubst nach { $end }, { $line }.
whyvoluspa-gap = Auf { $there } lässt sich nie etwas legen: Dort ist eine Lücke.
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
whyvoluspa-closed = { $there } lässt sich nicht nach { $way } schubsen: { $closing } ist im Weg.
whyvoluspa-bumped-beside = { $tile } würde nach { $end } geschubst, neben { $guards }.

## Hermod und der Rabe

whyvoluspa-around = { $at } ist keines der acht Felder um { $chain }.
whyvoluspa-beside-only = { $tile } darf { $chain } an diesem Tisch berühren, aber nicht bedecken.
whyvoluspa-chain = { $tile } auf { $at } läge nicht in einer lückenlosen Reihe mit { $chain }.
whyvoluspa-end = { $when } passt kein Plättchen deiner Hand. Du musst eines abwerfen.
whyvoluspa-must-follow = { $when } musst du an diesem Tisch noch ein Plättchen legen, wenn eines passt: { $play } ist möglich.
whyvoluspa-frees = { $when } wird an diesem Tisch nichts abgeworfen, wenn kein Plättchen passt. Beende den Zug.
whyvoluspa-same-cell = { $tile } liegt schon auf { $at } und muss auf ein anderes Feld weiterfliegen.
whyvoluspa-lifted = Wenn { $tile } von { $at } aufgeflogen ist: { $why }

## Abwerfen

whyvoluspa-apart = { $tile } zählt nicht zum Handlimit. Wirf ein anderes Plättchen ab.
whyvoluspa-discard = Du darfst nur abwerfen, wenn du nichts legen kannst, und { $play } ist möglich.
