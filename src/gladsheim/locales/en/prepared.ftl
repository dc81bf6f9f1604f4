prepared-offer = Prepare a move
prepared-nothing = Nothing can be prepared now.
prepared-note = You are preparing a move: it is played when your turn comes, if it is still allowed and brings at least what is shown.
prepared-back = Back
prepared-waits = Prepared: { $move }
prepared-cancel = Cancel
prepared-change = Change
prepared-dropped-illegal = Your prepared move was not played: { $move } is no longer allowed.
prepared-dropped-points = Your prepared move was not played: { $move } would bring { $points } instead of { $least }.
prepared-away = Put this line away
condition-title = If …, then …
condition-about = If an opponent does exactly this right before your turn, your answer is played, if it brings at least what is shown; otherwise your prepared move, or you are asked. At most { $most } lines; all are gone once it is your turn. Nobody else learns of them.
condition-count = { $count ->
    [one] One condition waits for your turn.
   *[other] { $count } conditions wait for your turn.
}
condition-first = What does { $name } do? Choose it on the board, as if it were their turn.
condition-if = If { $name }: { $deed }
condition-then = If { $name }: { $deed } – what do you play then?
condition-on = { $piece } on { $at }
condition-choose = Choose what { $name } does
condition-none = Nothing can be supposed now: what comes before your turn is open.
condition-full = No room for another: remove one first.
condition-remove = Remove: { $deed }
