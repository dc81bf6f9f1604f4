# Völuspá: Plättchen, Zusammenstellungen, Ereignisse und Gründe für Punkte.

hall-game-voluspa = Völuspá
hall-game-voluspa-pitch = Götter, Riesen und Schlangen, Plättchen um Plättchen. Lege das stärkste einer Reihe oder Spalte und zähle ihre ganze Länge; fast jedes Plättchen biegt diese Regel.

## Plättchen

voluspa-tile-Od = Odin
voluspa-tile-Th = Thor
voluspa-tile-Tr = Troll
voluspa-tile-Dr = Drache
voluspa-tile-Fe = Fenrir
voluspa-tile-Sk = Skadi
voluspa-tile-Va = Walküre
voluspa-tile-Lo = Loki
voluspa-tile-He = Hel
voluspa-tile-Hm = Hermod
voluspa-tile-Jo = Jotunn
voluspa-tile-Se = Seeschlange
voluspa-tile-Lb = Blitz
voluspa-tile-Dw = Zwerg
voluspa-tile-Fr = Freya
voluspa-tile-Ra = Rabe
voluspa-tile-Ni = Niohoggr

voluspa-about-Od = Das stärkste Plättchen von allen und ganz ohne Kniff: schlicht eine 8.
voluspa-about-Th = Schlicht eine 7. Darüber stehen nur Odin, ein Rudel Wölfe oder eine Verstärkung.
voluspa-about-Tr = Hält seine Umgebung frei: Neben einen liegenden Troll dürfen nur Trolle und Zwerge. Plättchen neben ihm lassen sich weder abdecken noch nehmen noch wegstoßen, außer durch Hel.
voluspa-about-Dr = Darf auf ein anderes Plättchen, das dann das Spielfeld verlässt. Nicht auf einen Drachen, nicht auf Hel und nicht neben einem Troll.
voluspa-about-Fe = Wölfe jagen zusammen: In einer Linie ist jeder Fenrir so viel wert wie alle Fenrire dieser Linie zusammen. Ein Neuling gilt als stärker als sein eigenes Rudel.
voluspa-about-Sk = Darf den Platz eines Plättchens einnehmen und es auf die Hand holen. Keine andere Skadi, nicht Hel und nichts neben einem Troll.
voluspa-about-Va = Eine Linie mit Walküren an beiden Enden gehört diesen beiden: Wer ein solches Ende legt, punktet, und kein Wert dazwischen kann sie gewinnen.
voluspa-about-Lo = Alles neben ihm ist 0 wert, solange er dort liegt, nur andere Lokis nicht. Die Fähigkeiten wirken weiter.
voluspa-about-He = Kommt immer auf ein Plättchen und lässt für den Rest des Spiels ein Loch. Bringt einen Punkt für jedes Plättchen auf den acht Feldern ringsum. Zählt nicht zu den fünf Plättchen der Hand und wird nie ersetzt.
voluspa-about-Hm = Nach der Wertung darfst du gleich noch ein Plättchen legen, wenn es mit diesem Hermod in einer ununterbrochenen Linie liegt. Hel darf stattdessen auf eines der acht Felder ringsum.
voluspa-about-Jo = Darf ein Plättchen von seinem Platz stoßen, längs seiner Zeile oder Spalte auf das erste Feld hinter dem Ende seiner Reihe, und sich selbst dorthin stellen.
voluspa-about-Se = Misst sich mit jedem Plättchen ihrer ganzen Reihe oder Spalte, wie breit die Lücken auch sind, und zählt die volle Spanne von Ende zu Ende. Nur die bessere von beiden gilt.
voluspa-about-Lb = Ist 0 wert und trifft immer ein Plättchen. Zählt die kürzere seiner beiden Linien, was immer dort liegt. Nicht neben einem Troll.
voluspa-about-Dw = Zählt keine Linien: Er bringt die Hälfte der zusammengezählten Werte seiner Nachbarn, abgerundet. Darf neben einen Troll.
voluspa-about-Fr = Lege sie als 3 oder wirf beliebig viele Freyas zu einem anderen Plättchen dazu: Jede macht es um eins stärker, solange es dort liegt.
voluspa-about-Ra = Darf abdecken wie ein Drache. Nach der Wertung darf er auf ein zweites Feld fliegen und noch einmal werten; worauf er zuerst saß, kommt zurück.
voluspa-about-Ni = Jede Reihe, in der er liegt, bringt zwei Punkte mehr, wer immer sie wertet. Auch Hel und Blitz bekommen sie, wenn sie auf ihn kommen.

voluspa-value = Wert { $value }
voluspa-value-none = Kein Wert
voluspa-count = { $count ->
    [one] { $count } Plättchen im Spiel
   *[other] { $count } Plättchen im Spiel
}

## Zusammenstellungen

voluspa-set-base = Grundspiel
voluspa-set-base-about = Acht Arten, sechzig Plättchen
voluspa-set-edda = Saga of Edda
voluspa-set-edda-about = Dazu Hel, Hermod, Jotunn und Seeschlange
voluspa-set-order = Order of the Gods
voluspa-set-order-about = Dazu Zwerg, Freya, Rabe und Niohoggr
voluspa-set-giants = König der Riesen
voluspa-set-giants-about = Dazu Hermod, Jotunn, Freya und Niohoggr
voluspa-set-serpents = Aufstieg der Schlangen
voluspa-set-serpents-about = Dazu Hel, Seeschlange, Zwerg und Freya
voluspa-set-ravens = Herr der Raben
voluspa-set-ravens-about = Dazu Hel, Hermod, Rabe und Niohoggr
voluspa-set-all = Alles
voluspa-set-all-about = Alle siebzehn Arten
voluspa-set-custom = Eigene Mischung
voluspa-set-custom-about = Die Arten selbst wählen
voluspa-option-bolt = Blitz
voluspa-option-bolt-about = Dazu sechs Blitze, die in die kürzere Linie fahren
voluspa-option-no-late-hel = Keine späte Hel
voluspa-option-no-late-hel-about = Hels auf der Hand verlassen das Spiel, sobald der Vorrat leer ist

## Auf dem Spielfeld

voluspa-cell = Spalte { $x }, Reihe { $y }
voluspa-on-board = { $tile }, Wert { $face }, { $cell }
voluspa-on-board-muted = { $tile }, auf 0 gesetzt, { $cell }
voluspa-on-board-pack = { $tile }, { $row } wert in der Reihe und { $col } in der Spalte, { $cell }
voluspa-on-board-hel = Hel, eine Lücke, { $cell }
voluspa-on-board-boost = verstärkt um { $boost }
voluspa-on-board-bookend = Ende einer Walkürenlinie
voluspa-on-board-last = zuletzt gelegt
voluspa-spot-beside = { $tile } hierher legen, { $cell }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-spot-cover = { $under } mit { $tile } abdecken, { $cell }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-spot-capture = { $under } mit { $tile } nehmen, { $cell }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-spot-bump = { $under } mit { $tile } wegstoßen, { $cell }: bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-spot-fly = Nach { $cell } fliegen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-in-hand = { $tile }, { $value ->
    [-1] ohne Wert
   *[other] Wert { $value }
}
voluspa-in-hand-unplayable = { $tile }, jetzt nicht zu legen
voluspa-dir-N = Nach Norden stoßen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-dir-E = Nach Osten stoßen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-dir-S = Nach Süden stoßen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-dir-W = Nach Westen stoßen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-dir-ask = Wohin mit { $under }?
voluspa-boosts = Freyas
voluspa-boosts-value = Dazugeworfene Freyas: { $boosts }
voluspa-boosts-more = Eine Freya mehr
voluspa-boosts-fewer = Eine Freya weniger

## Was jetzt zu tun ist

voluspa-prompt-play = Wähle ein Plättchen
voluspa-prompt-cell = Wohin mit { $tile }?
voluspa-prompt-no-cell = { $tile } passt jetzt nirgends.
voluspa-prompt-best = Wähle ein Plättchen. Markiert: wo deine Plättchen jetzt die meisten Punkte bringen.
voluspa-follow-Hm = Danach darf noch ein Plättchen in seine Linie.
voluspa-follow-Ra = Danach darf der Rabe auf ein zweites Feld weiterfliegen.
voluspa-follow-capture = { $under } kommt auf deine Hand.
voluspa-try = Versuche { $cell }
voluspa-beyond = In dieser Richtung { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} mehr, bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
voluspa-prompt-hermod = Hermod reitet weiter: noch ein Plättchen in seine Linie, oder beende den Zug.
voluspa-prompt-hermod-discard = Nichts passt in Hermods Linie: Wähle ein Plättchen, das du abgibst.
voluspa-prompt-raven = Der Rabe darf noch einmal fliegen oder bleiben.
voluspa-prompt-discard = Nichts lässt sich legen: Wähle ein Plättchen, das du abgibst.
voluspa-prompt-trim = Mehr als fünf Plättchen auf der Hand: Wähle eines zum Abwerfen.
voluspa-prompt-discard-chosen = { $tile } abgeben?
voluspa-why-not = Dort nicht: { $message }
voluspa-end = Zug beenden
voluspa-stay = Bleiben
voluspa-discard = { $tile } abgeben
voluspa-hels = { $count ->
    [one] { $count } Hel
   *[other] { $count } Hels
}

## Was geschah (vor jedem Satz steht ein Name)

voluspa-event-placed-beside = legt { $tile } auf { $at }
voluspa-event-placed-cover = deckt { $under } auf { $at } mit { $tile } ab
voluspa-event-placed-capture = nimmt { $under } auf { $at } mit { $tile }
voluspa-event-placed-bump = schubst { $under } mit { $tile } von { $at } nach { $dir }
voluspa-event-placed-flight = lässt { $tile } nach { $at } weiterfliegen
voluspa-event-placed-flight-cover = lässt { $tile } nach { $at } weiterfliegen, auf { $under }
voluspa-event-stayed = lässt den Raben auf { $at }
voluspa-event-ended = beendet den Zug
voluspa-event-discarded = gibt { $tile } ab

## Was außerdem geschah (eigene Sätze)

voluspa-event-covered = { $tile } verlässt das Spielfeld.
voluspa-event-captured = { $tile } kommt auf die Hand.
voluspa-event-captured-boost = { $tile } kommt auf die Hand, dazu { $boost ->
    [one] { $boost } Freya
   *[other] { $boost } Freyas
}.
voluspa-event-bumped = { $tile } landet auf { $to }.
voluspa-event-boosted = { $boosts ->
    [one] { $boosts } Freya
   *[other] { $boosts } Freyas
} dazugeworfen.
voluspa-event-lifted = { $under } auf { $at } ist wieder da.
voluspa-event-drew = { $count ->
    [one] Zieht { $count } Plättchen.
   *[other] Zieht { $count } Plättchen.
}
voluspa-event-drew-tiles = Zieht { $tiles }.
voluspa-event-hels-gone = { $count ->
    [one] Der Vorrat ist leer: { $count } Hel verlässt die Hand.
   *[other] Der Vorrat ist leer: { $count } Hels verlassen die Hand.
}

voluspa-dir-name-N = Norden
voluspa-dir-name-E = Osten
voluspa-dir-name-S = Süden
voluspa-dir-name-W = Westen
voluspa-tile-boosted = { $tile } +{ $boost }

## Warum diese Punkte

voluspa-axis-row = Reihe
voluspa-axis-col = Spalte
voluspa-part-line-highest = { $axis } mit { $tiles }: { $value } schlägt { $best }
voluspa-part-line-tied = { $axis } mit { $tiles }: { $value } ist nur gleich { $best }
voluspa-part-line-lower = { $axis } mit { $tiles }: { $value } liegt unter { $best }
voluspa-part-line-bookends = { $axis } mit { $tiles }: Walküren an beiden Enden
voluspa-part-line-bookended = { $axis } mit { $tiles }: gehört den Walküren an ihren Enden
voluspa-part-bonus = { $part }, darin { $bonus } für { $niohoggr ->
    [one] Niohoggr
   *[other] { $niohoggr } Niohoggr
}
voluspa-part-single = Steht allein
voluspa-part-hel = { $count ->
    [0] Kein Plättchen um das Loch
    [one] { $count } Plättchen um das Loch
   *[other] { $count } Plättchen um das Loch
}
voluspa-part-serpent-highest = { $axis } von Ende zu Ende, { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}: { $value } schlägt { $best }
voluspa-part-serpent-tied = { $axis } von Ende zu Ende: { $value } ist nur gleich { $best }
voluspa-part-serpent-lower = { $axis } von Ende zu Ende: { $value } liegt unter { $best }
voluspa-part-serpent-bookended = { $axis } von Ende zu Ende: gehört Walküren
voluspa-part-bolt = Kürzere Linie, { $axis } mit { $tiles }
voluspa-part-not-chosen = { $part }; die andere zählt
voluspa-part-dwarf = Nachbarn { $figures } ergeben { $sum }, die Hälfte davon
voluspa-part-dwarf-none = Keine Nachbarn
