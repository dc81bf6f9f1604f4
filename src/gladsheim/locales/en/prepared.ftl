prepared-offer = Prepare a move
prepared-nothing = You cannot prepare a move right now.
prepared-note = You are preparing a move. It is played when your turn comes, if it is still allowed and gains at least the points shown.
prepared-back = Back
prepared-waits = Prepared: { $move }
prepared-cancel = Cancel
prepared-change = Change
prepared-dropped-illegal = Your prepared move was not played: { $move } is no longer allowed.
prepared-dropped-points = Your prepared move was not played: { $move } would gain { $points } instead of { $least }.
prepared-away = Hide this line
condition-title = If …, then …
condition-about = If an opponent does exactly this right before your turn, your answer is played, provided it gains at least the points shown. Otherwise your prepared move is played, or you choose. You can set at most { $most }; all are cleared when your turn comes. Nobody else sees them.
condition-count = { $count ->
    [one] One condition waits for your turn.
   *[other] { $count } conditions wait for your turn.
}
condition-first = What does { $name } do? Choose it on the board, as if it were their turn.
condition-if = If { $name }: { $deed }
condition-then = If { $name }: { $deed } – what do you play then?
condition-on = { $piece }{ $places ->
    [off] { "" }
   *[on] { " " }on { $at }
}
condition-choose = Choose what { $name } does
condition-none = You cannot set a condition now: too much can happen before your turn.
condition-full = There is no room for another condition. Remove one first.
condition-remove = Remove: { $deed }
