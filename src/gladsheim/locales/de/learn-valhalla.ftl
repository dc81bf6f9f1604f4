# Die Lektionen von Valhalla.

learnvalhalla-part-base = Ein Zyklus, Phase für Phase

learnvalhalla-market = Valhalla und Anwerben
learnvalhalla-market-place = Neun Karten warten in Valhalla, dazwischen sind Lücken. In der ersten Phase stellst du je Zug ein Heer in einer Lücke auf. Hilf, den Diplomaten in der Mitte zu umstellen.
learnvalhalla-market-place-hint = Für den Diplomaten zählen nur die vier Lücken gleich neben ihm.
learnvalhalla-market-place-done = Ein Heer in einer Lücke umstellt beide Karten daneben. Zum Anwerben reichen zwei Heere.
learnvalhalla-market-price = Umstellen zwei deiner Heere eine Karte, darfst du sie anwerben. Das kostet zwei Heere, abzüglich deines Vorsprungs vor dem stärksten Gegner dort. Wirb die Karte an, die nichts kostet.
learnvalhalla-market-price-hint = Die mittlere Karte umstellen auch andere. Suche eine, die nur du umstellst.
learnvalhalla-market-price-done = Zwei von dir, keins von ihnen: Sie kostet nichts und liegt nun in deinem Machtbereich.
learnvalhalla-market-few = Tippe auf eine Karte, die nur eines deiner Heere umstellt, dann erfährst du, warum du sie nicht bekommst.
learnvalhalla-market-few-hint = Versuche die Karte oben links in der Ecke.
learnvalhalla-market-few-done = Zwei Heere mindestens. Sie dürfen in derselben Lücke stehen.

learnvalhalla-land = Heere für die Landschaft
learnvalhalla-land-call = Angeworbene Karten wirken in der Kampfphase. Die Schlacht ist ein Ereignis, eine Walküre: Sie schickt Heere aus deinem Vorrat auf Orte, die eine Farbe mit ihr teilen. Nutze sie.
learnvalhalla-land-call-hint = Du könntest passen, aber deine Karten sind zum Nutzen da. Wähle die Schlacht in deinem Machtbereich.
learnvalhalla-land-call-done = Nun sagst du Schritt für Schritt, wohin. Bevor der Plan fertig ist, geschieht nichts.
learnvalhalla-land-send = Zwei gegnerische Heere halten den Markt. Auf beiden Seiten fallen gleich viele. Nimm ihn mit einem einzigen Schritt.
learnvalhalla-land-send-hint = Zwei gegen zwei ließe den Markt leer zurück. Schicke mehr.
learnvalhalla-land-send-done = Auf jeder Seite fielen zwei, und deine übrigen Heere halten den Markt.
learnvalhalla-land-favour = Ein Ort aus deinem Machtbereich darf Teil der Landschaft werden: Das ist Odins Gunst. Er zählt sofort, zusammen mit dem besten deiner Orte daneben. Lege die Mühle dorthin, wo sie die meisten Punkte bringt.
learnvalhalla-land-favour-hint = 8 bringt die Mühle überall. Du hältst den Berg mit 4 und den Wald mit 5: Wer soll ihr Nachbar sein?
learnvalhalla-land-favour-done = 8 für die Mühle und 5 für den Wald.

learnvalhalla-battle = Marschieren und kämpfen
learnvalhalla-battle-lead = Ein Anführer bewegt Heere, die schon in der Landschaft stehen. Nutze den Diplomaten.
learnvalhalla-battle-lead-hint = Wähle den Diplomaten in deinem Machtbereich als Anführer.
learnvalhalla-battle-lead-done = Er hat so viele Bewegungen, wie sein Rang sagt; jedes Heer, das auf einen Nachbarort zieht, braucht eine.
learnvalhalla-battle-uphill = Die Burg hat einen höheren Rang als der Berg: Greifst du bergauf an, so verlierst du zuerst ein Heer. Zwei Gegner stehen dort. Marschiere so, dass die Burg dir gehört.
learnvalhalla-battle-uphill-hint = Von dreien fällt eines auf dem Weg, und zwei fallen im Gefecht: Es bliebe niemand.
learnvalhalla-battle-uphill-done = Von vieren fiel eines auf dem Weg, und zwei fielen im Gefecht. Das letzte hält die Burg.

learnvalhalla-glory = Ruhm
learnvalhalla-glory-start = Am Ende eines Zyklus kommt der Ruhm: Alle werten die Orte, die sie halten. Fang an.
learnvalhalla-glory-start-hint = Hier gibt es nur eines zu tun.
learnvalhalla-glory-start-done = Vor der Wertung darfst du Asse drehen.
learnvalhalla-glory-ace = Ein Ass verdoppelt alle deine Orte mit einer Zahl und seiner Farbe. Du hältst die Burg mit 7, den Wald mit 5 und den Berg mit 4. Drehe das Ass, das mehr hilft.
learnvalhalla-glory-ace-hint = Monde sind auf dem Wald und auf dem Berg, Knoten nur auf der Burg.
learnvalhalla-glory-ace-done = 5 und 4 zählen doppelt, das ist mehr als 7.
learnvalhalla-glory-score = Du darfst auch ein zweites Ass drehen. Finde den Weg zu den meisten Punkten.
learnvalhalla-glory-score-hint = Werte noch nicht: Ein weiteres Ass passt zu einem deiner Orte.
learnvalhalla-glory-score-done = Alles zählt doppelt: { $points } Punkte. Wer als Erster am Ziel ist und allein vorn liegt, gewinnt.

learnvalhalla-rare = Bauern, Höfe und die Ausrede
learnvalhalla-rare-courts = In der Kampfphase wertet ein Ass sofort einen deiner Orte mit seiner Farbe. Das Grenzland, ein Bauer, bringt einen Punkt für jedes deiner Heere darauf; das Fenster, ein Hof, auch für die daneben. Finde das Bessere.
learnvalhalla-rare-courts-hint = Auf beiden stehen drei Heere. Aber wer steht neben dem Fenster?
learnvalhalla-rare-courts-done = Drei auf dem Fenster und eines auf dem Berg daneben.
learnvalhalla-rare-throw = Die Ausrede hat keine Farbe, aber sie kann eine gegnerische Karte abwerfen. Wirf den Händler ab.
learnvalhalla-rare-throw-hint = Das träfe das Ass. Ein Anführer mit neun Bewegungen ist gefährlicher.
learnvalhalla-rare-throw-done = Händler und Ausrede kommen beide auf den Ablagestapel.
learnvalhalla-rare-stop = Sie kann auch einen Plan aufhalten. Du bist jetzt die zweite Person am Tisch: Die Schlacht will drei Heere schicken. Sag Nein.
learnvalhalla-rare-stop-hint = Lässt du es zu, kommen die Heere. Du hast die Ausrede.
learnvalhalla-rare-stop-done = Nichts von dem Plan geschieht, und der gegnerische Zug ist vorbei.
learnvalhalla-keys = Mit der Tastatur: Die Pfeile führen zu jeder Karte; Enter sagt dir, warum du sie nicht wählen kannst.
