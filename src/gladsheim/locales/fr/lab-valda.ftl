# Préparer une position de Valda au laboratoire.
labvalda-cards = Cartes
labvalda-hint = Choisis une carte, puis la main ou la pile qui la reçoit. Toucher une carte d'une main la met sous son paquet.
labvalda-hint-card = { $card } est choisie : ajoute-la à une main ou à une pile.
labvalda-deck = { $n ->
    [one] { $n } carte ; la prochaine : { $next }
   *[other] { $n } cartes ; les prochaines : { $next }
}
labvalda-to-top = Sur son paquet
labvalda-to-bottom = Sous son paquet
labvalda-remove = Mettre { $card } sous son paquet
labvalda-add-none = Choisis d'abord une carte
labvalda-piles = Piles
labvalda-discard = Défausse
labvalda-played = Jouées ce tour-ci
labvalda-hand = Main
labvalda-open = Cartes visibles
labvalda-followers = Disciples
labvalda-of = { $what } de { $who }
labvalda-mines = Mines
labvalda-drills = Forages de sang
labvalda-temples = Temples, il en reste { $left }
labvalda-temples-of = Temples { $god ->
    [Odin] d'Odin
   *[other] de { $god }
} ({ $who })
labvalda-lock = Disciple du troisième temple déjà reçu
labvalda-round = Manche
labvalda-actions = Actions restantes
labvalda-builds = Infrastructures construites
labvalda-build-limit = Infrastructures permises
labvalda-used-thor3 = Thor, 3 contre 1 : utilisé
labvalda-used-thor2 = Thor, 2 contre 1 : utilisé
labvalda-used-odin2 = Odin, 2 sang : utilisé
labvalda-used-odin3 = Odin, 3 sang : utilisé
labvalda-used-loki = Loki : utilisé
labvalda-received = Reçu à un contre un
labvalda-lent = Emprunté ce tour-ci
labvalda-opened = Territoires ouverts par la perte d'un temple
