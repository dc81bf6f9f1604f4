# Was die Auswertungen vieler Partien zusammen sagen.

trends-own = Deine Entwicklung
trends-of = Entwicklung von { $name }
trends-profile = Alles über { $name }
trends-hidden = Außer dir sieht niemand diese Seite.
trends-open = Andere können diese Seite sehen.
trends-games = Spiele
trends-count = { $game }: { $n } ausgewertet
trends-waiting =
    { $n ->
        [one] Eine Partie wird gerade ausgewertet.
       *[other] { $n } Partien werden gerade ausgewertet.
    }
trends-none = Noch ist keine Partie { $game } ausgewertet.
trends-fills = Diese Seite füllt sich von selbst: Wenn kein Bot überlegen muss, werden die Partien { $game } ausgewertet, die du mit deinem Konto zu Ende gespielt hast, die neueste zuerst, bis zu { $n } am Tag. Du kannst auch nach jeder Partie „{ review-ask }“ wählen.
trends-fills-asked = Deine Partien werden nicht von selbst ausgewertet. Wähle nach einer Partie „{ review-ask }“, oder schalte es unten ein.
trends-fills-never = In dieser Halle werden Partien nicht von selbst ausgewertet. Wähle nach einer Partie „{ review-ask }“.
trends-private = Diese Seite gibt es nicht, oder sie wird anderen nicht gezeigt.

trends-leads = Ergebnisse
trends-leads-about =
    { $n ->
        [one] Vorsprung vor dem Besten der anderen am Ende einer Partie.
       *[other] Vorsprung vor dem Besten der anderen am Ende, im Mittel von { $n } Partien.
    }
trends-leads-none = Keine dieser Partien wurde zu Ende gespielt.
trends-lead = Wie sie ausgingen
trends-corrected = Um das Glück bereinigt
trends-lead-ahead = Das Glück beiseite, liegt das sicher vorn.
trends-lead-behind = Das Glück beiseite, liegt das sicher zurück.
trends-lead-even = Das Glück beiseite, liegt das weder sicher vorn noch sicher zurück.
trends-few = Ab { $n } Partien lässt sich sagen, wie sicher das ist.

trends-missed = Vergebene Punkte
trends-each = Je Entscheidung
trends-less = Sicher weniger in der späteren Hälfte dieser Partien: { $change }.
trends-more = Sicher mehr in der späteren Hälfte dieser Partien: { $change }.
trends-same = Keine sichere Veränderung von der früheren Hälfte dieser Partien zur späteren.
trends-range = ± { $range }
trends-line-leads = Um das Glück bereinigter Vorsprung, Partie für Partie: von { $first } bis { $last }, Punkte zeigen, wie sie ausgingen
trends-line-missed = Vergebene Punkte je Entscheidung, Partie für Partie: von { $first } bis { $last }
trends-oldest = älteste
trends-newest = neueste
trends-table = Alle Zahlen, Partie für Partie
trends-date = Partie
trends-luck = Glück
trends-decisions = Entscheidungen
trends-missed-in = Vergeben
trends-unfinished = nicht zu Ende gespielt
trends-public = Einzeln stehen hier nur öffentliche Partien; die Zahlen zählen alle.

trends-kinds = Nach Art
trends-kinds-about = Danach, was gespielt wurde; das meiste Vergebene zuerst.
trends-thirds = Nach Dritteln der Partie
trends-third-1 = Erstes Drittel
trends-third-2 = Zweites Drittel
trends-third-3 = Letztes Drittel
trends-all = Alle { $n } zeigen
trends-fewer = Weniger zeigen
trends-part = Abschnitt
trends-kind = Art
trends-where-more = sicher mehr als sonst
trends-in =
    { $n ->
        [one] { $points } in einer Entscheidung
       *[other] { $points } in { $n } Entscheidungen
    }
trends-how = Aus höchstens { $n } der neuesten ausgewerteten Partien. Das ± sagt, um wie viel die Zahl in 95 von 100 Fällen danebenliegen kann; es kommt daher, wie sehr sich die Partien unterscheiden. Was eine Auswertung nicht vom Zufall unterscheiden kann, zählt nicht als vergeben.

trends-shown = Diese Seite anderen zeigen
trends-shown-about = Sie sehen die Zahlen aller deiner ausgewerteten Partien, einzelne Partien nur, wo jeder hätte zusehen können.
trends-automatic = Meine beendeten Partien von selbst auswerten
trends-automatic-about = Bis zu { $n } am Tag, wenn sonst nichts zu tun ist.
