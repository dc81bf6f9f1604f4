# Die Lektionen von Valda.

learnvalda-part-base = Dein Zug, Phase für Phase

learnvalda-dice = Würfeln und tauschen
learnvalda-dice-trade = Ein Zug beginnt mit einem Würfel für jede Mine und jeden Blutschürfer; was sie zeigen, gehört dir sofort. Danach darfst du vier Rohstoffe einer Art gegen einen einer anderen tauschen. Hole dir göttliches Blut.
learnvalda-dice-trade-hint = Du hast nur Gold im Überfluss. Tausche es gegen Blut.
learnvalda-dice-trade-done = Vier gegen eins ist teuer, aber für Tempel brauchst du Blut. Bevor du weitergehst, darfst du tauschen, so oft du magst.
learnvalda-dice-rate = Mit einem Tempel für Heimdall tauschst du günstiger: zwei gegen eins, mit einem zweiten sogar eins gegen eins. Nutze ihn.
learnvalda-dice-rate-hint = Beende die Phase noch nicht: Hier reichen deine zwei Gold für einen Tausch.
learnvalda-dice-rate-done = Jeder Gott hilft in einer bestimmten Phase. Tippe auf ein Gebiet, dann liest du, wie.

learnvalda-build = Minen, Blutschürfer und Tempel
learnvalda-build-mine = In der Bauphase darfst du zwei Bauwerke errichten. Jede Mine bringt dir einen weiteren Würfel mit Gold und Diamanten. Baue eine.
learnvalda-build-mine-hint = Das ist ein Blutschürfer, sein Würfel zeigt Blut. Suche die Mine.
learnvalda-build-mine-done = Ab deinem nächsten Zug wirfst du einen Würfel mehr. Frühe Minen lohnen sich am längsten.
learnvalda-build-temple = Mit Anhängern gewinnt man, und jeder Tempel bringt sofort einen. Baue einen Tempel für Thor.
learnvalda-build-temple-hint = Jeder Tempel bringt einen Anhänger, aber Thor macht später aus Gold noch mehr davon. Tippe auf sein Gebiet.
learnvalda-build-temple-done = Ein Anhänger mehr, und Thor lässt dich in seinen Stapel schauen.
learnvalda-build-keep = Von den beiden obersten Karten des Götterstapels behältst du eine; die andere kommt unter den Stapel. Beide sind gut, nimm die, die dir gefällt.
learnvalda-build-keep-hint = Wähle eine der beiden gezeigten Karten.
learnvalda-build-keep-done = Götterkarten sind stärker als die Karten des Grundstapels.
learnvalda-build-third = Der dritte Tempel bei einem Gott bringt noch einen Anhänger, und das Gebiet gehört dir. Finde das Bauwerk, das die meisten Anhänger bringt.
learnvalda-build-third-hint = Wo hast du schon zwei Tempel?
learnvalda-build-third-done = { $points } Anhänger, und bei Tyr darf sonst niemand mehr bauen.
learnvalda-build-owned = Das gilt auch gegen dich: Ein Gebiet gehört dem Gegner. Versuche, dort zu bauen, und sieh, warum es nicht geht.
learnvalda-build-owned-hint = Suche das Gebiet, in dem drei gegnerische Tempel stehen.
learnvalda-build-owned-done = Offen wird das Gebiet erst wieder, wenn einer der drei Tempel zerstört oder versetzt wird.

learnvalda-cards = Karten und Anhänger
learnvalda-cards-best = In der Spielphase hast du drei Aktionen: eine gelbe Karte spielen, einen Rohstoff nehmen oder Karten kaufen. Eine Aktion ist noch übrig. Finde, was die meisten Anhänger bringt.
learnvalda-cards-best-hint = Zwei deiner Karten bringen Anhänger. Vergleiche, wie viele.
learnvalda-cards-best-done = Thors Karte schafft mit einer Aktion, wofür die gewöhnliche zwei braucht.
learnvalda-cards-free = Manche Karten kosten gar keine Aktion. Spiele so eine zuerst, solange du deine letzte Aktion noch hast.
learnvalda-cards-free-hint = Thor, Gott des Donners, zieht drei Karten, ohne eine Aktion zu kosten. Dann siehst du mehr, bevor du dich entscheidest.
learnvalda-cards-free-done = Drei Karten mehr, und deine Aktion ist noch da. Was offen vor dir liegt, kommt am Ende auf die Hand.
learnvalda-cards-faith = In der letzten Phase deines Zuges gibt Thor Anhänger für Gold oder Diamanten, Odin für Blut. Gewinne einen Anhänger.
learnvalda-cards-faith-hint = Beende den Zug noch nicht: Deine Tempel für Thor und Odin haben Angebote für dich.
learnvalda-cards-faith-done = Die meisten Angebote kannst du bis zu dreimal im Zug nutzen, Odins zweites zweimal.

learnvalda-weapons = Götterwaffen
learnvalda-weapons-bullseye = Eine Götterwaffe kostet keine Aktion, und du wählst eine ihrer beiden Kräfte. Odins Waffe holt eine beliebige Karte vom Ablagestapel. Spiele sie als Volltreffer.
learnvalda-weapons-bullseye-hint = Das würde eine Aktion kosten. Tippe auf die Waffe in deiner Hand.
learnvalda-weapons-bullseye-done = Niemand kann etwas dagegen tun. Jetzt wähle.
learnvalda-weapons-pick = Drei Karten liegen dort. Nimm die, die zwei Anhänger bringt.
learnvalda-weapons-pick-hint = Schilde und Diebe bringen keine Anhänger. Tippe auf eine Karte, um sie zu lesen.
learnvalda-weapons-pick-done = Sie ist auf deiner Hand, und du darfst sie noch in diesem Zug spielen.
learnvalda-weapons-hammer = Du hast gerade eine Verführung für zwei Anhänger gespielt. Thors Waffe lässt eine Karte noch einmal wirken: Spiele sie als Hammerzeit.
learnvalda-weapons-hammer-hint = Du kannst sie nur jetzt nutzen. Gefragt wirst du, weil du die Waffe hast.
learnvalda-weapons-hammer-done = Noch zwei Anhänger, ganz ohne Aktion. Hättest du verzichtet, so hätte niemand davon erfahren.
learnvalda-weapons-horn = Jetzt greifst du an. Dein Gegner hat gute Schilde, aber das Kriegshorn lässt sie nicht zum Einsatz kommen. Blase es.
learnvalda-weapons-horn-hint = Verzichtest du, hält ein Schildwall deinen Angriff auf.
learnvalda-weapons-horn-done = Keine Verteidigung darf gespielt werden, und der Angriff sitzt.

learnvalda-attacks = Angriffe
learnvalda-attacks-steal = Hat jemand fertig gebaut, dürfen alle anderen ihn mit je einer Karte angreifen. Wähle den Angriff, der einen Anhänger stiehlt.
learnvalda-attacks-steal-hint = Diese Karte nimmt etwas anderes. Tippe auf die Karten, um zu sehen, was sie tun.
learnvalda-attacks-steal-done = Die Karte hat Stärke zwei. Dein Gegner muss nun ebenso viele Schilde zeigen oder nachgeben.
learnvalda-attacks-defend = Nun wirst du angegriffen, mit Stärke drei. Wehre das mit einem einzigen Schild ab.
learnvalda-attacks-defend-hint = Deine Schilde müssen zusammen mindestens drei ergeben. Einer deiner Schilde schafft es allein.
learnvalda-attacks-defend-done = Abgewehrt, und die anderen Schilde bleiben dir für den nächsten Angriff.
learnvalda-attacks-safe = Zwei Anhänger sollen getötet werden, und dein Schild ist zu schwach. Aber 5, 12 und 20 sind sichere Zonen. Gib nach und behalte den Schild.
learnvalda-attacks-safe-hint = Eins gegen vier: Der Schild wäre umsonst verloren.
learnvalda-attacks-safe-done = Du hattest sechs Anhänger und hast nur einen verloren: Unter eine sichere Zone fällt niemand.

learnvalda-rounds = Sechs Runden
learnvalda-rounds-final = Nach sechs Runden gewinnt, wer die meisten Anhänger hat. Das ist der letzte Zug, und ihr seid gleichauf. Zieh vorbei.
learnvalda-rounds-final-hint = Beendest du jetzt den Zug, entscheiden die Bauwerke. Frage lieber Thor: drei Gold für einen Anhänger.
learnvalda-rounds-final-done = 14 zu 13. Es bleibt nur, den Zug zu beenden.
learnvalda-rounds-over = Die Partie ist zu Ende. Wärt ihr gleichauf, hätte gewonnen, wer mehr Minen, Blutschürfer und Tempel hat.
learnvalda-keys = Mit der Tastatur: Die Pfeile führen auch zu dunklen Gebieten; Enter sagt dir, warum sie dunkel sind.
