# Die Lektionen von Valda.

learnvalda-part-base = Dein Zug, Phase für Phase

learnvalda-dice = Würfeln und tauschen
learnvalda-dice-trade = Ein Zug beginnt mit einem Würfel für jede Mine und jeden Bohrer; was sie zeigen, gehört dir sofort. Danach darfst du vier von einer Sorte gegen eins von einer anderen tauschen. Hole dir göttliches Blut.
learnvalda-dice-trade-hint = Reichlich da ist nur Gold. Tausche es, und zwar gegen Blut.
learnvalda-dice-trade-done = Vier für eins ist teuer, aber mit Blut baut man Tempel. Bevor du weitergehst, darfst du tauschen, so oft du magst.
learnvalda-dice-rate = Ein Tempel für Heimdall macht das Tauschen billiger: zwei für eins, mit einem zweiten Tempel sogar eins für eins. Nutze ihn.
learnvalda-dice-rate-hint = Beende die Phase noch nicht: Hier reichen deine zwei Gold für einen Tausch.
learnvalda-dice-rate-done = Jeder Gott hilft in einer bestimmten Phase. Tippe auf ein Gebiet, dann liest du, wie.

learnvalda-build = Minen, Bohrer und Tempel
learnvalda-build-mine = In der Bauphase darfst du zwei Bauwerke errichten. Jede Mine bringt dir einen weiteren Würfel mit Gold und Diamanten. Baue eine.
learnvalda-build-mine-hint = Das ist ein Bohrer, sein Würfel zeigt Blut. Suche die Mine.
learnvalda-build-mine-done = Ab deinem nächsten Zug wirfst du einen Würfel mehr. Frühe Minen lohnen sich am längsten.
learnvalda-build-temple = Mit Anhängern gewinnt man, und jeder Tempel bringt sofort einen. Baue einen Tempel für Thor.
learnvalda-build-temple-hint = Jeder Tempel bringt einen Anhänger, aber Thor macht später aus Gold noch mehr davon. Tippe auf sein Gebiet.
learnvalda-build-temple-done = Ein Anhänger mehr, und Thor lässt dich in seinen Stapel schauen.
learnvalda-build-keep = Von den obersten zwei Karten des Gottes behältst du eine; die andere kommt nach unten. Beide sind gut, nimm die, die dir gefällt.
learnvalda-build-keep-hint = Wähle eine der zwei gezeigten Karten.
learnvalda-build-keep-done = Karten der Götter sind stärker als die aus dem gemeinsamen Stapel.
learnvalda-build-third = Der dritte Tempel bei einem Gott bringt noch einen Anhänger, und das Gebiet gehört dir. Finde das Bauwerk, das am meisten bringt.
learnvalda-build-third-hint = Wo hast du schon zwei Tempel?
learnvalda-build-third-done = { $points } Anhänger, und bei Tyr darf sonst niemand mehr bauen.
learnvalda-build-owned = Das gilt auch gegen dich: Ein Gebiet gehört dem Gegner. Versuche, dort zu bauen, und höre, warum nicht.
learnvalda-build-owned-hint = Suche das Gebiet, in dem drei gegnerische Tempel stehen.
learnvalda-build-owned-done = Erst wenn einer der drei zerstört oder versetzt wird, ist das Gebiet wieder offen.

learnvalda-cards = Karten und Anhänger
learnvalda-cards-best = In der Spielphase hast du drei Aktionen: eine gelbe Karte spielen, einen Rohstoff nehmen oder Karten kaufen. Eine Aktion ist noch übrig. Finde, was die meisten Anhänger bringt.
learnvalda-cards-best-hint = Zwei deiner Karten gewinnen Anhänger. Vergleiche, wie viele.
learnvalda-cards-best-done = Thors Karte schafft mit einer Aktion, wofür die gewöhnliche zwei braucht.
learnvalda-cards-free = Manche Karten kosten gar keine Aktion. Spiele so eine zuerst, solange du deine letzte Aktion noch hast.
learnvalda-cards-free-hint = Thor, Gott des Donners, zieht drei Karten umsonst. Dann siehst du mehr, bevor du dich entscheidest.
learnvalda-cards-free-done = Drei Karten mehr, und deine Aktion ist noch da. Was offen vor dir liegt, kommt am Ende auf die Hand.
learnvalda-cards-faith = In der letzten Phase deines Zuges nimmt Thor Gold oder Diamanten für Anhänger, Odin nimmt Blut. Gewinne einen Anhänger.
learnvalda-cards-faith-hint = Beende den Zug noch nicht: Deine Tempel für Thor und Odin haben Angebote für dich.
learnvalda-cards-faith-done = Die meisten Angebote gelten bis zu dreimal im Zug, Odins zweites zweimal.

learnvalda-weapons = Waffen der Götter
learnvalda-weapons-bullseye = Eine Waffe kostet keine Aktion, und du wählst eine ihrer zwei Kräfte. Odins Waffe holt eine beliebige Karte vom Ablagestapel. Spiele sie als Volltreffer.
learnvalda-weapons-bullseye-hint = Das würde eine Aktion kosten. Tippe auf die Waffe in deiner Hand.
learnvalda-weapons-bullseye-done = Niemand kann etwas dagegen tun. Jetzt wähle.
learnvalda-weapons-pick = Drei Karten liegen dort. Nimm die, die zwei Anhänger gewinnt.
learnvalda-weapons-pick-hint = Schilde und Diebe gewinnen keine Anhänger. Tippe auf eine Karte, um sie zu lesen.
learnvalda-weapons-pick-done = Sie ist auf deiner Hand, und du darfst sie noch in diesem Zug spielen.
learnvalda-weapons-hammer = Du hast gerade eine Verführung für zwei Anhänger gespielt. Thors Waffe lässt eine Karte noch einmal wirken: Spiele sie als Hammerzeit.
learnvalda-weapons-hammer-hint = Der Augenblick geht vorbei. Gefragt wirst du nur, weil du die Waffe hast.
learnvalda-weapons-hammer-done = Noch zwei Anhänger, ganz ohne Aktion. Dass du hättest verzichten können, erfährt niemand.
learnvalda-weapons-horn = Jetzt greifst du an. Dein Gegner hat gute Schilde, aber das Kriegshorn lässt sie nicht zum Einsatz kommen. Blase es.
learnvalda-weapons-horn-hint = Verzichtest du, hält ein Schildwall deinen Angriff auf.
learnvalda-weapons-horn-done = Keine Verteidigung darf gespielt werden, und der Angriff sitzt.

learnvalda-attacks = Angriffe
learnvalda-attacks-steal = Hat jemand fertig gebaut, dürfen alle anderen ihn mit je einer Karte angreifen. Wähle den Angriff, der einen Anhänger raubt.
learnvalda-attacks-steal-hint = Diese nimmt etwas anderes. Tippe auf die Karten, um zu sehen, was sie tun.
learnvalda-attacks-steal-done = Die Karte hat Stärke zwei. Dein Gegner muss nun Schilde von gleichem Wert zeigen oder nachgeben.
learnvalda-attacks-defend = Nun wirst du angegriffen, mit Stärke drei. Wehre das mit einem einzigen Schild ab.
learnvalda-attacks-defend-hint = Die Summe muss drei erreichen, gleich viel genügt. Einer deiner Schilde schafft es allein.
learnvalda-attacks-defend-done = Abgewehrt, und die anderen Schilde bleiben dir für den nächsten Angriff.
learnvalda-attacks-safe = Zwei Anhänger sollen sterben, und dein Schild ist zu schwach. Aber die Stufen 5, 12 und 20 sind sicher. Gib nach und behalte den Schild.
learnvalda-attacks-safe-hint = Eins gegen vier: Der Schild wäre umsonst verloren.
learnvalda-attacks-safe-done = Du hattest sechs und fielst nur auf fünf: Durch eine sichere Stufe fällt niemand.

learnvalda-rounds = Sechs Runden
learnvalda-rounds-final = Nach sechs Runden gewinnt, wer die meisten Anhänger hat. Das ist der letzte Zug, und ihr seid gleichauf. Zieh vorbei.
learnvalda-rounds-final-hint = Beendest du jetzt den Zug, entscheiden die Bauwerke. Frage lieber Thor: drei Gold für einen Anhänger.
learnvalda-rounds-final-done = 14 zu 13. Es bleibt nur, den Zug zu beenden.
learnvalda-rounds-over = Das Spiel ist aus. Wärt ihr gleichauf, hätte gewonnen, wer mehr Minen, Bohrer und Tempel hat.
learnvalda-keys = Mit der Tastatur: Die Pfeile führen auch zu dunklen Gebieten, und Enter fragt nach.
