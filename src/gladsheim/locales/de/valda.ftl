# Valda: Götter, Karten, Waffen, Entscheidungen und Ereignisse.

hall-game-valda = Valda
hall-game-valda-pitch = Grabe, baue sieben Göttern Tempel, kämpfe und führe deine Anhänger am Stamm von Yggdrasil hinauf.
hall-game-valda-facts = 2–5 Spieler · 60 Min. online · mittel

## Götter: was ein Tempel bringt und was zwei

valda-god-heimdall = Heimdall
valda-god-freya = Freya
valda-god-surtur = Surtur
valda-god-tyr = Tyr
valda-god-thor = Thor
valda-god-odin = Odin
valda-god-loki = Loki
valda-epithet-heimdall = Wächter der Götter
valda-epithet-freya = Göttin der Fruchtbarkeit
valda-epithet-surtur = Feuerriese
valda-epithet-tyr = Gott der Gerechtigkeit
valda-epithet-thor = Gott des Donners
valda-epithet-odin = Anführer der Götter
valda-epithet-loki = Gott des Chaos

valda-realm-heimdall = Tausch
valda-realm-freya = Karten
valda-realm-surtur = Angriff
valda-realm-tyr = Verteidigung
valda-realm-thor = Anhänger für Gold und Diamanten
valda-realm-odin = Anhänger für Blut
valda-realm-loki = Anhänger durch Würfel

valda-one-heimdall = Tausche in deiner Rohstoffphase 2 gleiche Rohstoffe gegen 1 anderen.
valda-two-heimdall = Tausche 1 gegen 1; was du so eingetauscht hast, lässt sich in dieser Phase nicht weitertauschen.
valda-one-freya = Karten deiner Spielphase kommen verdeckt auf die Hand, und du kannst 1 Karte für 1 Aktion kaufen.
valda-two-freya = Außerdem ziehst du zu Beginn deiner Spielphase eine Karte mehr.
valda-one-surtur = Zu zweit oder zu dritt darfst du zweimal angreifen; zu viert oder fünft sind deine Angriffe um 1 stärker.
valda-two-surtur = Zu zweit oder zu dritt sind beide Angriffe um 1 stärker; zu viert oder fünft sind sie um 2 stärker.
valda-one-tyr = Jede deiner Verteidigungskarten zählt 1 Schild mehr.
valda-two-tyr = Jede deiner Verteidigungskarten zählt 2 Schilde mehr.
valda-one-thor = In deiner Anhängerphase bis zu dreimal: 3 Gold oder 3 Diamanten für 1 Anhänger.
valda-two-thor = Außerdem bis zu dreimal: 2 Gold oder 2 Diamanten für 1 Anhänger.
valda-one-odin = In deiner Anhängerphase bis zu dreimal: 2 Blut für 1 Anhänger.
valda-two-odin = Außerdem bis zu zweimal: 3 Blut für 2 Anhänger.
valda-one-loki = Einmal in deiner Anhängerphase darfst du einen weißen Würfel werfen: Er bringt Anhänger, oder ein Schädel nimmt einen.
valda-two-loki = Du wirfst zwei weiße Würfel statt eines.

valda-about-temple = Ein Tempel bringt 1 Anhänger und eine der beiden obersten Karten vom Stapel des Gottes.
valda-about-lock = { $control ->
    [one] { $control } Tempel eines Spielers schließt
   *[other] { $control } Tempel eines Spielers schließen
} ein Gebiet: Niemand sonst kann dort bauen, und der Besitzer zieht in jedem seiner Züge eine Karte vom Stapel des Gottes. Das Schließen bringt einmal 1 Anhänger.
valda-level = { $level ->
    [0] kein Tempel zählt
    [one] { $level } Tempel zählt
   *[other] { $level } Tempel zählen
}

## Rohstoffe

valda-res-blood = Blut
valda-res-gold = Gold
valda-res-diamond = { $n ->
    [one] Diamant
   *[other] Diamanten
}
valda-amount-blood = { $n } Blut
valda-amount-gold = { $n } Gold
valda-amount-diamond = { $n ->
    [one] { $n } Diamant
   *[other] { $n } Diamanten
}
valda-amount-any = { $n ->
    [one] { $n } Rohstoff deiner Wahl
   *[other] { $n } Rohstoffe deiner Wahl
}
valda-amount-followers = { $n } Anhänger
valda-amount-nothing = nichts

## Phasen

valda-phase-resource = Rohstoffphase
valda-phase-game = Spielphase
valda-phase-build = Bauphase
valda-phase-attack = Angriffsphase
valda-phase-followers = Anhängerphase
valda-phase-over = Ende
valda-phase-resource-about = Wirf einen Würfel für jede Mine und jeden Blutschürfer, dann tausche.
valda-phase-game-about = { $actions ->
    [one] Zieh zwei Karten, dann { $actions } Aktion.
   *[other] Zieh zwei Karten, dann { $actions } Aktionen.
}
valda-phase-build-about = { $builds ->
    [one] { $builds } Mine, Blutschürfer oder Tempel.
   *[other] Bis zu { $builds } Minen, Blutschürfer oder Tempel.
}
valda-phase-attack-about = Alle anderen dürfen dich einmal angreifen, zuerst, wer die meisten Anhänger hat.
valda-phase-followers-about = Thor, Odin und Loki bringen dir Anhänger.

## Würfel

valda-die-Y = gelber Würfel
valda-die-B = blauer Würfel
valda-die-W = weißer Würfel
valda-face-skull = Schädel
valda-face-nothing = nichts

## Stapel und Kartenarten

valda-deck-base = Grundstapel
valda-deck-heimdall = Heimdalls Stapel
valda-deck-freya = Freyas Stapel
valda-deck-surtur = Surturs Stapel
valda-deck-tyr = Tyrs Stapel
valda-deck-thor = Thors Stapel
valda-deck-odin = Odins Stapel
valda-deck-loki = Lokis Stapel

valda-type-yellow = Gelbe Karte
valda-type-attack = Angriffskarte
valda-type-defence = Verteidigungskarte
valda-type-weapon = Götterwaffe
valda-type-yellow-about = Wird in der eigenen Spielphase gespielt und kostet Aktionen.
valda-type-attack-about = Wird in der Angriffsphase eines anderen gespielt.
valda-type-defence-about = Hält einen Angriff auf, sobald deine Schilde seine Stärke erreichen.
valda-type-weapon-about = Wird zu ihrem Zeitpunkt gespielt, ohne Aktion, auf eine von zwei Arten.

valda-card-cost = { $n ->
    [0] kostet keine Aktion
    [one] kostet { $n } Aktion
   *[other] kostet { $n } Aktionen
}
valda-card-power = Stärke { $n }
valda-card-shields = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
valda-card-stops = Wehrt einen Angriff bis Stärke { $n } ab.
valda-card-success = Wenn die Verteidigung hält: { $effects }
valda-card-nothing = Sonst bewirkt sie nichts.
valda-card-count = { $n ->
    [one] { $n }-mal vorhanden
   *[other] { $n }-mal vorhanden
}
valda-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
valda-source-weapon = steht in der Spielregel
valda-source-almanac = Wirkung veröffentlicht, Anzahl rekonstruiert
valda-source-review = nur der Name ist veröffentlicht
valda-source-print = von der gedruckten Karte abgelesen
valda-source-altered = Name veröffentlicht, Wirkung oder Kosten hier geändert
valda-source-recon = rekonstruiert

valda-notice-title = Rekonstruierte Karten
valda-notice = Der Verlag hat nie alle Karten veröffentlicht. Von den { $total } Karten hier sind bei { $attested } Name und Wirkung veröffentlicht; { $reconstructed } sind rekonstruiert, ebenso die Anzahlen, die Stärken von Angriffen und Schilden und die Seiten der Würfel.
valda-notice-correct = Wenn du das Spiel besitzt, kannst du die Liste in einer Datei berichtigen, valda-cards.toml, und sie laden; keine Regel hängt davon ab.
valda-notice-short = Diese Kartenliste ist rekonstruiert.

## Was Karten bewirken: ein Satz je Wirkung, für jede Karte zusammengesetzt

valda-do-gain = Nimm { $what }.
valda-do-followers = Gewinne { $n } Anhänger.
valda-do-roll-resources = { $n ->
    [one] Wirf einen { $die ->
        [Y] gelben
        [B] blauen
       *[W] weißen
    } Würfel und nimm, was er zeigt.
   *[other] Wirf { $n } { $die ->
        [Y] gelbe
        [B] blaue
       *[W] weiße
    } Würfel und nimm, was sie zeigen.
}
valda-do-roll-followers = { $n ->
    [one] Wirf einen { $die ->
        [Y] gelben
       *[B] blauen
    } Würfel: So viele Anhänger gewinnst du.
   *[other] Wirf { $n } { $die ->
        [Y] gelbe
       *[B] blaue
    } Würfel: So viele Anhänger gewinnst du.
}
valda-do-roll-followers-white = { $n ->
    [one] Wirf einen weißen Würfel: So viele Anhänger gewinnst du, ein Schädel nimmt einen.
   *[other] Wirf { $n } weiße Würfel: So viele Anhänger gewinnst du, ein Schädel nimmt einen.
}
valda-do-draw = { $n ->
    [one] Ziehe { $n } Karte.
   *[other] Ziehe { $n } Karten.
}
valda-do-draw-open = { $n ->
    [one] Lege { $n } Karte vom Grundstapel offen vor dich.
   *[other] Lege { $n } Karten vom Grundstapel offen vor dich.
}
valda-do-draw-god = { $n ->
    [one] Ziehe die oberste Karte vom Stapel eines Gottes.
   *[other] Ziehe { $n }-mal die oberste Karte vom Stapel eines Gottes.
}
valda-do-look-god = { $n ->
    [one] Sieh dir die oberste Karte vom Stapel eines Gottes an.
   *[other] Sieh dir bei { $n } Göttern die oberste Karte des Stapels an.
}
valda-do-look-hand = Sieh dir die Hand eines Spielers an.
valda-do-change = Tausche bis zu { $max } { $from ->
    [any] Rohstoffe
   *[gold-diamond] Gold oder Diamanten
} eins zu eins in { $to ->
    [any] andere
    [blood] Blut
    [gold] Gold
   *[diamond] Diamanten
}.
valda-do-sacrifice = { $max ->
    [one] Wirf eine Karte ab, wenn du magst: Sie bringt 1 Anhänger.
   *[other] Wirf bis zu { $max } Karten ab: Jede bringt 1 Anhänger.
}
valda-do-switch = { $max ->
    [one] Wirf eine Karte ab, wenn du magst, und ziehe eine neue.
   *[other] Wirf bis zu { $max } Karten ab und ziehe ebenso viele.
}
valda-do-build-limit = { $n ->
    [one] Du darfst in diesem Zug { $n } Bauwerk errichten.
   *[other] Du darfst in diesem Zug { $n } Bauwerke errichten.
}
valda-do-build-free = Baue sofort { $what ->
    [mine] eine Mine
    [drill] einen Blutschürfer
   *[temple] einen Tempel
}, ohne zu bezahlen.
valda-do-build-pay = Baue sofort { $what ->
    [mine] eine Mine
    [drill] einen Blutschürfer
   *[temple] einen Tempel
}, zum üblichen Preis.
valda-do-recover = { $n ->
    [one] Nimm { $type ->
        [yellow] eine gelbe Karte
        [attack] eine Angriffskarte
        [defence] eine Verteidigungskarte
        [weapon] eine Götterwaffe
       *[any] eine Karte
    } vom Ablagestapel.
   *[other] Nimm { $n } { $type ->
        [yellow] gelbe Karten
        [attack] Angriffskarten
        [defence] Verteidigungskarten
        [weapon] Götterwaffen
       *[any] Karten
    } vom Ablagestapel.
}
valda-do-steal-followers = Stiehl { $n } Anhänger von { $who ->
    [one] einem Spieler
    [all] jedem anderen Spieler
    [attacker] dem Angreifer
   *[target] dem Angegriffenen
}.
valda-do-kill-followers = { $who ->
    [one] Ein Spieler verliert
    [all] Jeder andere Spieler verliert
    [attacker] Der Angreifer verliert
   *[target] Der Angegriffene verliert
} { $n } Anhänger.
valda-do-steal-resources = Stiehl { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
} von { $who ->
    [one] einem Spieler
    [all] jedem anderen Spieler
    [attacker] dem Angreifer
   *[target] dem Angegriffenen
}.
valda-do-steal-cards = Stiehl blind { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus der Hand { $who ->
    [one] eines Spielers
    [all] jedes anderen Spielers
    [attacker] des Angreifers
   *[target] des Angegriffenen
}.
valda-do-destroy-temple = Zerstöre einen Tempel { $who ->
    [attacker] des Angreifers
   *[target] des Angegriffenen
}.
valda-do-destroy-works = Zerstöre einen Blutschürfer { $who ->
    [attacker] des Angreifers
   *[target] des Angegriffenen
} oder eine Mine, die er hinzugebaut hat.
valda-do-move-temple = Versetze einen Tempel { $who ->
    [attacker] des Angreifers
    [target] des Angegriffenen
   *[one] eines anderen Spielers
} in ein anderes Gebiet.
valda-do-lend = Leihe dir für diesen Zug die Fähigkeit eines Gottes, bei dem ein anderer einen Tempel hat.
valda-do-replay = Spiele eine gelbe Karte erneut, die du in diesem Zug schon gespielt hast.
valda-do-actions = { $n ->
    [one] Du hast { $n } Aktion mehr.
   *[other] Du hast { $n } Aktionen mehr.
}

## Götterwaffen: Name, Wirkung, Zeitpunkt

valda-mode-warhorn = Kriegshorn
valda-mode-gjallarhorn = Klang des Gjallarhorns
valda-mode-vanished = Entschwunden
valda-mode-crown = Krone des Glücks
valda-mode-resisted = Standgehalten
valda-mode-claim = Surturs Anspruch
valda-mode-thief = Dieb
valda-mode-revenge = Tyrs Rache
valda-mode-hammertime = Hammerzeit
valda-mode-wrath = Thors Zorn
valda-mode-bullseye = Volltreffer
valda-mode-soulspear = Seelenspeer
valda-mode-backstab = Hinterrücks
valda-mode-dagger = Tödlicher Dolch

valda-order-warhorn = { valda-mode-warhorn }
valda-order-gjallarhorn = { valda-mode-gjallarhorn }
valda-order-vanished = { valda-mode-vanished }
valda-order-crown = { valda-mode-crown }
valda-order-resisted = { valda-mode-resisted }
valda-order-claim = { valda-mode-claim }
valda-order-thief = { valda-mode-thief }
valda-order-revenge = { valda-mode-revenge }
valda-order-hammertime = { valda-mode-hammertime }
valda-order-wrath = { valda-mode-wrath }
valda-order-bullseye = { valda-mode-bullseye }
valda-order-soulspear = { valda-mode-soulspear }
valda-order-backstab = { valda-mode-backstab }
valda-order-dagger = { valda-mode-dagger }

valda-does-warhorn = Gegen diesen Angriff helfen keine Verteidigungskarten.
valda-does-gjallarhorn = { $gjallarhorn-strongest ->
    [on] { readingsvalda-gjallarhorn-strongest }
   *[off] Nimm zwei Verteidigungskarten vom Ablagestapel.
  }
valda-does-vanished = Ein anderer deiner Wahl wird zum Angegriffenen.
valda-does-crown = Drehe einen Würfel auf eine andere Seite, bevor er zählt.
valda-does-resisted = Gewinne 2 Anhänger.
valda-does-claim = Derselbe Angriff kommt noch einmal, mit derselben Karte.
valda-does-thief = Stiehl eine Karte: eine offene deiner Wahl oder blind eine aus einer Hand.
valda-does-revenge = Der Angriff scheitert, und seine Karte kommt auf deine Hand.
valda-does-hammertime = Die Wirkungen der Karte treten noch einmal ein.
valda-does-wrath = { $wrath-card-only ->
    [on] { readingsvalda-wrath-card-only }
   *[off] Der Angriff ist doppelt so stark.
  }
valda-does-bullseye = Nimm eine beliebige Karte vom Ablagestapel.
valda-does-soulspear = Der Angriff tötet doppelt so viele Anhänger.
valda-does-backstab = Das Bauwerk wird nicht errichtet, nichts wird bezahlt, und die Gelegenheit ist vertan.
valda-does-dagger = Nimm zwei Angriffskarten vom Ablagestapel.

valda-when-warhorn = wenn du angreifst
valda-when-gjallarhorn = bei eigenen Entscheidungen oder nachdem jemand seine neuen Karten gezogen hat
valda-when-vanished = wenn du angegriffen wirst, ab drei Spielern
valda-when-crown = nach jedem Wurf
valda-when-resisted = wenn deine Verteidigung gehalten hat
valda-when-claim = wenn dein Angriff abgewehrt wurde
valda-when-thief = bei eigenen Entscheidungen oder nachdem jemand seine neuen Karten gezogen hat
valda-when-revenge = wenn du angegriffen wirst
valda-when-hammertime = wenn du eine gelbe Karte gespielt hast
valda-when-wrath = wenn jemand angreift, außer du bist selbst das Ziel
valda-when-bullseye = bei eigenen Entscheidungen oder nachdem jemand seine neuen Karten gezogen hat
valda-when-soulspear = wenn ein Angriff, der Anhänger tötet, getroffen hat, außer du bist selbst das Ziel
valda-when-backstab = wenn ein anderer das letzte Bauwerk seines Zuges ansagt
valda-when-dagger = bei eigenen Entscheidungen oder nachdem jemand seine neuen Karten gezogen hat

## Einstellungen

valda-option-players = Spieler
valda-option-players-about = Zwei bis fünf
valda-option-turnaround = Kehrtwende
valda-option-turnaround-about = Wer beginnt, entscheidet das Los, und die letzte Runde läuft rückwärts
valda-option-race = Wettlauf zu den Göttern
valda-option-race-about = Wer zuerst { $goal } Anhänger hat, gewinnt sofort
valda-option-first = Startspieler
valda-option-first-about = Wer beginnt; bei der Kehrtwende wird gelost
valda-option-cards = Kartendatei
valda-option-cards-about = Mit welcher Liste von Karten, Würfeln und Kosten gespielt wird
valda-setup-cards-1 = Erste Liste (Rekonstruktion)
valda-setup-cards-2 = Zweite Liste (Rekonstruktion)
valda-setup-cards-3 = Dritte Liste (Rekonstruktion)
valda-setup-cards-own = Eigene Datei: { $name }
valda-setup-variants = Varianten
valda-players-count = { $n } Spieler

## Entscheidungen

valda-prompt-resource = Tausche, wenn du kannst, oder geh weiter zu deiner Spielphase.
valda-prompt-lock-draw = Aus welchem deiner Gebiete ziehst du?
valda-prompt-game = { $actions ->
    [0] Keine Aktion mehr: Spiele, was keine kostet, oder beende die Phase.
    [one] Noch { $actions } Aktion.
   *[other] Noch { $actions } Aktionen.
}
valda-prompt-discard = Zu viele Karten auf der Hand: Wirf eine ab.
valda-prompt-build = { $left ->
    [one] Du darfst noch { $left } Bauwerk errichten.
   *[other] Du darfst noch { $left } Bauwerke errichten.
}
valda-prompt-keep = Wähle eine Karte, die du behältst; die andere kommt unter den Stapel.
valda-prompt-line = Greifst du { $target } an?
valda-prompt-defend = { $attacker } greift mit Stärke { $power } an. Schilde bisher: { $shields }.
valda-prompt-followers = Gewinne Anhänger oder beende deinen Zug.
valda-prompt-rolled = Die Würfel sind gefallen. Spielst du eine Waffe?
valda-prompt-free = { $who } hat neue Karten gezogen. Spielst du eine Waffe?
valda-prompt-declared = { $attacker } greift { $target } mit Stärke { $power } an. Spielst du eine Waffe?
valda-prompt-hit = Der Angriff auf { $target } trifft. Spielst du eine Waffe?
valda-prompt-defended = { $target } hat den Angriff von { $attacker } abgewehrt. Spielst du eine Waffe?
valda-prompt-played = Du hast „{ $card }“ gespielt. Spielst du eine Waffe?
valda-prompt-built = { $who } will { $what } bauen. Spielst du eine Waffe?
valda-prompt-res = { $n ->
    [one] Wähle einen Rohstoff.
   *[other] Wähle { $n } Rohstoffe, einen nach dem anderen.
}
valda-prompt-res-steal = { $n ->
    [one] Welchen Rohstoff nimmst du von { $victim }?
   *[other] Welche Rohstoffe nimmst du von { $victim }? Noch { $n }.
}
valda-prompt-player-look = Wessen Hand willst du sehen?
valda-prompt-player-thief = Wem stiehlst du eine Karte?
valda-prompt-player-vanished = Wen soll der Angriff stattdessen treffen?
valda-prompt-player-steal-followers = Wem stiehlst du Anhänger?
valda-prompt-player-kill-followers = Wer soll Anhänger verlieren?
valda-prompt-player-steal-resources = Wem stiehlst du Rohstoffe?
valda-prompt-player-steal-cards = Wem stiehlst du Karten?
valda-prompt-thief = Welche Karte von { $victim }?
valda-prompt-god-draw = Vom Stapel welches Gottes ziehst du?
valda-prompt-god-look = In den Stapel welches Gottes siehst du?
valda-prompt-god-lend = Wessen Fähigkeit leihst du dir?
valda-prompt-change = { $n ->
    [one] Tausche noch { $n } Rohstoff oder hör auf.
   *[other] Tausche noch bis zu { $n } Rohstoffe oder hör auf.
}
valda-prompt-sacrifice = { $n ->
    [one] Opfere noch { $n } Karte oder hör auf.
   *[other] Opfere noch bis zu { $n } Karten oder hör auf.
}
valda-prompt-switch = { $n ->
    [one] Wirf noch { $n } Karte für eine neue ab oder hör auf.
   *[other] Wirf noch bis zu { $n } Karten für neue ab oder hör auf.
}
valda-prompt-temple = Wo baust du den Tempel?
valda-prompt-recover = { $n ->
    [one] Welche Karte nimmst du vom Ablagestapel?
   *[other] Welche Karten nimmst du vom Ablagestapel? Noch { $n }.
}
valda-prompt-destroy = Was zerstörst du?
valda-prompt-move = Welchen Tempel versetzt du?
valda-prompt-move-to = Wohin soll der Tempel von { $who }?
valda-prompt-replay = Welche Karte spielst du erneut?
valda-prompt-die = Welchen Würfel drehst du, und worauf?
valda-seat = Spieler { $number }
valda-resolving = Einen Augenblick …
valda-pair = { $name }: { $value }
# One sentence after another, and what becomes a sentence.
valda-sentences = { $first } { $then }
valda-sentence = { $text }.
valda-mode-about = { $mode } ({ $when }): { $does }
valda-god-about = { $realm }. 1: { $one } 2: { $two }

## Wahlmöglichkeiten

valda-choice-trade = { $give } gegen { $get } tauschen
valda-choice-play = „{ $card }“ spielen ({ $cost ->
    [0] keine Aktion
    [one] { $cost } Aktion
   *[other] { $cost } Aktionen
})
valda-choice-take-blood = 1 Blut nehmen (1 Aktion)
valda-choice-take-gold = 1 Gold nehmen (1 Aktion)
valda-choice-take-diamond = 1 Diamanten nehmen (1 Aktion)
valda-choice-buy = { $n ->
    [one] { $n } Karte kaufen (1 Aktion)
   *[other] { $n } Karten kaufen (2 Aktionen)
}
valda-choice-end-resource = Weiter zur Spielphase
valda-choice-end-game = Weiter zur Bauphase
valda-choice-end-build = Weiter zur Angriffsphase
valda-choice-end-followers = Zug beenden
valda-choice-build-mine = Eine Mine bauen ({ $cost })
valda-choice-build-drill = Einen Blutschürfer bauen ({ $cost })
valda-choice-build-temple = Einen Tempel für { $god } bauen ({ $cost })
valda-choice-temple = Ein Tempel für { $god }
valda-choice-keep = „{ $card }“ behalten
valda-choice-discard = „{ $card }“ abwerfen
valda-choice-attack = Mit „{ $card }“ angreifen
valda-choice-pass-attack = Nicht angreifen
valda-choice-pass = Keine Waffe spielen
valda-choice-defend = Sich mit „{ $card }“ verteidigen
valda-choice-yield = Sich nicht weiter verteidigen
valda-choice-yield-none = Sich nicht verteidigen
valda-choice-done = Aufhören
valda-choice-exchange = { $what } für { $n } Anhänger
valda-choice-loki = { $n ->
    [one] Lokis Würfel werfen
   *[other] Lokis Würfel werfen
}
valda-choice-weapon = { $mode }: { $about }
valda-choice-hand = Blind eine aus der Hand
valda-choice-card-take = „{ $card }“ nehmen
valda-choice-card-repeat = „{ $card }“ erneut spielen
valda-choice-card-steal = „{ $card }“ stehlen
valda-choice-change = { $give } gegen { $get }
valda-choice-works-mine = Eine Mine
valda-choice-works-drill = Einen Blutschürfer
valda-choice-move = Den Tempel von { $who } bei { $god }
valda-choice-die = Würfel { $die } auf { $result } drehen
valda-choice-gains = { $text }: +{ $n } Anhänger
valda-choice-with-about = { $text } – { $about }
valda-choice-group-play = Karten
valda-choice-group-actions = Andere Aktionen
valda-choice-group-weapons = Götterwaffen
valda-choice-group-trade = Tauschen
valda-choice-group-works = Minen und Blutschürfer
valda-choice-group-temples = Tempel
valda-choice-group-followers = Anhänger
valda-choice-not-this-turn = In diesem Zug nicht mehr
valda-choice-not-this-turn-about = Bis zum Ende des Zuges wirst du nicht mehr nach Waffen gefragt.

## Wessen, und was

valda-structure-mine = eine Mine
valda-structure-drill = einen Blutschürfer
valda-structure-temple = einen Tempel für { $god }
valda-for-mine = für eine Mine
valda-for-drill = für einen Blutschürfer
valda-for-temple = für einen Tempel für { $god }
valda-for-followers = für Anhänger
valda-cause-card = durch die Karte
valda-cause-temple = für den Tempel
valda-cause-lock = für das geschlossene Gebiet
valda-cause-thor = Tausch bei Thor
valda-cause-odin = Tausch bei Odin
valda-cause-loki = Lokis Würfel
valda-cause-roll = durch die Würfel
valda-cause-sacrifice = für das Opfer
valda-cause-resisted = Standgehalten
valda-cause-stolen = gestohlen
valda-cause-theft = gestohlen
valda-cause-killed = getötet

## Warum diese Anhänger

valda-part-temple = Ein Tempel für { $god }
valda-part-lock = Der Tempel schließt das Gebiet von { $god }
valda-part-thor = Tausch bei Thor
valda-part-odin = Tausch bei Odin
valda-part-resisted = Standgehalten
valda-part-sacrifice = Geopferte Karte
valda-part-theft = Gestohlen
valda-part-card = Durch die Karte

## Was geschah

valda-deed-end = beendet die Phase
valda-deed-done = hört auf
valda-deed-pass = passt
valda-deed-yield = verteidigt sich nicht weiter
valda-deed-buy = kauft
valda-deed-player = wählt { $target }
valda-deed-move = versetzt einen Tempel
valda-event-turn-started = Runde { $round }: { $who } ist am Zug.
valda-event-dice-rolled = { $who } würfelt { $results }.
valda-event-die-turned = { $who } dreht Würfel { $die } auf Seite { $face }.
valda-event-resources-gained = { $who } erhält { $what }.
valda-event-resources-taken = { $who } nimmt { $what } von { $from }.
valda-event-resources-spent = { $who } zahlt { $what } { $for }.
valda-event-traded = { $who } tauscht { $given } gegen { $wanted }.
valda-event-cards-drawn = { $who } zieht { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} ({ $deck }).
valda-event-cards-drawn-known = { $who } zieht { $cards }.
valda-event-cards-drawn-open = { $who } legt offen aus: { $cards }.
valda-event-god-cards-offered = { $who } sieht sich bei { $god } die obersten Karten an.
valda-event-god-cards-offered-known = { $who } sieht sich bei { $god } die obersten Karten an: { $cards }.
valda-event-god-card-kept = { $who } behält eine der Karten.
valda-event-god-card-kept-known = { $who } behält „{ $card }“.
valda-event-deck-refilled = { $n ->
    [one] Ein Stapel war leer ({ $deck }): { $n } abgelegte Karte wird der neue.
   *[other] Ein Stapel war leer ({ $deck }): { $n } abgelegte Karten werden zum neuen gemischt.
}
valda-event-card-played = { $who } spielt „{ $card }“.
valda-event-card-discarded-limit = { $who } wirft „{ $card }“ ab: zu viele Karten auf der Hand.
valda-event-card-discarded-sacrifice = { $who } opfert „{ $card }“.
valda-event-card-discarded-switch = { $who } tauscht „{ $card }“ gegen eine neue Karte.
valda-event-card-recovered = { $who } nimmt „{ $card }“ vom Ablagestapel.
valda-event-card-stolen = { $who } stiehlt { $victim } eine Karte.
valda-event-card-stolen-known = { $who } stiehlt { $victim } „{ $card }“.
valda-event-cards-seen-hand = { $who } sieht sich die Hand von { $whose } an.
valda-event-cards-seen-hand-known = { $who } sieht in der Hand von { $whose }: { $cards }.
valda-event-cards-seen-deck = { $who } sieht sich bei { $god } die oberste Karte an.
valda-event-cards-seen-deck-known = { $who } sieht bei { $god } zuoberst: { $cards }.
valda-event-followers-gained = { $who } gewinnt { $n } Anhänger ({ $cause }) und hat { $to }.
valda-event-followers-lost = { $who } verliert { $n } Anhänger ({ $cause }) und hat { $to }.
valda-event-followers-saved = { $n ->
    [one] Die sichere Zone rettet { $n } Anhänger von { $who }.
   *[other] Die sichere Zone rettet { $n } Anhänger von { $who }.
}
valda-event-structure-built = { $who } baut { $what }.
valda-event-structure-negated = { $by } fällt { $who } in den Rücken und verhindert { $what }.
valda-event-temple-destroyed = { $by } zerstört einen Tempel von { $who } bei { $god }.
valda-event-temple-moved = { $by } versetzt einen Tempel von { $who } von { $from } zu { $to }.
valda-event-mine-lost = { $by } zerstört eine Mine von { $who }.
valda-event-drill-lost = { $by } zerstört einen Blutschürfer von { $who }.
valda-event-area-locked = { $who } gehört nun das Gebiet von { $god }.
valda-event-area-unlocked = Das Gebiet von { $god } ist wieder offen.
valda-event-ability-lent = { $who } leiht sich die Fähigkeit von { $god }.
valda-event-attack-declared = { $who } greift { $target } mit „{ $card }“ an, Stärke { $power }.
valda-event-attack-changed = Der Angriff hat nun Stärke { $power }.
valda-event-attack-changed-horn = Das Kriegshorn erklingt: keine Verteidigung gegen Stärke { $power }.
valda-event-attack-redirected = { $who } entschwindet: Der Angriff gilt nun { $to }.
valda-event-attack-cancelled = { $who } bricht den Angriff ab.
valda-event-defence-played = { $who } verteidigt sich mit „{ $card }“: { $sum ->
    [one] { $sum } Schild
   *[other] { $sum } Schilde
} gegen Stärke { $power }.
valda-event-attack-repelled = { $target } wehrt den Angriff von { $who } ab.
valda-event-attack-hit = Der Angriff von { $who } trifft { $target }.
valda-event-attack-passed = { $who } greift nicht an.
valda-event-weapon-played = { $who } spielt „{ $mode }“.
valda-event-ship-moved = Das Drachenboot fährt weiter zu Runde { $round }.
valda-event-game-ended = { $who } gewinnt mit { $n } Anhängern.
valda-event-game-ended-shared = { $who } teilen sich den Sieg mit je { $n } Anhängern.

## Am Tisch

valda-area = Gebiet von { $god }
valda-area-about = { $god }: { $realm }. { $sites ->
    [0] Kein Bauplatz ist frei
    [one] { $sites } Bauplatz ist frei
   *[other] { $sites } Bauplätze sind frei
}; ein Tempel kostet { $cost }.
valda-area-owner = gehört { $who }
valda-site-free = freier Bauplatz
valda-track = Yggdrasil
valda-track-zone = Sichere Zone { $n }: Darunter fällst du nie wieder
valda-track-seat = { $who }: { $n } Anhänger, sicher bei { $safe }
valda-followers = Anhänger
valda-mines = Minen
valda-drills = Blutschürfer
valda-temples = Tempel
valda-temples-left = { $n ->
    [one] noch { $n } Tempel
   *[other] noch { $n } Tempel
}
valda-hand-count = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
valda-hand = Deine Hand
valda-open = Offene Karten
valda-open-of = Offene Karten von { $who }
valda-discard = Ablagestapel
valda-discard-top = zuoberst: „{ $card }“
valda-supply = Vorrat
valda-decks = Stapel
valda-map = Weltkarte
valda-board-of = Tableau von { $who }
valda-round = Runde { $round } von { $rounds }
valda-round-goal = Wer nach Runde { $rounds } die meisten Anhänger hat, gewinnt.
valda-round-goal-race = { $goal } Anhänger gewinnen sofort, sonst die meisten nach Runde { $rounds }.
valda-actions-left = { $n ->
    [one] noch { $n } Aktion
   *[other] noch { $n } Aktionen
}
valda-builds-left = { $n ->
    [one] noch { $n } Bauwerk
   *[other] noch { $n } Bauwerke
}
valda-roll = { $who } hat gewürfelt
valda-roll-die = Würfel { $die } von { $of }: { $result }
valda-attack = { $who } greift { $target } an
valda-attack-sum = Stärke { $base }
valda-attack-surtur = Surtur +{ $bonus }
valda-attack-wrath = verdoppelt durch Thors Zorn
valda-attack-power = Stärke { $power }
valda-attack-shields = Schilde { $shields }
valda-attack-missing = { $n ->
    [one] es fehlt { $n } Schild
   *[other] es fehlen { $n } Schilde
}
valda-attack-held = die Verteidigung hält
valda-attack-horn = Kriegshorn: keine Verteidigung
valda-attack-spear = Seelenspeer: getötete Anhänger zählen doppelt
valda-attack-tyr = Tyr +{ $bonus } je Karte
valda-lent = In diesem Zug geliehen
valda-played = In diesem Zug gespielt
valda-playing = Wird gespielt
valda-building = Wird gebaut
valda-about-to = { $who } will { $what } bauen
valda-stopped = verhindert
valda-col-player = Spieler
valda-col-followers = Anh.
valda-col-safe = Sich.
valda-col-blood = Blut
valda-col-gold = Gold
valda-col-diamond = Diam.
valda-col-mines = Minen
valda-col-drills = Schürfer
valda-col-cards = Karten
valda-col-temples = Tempel
valda-col-area = Gebiet
valda-col-sites = Bauplätze
valda-col-deck = Stapel
valda-col-cost = Kosten
valda-col-realm = Hilft bei

## Hilfe

valda-help-title = Karten und Götter
valda-help-aim = { $rounds ->
    [one] Gewinne in { $rounds } Runde die meisten Anhänger.
   *[other] Gewinne in { $rounds } Runden die meisten Anhänger.
}
valda-help-turn = Ein Zug
valda-help-gods = Götter und Tempel
valda-help-cards = Karten
valda-help-safe = Sichere Zonen
valda-help-safe-about = Bei { $zones } Anhängern erreichst du eine sichere Zone: Nichts bringt dich wieder darunter.
valda-help-attack = Angriff und Verteidigung
valda-help-attack-about = Die Stärke eines Angriffs kommt von seiner Karte, von Surturs Hilfe und von Thors Zorn. Er scheitert, sobald die Schilde dagegen diese Zahl erreichen.
valda-help-end = Das Ende
valda-help-end-about = Wer die meisten Anhänger hat, gewinnt. Sind es gleich viele, entscheiden Minen, Blutschürfer und Tempel zusammen; sind auch die gleich, wird der Sieg geteilt.
valda-help-terminal =
    Valda
    skip           bei Fragen nach Waffen: in diesem Zug nicht mehr
    help cards     alle Karten; help cards tyr zeigt einen Stapel
    help gods      was Tempel bringen
    help weapons   die Götterwaffen und wann man sie spielt
    help turn      wie ein Zug verläuft und wie man gewinnt
    help drakkar   eine Karte, ein Gott oder eine Waffe, beim Namen
valda-help-unknown = Hier heißt nichts „{ $topic }“.
valda-help-more = … und noch { $n }: schreibe mehr vom Namen.

## Namen der Karten

valda-card-base-blood-vein-2 = Blutader
valda-card-base-treasure-chest-2 = Schatztruhe
valda-card-base-spoils-of-war-2 = Kriegsbeute
valda-card-base-seduction-1 = Verführung
valda-card-base-backup-2 = Verstärkung ist da
valda-card-base-rune-yellow = Rune der Fruchtbarkeit
valda-card-base-bifrost-bridge = Brücke Bifröst
valda-card-base-sacrifice = Opfergabe
valda-card-base-offering = Weihgabe
valda-card-base-drakkar = Drachenboot
valda-card-base-yggdrasil-3 = Yggdrasil
valda-card-base-longhouse-stores = Vorräte im Langhaus
valda-card-base-barter = Tauschhandel
valda-card-base-light-fingers = Flinke Finger
valda-card-base-change-of-wind = Der Wind dreht
valda-card-base-raven-scout = Rabenspäher
valda-card-base-prospectors = Goldsucher
valda-card-base-abduction = Entführung
valda-card-base-kill = Totschlag
valda-card-base-double-kill = Doppelmord
valda-card-base-plunder = Plünderung
valda-card-base-cutpurse = Beutelschneider
valda-card-base-torch = Fackel
valda-card-base-shield-1 = Holzschild
valda-card-base-shield-2 = Rundschild
valda-card-base-shield-3 = Schildwall
valda-card-heimdall-weapon = { valda-mode-warhorn } / { valda-mode-gjallarhorn }
valda-card-heimdall-blood-vein-3 = { valda-card-base-blood-vein-2 }
valda-card-heimdall-treasure-chest-3 = { valda-card-base-treasure-chest-2 }
valda-card-heimdall-spoils-of-war-3 = { valda-card-base-spoils-of-war-2 }
valda-card-heimdall-bridge-toll = Brückenzoll
valda-card-heimdall-open-market = Markttag
valda-card-heimdall-dwarven-shaft = Zwergenschacht
valda-card-heimdall-blood-spring = Blutquell
valda-card-freya-weapon = { valda-mode-vanished } / { valda-mode-crown }
valda-card-freya-backup-3 = { valda-card-base-backup-2 }
valda-card-freya-drakkar = { valda-card-base-drakkar }
valda-card-freya-rune-yellow = { valda-card-base-rune-yellow }
valda-card-freya-feather-cloak = Federkleid
valda-card-freya-seed-rune = Saatrune
valda-card-freya-falcon-cloak = Falkengewand
valda-card-freya-necklace = Begehrtes Halsband
valda-card-freya-harvest = Reiche Ernte
valda-card-surtur-weapon = { valda-mode-resisted } / { valda-mode-claim }
valda-card-surtur-double-kill = { valda-card-base-double-kill }
valda-card-surtur-slave-raid = Feuerzug
valda-card-surtur-muspell-fire = Feuer von Muspell
valda-card-surtur-scorched-earth = Verbrannte Erde
valda-card-surtur-reforged = In Flammen neu geschmiedet
valda-card-surtur-burning-sky = Brennender Himmel
valda-card-tyr-weapon = { valda-mode-thief } / { valda-mode-revenge }
valda-card-tyr-god-of-war = Tyr - Gott des Krieges
valda-card-tyr-iron-shield = Eisenschild
valda-card-tyr-oath-shield = Eidschild
valda-card-tyr-wolf-binding = Fessel des Wolfes
valda-card-tyr-wergild = Wergeld
valda-card-tyr-trial = Zweikampf vor Gericht
valda-card-thor-weapon = { valda-mode-hammertime } / { valda-mode-wrath }
valda-card-thor-seduction-2 = { valda-card-base-seduction-1 }
valda-card-thor-god-of-thunder-2 = Thor - Gott des Donners
valda-card-thor-god-of-thunder-3 = { valda-card-thor-god-of-thunder-2 }
valda-card-thor-rune-blue = { valda-card-base-rune-yellow }
valda-card-thor-feast = Siegesmahl
valda-card-thor-hammer-blow = Hammerschlag
valda-card-odin-weapon = { valda-mode-bullseye } / { valda-mode-soulspear }
valda-card-odin-seduction-2 = { valda-card-base-seduction-1 }
valda-card-odin-leader = Odin - Anführer der Götter
valda-card-odin-sacrifice = { valda-card-base-sacrifice }
valda-card-odin-yggdrasil-4 = { valda-card-base-yggdrasil-3 }
valda-card-odin-rune-blue = { valda-card-base-rune-yellow }
valda-card-odin-chosen = Totenwählerinnen
valda-card-odin-sanctuary = Heiligtum
valda-card-odin-gallows-wisdom = Weisheit des Galgens
valda-card-loki-weapon = { valda-mode-backstab } / { valda-mode-dagger }
valda-card-loki-shapeshift = Gestaltwandel
valda-card-loki-twice-told = Zweimal gelogen
valda-card-loki-rune-white = { valda-card-base-rune-yellow }
valda-card-loki-wandering-stones = Wandernde Steine
valda-card-loki-pilfer = Stibitzen
valda-card-loki-sleepless = Rastlose Nacht
valda-card-loki-web-of-lies = Lügennetz
valda-card-loki-false-pilgrims = Falsche Pilger


## Im Browser

valda-help-short = Karten
valda-followers-count = { $points } Anhänger
valda-base-deck = { $count ->
    [one] { $count } Karte im Grundstapel
   *[other] { $count } Karten im Grundstapel
}
valda-offered = Zur Wahl
valda-own-board = Dein Tableau
valda-in-supply = { $n } im Vorrat
valda-costs = kostet { $cost }
valda-trade-for = { $given } wogegen tauschen?
valda-phases = Phasen des Zuges von { $who }
valda-phase-short-resource = Rohstoffe
valda-phase-short-game = Spiel
valda-phase-short-build = Bauen
valda-phase-short-attack = Angriff
valda-phase-short-followers = Anhänger
valda-at-turn = am Zug
valda-card-open = offen
valda-open-short = offen
valda-area-temples = Tempel von { $who }: { $n }
valda-area-deck = { $n ->
    [one] { $n } Karte in seinem Stapel
   *[other] { $n } Karten in seinem Stapel
}
valda-not-this-turn-on = In diesem Zug wirst du nicht nach Waffen gefragt.
valda-ask-again = Wieder fragen
valda-why-not = Das geht jetzt nicht. { $message }
valda-over-tie = Bei gleich vielen Anhängern entschied die Zahl der Bauwerke.

# For newcomers: one line about the position, while the first turns of a game are played.

valda-coach-resource = Tausche, was du nicht brauchst, oder geh weiter.
valda-coach-temple-paid = Du kannst schon einen Tempel bezahlen ({ $god }): Heb auf, was er kostet, bis du baust.
valda-coach-temple-lacks = Zu einem Tempel ({ $god }) fehlt dir noch: { $what }. Tausche, nimm mit einer Aktion oder such eine Karte.
valda-coach-free-card = { $card } kostet keine Aktion: Spiel sie zuerst.
valda-coach-actions = { $n ->
    [one] Du hast noch 1 Aktion: Spiel eine Karte oder nimm einen Rohstoff.
   *[other] Du hast noch { $n } Aktionen: Spiel jeweils eine Karte oder nimm einen Rohstoff.
}
valda-coach-actions-take = { $n ->
    [one] Du hast noch 1 Aktion: Nimm den Rohstoff, der dir fehlt.
   *[other] Du hast noch { $n } Aktionen: Nimm die Rohstoffe, die dir fehlen.
}
valda-coach-no-actions = Deine Aktionen sind verbraucht: Geh weiter zum Bauen.
valda-coach-build-temple = Ein Tempel ({ $god }) bringt sofort { $n ->
    [one] 1 Anhänger und eine Karte der Gottheit.
   *[other] { $n } Anhänger und eine Karte der Gottheit.
}
valda-coach-build-works = Mit einer Mine oder einem Blutschürfer würfelst du in jeder Rohstoffphase einen Würfel mehr.
valda-coach-build-nothing = Bezahlen kannst du jetzt nichts: Geh weiter und sammle Rohstoffe.
valda-coach-attack = { $card } trifft mit Stärke { $n }: So viele Schilde braucht { $who }, um das abzuwehren.
valda-coach-defend = { $n ->
    [one] Dir fehlt 1 Schild, um diesen Angriff abzuwehren.
   *[other] Dir fehlen { $n } Schilde, um diesen Angriff abzuwehren.
}
valda-coach-followers = Tausche, was übrig ist, gegen Anhänger: bis zu { $n } je Tausch.
