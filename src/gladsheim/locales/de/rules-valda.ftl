# Die Regeln von Valda in unseren eigenen Worten; die Kennungen nach „VA“ sind die der Regeln.
rulesvalda-title-goal = Worum es geht
rulesvalda-intro = Yggdrasil, der Weltenbaum, hat seine Hüter verloren, und die Götter suchen jemand Neuen in ihren Reihen. Du bist ein Jarl der Wikinger. Du schürfst nach Blut, Gold und Diamanten, baust Tempel, überlistest und bekämpfst die anderen und steigst mit allen, die an dich glauben, den Baum hinauf.
rulesvalda-VA-14-1 = Du baust Tempel für sieben Götter, und Tempel bringen Anhänger. Nach sechs Runden gewinnt, wer die meisten Anhänger hat; bei Gleichstand, wer mehr Minen, Blutschürfer und Tempel hat; ist auch das gleich, teilen sich alle Ersten den Sieg.
rulesvalda-title-setup = Spielaufbau
rulesvalda-VA-2-1 = Gespielt wird zu zweit bis zu fünft. Alle beginnen mit sechs Karten des Grundstapels, zwei Minen, ohne Anhänger und mit einigen Rohstoffen: Wer später an die Reihe kommt, erhält etwas mehr.
rulesvalda-VA-2-6 = Die Startrohstoffe in der Reihenfolge der Züge, als Blut, Gold und Diamanten: zu zweit 2-1-1, 2-2-2; zu dritt 2-1-1, 2-1-2, 2-2-2; zu viert 2-1-1, 2-1-2, 2-2-2, 2-2-3; zu fünft 2-1-1, 2-1-2, 2-2-2, 2-2-2, 2-2-3.
rulesvalda-VA-1-1 = Es gibt sieben Götter mit je einem Gebiet von fünf Bauplätzen und drei Rohstoffe: göttliches Blut, Gold und Diamanten, je dreißig. Was der Vorrat nicht mehr hat, kann niemand bekommen. Du hast neun Tempel und kannst bis zu vier Minen und drei Blutschürfer haben.
rulesvalda-title-turn = Ein Zug
rulesvalda-VA-4-1 = In jeder Runde hat jeder einen Zug, im Uhrzeigersinn, also in der Folge der Plätze. Er hat fünf Phasen: Rohstoffphase, Spielphase, Bauphase, Angriffsphase und Anhängerphase.
rulesvalda-title-resource = Rohstoffphase
rulesvalda-VA-5-1 = Du wirfst für jede Mine einen gelben Würfel, der Gold und Diamanten bringt, und für jeden Blutschürfer einen blauen, der Blut bringt. Bevor ausgezahlt wird, kann eine Krone des Glücks noch einen Würfel drehen.
rulesvalda-VA-5-2 = Dann darfst du tauschen, so oft du willst{ $trade-any-four ->
    [on] . { readingsvalda-trade-any-four }
   *[off] : vier Rohstoffe einer Art gegen einen einer anderen.
  } Mit einem Tempel für Heimdall sind es zwei gegen eins, mit zweien eins gegen eins; was durch einen Tausch eins gegen eins kam, lässt sich in dieser Phase nicht weitertauschen.
rulesvalda-title-game = Spielphase
rulesvalda-VA-6-1 = Du ziehst zwei Karten vom Grundstapel und legst sie offen vor dich; mit Freya kommen sie auf die Hand, und mit zwei ihrer Tempel sind es drei. Wem ein Gebiet gehört, der nimmt statt einer davon die oberste Karte vom Stapel dieses Gottes.
rulesvalda-VA-6-4 = Du hast drei Aktionen. Für eine spielst du eine gelbe Karte vom Tisch oder aus der Hand oder nimmst einen Rohstoff deiner Wahl, für zwei kaufst du zwei Karten, die offen vor dir liegen; mit Freya kaufst du eine Karte für eine Aktion, gleich auf die Hand. Manche Karten kosten keine Aktion. Eine Karte wirkt Schritt für Schritt und darf auch gespielt werden, wenn sie nichts bewirkt.
rulesvalda-VA-6-8 = Am Ende kommen die offenen Karten auf die Hand, und du wirfst ab, bis es höchstens zehn sind. Nur jetzt gilt diese Grenze.
rulesvalda-title-build = Bauphase
rulesvalda-VA-7-1 = Du darfst zweimal bauen: Minen, Blutschürfer und Tempel. Ein Tempel braucht einen freien Bauplatz in einem Gebiet, das keinem anderen gehört, und die ganzen Kosten auf einmal.
rulesvalda-VA-7-3 = Ein Tempel bringt gleich einen Anhänger und noch einen, wenn es dort dein dritter ist; dann siehst du dir die beiden obersten Karten vom Stapel des Gottes an und behältst eine. Was Karten dich außerdem bauen lassen, folgt denselben Regeln, zählt aber nicht zu den zweien.
rulesvalda-VA-7-4 = Die Kosten an Blut, Gold und Diamanten: Mine 1, 1, 1; Blutschürfer 0, 2, 2; Heimdall 1, 2, 2; Freya 0, 3, 3; Surtur 2, 0, 2; Tyr 2, 2, 0; { $thor-costs-three ->
    [on] Thor 3, 2, 2
   *[off] Thor 2, 2, 2
  }; Odin 2, 3, 3; Loki 4, 1, 1.
rulesvalda-title-attack = Angriffsphase
rulesvalda-VA-8-1 = Alle anderen dürfen den angreifen, der am Zug ist, einer nach dem anderen: zuerst, wer die meisten Anhänger hat, dann, wer die meisten Rohstoffe hat, dann im Uhrzeigersinn. Jeder hat einen Angriff oder passt und greift in diesem Zug nicht mehr an; mit Surtur und höchstens drei Spielern sind es zwei.
rulesvalda-VA-8-4 = Die Stärke eines Angriffs ist die seiner Karte plus Surturs Hilfe{ $wrath-card-only ->
    [on] . { readingsvalda-wrath-card-only }
   *[off] ; Thors Zorn verdoppelt das Ganze.
  }
rulesvalda-VA-8-5 = Der Angegriffene legt Verteidigungskarten, eine nach der anderen, jede mit ihren Schilden und Tyrs Hilfe. Sobald sie die Stärke erreichen, scheitert der Angriff. Abgelegt werden sie auf jeden Fall.
rulesvalda-VA-10-2 = Sonst geschieht, was die Karte sagt. Anhänger verlierst du nur bis zur letzten sicheren Zone, die du erreicht hast, bei 5, 12 und 20, und ein Dieb bekommt nur, was wirklich verloren ging. Für Rohstoffe, Karten und Tempel gibt es keine sichere Zone.
rulesvalda-title-followers = Anhängerphase
rulesvalda-VA-9-1 = In deiner letzten Phase machen Tempel für Thor aus Gold oder Diamanten Anhänger, Tempel für Odin aus Blut; die Kurse eines zweiten Tempels kommen dazu und werden für sich gezählt. Loki lässt dich einmal weiße Würfel werfen: Ein Schädel kostet einen Anhänger.
rulesvalda-VA-10-1 = Anhänger sind nur eine Zahl und haben keine Obergrenze. Wen ein Tempel gebracht hat, der bleibt, auch wenn der Tempel verschwindet.
rulesvalda-title-temples = Tempel und Gebiete
rulesvalda-VA-11-1 = Was ein Gott für dich tut, hängt davon ab, ob du dort einen Tempel hast oder mindestens zwei. Es gilt, sobald der Tempel steht und solange er steht, auch mitten in einer Phase. Ein zerstörter Tempel kommt zu seinem Besitzer zurück.
rulesvalda-VA-11-5 = Mit drei Tempeln gehört dir ein Gebiet, es ist geschlossen: Niemand sonst kann dort bauen, und kein fremder Tempel kann dorthin versetzt werden. Beim ersten Mal bringt das einen Anhänger. Tempel anderer, die dort stehen, wirken weiter. { $area-opens-at-one-loss ->
    [on] { readingsvalda-area-opens-at-one-loss }
   *[off] Sind es weniger als drei, ist es wieder offen.
  }
rulesvalda-title-weapons = Götterwaffen
rulesvalda-VA-12-1 = Jede Götterwaffe lässt sich auf eine von zwei Arten nutzen. Sie kostet keine Aktion, und nichts antwortet ihr als eine andere Waffe zu ihrem eigenen Zeitpunkt.
rulesvalda-VA-12-3 = Die meisten Götterwaffen passen nur zu einem bestimmten Zeitpunkt: bevor Würfel ausgezahlt werden, wenn ein Angriff angesagt wird, wenn er trifft oder scheitert, wenn eine gelbe Karte gespielt wurde, wenn das letzte Bauwerk angesagt wird. Gefragt werden nur die, die eine passende Waffe haben, und niemand sonst erfährt davon.
rulesvalda-VA-12-5 = Vier Waffen holen Karten vom Ablagestapel oder von einem anderen Spieler. Du darfst sie spielen, wann immer du in einer Phase etwas entscheidest oder wenn die Karten eines Zuges gezogen sind. { $gjallarhorn-strongest ->
    [on] { readingsvalda-gjallarhorn-strongest }
   *[off] Gjallarhorn nimmt zwei beliebige Verteidigungskarten aus dem Ablagestapel.
  }
rulesvalda-VA-12-6 = Entschwunden gibt einen Angriff an einen Dritten weiter, der sich dann verteidigt. Hinterrücks verhindert das letzte Bauwerk: Es wird weder bezahlt noch gebaut, und die Gelegenheit ist vertan. Ein Dieb nimmt eine offene Karte seiner Wahl oder eine ungesehen aus der Hand.
rulesvalda-title-cards = Götter und Karten
rulesvalda-VA-1-6 = Gelbe Karten spielst du im eigenen Zug, Angriffskarten in dem der anderen, Verteidigungskarten gegen Angriffe, Götterwaffen zu ihrem Zeitpunkt. Wer eine Karte spielt, entscheidet, was sie offenlässt; was nichts bewirken kann, bewirkt nichts. Wo eine gelbe Karte anderen schadet, ist das kein Angriff: Niemand kann sich verteidigen, aber sichere Zonen halten.
rulesvalda-VA-3-5 = Ist ein Stapel leer, wenn eine Karte gebraucht wird, so werden seine Karten aus dem Ablagestapel neu gemischt. Den Ablagestapel darfst du durchsehen; Hände und Stapel sind geheim.
rulesvalda-title-end = Varianten
rulesvalda-VA-14-3 = Kehrtwende: Wer beginnt, wird ausgelost, und die sechste Runde läuft rückwärts, beginnend mit dem rechten Nachbarn des Startspielers.
rulesvalda-VA-14-2 = Wettlauf zu den Göttern: Wer zuerst zwanzig Anhänger hat, gewinnt sofort. Schafft es niemand, entscheiden wie sonst sechs Runden. Beide Varianten lassen sich verbinden.
rulesvalda-title-faq = Fragen und Antworten
rulesvalda-faq-1 = Mir gehört ein Gebiet mit vier Tempeln, und ich verliere einen. Gehört es mir noch?
rulesvalda-faq-1-answer = { $area-opens-at-one-loss ->
    [on] Nein. { readingsvalda-area-opens-at-one-loss }
   *[off] Ja, solange dir drei Tempel bleiben. Hier können die anderen erst nach dem zweiten Verlust dort bauen.
  }
rulesvalda-faq-2 = Ich verliere meinen dritten Tempel in einem Gebiet und baue ihn wieder auf. Bekomme ich den Anhänger für das Gebiet noch einmal?
rulesvalda-faq-2-answer = Nein, den gibt es in jedem Gebiet nur einmal. Der neue Tempel bringt dir seinen eigenen Anhänger.
rulesvalda-faq-3 = Darf ich zwei Gold und zwei Diamanten gegen ein Blut tauschen?
rulesvalda-faq-3-answer = { $trade-any-four ->
    [on] Ja. { readingsvalda-trade-any-four }
   *[off] Nein. Ohne Tempel für Heimdall tauschst du vier Rohstoffe einer Art.
  }
rulesvalda-faq-4 = Mir gehört ein Gebiet. Darf ich unter zwei Karten wählen, wenn ich vom Stapel seines Gottes ziehe?
rulesvalda-faq-4-answer = Nein, du nimmst die oberste Karte. Unter zweien wählst du nur, wenn du einen Tempel baust. Mit zwei Tempeln für Freya ziehst du noch zwei Karten vom Grundstapel dazu.
rulesvalda-faq-5 = Zählt eine Mine, die mich eine Karte bauen lässt, zu meinen zwei Bauwerken?
rulesvalda-faq-5-answer = Nein. In der Bauphase darfst du trotzdem noch zweimal bauen.
rulesvalda-faq-6 = Ein Tempel bringt mir eine elfte Karte. Muss ich eine abwerfen?
rulesvalda-faq-6-answer = Jetzt nicht. Bis auf zehn Karten wirfst du nur am Ende deiner Spielphase ab; so lange darfst du die elfte behalten.
rulesvalda-faq-7 = Geben mir zwei Tempel für Surtur zwei Angriffe?
rulesvalda-faq-7-answer = Zu zweit und zu dritt ja, und jeder ist um 1 stärker. Zu viert und zu fünft hast du einen Angriff, der um 2 stärker ist.
rulesvalda-faq-8 = Verdoppelt Thors Zorn auch Surturs Hilfe?
rulesvalda-faq-8-answer = { $wrath-card-only ->
    [on] Nein. { readingsvalda-wrath-card-only }
   *[off] Ja. Hier hat die Entführung 2, Surtur gibt 1 dazu, und verdoppelt sind es 6.
  }
rulesvalda-faq-9 = Kann ich gegen das Kriegshorn etwas spielen?
rulesvalda-faq-9-answer = Verteidigungskarten nicht. Aber Tyrs Rache bricht den Angriff ab und gibt dir seine Karte, und Entschwunden reicht ihn weiter.
rulesvalda-faq-10 = Darf ich einen Angriff mit Entschwunden an den Angreifer zurückgeben?
rulesvalda-faq-10-answer = Nein. Er trifft einen dritten Spieler, und der darf sich dann verteidigen. Zu zweit lässt sich Entschwunden nicht spielen.
rulesvalda-title-actions = Züge als Text
rulesvalda-VA-15 = Jede Entscheidung ist auch ein kurzer Text, dessen Teile durch Doppelpunkte getrennt sind; mit ihm benennen sie Aufzeichnungen, geteilte Links und Programme. b, g und d sind Blut, Gold und Diamanten; Götter und Karten heißen wie in der Kartendatei, Plätze nach ihrer Nummer ab 0.
rulesvalda-VA-15-3 = Auch wo es nur eine Möglichkeit gibt, wirst du gefragt. Jede andere Aktion wird mit dem Grund abgelehnt, und nichts ändert sich.
rulesvalda-action-1 = { $trade-any-four ->
    [on] trade:ggdd:b gibt zwei Gold und zwei Diamanten für Blut, trade:g:b nur Gold, wo du Tempel für Heimdall hast;
   *[off] trade:g:b gibt Gold für Blut;
  } take:d nimmt einen Diamanten; buy kauft Karten; play:base.drakkar spielt eine Karte.
rulesvalda-action-2 = build:mine, build:drill und build:odin bauen; keep:KARTE behält eine der beiden Karten eines Tempels.
rulesvalda-action-3 = attack:KARTE greift an, pass nicht; mit defend:KARTE verteidigt man sich, mit yield nicht weiter.
rulesvalda-action-4 = thor:3:g, odin:2 und loki bringen in der Anhängerphase Anhänger; die Zahl sagt, welcher Kurs gemeint ist.
rulesvalda-action-5 = weapon:thief nutzt eine Götterwaffe auf eine ihrer beiden Arten; pass behält sie.
rulesvalda-action-6 = res:g, player:1, god:tyr, card:KARTE, change:b:g und move:1:tyr antworten auf das, was eine Wirkung fragt; done beendet, was man mehrmals tun darf.
rulesvalda-action-7 = die:0:5 dreht den ersten Würfel auf seine Seite 5; von gleichen Ergebnissen wird nur die niedrigste Seite angeboten.
rulesvalda-action-8 = end geht zur nächsten Phase; discard:KARTE wirft eine Karte ab, bis die Hand zehn hat.
rulesvalda-title-rulings = Wie wir Zweifelsfälle entscheiden
rulesvalda-VA-19 = Die Kartenliste ist eine Rekonstruktion, und die Spielregel ist in zwei Sprachen gedruckt, die stellenweise voneinander abweichen. So wird hier gespielt.
rulesvalda-ruling-1 = Ein Tempel für Thor kostet zwei Blut.
rulesvalda-ruling-2 = Zum Tauschen brauchst du vier Rohstoffe einer Art, und tauschen kannst du nur in der Rohstoffphase.
rulesvalda-ruling-3 = Auch mit zwei Tempeln für Freya werden alle Karten verdeckt gezogen.
rulesvalda-ruling-4 = Gegen das Kriegshorn helfen keine Verteidigungskarten, wohl aber Tyrs Rache und Entschwunden.
rulesvalda-ruling-5 = Hammerzeit lässt eine gerade gespielte Karte noch einmal wirken; das erste Mal kostet seine Aktion.
rulesvalda-ruling-6 = Surturs Anspruch lässt denselben Angriff noch einmal zu, ohne Kriegshorn und Thors Zorn.
rulesvalda-ruling-7 = Wer vier oder fünf Tempel hat und einen verliert, dem gehört das Gebiet weiterhin.
rulesvalda-ruling-8 = Den Anhänger für den dritten Tempel gibt es je Spieler und Gebiet nur einmal.
rulesvalda-ruling-9 = Gjallarhorn nimmt zwei beliebige Verteidigungskarten aus dem Ablagestapel.
rulesvalda-ruling-10 = Thors Zorn verdoppelt auch, was Surtur zu einem Angriff hinzufügt.
rulesvalda-ex-trade = Mit einem Tempel für Heimdall tauschst du zwei Gold gegen ein Blut, zweimal hintereinander.
rulesvalda-ex-temple = Der dritte Tempel für Tyr: ein Anhänger für den Tempel und einer für das Gebiet, und von zwei Karten behältst du eine.
rulesvalda-ex-attack = Die Entführung hat Stärke 2, und niemand verteidigt sich: Ein Anhänger wechselt die Seite.
rulesvalda-ex-defence = Ein Rundschild bringt 2 gegen die Stärke 2. Das genügt, und nichts geschieht.
rulesvalda-ex-level = Beide haben sieben Anhänger. Vier Bauwerke gegen drei entscheiden.
rulesvalda-ex-four = { $trade-any-four ->
    [on] Ohne Tempel für Heimdall tauschst du vier beliebige Rohstoffe, hier vier Gold gegen ein Blut.
   *[off] Ohne Tempel für Heimdall gibst du vier Gold für ein Blut.
  }
rulesvalda-ex-even = Zwei Tempel für Heimdall: eins gegen eins. Das so erhaltene Blut lässt sich nicht weitertauschen.
rulesvalda-ex-open = Ohne Freya liegen die beiden Karten offen, für alle zu sehen.
rulesvalda-ex-freya = Zwei Tempel für Freya: drei Karten, gleich auf die Hand.
rulesvalda-ex-owned = Tyrs Gebiet gehört dir: eine Karte von seinem Stapel und nur eine vom Grundstapel.
rulesvalda-ex-actions = Drei Aktionen: ein Gold, ein Diamant und eine Blutader für zwei Blut.
rulesvalda-ex-buy = Für zwei Aktionen kaufst du zwei Karten. Eine davon, der Tauschhandel, kostet keine Aktion: Aus Blut werden Gold und ein Diamant.
rulesvalda-ex-free = Keine Aktion ist übrig, doch Yggdrasil kostet keine: Jetzt darfst du dreimal bauen.
rulesvalda-ex-limit = Elf Karten sind eine zu viel: Du wirfst eine ab.
rulesvalda-ex-works = Eine Mine und ein Blutschürfer. Nach dem zweiten Bauwerk beginnt die Angriffsphase von selbst.
rulesvalda-ex-god = Der erste Tempel für Tyr: ein Anhänger. Eine der beiden Karten behältst du, die andere kommt unter den Stapel.
rulesvalda-ex-order = Spieler 3 hat die meisten Anhänger und wird zuerst gefragt. Spieler 4 und 2 haben je zwei: Spieler 4 hat mehr Rohstoffe.
rulesvalda-ex-twice = Zu dritt und mit einem Tempel für Surtur: Der erste Angriff scheitert, und ein zweiter folgt.
rulesvalda-ex-sword = Zu viert macht ein Tempel für Surtur aus der 2 der Entführung eine 3. Ein Rundschild mit 2 genügt nicht.
rulesvalda-ex-wrath = { $wrath-card-only ->
    [on] Totschlag hat 3, Thors Zorn verdoppelt, Surtur gibt 1 dazu: 7. Schilde mit 4 und 3 reichen gerade.
   *[off] Totschlag hat 3, Surtur gibt 1 dazu, Thors Zorn verdoppelt: 8. Schilde mit 4, 3 und 1 reichen gerade.
  }
rulesvalda-ex-safe = Fünf Anhänger sind eine sichere Zone: Die Entführung trifft, doch niemand geht verloren, und der Dieb bekommt niemanden.
rulesvalda-ex-zone = Der Doppelmord würde zwei Anhänger kosten. Von 13 geht nur einer verloren: Bei 12 liegt eine sichere Zone.
rulesvalda-ex-thor = Zwei Tempel für Thor: dreimal zwei Gold und dreimal drei Gold, jedes Mal für einen Anhänger.
rulesvalda-ex-odin = Zwei Tempel für Odin: zweimal drei Blut für je zwei Anhänger.
rulesvalda-ex-loki = Mit zwei Tempeln für Loki wirfst du zwei weiße Würfel: drei Anhänger, und ein Schädel nimmt einen davon.
rulesvalda-ex-kept = Eine Fackel zerstört einen von vier Tempeln. Drei bleiben: { $area-opens-at-one-loss ->
    [on] Das Gebiet steht trotzdem wieder allen offen
   *[off] Das Gebiet bleibt geschlossen
  }.
rulesvalda-ex-horn = Der Klang des Gjallarhorns holt { $gjallarhorn-strongest ->
    [on] die zwei stärksten Verteidigungskarten
   *[off] zwei Verteidigungskarten
  } vom Ablagestapel: Eisenschild und Schildwall.
rulesvalda-ex-vanished = Entschwunden gibt die Entführung an einen Dritten weiter. Der hat keinen Schild und verliert einen Anhänger.
rulesvalda-ex-backstab = Die zweite Mine ist das letzte Bauwerk. Hinterrücks verhindert sie: Sie wird weder bezahlt noch gebaut.
rulesvalda-signs = Was die Zeichen bedeuten
rulesvalda-sign-blood = Göttliches Blut
rulesvalda-sign-blood-about = Kommt aus Blutschürfern. Damit baust du, und Odin macht Anhänger daraus.
rulesvalda-sign-gold = Gold
rulesvalda-sign-gold-about = Kommt aus Minen. Damit baust du, und Thor macht Anhänger daraus.
rulesvalda-sign-diamond = Diamanten
rulesvalda-sign-diamond-about = Kommen aus Minen wie Gold und dienen demselben.
rulesvalda-sign-works = Minen und Blutschürfer
rulesvalda-sign-works-about = Gelbe Fächer sind Minen, blaue Blutschürfer. Jedes gefüllte wirft in der Rohstoffphase einen Würfel.
rulesvalda-sign-hand = Hand
rulesvalda-sign-hand-about = So viele Karten hat ein Spieler auf der Hand.
rulesvalda-sign-temple = Tempel
rulesvalda-sign-temple-about = So viele seiner neun Tempel kann ein Spieler noch bauen.
rulesvalda-sign-followers = Anhänger
rulesvalda-sign-followers-about = Wer am Ende die meisten hat, gewinnt.
rulesvalda-sign-skull = Schädel
rulesvalda-sign-skull-about = Auf weißen Würfeln: Ein Anhänger geht verloren.
rulesvalda-sign-ship = Drachenboot
rulesvalda-sign-ship-about = Bei einem Spieler zeigt es, wer am Zug ist.
rulesvalda-sign-dice = Würfel
rulesvalda-sign-dice-about = Gelbe bringen Gold und Diamanten, blaue Blut, weiße Anhänger.
rulesvalda-sign-yellow = Gelbe Karte
rulesvalda-sign-yellow-about = Die Münze nennt ihre Kosten in Aktionen. Du spielst sie in deiner Spielphase.
rulesvalda-sign-attack = Angriffskarte
rulesvalda-sign-attack-about = Die Klinge nennt ihre Stärke. Du spielst sie in der Angriffsphase eines anderen.
rulesvalda-sign-defence = Verteidigungskarte
rulesvalda-sign-defence-about = Der Schild nennt, wie viele Schilde sie gegen einen Angriff bringt.
rulesvalda-sign-weapon = Götterwaffe
rulesvalda-sign-weapon-about = Ohne Zahl: Du nutzt eine ihrer zwei Wirkungen zu ihrem Zeitpunkt, ohne Aktion.
rulesvalda-sign-corner = Ein Gott in der Ecke
rulesvalda-sign-corner-about = Die Karte ist vom Stapel dieses Gottes.
rulesvalda-sign-back = Baum
rulesvalda-sign-back-about = Die Rückseite jeder Karte. Auf dem Tisch ist es der Grundstapel, mit der Zahl der Karten darin.
rulesvalda-sign-area = Gebiet eines Gottes
rulesvalda-sign-area-about = Gestrichelte Kreise sind freie Bauplätze, Dächer sind Tempel. Unten steht, was ein Tempel kostet, daneben, wie viele Karten der Stapel des Gottes hat.
rulesvalda-sign-owned = Banner und Ring
rulesvalda-sign-owned-about = Das Gebiet ist geschlossen: Es gehört dem Spieler in dieser Farbe.
rulesvalda-sign-seat = Form mit Zahl
rulesvalda-sign-seat-about = Ein Spieler: An den Tempeln und auf der Leiste hat jeder dieselbe Form, Farbe und Zahl.
rulesvalda-sign-track = Yggdrasil
rulesvalda-sign-track-about = Die Leiste der Anhänger. Grüne Ringe sind sichere Zonen; am gestrichelten goldenen Ring endet der Wettlauf zu den Göttern.
rulesvalda-sign-clock = Kopf des Tisches
rulesvalda-sign-clock-about = Das Ziel, die Runde und die Phase. Volle Kreise sind übrige Aktionen, volle Quadrate Bauwerke, die du noch bauen darfst.
