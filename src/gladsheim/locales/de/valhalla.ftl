# Valhalla: Karten, Phasen, Wahl und Ereignisse.

hall-game-valhalla = Valhalla
hall-game-valhalla-pitch = Wirb gefallene Helden an, führe deine Heere durch eine Landschaft im Wandel und sammle Ruhm.
hall-game-valhalla-facts = 2–6 Spieler · 60 Min. online · mittel

## Farben, Ränge und Arten von Karten

valhalla-suit-moons = Monde
valhalla-suit-suns = Sonnen
valhalla-suit-waves = Wellen
valhalla-suit-leaves = Blätter
valhalla-suit-wyrms = Lindwürmer
valhalla-suit-knots = Knoten

valhalla-rank-number = Rang { $n }
valhalla-rank-pawn = Bauer
valhalla-rank-court = Hof
valhalla-rank-crown = Krone

valhalla-kind-personality = Anführer
valhalla-kind-event = Ereignis
valhalla-kind-location = Ort
valhalla-kind-ace = Ass
valhalla-kind-excuse = Ausrede

## Was Karten tun: zusammengesetzt aus Art und Rang

valhalla-does-event = Ereignis: Schicke bis zu { $n } Heere aus deinem Vorrat auf Orte, die eine Farbe mit ihm teilen.
valhalla-does-event-crown = Ereignis: Schicke bis zu 10 Heere aus deinem Vorrat auf Orte seiner Farbe.
valhalla-does-event-people = Ereignis: Wähle einen Ort mit Rang 2 bis 9, der eine Farbe mit ihm teilt, und schicke höchstens so viele Heere aus deinem Vorrat dorthin, wie sein Rang sagt.
valhalla-does-personality = Anführer: { $n } Bewegungen. Jede bringt ein Heer auf einen Nachbarort, der eine Farbe mit dem Ort davor teilt und eine mit dem Anführer.
valhalla-does-personality-crown = Anführer: Nenne einen Ort und bringe mit 10 Bewegungen Heere dorthin, über Orte seiner Farbe. Beim ersten Gefecht dort verliert der Gegner vorweg ein Heer.
valhalla-does-personality-people = Anführer: Jedes Heer auf einem deiner Orte, der eine Farbe mit ihm teilt, darf auf einen Nachbarort ziehen{ $leader-any-neighbour ->
    [on] . { readingsvalhalla-leader-any-neighbour }
   *[off] , der eine Farbe mit diesem Ort teilt und eine mit dem Anführer.
  }
valhalla-does-location = Odins Gunst: Lege den Ort an die Landschaft an, und er zählt sofort, zusammen mit dem besten Nachbarort, den du hältst; oder lege ihn an die Stelle eines anderen Ortes. Gebundene Heere gehen mit.
valhalla-does-ace = Ass: Werte einmal im Zyklus { $ace-any-turn ->
    [on] einen Ort seiner Farbe, den du hältst. { readingsvalhalla-ace-any-turn }
   *[off] in deiner Kampfphase einen Ort seiner Farbe, den du hältst, ohne dass dein Zug endet.
  } Oder drehe es in deiner Ruhmphase: Deine Orte mit Rang 2 bis 9 und seiner Farbe zählen doppelt.
valhalla-does-excuse = Ausrede: Mach zunichte, was ein Gegner gerade mit einer Karte geplant hat{ $excuse-any-turn ->
    [on] . { readingsvalhalla-excuse-any-turn }
   *[off] ; oder wirf als deine Aktion in der Kampfphase eine Karte aus dem Machtbereich eines Gegners ab.
  }
valhalla-worth-number = Bringt { $n } Ruhm.
valhalla-worth-crown = Bringt 2 für jeden Ort der zusammenhängenden Gruppe seiner Farbe, ihn selbst mitgezählt, egal, wer sie hält.
valhalla-worth-pawn = Bringt 1 für jedes deiner Heere darauf.
valhalla-worth-court = Bringt 1 für jedes deiner Heere darauf und auf den Nachbarorten.

## Phasen

valhalla-phase-1 = Valhalla
valhalla-phase-2 = Anwerben
valhalla-phase-3 = Kampf
valhalla-phase-4 = Ruhm
valhalla-phase-about-1 = Je Zug ein Heer aus dem Vorrat in eine Lücke zwischen zwei Karten.
valhalla-phase-about-2 = Je Zug eine Karte, die mindestens zwei deiner Heere umstellen, für ihren Preis.
valhalla-phase-about-3 = Je Zug nutzt du eine Karte: Ereignis, Anführer oder Ort.
valhalla-phase-about-4 = Orte, die du hältst, bringen Ruhmpunkte; dann beginnt ein neuer Zyklus.

## Was geschah

valhalla-event-placed = { $who } stellt ein Heer zwischen { $one } und { $other } auf.
valhalla-event-passed = { $who } passt.
valhalla-event-unable-1 = { $who } kann jetzt kein Heer aufstellen.
valhalla-event-unable-2 = { $who } kann keine Karte anwerben.
valhalla-event-phase = { $who } geht weiter: { $phase }.
valhalla-event-phase-forced = Alle haben gepasst, und { $who } muss weiter: { $phase }.
valhalla-event-recruited = { $price ->
    [0] { $who } wirbt kostenlos an: { $card }.
    [one] { $who } wirbt für { $price } Heer an: { $card }.
   *[other] { $who } wirbt für { $price } Heere an: { $card }.
}
valhalla-event-bound = { $who } bindet ein Heer, das zwischen { $one } und { $other } stand: { $card }.
valhalla-event-bound-reserve = { $who } bindet ein Heer aus dem Vorrat: { $card }.
valhalla-event-dropped = { $n ->
    [0] { $who } gibt eine Karte auf: { $card }.
    [one] { $who } gibt eine Karte auf: { $card }; { $n } Heer kommt heim.
   *[other] { $who } gibt eine Karte auf: { $card }; { $n } Heere kommen heim.
}
valhalla-event-announced-event = { $who } nutzt als Ereignis: { $card }.
valhalla-event-announced-person = { $who } macht zum Anführer: { $card }.
valhalla-event-announced-location = { $who } legt in die Landschaft: { $card }.
valhalla-event-announced-ace = { $who } dreht für Punkte: { $card }.
valhalla-event-planned-put = { $n ->
    [one] { $who } plant { $n } Heer für: { $where }.
   *[other] { $who } plant { $n } Heere für: { $where }.
}
valhalla-event-planned-march = { $n ->
    [one] { $who } plant einen Marsch mit { $n } Heer von hier: { $where }.
   *[other] { $who } plant einen Marsch mit { $n } Heeren von hier: { $where }.
}
valhalla-event-excused = Die Ausrede von { $who } macht { $card } ({ $target }) zunichte.
valhalla-event-excuse-discard = { $who } nutzt die Ausrede: { $target } verliert { $card }.
valhalla-event-deployed = { $n ->
    [one] { $who } schickt { $n } Heer: { $where }.
   *[other] { $who } schickt { $n } Heere: { $where }.
}
valhalla-event-marched = { $n ->
    [one] { $who } zieht mit { $n } Heer: { $from } → { $to }.
   *[other] { $who } zieht mit { $n } Heeren: { $from } → { $to }.
}
valhalla-event-battle = Gefecht ({ $where }): { $who } { $n } gegen { $other } { $m }.
valhalla-event-battle-terrain = Der Weg hinauf kostet den Angreifer ein Heer.
valhalla-event-battle-crown = Die Krone schaltet vorweg einen Verteidiger aus.
valhalla-event-battle-won = { $n ->
    [one] { $who } bleibt mit { $n } Heer übrig.
   *[other] { $who } bleibt mit { $n } Heeren übrig.
}
valhalla-event-battle-none = Niemand bleibt übrig.
valhalla-event-location-added = Neu in der Landschaft: { $card }, neben { $beside } ({ $who }).
valhalla-event-location-replaced = { $card } tritt an die Stelle von { $old } ({ $who }).
valhalla-event-halved = Die Hälfte der Heere von { $who } bleibt dort: { $to } von { $from }.
valhalla-event-points-ace = { $who } erhält { $points } durch ein Ass.
valhalla-event-points-odin = { $who } erhält { $points } durch Odins Gunst.
valhalla-event-points-glory = { $who } erhält { $points } an Ruhm.
valhalla-event-refreshed = { $who } bindet zwei Heere und richtet eine Karte auf: { $card }.
valhalla-event-glory-ace = { $who } dreht { $card }: Die Farbe zählt doppelt.
valhalla-event-readied = Die Karten von { $who } sind wieder bereit.
valhalla-event-taken-back = { $n ->
    [one] { $who } holt { $n } Heer heim, das zwischen { $one } und { $other } stand.
   *[other] { $who } holt { $n } Heere heim, die zwischen { $one } und { $other } standen.
}
valhalla-event-swept = Ohne Heere ringsum verlassen Valhalla: { $cards }.
valhalla-event-reshuffled = { $n ->
    [one] { $n } abgelegte Karte ist der neue Nachziehstapel.
   *[other] { $n } abgelegte Karten werden zum neuen Nachziehstapel gemischt.
}
valhalla-event-dealt = Neu in Valhalla: { $cards }.
valhalla-event-cycle = { $who } beginnt Zyklus { $n }.
valhalla-event-game-over-target = { $who } gewinnt: Das Ziel ist erreicht, und niemand liegt gleichauf.
valhalla-event-game-over-cap = Die letzte Ruhmphase ist vorbei. Die meisten Ruhmpunkte: { $who }.
valhalla-reason = { $card } bringt { $points }.
valhalla-reason-doubled = { $card } bringt { $points }, verdoppelt durch ein Ass.
valhalla-part-doubled = { $card }, verdoppelt durch ein Ass

## Fragen

valhalla-prompt-place = Stelle eines deiner Heere zwischen zwei Karten von Valhalla auf.
valhalla-prompt-place-recruit-or-pass = Stelle eines deiner Heere zwischen zwei Karten von Valhalla auf, wirb eine Karte an, die zwei deiner Heere umstellen, oder passe.
valhalla-prompt-recruit = Wirb eine Karte an, die mindestens zwei deiner Heere umstellen.
valhalla-prompt-recruit-use-or-pass = Wirb noch eine Karte an, nutze eine von deinen oder passe.
valhalla-prompt-use-glory-or-pass = Nutze eine Karte deines Machtbereichs, werte deinen Ruhm oder passe.
valhalla-prompt-place-or-pass = Stelle eines deiner Heere zwischen zwei Karten von Valhalla auf oder passe.
valhalla-prompt-recruit-or-pass = Wirb eine Karte an, die zwei deiner Heere umstellen, oder passe.
valhalla-prompt-use-or-pass = Nutze eine deiner Karten oder passe.
valhalla-prompt-glory-or-pass = Werte deinen Ruhm oder passe.
valhalla-prompt-only-pass = Du kannst jetzt nur passen.
valhalla-prompt-unable = In dieser Phase kannst du nichts tun: Überspringe sie.
valhalla-prompt-glory-now = Dein Zyklus ist zu Ende: Werte deine Orte.
valhalla-prompt-pay = { $n ->
    [one] { $card }: Binde noch { $n } Heer, aus dem Vorrat oder aus Valhalla.
   *[other] { $card }: Binde noch { $n } Heere, aus dem Vorrat oder aus Valhalla.
}
valhalla-prompt-drop = Dein Machtbereich ist voll: Welche andere Karte gibst du auf?
valhalla-prompt-plan-event = { $n ->
    [0] { $card }: Wohin gehen Heere?
    [one] { $card }: noch { $n } Heer. Wohin geht es?
   *[other] { $card }: noch { $n } Heere. Wohin gehen sie?
}
valhalla-prompt-plan-person = { $n ->
    [0] { $card }: Welche Heere ziehen?
    [one] { $card }: noch { $n } Bewegung. Welches Heer zieht?
   *[other] { $card }: noch { $n } Bewegungen. Welche Heere ziehen?
}
valhalla-prompt-plan-muster = { $n ->
    [0] { $card }: Welche Heere sammeln sich? Ziel: { $where }
    [one] { $card }: noch { $n } Bewegung. Welches Heer zieht zum Ziel ({ $where })?
   *[other] { $card }: noch { $n } Bewegungen. Welche Heere ziehen zum Ziel ({ $where })?
}
valhalla-prompt-excuse = { $who } plant dies mit { $card }. Nutzt du deine Ausrede dagegen?
valhalla-prompt-glory = Drehe Asse, um ihre Farben zu verdoppeln, oder werte.
valhalla-prompt-take = Welche Heere holst du aus Valhalla heim?
valhalla-prompt-where = Wohin?
valhalla-prompt-use = Wofür?

## Wahl

valhalla-choice-place = Ein Heer aufstellen: { $slot }
valhalla-choice-pay = Ein Heer aus Valhalla binden: { $slot }
valhalla-choice-pay-reserve = Ein Heer aus dem Vorrat binden
valhalla-choice-take = { $n ->
    [one] { $n } Heer heimholen: { $slot }
   *[other] { $n } Heere heimholen: { $slot }
}
valhalla-choice-recruit = { $price ->
    [0] Kostenlos anwerben: { $card }
    [one] Für { $price } Heer anwerben: { $card }
   *[other] Für { $price } Heere anwerben: { $card }
}
valhalla-choice-event = Als Ereignis nutzen: { $card }
valhalla-choice-person = Als Anführer nutzen: { $card }
valhalla-choice-leader = { $card } sammelt Heere: { $where }
valhalla-choice-location-add = Hier anlegen: { $card }
valhalla-choice-location-replace = { $card } an die Stelle von { $where } legen
valhalla-choice-ace = { $where } werten mit { $card }
valhalla-choice-refresh = Zwei Heere binden und aufrichten: { $card }
valhalla-choice-discard = { $card } von { $who } abwerfen
valhalla-choice-drop = Aufgeben: { $card }
valhalla-choice-glory-ace = Drehen: { $card }
valhalla-choice-put = { $n ->
    [one] { $n } Heer dorthin: { $where }
   *[other] { $n } Heere dorthin: { $where }
}
valhalla-choice-march = { $n ->
    [one] { $n } Heer: { $from } → { $to }
   *[other] { $n } Heere: { $from } → { $to }
}
valhalla-choice-muster = { $n ->
    [one] { $n } Heer: { $from } → { $via } → { $to }
   *[other] { $n } Heere: { $from } → { $via } → { $to }
}
valhalla-choice-pass = Passen
valhalla-choice-battle = Passen und in die Kampfphase
valhalla-choice-skip-place = Nichts aufzustellen
valhalla-choice-skip-recruit = Nichts anzuwerben
valhalla-choice-glory = Ruhm werten
valhalla-choice-score = Werten
valhalla-choice-end-plan = Ausführen
valhalla-choice-end-take = Den Rest dort lassen
valhalla-choice-excuse = Ausrede nutzen
valhalla-choice-allow = Geschehen lassen

valhalla-use-event = Als Ereignis
valhalla-use-person = Als Anführer
valhalla-use-location = In die Landschaft
valhalla-use-ace = Einen Ort werten
valhalla-use-refresh = Aufrichten
valhalla-use-discard = Eine Karte abwerfen

## Am Tisch

valhalla-armies = { $n ->
    [one] { $n } Heer
   *[other] { $n } Heere
}
valhalla-armies-of = { $who } { $n }
valhalla-nobody = niemand
valhalla-place-empty-short = einem leeren Platz
valhalla-slot = Zwischen { $one } und { $other }
valhalla-cell-free = Freier Platz
valhalla-reserve = { $n ->
    [one] { $n } Heer im Vorrat
   *[other] { $n } Heere im Vorrat
}
valhalla-uses-0 = aufrecht
valhalla-uses-1 = quer
valhalla-uses-2 = verdeckt
valhalla-ready = bereit
valhalla-used = genutzt
valhalla-bound = { $n ->
    [one] { $n } Heer gebunden
   *[other] { $n } Heere gebunden
}
valhalla-cycle = Zyklus { $n }
valhalla-passes = Gepasst in Folge: { $n } von { $of }.
valhalla-threatened = Wenn bis zu ihrem Zug niemand etwas tut, müssen weiter: { $who }.

## Einstellungen

valhalla-option-decks = Decktets
valhalla-option-decks-about = Fünf oder sechs Spieler brauchen zwei.
valhalla-option-extended = Bauern und Höfe
valhalla-option-extended-about = Acht weitere Karten mit je drei Farben.
valhalla-option-excuse = Die Ausrede
valhalla-option-excuse-about = Macht zunichte, was ein Gegner geplant hat.
valhalla-option-target = Ruhmpunkte zum Sieg
valhalla-option-target-about = Geprüft nach jeder Ruhmphase; bei Gleichstand an der Spitze geht es weiter.
valhalla-option-glory-cap = Höchstens so viele Ruhmphasen
valhalla-option-glory-cap-about = Von allen zusammen; danach ist die Partie zu Ende.
valhalla-option-first = Wer beginnt

## Namen der Karten

valhalla-card-ace-moons = Ass der Monde
valhalla-card-ace-suns = Ass der Sonnen
valhalla-card-ace-waves = Ass der Wellen
valhalla-card-ace-leaves = Ass der Blätter
valhalla-card-ace-wyrms = Ass der Lindwürmer
valhalla-card-ace-knots = Ass der Knoten
valhalla-card-author = Autor
valhalla-card-desert = Wüste
valhalla-card-origin = Ursprung
valhalla-card-journey = Reise
valhalla-card-painter = Maler
valhalla-card-savage = Wilder
valhalla-card-mountain = Berg
valhalla-card-sailor = Seemann
valhalla-card-battle = Schlacht
valhalla-card-forest = Wald
valhalla-card-discovery = Entdeckung
valhalla-card-soldier = Soldat
valhalla-card-lunatic = Irrer
valhalla-card-penitent = Büßer
valhalla-card-market = Markt
valhalla-card-chance-meeting = Zufallsbegegnung
valhalla-card-castle = Burg
valhalla-card-cave = Höhle
valhalla-card-diplomat = Diplomat
valhalla-card-mill = Mühle
valhalla-card-betrayal = Verrat
valhalla-card-pact = Pakt
valhalla-card-darkness = Finsternis
valhalla-card-merchant = Händler
valhalla-card-huntress = Jägerin
valhalla-card-bard = Barde
valhalla-card-sea = Meer
valhalla-card-end = Ende
valhalla-card-calamity = Unheil
valhalla-card-windfall = Glücksfall
valhalla-card-harvest = Ernte
valhalla-card-watchman = Wächter
valhalla-card-light-keeper = Leuchtturmwärter
valhalla-card-borderland = Grenzland
valhalla-card-consul = Konsul
valhalla-card-rite = Ritus
valhalla-card-island = Insel
valhalla-card-window = Fenster
valhalla-card-excuse = Ausrede

## Im Browser

valhalla-help-short = Karten
valhalla-players-count = { $n } Spieler
valhalla-decks = { $n ->
    [one] { $n } Decktet
   *[other] { $n } Decktets
}
valhalla-to-target = bis { $n }
valhalla-draw-pile = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
valhalla-over-cap = Die vereinbarte Zahl der Ruhmphasen ist erreicht.
valhalla-map-market = Valhalla
valhalla-map-landscape = Landschaft
valhalla-phases = Wer in welcher Phase ist
valhalla-passes-short = Gepasst
valhalla-stalled = hat gepasst
valhalla-place-empty = Leerer Platz
valhalla-around = Ringsum: { $armies }
valhalla-price = { $price ->
    [0] Kostet nichts
    [one] Kostet { $price } Heer
   *[other] Kostet { $price } Heere
}
valhalla-price-ahead = Zwei Heere, abzüglich deines Vorsprungs von { $n }: { $price }.
valhalla-price-behind = Zwei Heere und { $n } für den Rückstand: { $price }.
valhalla-price-level = Zwei Heere: Niemand liegt vorn.
valhalla-reason-few = { $card }: { $n } von zwei nötigen Heeren.
valhalla-reason-costs = { $price ->
    [0] { $card }: { $n } von dir ringsum; dann kostet sie nichts.
    [one] { $card }: { $n } von dir ringsum; dann kostet sie { $price } Heer.
   *[other] { $card }: { $n } von dir ringsum; dann kostet sie { $price } Heere.
}
valhalla-held-by = { $n ->
    [one] Gehalten von { $who } mit { $n } Heer, bringt { $value }
   *[other] Gehalten von { $who } mit { $n } Heeren, bringt { $value }
}
valhalla-held-by-nobody = Von niemandem gehalten
valhalla-planned-here = Nach dem Plan: { $who } { $n }
valhalla-holds = { $n ->
    [one] { $n } Ort, jetzt { $glory } Ruhm
   *[other] { $n } Orte, jetzt { $glory } Ruhm
}
valhalla-reserve-short = Vorrat
valhalla-zone = Dein Machtbereich
valhalla-zone-of = Machtbereich von { $who }
valhalla-board-of = { $who }
valhalla-whereabouts = Vorrat { $reserve }, Valhalla { $valhalla }, gebunden { $bound }, Landschaft { $landscape }
valhalla-no-cards = Noch keine Karten.
valhalla-card-of = { $card } von { $who }
valhalla-offered = Zur Wahl
valhalla-how-many = Wie viele Heere
valhalla-fewer = Weniger
valhalla-more = Mehr
valhalla-steps = Bisher geplant
valhalla-step-put = { $n } → { $where }
valhalla-step-march = { $n }: { $from } → { $to }
valhalla-tally = Ruhm, Ort für Ort
valhalla-tally-close = Zählung schließen
valhalla-deed-allow = { $who } lässt es geschehen.
valhalla-deed-end = { $who } ist fertig.
valhalla-doubled-short = ×2
valhalla-why-not = Das geht jetzt nicht. { $message }

valhalla-setup-cards = Karten
valhalla-setup-end = Anfang und Ende
valhalla-target-usual = üblich ({ $n })
valhalla-target-skirmish = Scharmützel ({ $n })
valhalla-target-battle = Schlacht ({ $n })
valhalla-target-conflict = Konflikt ({ $n })
valhalla-target-epic = Epos ({ $n })
valhalla-target-own = eine eigene Zahl
valhalla-option-target-points = Wie viele Punkte
valhalla-first-lot = das Los entscheidet

valhalla-help-title = Valhalla in Kürze
valhalla-help-aim = Halte Orte der Landschaft und lass sie Ruhm bringen. Wer nach einer Ruhmphase mit mindestens { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
} allein vorn liegt, gewinnt.
valhalla-help-cycle = Dein Zyklus
valhalla-help-cycle-about = Alle gehen im eigenen Takt durch vier Phasen, eine Aktion je Zug. Tust du etwas aus der nächsten Phase, so bist du dort.
valhalla-help-passing = Haben alle nacheinander gepasst, so muss, wer gepasst hat, in die nächste Phase.
valhalla-help-price = Was eine Karte kostet
valhalla-help-price-about = Zwei Heere, abzüglich deines Vorsprungs vor dem stärksten Gegner rings um die Karte; liegst du zurück, mehr. Die Heere bleiben an die Karte gebunden. In jedem Zyklus muss eine Karte angeworben werden, wenn es geht.
valhalla-help-cards = Karten nutzen
valhalla-help-cards-about = Eine Nutzung dreht die Karte quer, die nächste dreht sie um, und jedes Mal ruht sie bis zu deinem nächsten Zyklus. Zwei Heere richten sie wieder auf. Ein Machtbereich fasst vier Karten.
valhalla-help-combat = Gefecht
valhalla-help-combat-about = Heere fallen eins gegen eins, bis eine Seite übrig ist. Wer auf einen höheren Rang zieht, auf dem ein Gegner steht, verliert vorher ein Heer; Kronen sind weder höher noch niedriger als irgendetwas.
valhalla-help-glory = Ruhm
valhalla-help-glory-about = In deiner ersten Ruhmphase punktest nur du, in allen späteren punkten alle. Genutzte Karten werden dann wieder bereit, Heere dürfen heim, und Valhalla wird aufgefüllt, wo kein Heer wartet.
valhalla-help-suits = Farben
valhalla-help-decktet = Das Decktet
valhalla-help-credit = Valhalla ist ein Spiel von Fernando Grillo für das Decktet, ein Kartensystem von P. D. Magnus. Zeichen und Karten haben wir gezeichnet.
valhalla-group-ace = Asse
valhalla-group-number = Ränge 2 bis 9
valhalla-group-crown = Kronen
valhalla-group-people = Bauern und Höfe
valhalla-group-excuse = Die Ausrede

## Im Terminal

valhalla-seat = Spieler { $number }
valhalla-pair = { $name }: { $value }
valhalla-then = { $one } { $other }
valhalla-named-at = { $name } ({ $at })
valhalla-named-held = { $name } [{ $troop }]
valhalla-choice-gains = { $text }: +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
valhalla-choice-worth = { $text }: { $points ->
    [one] { $points } Punkt, wenn keine Ausrede dazwischenkommt
   *[other] { $points } Punkte, wenn keine Ausrede dazwischenkommt
}
valhalla-choice-with-about = { $text } – { $about }
valhalla-row-put = Heere nach { $where }
valhalla-row-march = Heere von { $from } nach { $to }
valhalla-row-muster = Heere von { $from } über { $via } nach { $to }
valhalla-row-take = Heere heimholen: { $slot }
valhalla-group-place = Ein Heer aufstellen
valhalla-group-recruit = Anwerben
valhalla-group-cards = Eine Karte nutzen
valhalla-group-locations = Odins Gunst
valhalla-group-refresh = Aufrichten
valhalla-allow-about = In diesem Zug wird die Ausrede nicht mehr angeboten.
valhalla-glories = { $of ->
    [one] { $n } von { $of } Ruhmphase
   *[other] { $n } von { $of } Ruhmphasen
}
valhalla-discarded = { $n } abgelegt
valhalla-col-player = Spieler
valhalla-col-phase = Phase
valhalla-col-points = Punkte
valhalla-col-cycle = Zyklus
valhalla-col-reserve = Vorrat
valhalla-col-valhalla = Valhalla
valhalla-col-bound = Gebunden
valhalla-col-land = Landsch.
valhalla-col-held = Orte
valhalla-col-glory = Ruhm
valhalla-towards = Nach { $where }.
valhalla-short-personality = Anführer
valhalla-short-event = Ereignis
valhalla-short-location = Ort
valhalla-legend-price = =2: für zwei Heere bekäme, wer am Zug ist, diese Karte · A3: drei Heere von Spieler A
valhalla-legend-zone = 1/2: einmal von zweimal genutzt · ! bereit · x in diesem Zyklus genutzt · +2: zwei Heere gebunden · > geplant
valhalla-legend-region = *1: eine zusammenhängende Gruppe, die eine Krone zählt
valhalla-help-terminal =
    Valhalla
    3 5            Zeile 3 der Liste, mit 5 Heeren
    skip           wenn die Ausrede angeboten wird: in diesem Zug nicht mehr
    help turn      wie ein Zyklus geht, wie man passt und gewinnt
    help price     was Anwerben kostet, was in den Machtbereich passt
    help fight     wie Heere kämpfen
    help glory     was Orte einbringen
    help signs     Farben, Buchstaben und Zeichen des Bildes
    help cards     jede Karte; help cards moons zeigt eine Farbe
    help burg      eine Karte beim Namen
valhalla-help-unknown = Hier heißt nichts „{ $topic }“.
valhalla-help-more = … und noch { $n }: nenne mehr vom Namen.
valhalla-help-win = Nach jeder Ruhmphase wird geschaut, ob jemand das Ziel erreicht hat; wer dann allein vorn liegt, gewinnt.
valhalla-help-maps = Ein Platz heißt nach Spalte und Zeile, 1,0. Eine Lücke heißt nach der Karte links von ihr oder über ihr, mit E für deren rechte Seite und S für unten: 1,0E. Buchstaben stehen für Spieler, Zahlen dahinter für Heere.

# For newcomers: one line about the position, while the first turns of a game are played.

valhalla-coach-plan = Plane erst alle Schritte: Nichts gilt, bevor du den Plan abschließt.
valhalla-coach-glory-aces = Drehe ein Ass, wenn viele deiner Orte seine Farbe haben: Ränge 2 bis 9 zählen doppelt.
valhalla-coach-glory = { $n ->
    [one] Ruhm bringt dir jetzt 1 Punkt.
   *[other] Ruhm bringt dir jetzt { $n } Punkte.
}
valhalla-coach-recruit = { $card } ist am billigsten anzuwerben: { $n ->
    [one] Sie kostet 1 Heer.
   *[other] Sie kostet { $n } Heere.
}
valhalla-coach-place = Heere werben die Karten neben sich an: Stelle eines zwischen zwei Karten auf, die du gern hättest.
valhalla-coach-location = Ein neuer Ort bringt sofort Punkte, zusammen mit dem besten Nachbarort, den du hältst.
valhalla-coach-leader = Ein Anführer zieht Heere { $leader-any-neighbour ->
    [on] auf Nachbarorte
   *[off] zwischen Nachbarorten gleicher Farbe
  }: Nimm Orte, die niemand hält.
valhalla-coach-event = Ein Ereignis schickt Heere aus deinem Vorrat auf Orte, die eine Farbe mit ihm teilen.
valhalla-coach-ace = Ein Ass wertet einen Ort seiner Farbe, den du hältst, und dein Zug geht weiter.
