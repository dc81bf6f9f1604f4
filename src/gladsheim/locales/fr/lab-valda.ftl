# Préparer une position de Valda au laboratoire.
labvalda-cards = Cartes
labvalda-hint = Choisis une carte, puis la main ou la pile qui la reçoit. Toucher une carte d'une main la met sous sa pioche.
labvalda-hint-card = { $card } est choisie : ajoute-la à une main ou à une pile.
labvalda-deck = { $n ->
    [one] { $n } carte ; la prochaine : { $next }
   *[other] { $n } cartes ; les prochaines : { $next }
}
labvalda-to-top = Sur sa pioche
labvalda-to-bottom = Sous sa pioche
labvalda-remove = Mettre { $card } sous sa pioche
labvalda-add-none = Choisis d'abord une carte
labvalda-piles = Piles
labvalda-discard = Défausse
labvalda-played = Jouées ce tour-ci
labvalda-hand = Main
labvalda-open = Cartes ouvertes
labvalda-followers = Fidèles
labvalda-of = { $what } de { $who }
labvalda-mines = Mines
labvalda-drills = Foreuses
labvalda-temples = Temples, il en reste { $left }
labvalda-temples-of = Temples de { $god } ({ $who })
labvalda-lock = Fidèle du troisième déjà reçu
labvalda-round = Manche
labvalda-actions = Actions restantes
labvalda-builds = Constructions faites
labvalda-build-limit = Constructions permises
labvalda-used-thor3 = Thor, 3 contre 1 : utilisé
labvalda-used-thor2 = Thor, 2 contre 1 : utilisé
labvalda-used-odin2 = Odin, 2 sangs : utilisé
labvalda-used-odin3 = Odin, 3 sangs : utilisé
labvalda-used-loki = Loki : utilisé
labvalda-received = Reçu à un contre un
labvalda-lent = Emprunté ce tour-ci
labvalda-opened = Ouvertes par la perte d'un temple
