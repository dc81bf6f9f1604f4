prepared-offer = Zug vorbereiten
prepared-nothing = Du kannst gerade keinen Zug vorbereiten.
prepared-note = Du bereitest einen Zug vor. Er wird gespielt, sobald du dran bist, wenn er noch erlaubt ist und mindestens die gezeigten Punkte bringt.
prepared-back = Zurück
prepared-waits = Vorbereitet: { $move }
prepared-cancel = Verwerfen
prepared-change = Ändern
prepared-dropped-illegal = Dein vorbereiteter Zug wurde nicht gespielt: { $move } ist nicht mehr erlaubt.
prepared-dropped-points = Dein vorbereiteter Zug wurde nicht gespielt: { $move } brächte { $points } statt { $least }.
prepared-away = Ausblenden
condition-title = Wenn …, dann …
condition-about = Macht ein Gegner unmittelbar vor deinem Zug genau das, wird deine Antwort gespielt, wenn sie mindestens die gezeigten Punkte bringt. Sonst wird dein vorbereiteter Zug gespielt, oder du wählst. Höchstens { $most } sind möglich; sobald du dran bist, werden alle gelöscht. Niemand sonst sieht sie.
condition-count = { $count ->
    [one] Eine Bedingung wartet auf deinen Zug.
   *[other] { $count } Bedingungen warten auf deinen Zug.
}
condition-first = Was tut { $name }? Wähle es so, als wäre { $name } am Zug.
condition-if = Wenn { $name }: { $deed }
condition-then = Wenn { $name }: { $deed } – was spielst du dann?
condition-on = { $piece }{ $places ->
    [off] { "" }
   *[on] { " " }auf { $at }
}
condition-choose = Wählen, was { $name } tut
condition-none = Du kannst jetzt keine Bedingung setzen: Vor deinem Zug kann zu viel geschehen.
condition-full = Für eine weitere Bedingung ist kein Platz. Entferne erst eine.
condition-remove = Entfernen: { $deed }
