# Eine Stellung von Valda im Labor aufbauen.
labvalda-cards = Karten
labvalda-hint = Wähle eine Karte und dann die Hand oder den Stapel, der sie bekommt. Tippe auf eine Handkarte, um sie unter ihren Stapel zu legen.
labvalda-hint-card = { $card } ist gewählt: Gib die Karte in eine Hand oder auf einen Stapel.
labvalda-deck = { $n ->
    [one] { $n } Karte; als Nächstes: { $next }
   *[other] { $n } Karten; als Nächstes: { $next }
}
labvalda-to-top = Auf ihren Stapel
labvalda-to-bottom = Unter ihren Stapel
labvalda-remove = { $card } unter ihren Stapel legen
labvalda-add-none = Erst eine Karte wählen
labvalda-piles = Stapel
labvalda-discard = Ablagestapel
labvalda-played = In diesem Zug gespielt
labvalda-hand = Hand
labvalda-open = Offene Karten
labvalda-followers = Anhänger
labvalda-of = { $what } von { $who }
labvalda-mines = Minen
labvalda-drills = Blutschürfer
labvalda-temples = Tempel, noch { $left }
labvalda-temples-of = Tempel für { $god } ({ $who })
labvalda-lock = Anhänger für den dritten Tempel erhalten
labvalda-round = Runde
labvalda-actions = Aktionen übrig
labvalda-builds = Bauwerke errichtet
labvalda-build-limit = Bauwerke erlaubt
labvalda-used-thor3 = Thor, 3 für 1: genutzt
labvalda-used-thor2 = Thor, 2 für 1: genutzt
labvalda-used-odin2 = Odin, 2 Blut: genutzt
labvalda-used-odin3 = Odin, 3 Blut: genutzt
labvalda-used-loki = Loki: genutzt
labvalda-received = Eins gegen eins eingetauscht
labvalda-lent = In diesem Zug geliehen
labvalda-opened = Durch den Verlust eines Tempels offen
