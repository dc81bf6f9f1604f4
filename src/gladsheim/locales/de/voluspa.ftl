# Völuspá: Plättchen, Sets, Ereignisse und Gründe für Punkte.

hall-game-voluspa = Völuspá
hall-game-voluspa-pitch = Lege das stärkste Plättchen einer Reihe, und sie zählt für dich; fast jede Gottheit bricht diese Regel.
hall-game-voluspa-facts = 2–5 Spieler · ab 10 Jahren · 30 Min. online · leicht

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

voluspa-about-Od = Das stärkste Plättchen von allen, ganz ohne Spezialkraft: schlicht eine 8.
voluspa-about-Th = Schlicht eine 7. Höher sind nur Odin, ein Rudel Wölfe oder ein verstärktes Plättchen.
voluspa-about-Tr = Hält seine Umgebung frei: Neben einen liegenden Troll dürfen nur Trolle und Zwerge. Plättchen neben ihm lassen sich weder erobern noch schubsen und nur von Hel bedecken.
voluspa-about-Dr = Darf ein anderes Plättchen bedecken, das dann das Spielfeld verlässt. Keinen Drachen, keine Hel und nichts neben einem Troll.{ $dragons-spare-trolls ->
    [on] { " " }{ readingsvoluspa-dragons-spare-trolls }
   *[off] { "" }
  }
voluspa-about-Fe = Wölfe jagen zusammen: In einer Reihe ist jeder Fenrir so viel wert wie alle Fenrire dieser Reihe zusammen. Ein Neuling gilt als stärker als sein eigenes Rudel.
voluspa-about-Sk = Darf ein Plättchen erobern: Sie nimmt seinen Platz ein, und es kommt auf deine Hand. Keine andere Skadi, keine Hel und nichts neben einem Troll.
voluspa-about-Va = { $bookends-score-only ->
    [on] { readingsvoluspa-bookends-score-only }
   *[off] Eine Reihe mit Walküren an beiden Enden ist eingegrenzt und gehört ihnen: Wer ein solches Ende legt, wertet sie, und kein Wert dazwischen kann sie dominieren.
  }
voluspa-about-Lo = Neutralisiert alles neben sich außer anderen Lokis: Es ist 0 wert, solange er dort liegt. Die Spezialkräfte wirken weiter.
voluspa-about-He = Kommt immer auf ein Plättchen und lässt für den Rest der Partie eine Lücke. Bringt einen Punkt für jedes Plättchen auf den acht Feldern ringsum. Zählt nicht zu den fünf Plättchen der Hand und wird nie ersetzt.
voluspa-about-Hm = { $hermod-must-follow ->
    [on] Nach der Wertung legst du gleich noch ein Plättchen, das mit diesem Hermod in einer lückenlosen Reihe liegen muss.
   *[off] Nach der Wertung darfst du gleich noch ein Plättchen legen, wenn es mit diesem Hermod in einer lückenlosen Reihe liegt.
  } { $hel-beside-hermod ->
    [on] { readingsvoluspa-hel-beside-hermod }
   *[off] Hel darf stattdessen auf eines der acht Felder ringsum oder auf den Hermod selbst.
  }{ $hermod-must-follow ->
    [on] { " " }{ readingsvoluspa-hermod-must-follow }
   *[off] { "" }
  }
voluspa-about-Jo = Darf den Platz eines Plättchens einnehmen und es längs der Zeile oder Spalte schubsen, auf das erste Feld hinter dem Ende seiner Reihe.
voluspa-about-Se = Misst sich mit jedem Plättchen ihrer ganzen Zeile oder Spalte, wie breit die Lücken auch sind, und wertet die volle Spanne von Ende zu Ende. Nur die bessere von beiden gilt.
voluspa-about-Lb = Ist 0 wert und trifft immer ein Plättchen. Wertet die kürzere seiner beiden Reihen, was immer dort liegt. Nicht neben einem Troll.
voluspa-about-Dw = Wertet keine Reihen: Er bringt die Hälfte der zusammengezählten Werte seiner Nachbarn, abgerundet. Darf neben einen Troll.
voluspa-about-Fr = Lege sie als 3 oder wirf mit einem anderen Plättchen beliebig viele Freyas ab: Jede verstärkt es um 1, solange es dort liegt.
voluspa-about-Ra = Darf bedecken wie ein Drache{ $dragons-spare-trolls ->
    [on] , auch einen Troll.
   *[off] .
  } Nach der Wertung darf er auf ein zweites Feld weiterfliegen und noch einmal werten; was er zuerst bedeckt hat, kommt zurück.
voluspa-about-Ni = Wer eine Reihe mit ihm wertet, bekommt zwei Punkte mehr. Auch Hel und Blitz bekommen sie, wenn sie auf ihn kommen.

voluspa-epithet-Od = Vater aller Götter
voluspa-epithet-Th = Gott des Himmels und des Donners
voluspa-epithet-Tr = Bösartige, wilde Kreatur
voluspa-epithet-Dr = Gefährliche, fliegende Kreatur
voluspa-epithet-Fe = Wolf: Monströser Sohn von Loki
voluspa-epithet-Sk = Göttin der Jagd und des Winters
voluspa-epithet-Va = Engelsgleiche Führer nach Walhalla
voluspa-epithet-Lo = Betrügerischer Gott
voluspa-epithet-He = Göttin des Todes
voluspa-epithet-Hm = Bote der Götter
voluspa-epithet-Jo = Riese: Alte Rasse riesiger Wesen
voluspa-epithet-Se = Monströser Sohn von Loki
voluspa-epithet-Lb = Macht der Götter
voluspa-epithet-Dw = Eine Rasse kleiner aber robuster Wesen
voluspa-epithet-Fr = Göttin der Fruchtbarkeit
voluspa-epithet-Ra = Begleiter von Odin
voluspa-epithet-Ni = Monster aus dem Totenreich

voluspa-value = Wert { $value }
voluspa-value-none = Kein Wert
voluspa-count = { $count ->
    [one] { $count } Plättchen im Spiel
   *[other] { $count } Plättchen im Spiel
}

## Sets

voluspa-set-base = Grundspiel
voluspa-set-base-about = Acht Arten, sechzig Plättchen
voluspa-set-edda = Die Sage von Edda
voluspa-set-edda-about = Dazu Hel, Hermod, Jotunn und Seeschlange
voluspa-set-order = In den Reihen der Götter
voluspa-set-order-about = Empfohlen als erste Erweiterung. Dazu Zwerg, Freya, Rabe und Niohoggr
voluspa-set-giants = König der Riesen
voluspa-set-giants-about = Empfohlen: die Hälfte jeder Erweiterung, für eine kürzere Partie als mit allen Arten. Viele Plättchen werden geschubst oder verstärkt. Dazu Hermod, Jotunn, Freya und Niohoggr
voluspa-set-serpents = Erwachen der Schlangen
voluspa-set-serpents-about = Empfohlen: die Hälfte jeder Erweiterung, für eine kürzere Partie als mit allen Arten. Die Schlange wertet über die Lücken hinweg, die Hel lässt. Dazu Hel, Seeschlange, Zwerg und Freya
voluspa-set-ravens = Meister der Raben
voluspa-set-ravens-about = Empfohlen: die Hälfte jeder Erweiterung, für eine kürzere Partie als mit allen Arten. Mit Hermod und dem Raben wertest du zweimal in einem Zug. Dazu Hel, Hermod, Rabe und Niohoggr
voluspa-set-all = Alles
voluspa-set-all-about = Alle siebzehn Arten; die Regeln raten davon ab, alle in einer Partie zu mischen
voluspa-set-custom = Eigene Mischung
voluspa-set-custom-about = Die Arten selbst wählen
voluspa-option-bolt = Der Blitz
voluspa-option-bolt-about = Dazu sechs Blitze, die die kürzere Reihe werten
voluspa-option-no-late-hel = Hel nicht spät
voluspa-option-no-late-hel-about = Empfohlen, sonst heben sich alle ihre Hel-Plättchen für die letzten Züge auf. Hel-Plättchen auf der Hand verlassen das Spiel, sobald der Vorrat leer ist

## Auf dem Spielfeld

voluspa-cell = Spalte { $x }, Zeile { $y }
voluspa-on-board = { $tile }, Wert { $face }, { $cell }
voluspa-on-board-muted = { $tile }, neutralisiert, { $cell }
voluspa-on-board-pack = { $tile }, { $row } wert in der Zeile und { $col } in der Spalte, { $cell }
voluspa-on-board-hel = Hel, eine Lücke, { $cell }
voluspa-on-board-boost = verstärkt um { $boost }
voluspa-on-board-bookend = grenzt eine Reihe ein
voluspa-on-board-last = zuletzt gelegt
voluspa-spot-beside = { $tile } hierher legen, { $cell }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-spot-cover = { $under } mit { $tile } bedecken, { $cell }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-spot-capture = { $under } mit { $tile } erobern, { $cell }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-spot-bump = { $under } mit { $tile } schubsen, { $cell }: bis zu { $points ->
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
voluspa-in-hand-unplayable = { $tile }, lässt sich jetzt nicht legen
voluspa-dir-N = Nach Norden schubsen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-dir-E = Nach Osten schubsen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-dir-S = Nach Süden schubsen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-dir-W = Nach Westen schubsen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
voluspa-dir-ask = Wohin mit { $under }?
voluspa-boosts = Freyas
voluspa-boosts-value = Freyas zur Verstärkung: { $boosts }
voluspa-boosts-more = Eine Freya mehr
voluspa-boosts-fewer = Eine Freya weniger

## Was jetzt zu tun ist

voluspa-prompt-play = Wähle ein Plättchen
voluspa-prompt-cell = Wohin mit { $tile }?
voluspa-prompt-no-cell = { $tile } passt jetzt nirgends.
voluspa-prompt-best = Wähle ein Plättchen. Markierte Felder bringen jetzt die meisten Punkte.
voluspa-follow-Hm = Danach darf noch ein Plättchen in seine Reihe.
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
voluspa-beyond-tiles = { $count ->
    [one] Noch ein Plättchen in dieser Richtung
   *[other] Noch { $count } Plättchen in dieser Richtung
}
voluspa-prompt-hermod = Hermod reitet weiter: Lege noch ein Plättchen in seine Reihe oder beende den Zug.
voluspa-prompt-hermod-must = Hermod reitet weiter: Lege noch ein Plättchen in seine Reihe.
voluspa-prompt-hermod-end = Nichts passt in Hermods Reihe: Beende den Zug.
voluspa-prompt-hermod-discard = Nichts passt in Hermods Reihe: Wähle ein Plättchen, das du abwirfst.
voluspa-prompt-raven = Der Rabe darf weiterfliegen oder bleiben.
voluspa-prompt-discard = Nichts lässt sich legen: Wähle ein Plättchen, das du abwirfst.
voluspa-prompt-trim = Mehr als fünf Plättchen auf der Hand: Wähle eines, das du abwirfst.
voluspa-prompt-discard-chosen = { $tile } abwerfen?
voluspa-why-not = Dort nicht: { $message }
voluspa-end = Zug beenden
voluspa-stay = Bleiben
voluspa-discard = { $tile } abwerfen
voluspa-hels = { $count ->
    [one] { $count } Hel
   *[other] { $count } Hel-Plättchen
}

## Was geschah (vor jedem Satz steht ein Name)

voluspa-at =
    { $places ->
        [off] { "" }
       *[on] { " " }auf { $at }
    }
voluspa-from =
    { $places ->
        [off] { "" }
       *[on] { " " }von { $at }
    }
voluspa-to =
    { $places ->
        [off] { "" }
       *[on] { " " }nach { $at }
    }
voluspa-event-placed-beside = legt { $tile }{ voluspa-at }
voluspa-event-placed-cover = bedeckt { $under }{ voluspa-at } mit { $tile }
voluspa-event-placed-capture = erobert { $under }{ voluspa-at } mit { $tile }
voluspa-event-placed-bump = schubst { $under } mit { $tile }{ voluspa-from } nach { $dir }
voluspa-event-placed-flight = lässt { $tile }{ voluspa-to } weiterfliegen
voluspa-event-placed-flight-cover = lässt { $tile }{ voluspa-to } weiterfliegen, auf { $under }
voluspa-event-stayed = lässt den Raben{ voluspa-at } sitzen
voluspa-event-ended = beendet den Zug
voluspa-event-discarded = wirft { $tile } ab

## Was außerdem geschah (eigene Sätze)

voluspa-event-covered = { $tile } verlässt das Spielfeld.
voluspa-event-captured = { $tile } kommt auf die Hand.
voluspa-event-captured-boost = { $tile } kommt auf die Hand, dazu { $boost ->
    [one] { $boost } Freya
   *[other] { $boost } Freyas
}.
voluspa-event-bumped = { $tile } { $places ->
    [off] weicht aus
   *[on] liegt jetzt auf { $to }
}.
voluspa-event-boosted = Verstärkt mit { $boosts ->
    [one] { $boosts } Freya
   *[other] { $boosts } Freyas
}.
voluspa-event-lifted = { $under }{ voluspa-at } ist wieder da.
voluspa-event-drew = { $count ->
    [one] Zieht { $count } Plättchen.
   *[other] Zieht { $count } Plättchen.
}
voluspa-event-drew-tiles = Zieht { $tiles }.
voluspa-event-hels-gone = { $count ->
    [one] Der Vorrat ist leer: { $count } Hel verlässt die Hand.
   *[other] Der Vorrat ist leer: { $count } Hel-Plättchen verlassen die Hand.
}

voluspa-dir-name-N = Norden
voluspa-dir-name-E = Osten
voluspa-dir-name-S = Süden
voluspa-dir-name-W = Westen
voluspa-tile-boosted = { $tile } +{ $boost }

## Warum diese Punkte

voluspa-axis-row = Zeile
voluspa-axis-col = Spalte
voluspa-part-line-highest = { $axis } mit { $tiles }: { $value } schlägt { $best }
voluspa-part-line-tied = { $axis } mit { $tiles }: { $value } ist nur gleich { $best }
voluspa-part-line-lower = { $axis } mit { $tiles }: { $value } liegt unter { $best }
voluspa-part-line-bookends = { $axis } mit { $tiles }: Walküren an beiden Enden
voluspa-part-line-bookended = { $axis } mit { $tiles }: von Walküren eingegrenzt
voluspa-part-bonus = { $part }, darin { $bonus } für { $tiles ->
    [one] Niohoggr
   *[other] { $tiles } Niohoggr
}
voluspa-part-single = Liegt allein
voluspa-part-single-nothing = Liegt allein: an diesem Tisch nichts
voluspa-part-hel = { $count ->
    [0] Kein Plättchen um die Lücke
    [one] { $count } Plättchen um die Lücke
   *[other] { $count } Plättchen um die Lücke
}
voluspa-part-serpent-highest = { $axis } von Ende zu Ende, { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}: { $value } schlägt { $best }
voluspa-part-serpent-tied = { $axis } von Ende zu Ende: { $value } ist nur gleich { $best }
voluspa-part-serpent-lower = { $axis } von Ende zu Ende: { $value } liegt unter { $best }
voluspa-part-serpent-bookended = { $axis } von Ende zu Ende: von Walküren eingegrenzt
voluspa-part-bolt = Kürzere Reihe, { $axis } mit { $tiles }
voluspa-part-not-chosen = { $part }; die andere zählt
voluspa-part-dwarf = Die Hälfte der Nachbarn: { $figures } ergeben { $sum }
voluspa-part-dwarf-none = Keine Nachbarn

# For newcomers: one line about the position, while the first turns of a game are played.

voluspa-coach-highest = { $tile } ist dein höchstes Plättchen: { $places ->
    [one] Ein Feld bringt { $points }.
   *[other] { $places } Felder bringen { $points }.
}
voluspa-coach-best = { $tile } bringt jetzt am meisten: { $places ->
    [one] { $points } auf einem Feld.
   *[other] { $points } auf { $places } Feldern.
}
voluspa-coach-boost = Mit einer Freya bringt ein Plättchen bis zu { $points }: Wähle das Plättchen, dann die Freya.
voluspa-coach-nothing = Jetzt bringt nichts Punkte: Lege { $tile } und behalte deine hohen Plättchen.
voluspa-coach-hermod = { $hermod-must-follow ->
    [on] Du musst noch ein Plättchen in Hermods Reihe legen, und es zählt ebenso.
   *[off] Du darfst noch ein Plättchen in Hermods Reihe legen, und es zählt ebenso.
  }
voluspa-coach-raven = Der Rabe darf weiterfliegen: Sein bestes Feld bringt { $points }.
