# Valda: warum eine Aktion nicht geht.

## Karten, Rohstoffe und Mengen

whyvalda-card = „{ $name }“ ({ $id })
whyvalda-type-yellow = eine gelbe Karte
whyvalda-type-attack = eine Angriffskarte
whyvalda-type-defence = eine Verteidigungskarte
whyvalda-type-weapon = eine Götterwaffe
whyvalda-res-blood = Blut
whyvalda-res-gold = Gold
whyvalda-res-diamond = Diamanten
whyvalda-amount-blood = { $n ->
    [0] kein Blut
   *[other] { $n } Blut
}
whyvalda-amount-gold = { $n ->
    [0] kein Gold
   *[other] { $n } Gold
}
whyvalda-amount-diamond = { $n ->
    [0] keine Diamanten
    [one] { $n } Diamant
   *[other] { $n } Diamanten
}
whyvalda-nothing = nichts
whyvalda-count-mine = { $n ->
    [0] keine Mine
    [one] { $n } Mine
   *[other] { $n } Minen
}
whyvalda-count-drill = { $n ->
    [0] keinen Blutschürfer
   *[other] { $n } Blutschürfer
}

## Texte, die keine Aktion sind

whyvalda-no-word = { $text } ist keine Aktion: { $word } ist keines der Wörter { $known }.
whyvalda-no-form = { $text } ist keine Aktion. Richtig wäre die Form { $form }.
whyvalda-no-card = { $text } ist keine Aktion: Die Kartendatei { $file } hat keine Karte { $part }.
whyvalda-no-part = { $text } ist keine Aktion: { $part } passt nicht als { $kind }; erlaubt: { $allowed }.
whyvalda-form-one = { $word }:<{ $one }>
whyvalda-form-two = { $word }:<{ $one }>:<{ $two }>
whyvalda-part-resource = Rohstoff
whyvalda-part-god = Gott
whyvalda-part-seat = Platz
whyvalda-part-mode = Waffe
whyvalda-part-structure = Bauwerk
whyvalda-part-works = Mine oder Blutschürfer
whyvalda-part-thor-rate = Kurs bei Thor
whyvalda-part-odin-rate = Kurs bei Odin
whyvalda-part-gold-or-diamond = Gold oder Diamant
whyvalda-part-die = Würfel
whyvalda-part-face = Würfelseite
whyvalda-part-card = Karte
whyvalda-not-a-text = eine Aktion ist ein Text
whyvalda-unknown-word = { $word } ist keine Aktion; erlaubt: { $known }
whyvalda-word-parts = auf { $word } { $n ->
    [0] folgt kein weiteres Wort
    [one] folgt { $n } weiteres Wort
   *[other] folgen { $n } weitere Wörter
}, jedes nach einem Doppelpunkt, nicht { $found }
whyvalda-cannot-follow = { $part } kann nicht auf { $word } folgen; erlaubt: { $allowed }
whyvalda-any-card = eine Karte der Datei

## Was zu entscheiden ist

whyvalda-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
whyvalda-not-legal = Das geht hier nicht.
whyvalda-not-due = { $when } ist { $text } nicht möglich. Deine Aktion muss mit { $due } beginnen.
whyvalda-when-resource = In der Rohstoffphase
whyvalda-when-lock-draw = Bei der Wahl des Gebiets, für das du ziehst,
whyvalda-when-game = In der Spielphase
whyvalda-when-discard = Mit zu vielen Karten auf der Hand
whyvalda-when-build = In der Bauphase
whyvalda-when-keep = Bei der Wahl einer Götterkarte
whyvalda-when-line = Bei der Frage, ob du angreifst,
whyvalda-when-defend = Wenn du angegriffen wirst,
whyvalda-when-followers = In der Anhängerphase
whyvalda-when-window = Wenn du nach Götterwaffen gefragt wirst,
whyvalda-when-res = Bei der Wahl eines Rohstoffs
whyvalda-when-player = Bei der Wahl eines Spielers
whyvalda-when-thief = Wenn der Dieb eine Karte nimmt,
whyvalda-when-god = Bei der Wahl eines Gottes
whyvalda-when-change = Beim Tauschen durch eine Karte
whyvalda-when-throw = Beim Abwerfen von Karten
whyvalda-when-temple = Wenn eine Karte einen Tempel baut,
whyvalda-when-recover = Beim Nehmen einer Karte vom Ablagestapel
whyvalda-when-destroy = Wenn etwas zerstört wird,
whyvalda-when-move = Beim Versetzen eines Tempels
whyvalda-when-replay = Beim erneuten Spielen einer Karte
whyvalda-when-die = Beim Drehen eines Würfels

## Karten

whyvalda-wrong-type-played = { $card } ist { $type }; hier kannst du nur { $due } spielen.
whyvalda-wrong-type-taken = { $card } ist { $type }; hier kannst du nur { $due } nehmen.
whyvalda-not-yellow = { $card } ist { $type }; in der Spielphase kannst du nur gelbe Karten spielen.
whyvalda-not-in-hand = { $card } ist nicht auf deiner Hand.
whyvalda-not-to-discard = { $card } ist nicht auf deiner Hand; abwerfen kannst du nur von der Hand.
whyvalda-not-held = { $card } ist weder auf deiner Hand noch unter deinen offenen Karten.
whyvalda-not-discarded = { $card } liegt nicht auf dem Ablagestapel.
whyvalda-not-strongest = { $card } ist nicht die stärkste: Nach der Lesart dieses Tisches nimmt Gjallarhorn eine mit { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilden
}.
whyvalda-not-played = Du hast { $card } in diesem Zug nicht gespielt.
whyvalda-not-open = Vor Platz { $seat } liegt { $card } nicht offen; aus einer Hand nimmst du blind.
whyvalda-replays-itself = { $card } lässt eine andere Karte erneut spielen; sich selbst nicht.
whyvalda-played-most = Du kannst in einem Zug nicht mehr als { $n } Karten spielen.
whyvalda-keep = Behalten kannst du { $cards }, nicht { $card }.
whyvalda-lock-draw = Du ziehst vom Stapel eines Gebiets, das dir gehört: { $gods }, nicht { $god }.
whyvalda-god-cards-gone = Du kannst keine Karte von { $god } ziehen: Weder der Stapel noch der Ablagestapel hat eine.
whyvalda-base-cards-gone = Du kannst keine Grundkarte ziehen: Weder der Stapel noch der Ablagestapel hat eine.
whyvalda-deck-seen = Den Stapel von { $god } hast du schon angesehen: Wähle einen anderen Gott.

## Aktionen und Tausch

whyvalda-actions = { $what } kostet { $n ->
    [0] keine Aktion
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}; du hast { $left ->
    [0] keine mehr
   *[other] noch { $left }
}.
whyvalda-playing = { $card } zu spielen
whyvalda-taking = { $what } zu nehmen
whyvalda-buying = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} zu kaufen
whyvalda-supply-empty = Im Vorrat gibt es { $resource ->
    [Diamanten] keine
   *[other] kein
} { $resource } mehr.
whyvalda-trade-same = Ein Tausch bringt für { $given } eine andere Art, nicht { $wanted }.
whyvalda-trade-cost = Für { $gain } zahlst du bei einem Tausch { $price }; du hast { $have }.
whyvalda-trade-kept = Was du in dieser Phase eins gegen eins eingetauscht hast, kannst du nicht weitertauschen: { $resource }.
whyvalda-trade-letters = Nach der Lesart dieses Tisches gibt ein Tausch { $n ->
    [one] { $n } beliebigen Rohstoff
   *[other] { $n } beliebige Rohstoffe
}, jeder ein Buchstabe in der Reihenfolge b, g, d; { $given } passt nicht.
whyvalda-trade-letters-one = Ein Tausch gibt hier Rohstoffe einer Art, geschrieben als ein Buchstabe; { $given } ist das nicht.
whyvalda-changes-from = Diese Karte tauscht { $kinds }, nicht { $given }.
whyvalda-changes-into = Diese Karte tauscht in { $kind }, nicht in { $wanted }.
whyvalda-changes-same = Ein Tausch bringt für { $given } eine andere Art, nicht { $wanted }.
whyvalda-changes-none = Du hast { $resource ->
    [Diamanten] keine
   *[other] kein
} { $resource } zum Tauschen.
whyvalda-exchange = Der Tausch von { $n } bei { $god }
whyvalda-dice = Der Wurf bei { $god }
whyvalda-use-level = { $what } braucht mindestens { $level } Tempel bei { $god }; bei dir zählen { $have }.
whyvalda-use-done = { $what } ist in einer Anhängerphase { $n ->
    [one] einmal
   *[other] { $n }-mal
} möglich; das ist ausgeschöpft.
whyvalda-exchange-cost = Der Tausch bei { $god } kostet { $price }; du hast { $have }.

## Bauen

whyvalda-build-limit = { $n ->
    [0] In dieser Phase darfst du nichts bauen.
    [one] In dieser Phase darfst du { $n } Bauwerk errichten; das ist geschehen.
   *[other] In dieser Phase darfst du { $n } Bauwerke errichten; das ist geschehen.
}
whyvalda-works-most = Du kannst nicht mehr als { $most } haben; du hast { $have }.
whyvalda-area-owned = Das Gebiet von { $god } gehört Platz { $seat }: Niemand sonst darf dort bauen.
whyvalda-sites-taken = { $n ->
    [0] Im Gebiet von { $god } gibt es keine Bauplätze.
    [one] Der einzige Bauplatz im Gebiet von { $god } ist besetzt.
   *[other] Alle { $n } Bauplätze im Gebiet von { $god } sind besetzt.
}
whyvalda-temples-built = { $n ->
    [one] Dein einziger Tempel ist gebaut.
   *[other] Deine { $n } Tempel sind alle gebaut.
}
whyvalda-cost = { $what } kostet { $cost }; du hast { $have }.
whyvalda-a-mine = Eine Mine
whyvalda-a-drill = Ein Blutschürfer
whyvalda-a-temple = Ein Tempel für { $god }

## Die anderen

whyvalda-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
whyvalda-own-seat = Platz { $seat } bist du selbst: Wähle jemand anderen.
whyvalda-no-hand = Platz { $seat } hat keine Karte auf der Hand.
whyvalda-no-resources = Platz { $seat } hat keine Rohstoffe.
whyvalda-no-cards = Platz { $seat } hat weder eine Karte auf der Hand noch eine offene.
whyvalda-attacker = Platz { $seat } greift selbst an: Wähle einen Dritten, an den der Angriff weitergeht.
whyvalda-seat-has-none = Platz { $seat } hat { $resource ->
    [Diamanten] keine
   *[other] kein
} { $resource }.
whyvalda-temple-of-nobody = Sonst hat niemand einen Tempel bei { $god }.
whyvalda-no-temple = Platz { $seat } hat keinen Tempel bei { $god }.
whyvalda-destroys-temple = Dieser Angriff zerstört einen Tempel, weder Mine noch Blutschürfer.
whyvalda-destroys-works = Dieser Angriff zerstört eine Mine oder einen Blutschürfer, keinen Tempel.
whyvalda-works-few = Platz { $seat } hat { $works }.
whyvalda-works-kept = Platz { $seat } hat { $works }, und { $least } gehen nie verloren.
whyvalda-moves-area = { $text } passt nicht: Der Tempel ist gewählt, nenne nun sein neues Gebiet.
whyvalda-moves-temple = { $text } passt nicht: Nenne zuerst den Tempel.
whyvalda-moves-other = Dieser Angriff versetzt einen Tempel von Platz { $victim }, nicht von Platz { $seat }.
whyvalda-moves-nowhere = Ein Tempel von Platz { $seat } bei { $god } kann nirgends hin.
whyvalda-moves-same = Der Tempel steht schon bei { $god }. Wähle ein anderes Gebiet.
whyvalda-moves-owned = Das Gebiet von { $god } gehört Platz { $owner }: Ein Tempel von Platz { $seat } kann nicht dorthin.
whyvalda-no-site = Im Gebiet von { $god } ist kein Bauplatz frei.

## Würfel

whyvalda-no-die = Es gibt keinen Würfel { $die }; dieser Wurf hat die Würfel 0 bis { $last }.
whyvalda-die-shows = Würfel { $die } zeigt schon das Ergebnis der Seite { $face }; du kannst ihn auf { $faces } drehen.
whyvalda-die-lower = Seite { $face } von Würfel { $die } hat dasselbe Ergebnis wie eine niedrigere; du kannst ihn auf { $faces } drehen.
whyvalda-no-face = keine seiner { $n } Seiten

## Götterwaffen

whyvalda-weapon-moment = „{ $weapon }“ spielt man nur { $moment }.
whyvalda-moment-rolled = gleich nach einem Wurf
whyvalda-moment-free = bei einer Entscheidung in deiner Phase oder deinem Angriff oder nachdem der Spieler am Zug seine neuen Karten gezogen hat
whyvalda-moment-played = gleich nach den Wirkungen deiner gelben Karte
whyvalda-moment-build = wenn der Spieler am Zug sein letztes erlaubtes Bauwerk ansagt
whyvalda-moment-declared = gleich nachdem ein Angriff angesagt ist
whyvalda-moment-hit = wenn ein Angriff trifft, der Anhänger tötet
whyvalda-moment-defended = gleich nach einer erfolgreichen Verteidigung
whyvalda-weapon-held = „{ $weapon }“ gehört zu { $card }; die ist weder auf deiner Hand noch unter deinen offenen Karten.
whyvalda-weapon-holder = „{ $weapon }“ ist nur für { $holder }; du bist Platz { $seat }.
whyvalda-holder-attacker = den Angreifer
whyvalda-holder-target = den Angegriffenen
whyvalda-holder-not-target = Spieler außer dem Angegriffenen
whyvalda-holder-player = den, der die gelbe Karte gespielt hat
whyvalda-holder-not-builder = Spieler außer dem, der baut
whyvalda-lacks-discard = „{ $weapon }“ braucht eine Karte auf dem Ablagestapel; er ist leer.
whyvalda-lacks-defence = „{ $weapon }“ braucht eine Verteidigungskarte auf dem Ablagestapel; es gibt keine.
whyvalda-lacks-attack = „{ $weapon }“ braucht eine Angriffskarte auf dem Ablagestapel; es gibt keine.
whyvalda-lacks-victim = „{ $weapon }“ braucht jemand anderen mit einer Karte auf der Hand oder einer offenen; es gibt niemanden.
whyvalda-lacks-third = „{ $weapon }“ braucht einen Dritten, an den der Angriff weitergeht; ihr seid zu zweit.
whyvalda-lacks-die = „{ $weapon }“ braucht einen Würfel, der sich auf ein anderes Ergebnis drehen lässt; in diesem Wurf gibt es keinen.
whyvalda-claimed = „{ $weapon }“ wiederholt einen Angriff nur einmal; dieser ist schon wiederholt.
