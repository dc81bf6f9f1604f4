# Valhalla: warum eine Aktion nicht geht.

## Karten, Farben, Heere und Phasen

whyvalhalla-card = „{ $name }“ ({ $id })
whyvalhalla-none = keine
whyvalhalla-suit-moons = Monde
whyvalhalla-suit-suns = Sonnen
whyvalhalla-suit-waves = Wellen
whyvalhalla-suit-leaves = Blätter
whyvalhalla-suit-wyrms = Lindwürmer
whyvalhalla-suit-knots = Knoten
whyvalhalla-no-symbol = keine Farbe
whyvalhalla-type-personality = Anführer
whyvalhalla-type-location = Ort
whyvalhalla-type-event = Ereignis
whyvalhalla-rank-none = ohne
whyvalhalla-rank-ace = Ass
whyvalhalla-rank-pawn = Bauer
whyvalhalla-rank-court = Hof
whyvalhalla-rank-crown = Krone
whyvalhalla-armies = { $n ->
    [0] kein Heer
    [one] { $n } Heer
   *[other] { $n } Heere
}
whyvalhalla-phase = { $n ->
    [1] Phase 1 (Valhalla)
    [2] Phase 2 (Anwerben)
    [3] Phase 3 (Kampf)
   *[4] Phase 4 (Ruhm)
}

## Texte, die keine Aktion sind

whyvalhalla-no-text = { $text } ist keine Aktion: Eine Aktion ist ein Text.
whyvalhalla-no-word = { $text } ist keine Aktion. Sie muss mit einem dieser Wörter beginnen: { $words }.
whyvalhalla-no-form = { $text } ist keine Aktion. Richtig wäre die Form { $form }.
whyvalhalla-no-slot-text = { $text } ist keine Aktion: { $part } ist keine Lücke. Eine Lücke schreibst du 0,0E oder 0,0S.
whyvalhalla-no-cell-text = { $text } ist keine Aktion: { $part } ist kein Feld. Ein Feld schreibst du als zwei ganze Zahlen wie 1,0.
whyvalhalla-no-seat-text = { $text } ist keine Aktion: { $part } ist kein Platz am Tisch. Ein Platz ist eine Zahl wie 0.
whyvalhalla-no-count-text = { $text } ist keine Aktion: { $part } ist keine Anzahl von Heeren. Erlaubt: 1 oder mehr.
whyvalhalla-no-card-text = { $text } ist keine Aktion: Es gibt keine Karte { $part }.
whyvalhalla-either = { $one } oder { $other }
whyvalhalla-form-place = place:<Lücke>
whyvalhalla-form-recruit = recruit:<Platz>
whyvalhalla-form-event = use:<Karte>:event
whyvalhalla-form-person = use:<Karte>:person
whyvalhalla-form-leader = use:<Karte>:person:<Feld>
whyvalhalla-form-location = use:<Karte>:location:<Feld>
whyvalhalla-form-discard = use:<Karte>:discard:<Platz am Tisch>:<andere Karte>
whyvalhalla-form-ace = ace:<Karte>:<Feld>
whyvalhalla-form-refresh = refresh:<Karte>
whyvalhalla-form-pay = pay:<Lücke>
whyvalhalla-form-drop = drop:<Karte>
whyvalhalla-form-put = put:<Feld>:<Anzahl>
whyvalhalla-form-march = march:<Feld>:<Ziel>:<Anzahl>
whyvalhalla-form-muster = muster:<Feld>:<letztes Feld>:<Anzahl>
whyvalhalla-form-excuse = excuse:<Karte>
whyvalhalla-form-glory-ace = ace:<Karte>
whyvalhalla-form-take = take:<Lücke>:<Anzahl>
whyvalhalla-not-a-text = eine Aktion ist ein Text
whyvalhalla-grammar = keine Aktion; erlaubt: { $forms }
whyvalhalla-unknown-card = es gibt keine Karte { $part }

## Was zu entscheiden ist

whyvalhalla-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
whyvalhalla-not-legal = Das geht hier nicht.
whyvalhalla-not-due = { $when } ist { $text } nicht möglich. Erlaubte Formen: { $forms }.
whyvalhalla-when-turn = Am Anfang eines Zuges
whyvalhalla-when-pay = Beim Bezahlen einer Karte
whyvalhalla-when-drop = Mit zu vielen Karten im Machtbereich
whyvalhalla-when-plan = Beim Planen
whyvalhalla-when-excuse = Wenn nach der Ausrede gefragt wird,
whyvalhalla-when-glory = Vor der Wertung
whyvalhalla-when-take = Nach der Wertung
whyvalhalla-not-in-game = { $card } ist nicht unter den Karten dieser Partie.

## Valhalla: aufstellen und anwerben

whyvalhalla-place-phase = Heere kannst du nur in { $due } aufstellen; du bist in { $phase }.
whyvalhalla-no-slot = Es gibt keine Lücke { $slot }: Die { $width } x { $height } Plätze von Valhalla haben die Lücken { $slots }.
whyvalhalla-no-army-to-place = Du hast kein Heer im Vorrat, das du aufstellen könntest.
whyvalhalla-slot-closed = Die Lücke { $slot } ist nicht offen: Auf keiner Seite liegt eine Karte. Wähle eine Lücke neben einer Karte.
whyvalhalla-recruit-late = Nach Phase 2 kannst du nicht mehr anwerben; du bist in { $phase }.
whyvalhalla-recruit-early = Du hast in diesem Zyklus noch kein Heer aufgestellt. Stelle zuerst eines auf; anwerben kannst du ab deinem nächsten Zug.
whyvalhalla-no-position = Es gibt in Valhalla keinen Platz { $at }; erlaubt: 0 bis { $right }, dann 0 bis { $bottom }.
whyvalhalla-position-empty = Platz { $at } ist leer; er wird nach einer Ruhmphase aufgefüllt.
whyvalhalla-not-surrounded = Mindestens { $least } deiner Heere müssen { $card } umstellen; dort { $n ->
    [0] steht keines
    [one] steht { $n }
   *[other] stehen { $n }
}.
whyvalhalla-twin = Du hast schon { $card }; niemand hat zwei gleiche Karten.
whyvalhalla-too-dear = { $card } kostet { $price }; zahlen kannst du { $reserve } aus dem Vorrat und { $away } aus Valhalla, wo dein letztes Heer bleibt.
whyvalhalla-slot-without-you = Du hast kein Heer in der Lücke { $slot }.
whyvalhalla-last-army = Das ist dein letztes Heer in Valhalla, und es muss dort bleiben. Zahle mit einem anderen.
whyvalhalla-no-army-to-pay = Du hast kein Heer im Vorrat, mit dem du zahlen könntest.
whyvalhalla-drop-new = { $card } ist die neue Karte; aufgeben kannst du { $cards }.
whyvalhalla-drop-not-held = { $card } ist nicht in deinem Machtbereich; aufgeben kannst du { $cards }.
whyvalhalla-take-most = Du hast { $armies } in der Lücke { $slot }; { $count } kannst du nicht heimholen.

## Passen und weitergehen

whyvalhalla-pass-first = Du hast in diesem Zyklus noch kein Heer aufgestellt. Stelle zuerst eines auf; dann kannst du in Phase 1 passen.
whyvalhalla-pass-recruit = Du hast in diesem Zyklus noch nicht angeworben. Wirb zuerst eine Karte an; dann kannst du in Phase 2 passen.
whyvalhalla-pass-glory = Du musstest in Phase 4 weiter. Werte jetzt deinen Ruhm.
whyvalhalla-battle-phase = In die Kampfphase passen kannst du nur aus { $due }; du bist in { $phase }.
whyvalhalla-battle-recruit = Du hast in diesem Zyklus noch nicht angeworben. Wirb zuerst eine Karte an; dann kannst du in die Kampfphase passen.
whyvalhalla-unable-phase = Eine Phase überspringen kannst du nur in Phase 1 oder 2; du bist in { $phase }.
whyvalhalla-able-to-place = Du kannst diese Phase nicht überspringen: Du kannst ein Heer aufstellen.
whyvalhalla-able-to-pass = Du kannst diese Phase nicht überspringen: Du hast in diesem Zyklus angeworben und darfst passen.
whyvalhalla-able-to-recruit = Du kannst diese Phase nicht überspringen: Du kannst eine Karte anwerben.
whyvalhalla-glory-early = Das ist dein erster Zug in Phase 3 dieses Zyklus. Ruhm werten kannst du ab deinem nächsten Zug.
whyvalhalla-glory-phase = Phase 4 (Ruhm) folgt auf Phase 3 (Kampf); du bist in { $phase }.

## Karten nutzen

whyvalhalla-use-recruit = Du hast in diesem Zyklus noch nicht angeworben. Wirb zuerst eine Karte an; dann kannst du Karten nutzen.
whyvalhalla-use-phase = Karten kannst du in { $due } nutzen oder, nach dem Anwerben, in { $early }; du bist in { $phase }.
whyvalhalla-early-first = Im ersten Zug eines Zyklus musst du ein Heer aufstellen. Asse und die Ausrede kannst du nach der Lesart dieses Tisches ab deinem nächsten Zug nutzen.
whyvalhalla-early-glory = In Phase 4 (Ruhm) kannst du keine Karte nutzen. Werte jetzt deinen Ruhm.
whyvalhalla-not-controlled = { $card } ist nicht in deinem Machtbereich; du hast dort { $cards }.
whyvalhalla-used = Die Karte { $card } ist in diesem Zyklus schon genutzt; im nächsten ist sie wieder bereit.
whyvalhalla-face-down = Die Karte { $card } liegt nach zwei Nutzungen verdeckt. Richte sie zuerst auf.
whyvalhalla-no-type = Die Karte { $card } ist weder Anführer noch Ort noch Ereignis; als { $due } kannst du sie nicht nutzen.
whyvalhalla-wrong-type = Die Karte { $card } ist { $types }; als { $due } kannst du sie nicht nutzen.
whyvalhalla-not-face-down = Die Karte { $card } wurde { $n ->
    [0] noch nie
   *[1] einmal
} genutzt; aufrichten kannst du nur, was verdeckt liegt.
whyvalhalla-refresh-price = Aufrichten kostet { $price } aus dem Vorrat; du hast { $n ->
    [0] keines
   *[other] { $n }
}.

## Die Ausrede und die Asse

whyvalhalla-excuse-stops = Nur die Ausrede kann eine Nutzung aufhalten, { $card } nicht.
whyvalhalla-excuse-discards = Nur die Ausrede kann die Karte eines Gegners abwerfen, { $card } nicht.
whyvalhalla-excuse-refreshed = Die Ausrede kannst du nicht aufrichten: Nach ihrer einen Nutzung ist sie fort.
whyvalhalla-no-seat = Es gibt keinen Platz { $seat } am Tisch; die Plätze sind 0 bis { $last }.
whyvalhalla-own-seat = Platz { $seat } am Tisch bist du selbst: Die Ausrede wirft die Karte eines Gegners ab.
whyvalhalla-seat-not-controls = Im Machtbereich von Platz { $seat } liegt nicht { $card }; dort gibt es { $cards }.
whyvalhalla-no-ace = { $card } ist kein Ass.
whyvalhalla-ace-turned = { $card } ist schon gedreht.
whyvalhalla-ace-without-place = Du hältst keinen Ort mit Rang 2 bis 9 und dieser Farbe: { $suits }.
whyvalhalla-ace-elsewhere = { $place } hat { $has }; das Ass wertet nur { $suits }.

## Die Landschaft

whyvalhalla-no-location = Auf { $at } liegt kein Ort.
whyvalhalla-no-location-among = Auf { $at } liegt kein Ort; die Landschaft hat { $cells }.
whyvalhalla-not-holding = Du hältst { $place } auf { $at } nicht.
whyvalhalla-cell-taken = { $at } ist besetzt. Ersetzen kannst du einen Ort erst, wenn die Landschaft mindestens { $least } hat; sie hat { $n }.
whyvalhalla-cell-alone = { $at } hat keinen Nachbarn in der Landschaft. Wähle einen Platz neben einem Ort.
whyvalhalla-too-wide = Mit { $at } hätte die Landschaft { $n } Spalten; erlaubt: { $most }.
whyvalhalla-too-high = Mit { $at } hätte die Landschaft { $n } Zeilen; erlaubt: { $most }.

## Pläne: ansagen

whyvalhalla-no-army-to-send = Du hast kein Heer im Vorrat, das du schicken könntest.
whyvalhalla-no-target = Kein Ort der Landschaft teilt eine Farbe mit { $card }; die Karte hat { $suits }.
whyvalhalla-no-ranked-target = Kein Ort der Landschaft mit Rang 2 bis 9 teilt eine Farbe mit { $card }; die Karte hat { $suits }.
whyvalhalla-crown-leads = { $card } ist eine Krone. Nenne ihr Ziel: use:{ $id }:person:<x>,<y>.
whyvalhalla-no-crown = { $card } ist keine Krone. Nenne kein Ziel: use:{ $id }:person.
whyvalhalla-no-start = Du hältst keinen Ort, von dem Heere losziehen könnten.
whyvalhalla-cannot-lead = { $card } hat { $suits } und kann keines deiner Heere zu einem Nachbarn führen.
whyvalhalla-cannot-gather = { $card } kann keines deiner Heere nach { $at } bringen: kein Weg mit passenden Farben, oder ein zu langer.

## Pläne: Schritte

whyvalhalla-no-step = Der Plan eines Ereignisses oder Anführers hat mindestens einen Schritt.
whyvalhalla-steps-put = Du nutzt { $card } als Ereignis: Die Schritte sind put oder end, nicht { $text }.
whyvalhalla-steps-march = Du nutzt { $card } als Anführer: Die Schritte sind march oder end, nicht { $text }.
whyvalhalla-steps-muster = Du nutzt { $card } als Anführer mit Krone: Die Schritte sind muster oder end, nicht { $text }.
whyvalhalla-reaches-one = { $card } erreicht nur einen Ort: { $at } ist schon genannt.
whyvalhalla-named-twice = { $at } hast du schon genannt: Nenne jeden Ort nur einmal.
whyvalhalla-reaches-symbols = { $place } hat { $has }; { $card } erreicht { $suits }.
whyvalhalla-reaches-ranks = { $place } hat den Rang { $rank }; { $card } erreicht nur Ränge von 2 bis 9.
whyvalhalla-reserve-small = Bei der Ansage hattest du { $armies } im Vorrat; { $count } kannst du nicht schicken.
whyvalhalla-reserve-sent = Bei der Ansage hattest du { $armies } im Vorrat, davon { $n } schon geschickt; { $count } kannst du nicht schicken.
whyvalhalla-rank-most = Auf { $place } kannst du höchstens { $most } Heere schicken, so viele, wie der Rang sagt; nicht { $count }.
whyvalhalla-event-most = { $card } schickt im Ganzen höchstens { $most }; noch frei: { $left }, nicht { $count }.
whyvalhalla-no-army-there = Du hast auf { $at } kein Heer, das von dort losziehen könnte.
whyvalhalla-too-many = Du hast { $armies } auf { $at }, nicht { $count }.
whyvalhalla-no-neighbour = { $to } ist kein Nachbar von { $at }.
whyvalhalla-no-movement = Dieser Schritt braucht { $n ->
    [one] { $n } Bewegung
   *[other] { $n } Bewegungen
}; { $card } hat noch { $left }.
whyvalhalla-one-start = { $card } führt alle Heere von einem einzigen Ort: { $at }.
whyvalhalla-leads-from = { $place } hat { $has }; { $card } führt Heere nur von diesen Farben los: { $suits }.
whyvalhalla-shares-none = { $place } hat { $has }, { $other } hat { $suits }: Sie teilen keine Farbe.
whyvalhalla-from-destination = { $at } ist selbst das Ziel: Heere kommen von anderswo.
whyvalhalla-not-beside = { $to } ist kein Nachbar des Ziels { $at }: Von dort kommst du nicht hinein.
whyvalhalla-no-way = Kein Weg führt von { $at } nach { $to } über Felder, die frei oder dein sind und eine Farbe mit dem Feld davor und eine mit { $card } teilen.
whyvalhalla-way-long = { $armies } über { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}: Das kostet { $cost ->
    [one] { $cost } Bewegung
   *[other] { $cost } Bewegungen
}; übrig sind { $left } von { $of }.
