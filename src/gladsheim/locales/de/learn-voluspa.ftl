# Die Lektionen von Völuspá.

learnvoluspa-part-base = Das Grundspiel
learnvoluspa-part-edda = Die Sage von Edda
learnvoluspa-part-bolt = Der Blitz
learnvoluspa-part-order = In den Reihen der Götter
learnvoluspa-part-sets = Sets und Varianten

## Ein Plättchen legen

learnvoluspa-line = Legen und dominieren
learnvoluspa-line-odin = In deinem Zug legst du ein Plättchen. Was ohne Lücke in einer Zeile oder Spalte liegt, ist eine Reihe. Ist dein Plättchen als einziges das höchste darin, so dominiert es sie, und du bekommst einen Punkt für jedes ihrer Plättchen. Lege Odin, deine 8, so, dass er { $least } bringt.
learnvoluspa-line-odin-hint = Odin schlägt hier alles, also lohnt sich die längste Reihe am meisten. Lege ihn an ein Ende der drei Plättchen in der Zeile.
learnvoluspa-line-odin-done = Die Reihe hat jetzt vier Plättchen, und keines der anderen kommt an 8 heran. Länge zahlt sich aus.
learnvoluspa-line-crossing = Ein Plättchen liegt in einer Zeile und in einer Spalte, und beide Reihen können Punkte bringen. Finde den Platz, an dem Thor die meisten bringt.
learnvoluspa-line-crossing-hint = Suche eine Ecke, an der zwei längere Reihen zusammenkommen.
learnvoluspa-line-crossing-done = Drei für die Zeile und drei für die Spalte: ein Plättchen, { $points } Punkte.
learnvoluspa-line-touch = Ein Plättchen muss mit einer Seite angrenzen. Nimm eines und tippe auf ein Feld, das nur mit einer Ecke anstößt, dann erfährst du, warum es nicht geht.
learnvoluspa-line-touch-hint = Versuche das Feld schräg hinter dem Ende der Reihe.
learnvoluspa-line-touch-done = Bleibt ein Feld dunkel, dann tippe darauf: Der Tisch sagt dir immer, welche Regel im Weg steht.

## Gleichstand und volle Reihen

learnvoluspa-ties = Gleichstand und volle Reihen
learnvoluspa-ties-tie = So hoch zu sein wie ein anderes Plättchen reicht nicht: Gleichstand bringt nichts. Ein Thor liegt schon hier. Lege deinen für mindestens { $least }.
learnvoluspa-ties-tie-hint = In der langen Reihe ist der andere Thor genauso hoch. Suche Reihen, in denen er nicht liegt.
learnvoluspa-ties-tie-done = Abseits vom anderen Thor ist eine 7 schwer zu schlagen. Umgekehrt verdirbst du mit einem gleich hohen Plättchen auch anderen eine Reihe.
learnvoluspa-ties-gap = Reihen enden an leeren Feldern; wer eine solche Lücke füllt, verbindet beide Seiten. Finde den besten Zug mit deiner ganzen Hand.
learnvoluspa-ties-gap-hint = Ein leeres Feld hat links, rechts und darunter Nachbarn.
learnvoluspa-ties-gap-done = Die Lücke ist zu: vier Plättchen in der Zeile und zwei in der Spalte.
learnvoluspa-ties-full = Mehr als sieben Plättchen darf keine Reihe haben. Versuche, ein achtes ans Ende dieser Reihe zu legen.
learnvoluspa-ties-full-hint = Nimm ein Plättchen und tippe auf das leere Feld gleich vor dem ersten oder hinter dem letzten der langen Reihe.
learnvoluspa-ties-full-done = Eine volle Reihe ist an beiden Enden zu. Andere Reihen dürfen sie weiter kreuzen.

## Troll

learnvoluspa-troll = Troll
learnvoluspa-troll-guard = Ein Troll braucht Platz: Neben ihn dürfen nur Trolle und Zwerge. Versuche, Odin neben ihn zu legen.
learnvoluspa-troll-guard-hint = Nimm Odin und tippe auf das leere Feld gleich über oder unter dem Troll.
learnvoluspa-troll-guard-done = Die Ecken um einen Troll bleiben frei, nur seine vier Seiten sind gesperrt.
learnvoluspa-troll-lay = Der Troll selbst darf neben alles, und mit 6 ist er stark. Lege ihn für mindestens { $least }.
learnvoluspa-troll-lay-hint = Hier ist nichts höher als 5. Nimm die lange Zeile.
learnvoluspa-troll-lay-done = Du punktest, und dieses Reihenende ist für fast alle anderen gesperrt.

## Drache

learnvoluspa-dragon = Drache
learnvoluspa-dragon-cover = Ein Drache darf ein anderes Plättchen bedecken, das dann das Spielfeld verlässt. Lege ihn so, dass er { $least } bringt.
learnvoluspa-dragon-cover-hint = Ein Plättchen der Reihe ist höher als ein Drache. Lass es verschwinden.
learnvoluspa-dragon-cover-done = Thor ist fort, bevor gezählt wird, also ist eine 5 jetzt die höchste von vieren.
learnvoluspa-dragon-barred = Manche Plättchen sind vor ihm sicher. Nimm den Drachen und tippe auf eines, das er nicht bedecken darf.
learnvoluspa-dragon-barred-hint = Drachen bedecken weder Drachen noch etwas, das neben einem Troll liegt.
learnvoluspa-dragon-barred-done = Drachen, Hel-Plättchen und alles, was ein Troll beschützt, bleiben liegen.

## Fenrir

learnvoluspa-fenrir = Fenrir
learnvoluspa-fenrir-pack = Wölfe jagen gemeinsam: Jeder Fenrir einer Reihe ist so viel wert wie alle Fenrire dieser Reihe zusammen. Dominiere die Reihe, in der Odin liegt.
learnvoluspa-fenrir-pack-hint = Zwei Wölfe liegen schon in dieser Reihe. Was ist das Rudel mit einem dritten wert?
learnvoluspa-fenrir-pack-done = Dreimal 4 ist 12, weit über Odin. Und der neueste Wolf gilt als stärker als sein eigenes Rudel.
learnvoluspa-fenrir-hunt = Jetzt steht das Rudel gegen dich: Zwei Wölfe in der linken Spalte sind dort 8 wert. Finde den besten Platz für Thor.
learnvoluspa-fenrir-hunt-hint = Gegen 8 kommt Thor nicht an, aber in jeder Zeile ist ein Wolf allein, und eine Spalte hat gar keinen.
learnvoluspa-fenrir-hunt-done = Stark ist ein Rudel nur in seiner eigenen Reihe.

## Skadi

learnvoluspa-skadi = Skadi
learnvoluspa-skadi-catch = Skadi darf ein Plättchen erobern: Sie nimmt seinen Platz ein, und es kommt auf deine Hand. Erobere eines so, dass sie { $least } bringt.
learnvoluspa-skadi-catch-hint = Ist das stärkste Plättchen der Reihe weg, kann auch eine 3 sie dominieren.
learnvoluspa-skadi-catch-done = Du hast die Punkte, und statt eines neuen Plättchens hast du Odin auf der Hand.
learnvoluspa-skadi-use = Du bist gleich wieder dran. Nutze das eroberte Plättchen: Finde den besten Platz für Odin.
learnvoluspa-skadi-use-hint = Bleib weg von Loki, er neutralisiert alles neben sich. Das andere Ende der Reihe ist besser.
learnvoluspa-skadi-use-done = Erst eine Eroberung, dann fünf Punkte: Skadi ist selten bloß eine 3.

## Walküre

learnvoluspa-valkyrie = Walküre
learnvoluspa-valkyrie-close = Eine Reihe mit Walküren an beiden Enden ist eingegrenzt und gehört diesen beiden, was auch dazwischen liegt. Grenze die lange Reihe ein.
learnvoluspa-valkyrie-close-hint = Das linke Ende hält schon eine Walküre. Wo gehört die zweite hin?
learnvoluspa-valkyrie-close-done = Eine 2 setzt sich gegen Odin und Thor durch. Von innen punktet in dieser Reihe niemand mehr.
learnvoluspa-valkyrie-beyond = Hier gehört so eine Reihe den anderen. Verlängere sie mit Odin und hole sie dir zurück.
learnvoluspa-valkyrie-beyond-hint = Lege hinter eine der Walküren: Dann ist sie nicht mehr das Ende.
learnvoluspa-valkyrie-beyond-done = Mit Odin ganz außen zählen wieder die Werte, und seiner ist der höchste.

## Loki

learnvoluspa-loki = Loki
learnvoluspa-loki-mute = Loki ist nur eine 1, aber er neutralisiert alles neben sich: Es ist 0 wert, solange er dort liegt. Finde seinen besten Platz.
learnvoluspa-loki-mute-hint = Je mehr er in seinen eigenen Reihen berührt, desto weniger hält ihn auf.
learnvoluspa-loki-mute-done = Ringsum ist alles 0 wert, also ist seine 1 in beiden Richtungen die höchste.
learnvoluspa-loki-beside = Er arbeitet auch gegen dich. Lege Thor für { $least }.
learnvoluspa-loki-beside-hint = Neben Loki ist selbst Thor 0 wert. Nimm das ferne Ende.
learnvoluspa-loki-beside-done = Neutralisiert sind nur seine Nachbarn; am anderen Ende ist Thor so stark wie immer.

## Das Ende der Partie

learnvoluspa-end = Das Ende der Partie
learnvoluspa-end-last = Sind Vorrat und alle Hände leer, gewinnt, wer die meisten Punkte hat. Du liegst 21 zu 24 zurück und hast noch ein Plättchen. Gewinne die Partie.
learnvoluspa-end-last-hint = Du brauchst mehr als drei Punkte: 24 zu 24 würde dir nicht reichen.
learnvoluspa-end-last-done = 26 zu 24: Die Partie gehört dir.
learnvoluspa-end-ranks = Mit drei Punkten stünde es 24 zu 24. Dann liegt vorn, wer diese Punkte zuerst hatte: Der Tisch zeigt 24.2 für den Ersten und 24.1 für den Zweiten.

## Die Sage von Edda

learnvoluspa-edda = Vier Neue
learnvoluspa-edda-hel = Hel kommt immer auf ein Plättchen und lässt für immer eine Lücke. Sie bringt einen Punkt für jedes Plättchen auf den acht Feldern ringsum. Hole { $least }.
learnvoluspa-edda-hel-hint = Mitten im Gedränge hat sie mehr Nachbarn als am Rand, und auch die Ecken zählen.
learnvoluspa-edda-hel-done = Diese Lücke trennt die Reihen für alle. Hel zählt nicht zu deinen fünf Plättchen und wird nie ersetzt.
learnvoluspa-edda-hermod = Hermod ist schnell: Nach ihm darfst du gleich noch ein Plättchen legen. Lege ihn zuerst für { $least }.
learnvoluspa-edda-hermod-hint = Loki hat zwei Plättchen neutralisiert. Berühre beide.
learnvoluspa-edda-hermod-done = Und jetzt kommt seine Spezialkraft.
learnvoluspa-edda-follow = Nun noch ein Plättchen, in einer Reihe mit Hermod. Finde eines, das { $least } bringt.
learnvoluspa-edda-follow-hint = Odin dominiert seine Reihen; nur von Loki muss er wegbleiben.
learnvoluspa-edda-follow-done = Zwei Plättchen in einem Zug. Nach Hermod hättest du auch aufhören dürfen.
learnvoluspa-edda-jotunn = Der Jotunn schubst ein Plättchen längs der Zeile oder Spalte auf das erste Feld hinter dem Ende seiner Reihe und nimmt seinen Platz ein. Finde seinen besten Zug.
learnvoluspa-edda-jotunn-hint = Schubse Thor und überlege, welcher Nachbar ihn neutralisieren würde. Nach dem Tippen auf Thor wählst du die Richtung.
learnvoluspa-edda-jotunn-done = Thor liegt jetzt neben Loki und ist 0 wert: Fünf Plättchen in der Zeile und drei in der Spalte gehören dem Jotunn.
learnvoluspa-edda-serpent = Die Seeschlange schaut über Lücken hinweg: Sie muss die höchste ihrer ganzen Zeile oder Spalte sein und wertet dann die volle Spanne. Finde ihren besten Platz.
learnvoluspa-edda-serpent-hint = In der oberen Zeile ist nichts höher als 4. Wie weit kannst du sie strecken?
learnvoluspa-edda-serpent-done = Vier Felder von Ende zu Ende, das leere mitgezählt. Nur die bessere Richtung gilt.

## Der Blitz

learnvoluspa-bolt = Vom Blitz getroffen
learnvoluspa-bolt-strike = Ein Blitz trifft irgendein Plättchen und wertet die kürzere seiner beiden Reihen, was auch dort liegt. Hole { $least }.
learnvoluspa-bolt-strike-hint = Wo eine kurze Spalte kreuzt, zählt nur die kurze. Triff dort, wo es nur die Zeile gibt.
learnvoluspa-bolt-strike-done = Werte sind dem Blitz gleich. Er selbst ist danach 0 wert.
learnvoluspa-bolt-barred = Alles kann er nicht treffen. Nimm den Blitz und finde ein geschütztes Plättchen.
learnvoluspa-bolt-barred-hint = Wer gibt auf seine Nachbarn acht?
learnvoluspa-bolt-barred-done = Neben einem Troll schlägt kein Blitz ein. Auch ein früherer Blitz und eine Hel sind sicher.

## In den Reihen der Götter

learnvoluspa-order = Zwerg, Freya, Rabe, Niohoggr
learnvoluspa-order-dwarf = Ein Zwerg wertet keine Reihen: Er bringt die Hälfte dessen, was seine Nachbarn wert sind, abgerundet. Finde seinen besten Platz.
learnvoluspa-order-dwarf-hint = Zwei Wölfe in einer Spalte sind je 8 wert. Wer liegt noch in der Nähe?
learnvoluspa-order-dwarf-done = 8 für das Rudel und 7 für Thor sind 15; die Hälfte davon ist { $points }.
learnvoluspa-order-freya = Freyas kannst du mit einem anderen Plättchen abwerfen: Jede verstärkt es um 1, solange es liegt. Lass den Drachen so viel bringen, wie er kann.
learnvoluspa-order-freya-hint = Der Troll ist eine 6. Verstärke den Drachen mit +, bevor du ihn legst, und bleib vom Troll weg.
learnvoluspa-order-freya-done = Mit zwei Freyas ist der Drache eine 7. Die Verstärkungsmarke bleibt auf ihm.
learnvoluspa-order-raven = Der Rabe darf wie ein Drache ein Plättchen bedecken und danach weiterfliegen. Lege ihn zuerst so, dass er { $least } bringt.
learnvoluspa-order-raven-hint = Nimm den Platz des einzigen Plättchens ein, das so stark ist wie er.
learnvoluspa-order-raven-done = Der Fenrir ist nur für einen Augenblick fort.
learnvoluspa-order-fly = Jetzt darf er weiterfliegen und noch einmal werten; was er zuerst bedeckt hat, kommt zurück. Hole { $least } dazu.
learnvoluspa-order-fly-hint = Wer den Drachen bedeckt, dominiert dessen Spalte.
learnvoluspa-order-fly-done = Neun Punkte mit einem Plättchen, und der Fenrir ist wieder da.
learnvoluspa-order-niohoggr = Wer eine Reihe mit einem Niohoggr wertet, bekommt zwei Punkte mehr. Dominiere die Reihe, in der er liegt.
learnvoluspa-order-niohoggr-hint = Niohoggr ist eine 7. Zwei Wölfe zusammen sind mehr.
learnvoluspa-order-niohoggr-done = Fünf Plättchen und zwei Punkte obendrauf.

## Sets

learnvoluspa-sets = Sets und Varianten
learnvoluspa-sets-mix = Welche Arten mitspielen, wählst du beim Eröffnen eines Tisches. Drei empfohlene Sets nehmen je die Hälfte beider Erweiterungen: König der Riesen, Erwachen der Schlangen und Meister der Raben. Der Blitz passt zu jedem.
learnvoluspa-sets-late = Mit der Variante Hel nicht spät verlassen alle Hel-Plättchen die Hände, sobald der Vorrat leer ist. Ein Plättchen ist noch darin. Lege Odin für { $least } und behalte deine Hand im Auge.
learnvoluspa-sets-late-hint = Odin ist der Höchste der Reihe. Mach sie länger.
learnvoluspa-sets-late-done = Du hast das letzte Plättchen gezogen, und alle Hel-Plättchen sind aus dem Spiel. Lege sie in dieser Variante früh.
learnvoluspa-keys = Mit der Tastatur: Mit Umschalt und den Pfeilen kommst du auch auf dunkle Felder; Enter sagt dir, warum sie dunkel sind.
