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
trends-fills = Diese Seite füllt sich von selbst: Wenn kein Bot überlegen muss, wertet die Halle die Partien { $game } aus, die du mit deinem Konto beendet hast, die neuesten zuerst, bis zu { $n } am Tag. Du kannst auch nach jeder Partie „{ review-ask }“ wählen.
trends-fills-asked = Deine Partien werden nicht automatisch ausgewertet. Wähle nach einer Partie „{ review-ask }“, oder schalte das unten ein.
trends-fills-never = Diese Halle wertet Partien nicht automatisch aus. Wähle nach einer Partie „{ review-ask }“.
trends-private = Diese Seite gibt es nicht, oder sie ist privat.

trends-leads = Ergebnisse
trends-leads-about = { $n ->
        [one] Vorsprung vor dem besten anderen Spieler am Ende einer Partie.
       *[other] Durchschnittlicher Vorsprung vor dem besten anderen Spieler am Ende von { $n } Partien.
    }
trends-leads-none = Keine dieser Partien wurde zu Ende gespielt.
trends-lead = Tatsächlich
trends-corrected = Um das Glück bereinigt
trends-lead-ahead = Um das Glück bereinigt, liegt das sicher vorn.
trends-lead-behind = Um das Glück bereinigt, liegt das sicher zurück.
trends-lead-even = Um das Glück bereinigt, liegt das weder sicher vorn noch sicher zurück.
trends-few = Nach { $n } Partien sagt diese Seite, wie sicher das ist.

trends-missed = Vergebene Punkte
trends-each = Je Entscheidung
trends-less = Sicher weniger in der späteren Hälfte dieser Partien: { $change }.
trends-more = Sicher mehr in der späteren Hälfte dieser Partien: { $change }.
trends-same = Keine sichere Veränderung von der früheren Hälfte dieser Partien zur späteren.
trends-range = ± { $range }
trends-line-leads = Um das Glück bereinigter Vorsprung, Partie für Partie: von { $first } bis { $last }; Punkte zeigen den tatsächlichen
trends-line-missed = Vergebene Punkte je Entscheidung, Partie für Partie: von { $first } bis { $last }
trends-oldest = älteste
trends-newest = neueste
trends-table = Alle Zahlen, Partie für Partie
trends-date = Partie
trends-luck = Glück
trends-decisions = Entscheidungen
trends-missed-in = Vergeben
trends-unfinished = nicht zu Ende gespielt
trends-public = Einzeln stehen hier nur öffentliche Partien; die Zahlen zählen alle Partien.

trends-kinds = Nach Art des Zuges
trends-kinds-about = Zuerst die Arten mit den meisten vergebenen Punkten.
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
trends-how = Beruht auf höchstens { $n } der neuesten ausgewerteten Partien. Das ± ist die Fehlerspanne in 95 von 100 Fällen; sie kommt daher, wie sehr sich die Partien unterscheiden. Unterschiede, die eine Auswertung nicht vom Zufall trennen kann, zählen nicht als vergeben.

trends-shown = Diese Seite anderen zeigen
trends-shown-about = Sie sehen die Zahlen aller deiner ausgewerteten Partien, einzelne Partien aber nur, wenn alle hätten zusehen können.
trends-automatic = Meine beendeten Partien automatisch auswerten
trends-automatic-about = Bis zu { $n } am Tag, wenn die Halle sonst nichts zu tun hat.
