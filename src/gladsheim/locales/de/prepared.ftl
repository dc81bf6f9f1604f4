prepared-offer = Zug vorbereiten
prepared-nothing = Gerade lässt sich nichts vorbereiten.
prepared-note = Du bereitest einen Zug vor: Er wird gespielt, sobald du dran bist, wenn er dann noch erlaubt ist und mindestens so viel bringt wie angezeigt.
prepared-back = Zurück
prepared-waits = Vorbereitet: { $move }
prepared-cancel = Verwerfen
prepared-change = Ändern
prepared-dropped-illegal = Dein vorbereiteter Zug wurde nicht gespielt: { $move } ist nicht mehr erlaubt.
prepared-dropped-points = Dein vorbereiteter Zug wurde nicht gespielt: { $move } brächte { $points } statt { $least }.
prepared-away = Diese Zeile weglegen
condition-title = Wenn …, dann …
condition-about = Macht jemand unmittelbar vor deinem Zug genau das, wird deine Antwort gespielt, wenn sie mindestens so viel bringt wie angezeigt; sonst dein vorbereiteter Zug, oder du wirst gefragt. Höchstens { $most } Zeilen; sobald du dran bist, sind alle weg. Sonst erfährt niemand davon.
condition-count = { $count ->
    [one] Eine Bedingung wartet auf deinen Zug.
   *[other] { $count } Bedingungen warten auf deinen Zug.
}
condition-first = Was tut { $name }? Wähle es so, als wäre { $name } am Zug.
condition-if = Wenn { $name }: { $deed }
condition-then = Wenn { $name }: { $deed } – was spielst du dann?
condition-on = { $piece } auf { $at }
condition-choose = Wählen, was { $name } tut
condition-none = Gerade lässt sich nichts annehmen: Was vor deinem Zug geschieht, ist offen.
condition-full = Für eine weitere ist kein Platz: Entferne erst eine.
condition-remove = Entfernen: { $deed }
