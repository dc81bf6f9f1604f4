# Setting up a position of Valda in the laboratory.
labvalda-cards = Cards
labvalda-hint = Choose a card, then the hand or the pile that gets it. Tap a card in a hand to put it under its deck.
labvalda-hint-card = { $card } is chosen: add it to a hand or to a pile.
labvalda-deck = { $n ->
    [one] { $n } card; next: { $next }
   *[other] { $n } cards; next: { $next }
}
labvalda-to-top = On top of its deck
labvalda-to-bottom = Under its deck
labvalda-remove = Put { $card } under its deck
labvalda-add-none = Choose a card to add
labvalda-piles = Piles
labvalda-discard = Discard pile
labvalda-played = Played this turn
labvalda-hand = Hand
labvalda-open = Face-up cards
labvalda-followers = Followers
labvalda-of = { $what } of { $who }
labvalda-mines = Mines
labvalda-drills = Blood drills
labvalda-temples = Temples, { $left } left
labvalda-temples-of = Temples of { $god } ({ $who })
labvalda-lock = Third temple's follower received
labvalda-round = Round
labvalda-actions = Actions left
labvalda-builds = Structures built
labvalda-build-limit = Structures allowed
labvalda-used-thor3 = Thor, 3 for 1: used
labvalda-used-thor2 = Thor, 2 for 1: used
labvalda-used-odin2 = Odin, 2 blood: used
labvalda-used-odin3 = Odin, 3 blood: used
labvalda-used-loki = Loki: used
labvalda-received = Traded for, one for one
labvalda-lent = Borrowed this turn
labvalda-opened = Unlocked by the loss of a temple
