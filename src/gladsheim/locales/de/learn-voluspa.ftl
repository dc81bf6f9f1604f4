# Die Lektionen von Völuspá.

learnvoluspa-part-base = Das Grundspiel
learnvoluspa-part-edda = Saga of Edda
learnvoluspa-part-bolt = Blitz
learnvoluspa-part-order = Order of the Gods
learnvoluspa-part-sets = Alles gemischt

## Ein Plättchen legen

learnvoluspa-line = Legen und führen
learnvoluspa-line-odin = In deinem Zug legst du ein Plättchen. Ist es als einziges das höchste seiner Reihe oder Spalte, bringt diese Linie für jedes ihrer Plättchen einen Punkt. Lege Odin, deine 8, so, dass er { $least } bringt.
learnvoluspa-line-odin-hint = Odin schlägt hier alles, also lohnt sich die längste Reihe am meisten. Setze ihn an ein Ende der Dreierreihe.
learnvoluspa-line-odin-done = Die Reihe hat jetzt vier Plättchen, und keines der anderen kommt an 8 heran. Länge zahlt sich aus.
learnvoluspa-line-crossing = Ein Plättchen liegt in einer Reihe und in einer Spalte, und beide können punkten. Finde den Platz, an dem Thor am meisten bringt.
learnvoluspa-line-crossing-hint = Suche eine Ecke, an der zwei längere Linien zusammenkommen.
learnvoluspa-line-crossing-done = Drei für die Reihe und drei für die Spalte: ein Plättchen, { $points } Punkte.
learnvoluspa-line-touch = Ein Plättchen muss mit einer Seite anliegen. Nimm eines und tippe auf ein Feld, das nur mit einer Ecke anstößt, dann hörst du, warum nicht.
learnvoluspa-line-touch-hint = Versuche das Feld schräg hinter dem Ende der Reihe.
learnvoluspa-line-touch-done = Bleibt ein Feld dunkel, dann tippe darauf: Der Tisch sagt dir immer, welche Regel im Weg steht.

## Gleichstand und volle Linien

learnvoluspa-ties = Gleichstand und volle Linien
learnvoluspa-ties-tie = So hoch zu sein wie ein anderes Plättchen reicht nicht: Gleichstand bringt nichts. Ein Thor liegt schon hier. Lege deinen für mindestens { $least }.
learnvoluspa-ties-tie-hint = In der langen Reihe ist der andere Thor genauso hoch. Suche Linien, in denen er nicht liegt.
learnvoluspa-ties-tie-done = Abseits vom anderen Thor ist eine 7 schwer zu schlagen. Umgekehrt verdirbst du mit einem gleich hohen Plättchen auch anderen eine Linie.
learnvoluspa-ties-gap = Linien enden an leeren Feldern; wer eine solche Lücke füllt, verbindet beide Seiten. Finde den besten Zug mit deiner ganzen Hand.
learnvoluspa-ties-gap-hint = Ein leeres Feld hat links, rechts und darunter Nachbarn.
learnvoluspa-ties-gap-done = Die Lücke ist zu: vier Plättchen quer und zwei nach unten.
learnvoluspa-ties-full = Mehr als sieben Plättchen darf keine Linie haben. Versuche, ein achtes ans Ende dieser Reihe zu legen.
learnvoluspa-ties-full-hint = Nimm ein Plättchen und tippe auf das leere Feld gleich vor dem ersten oder hinter dem letzten der langen Reihe.
learnvoluspa-ties-full-done = Eine volle Reihe ist an beiden Enden zu. Spalten dürfen sie weiter kreuzen.

## Troll

learnvoluspa-troll = Troll
learnvoluspa-troll-guard = Ein Troll braucht Platz: Neben ihn dürfen nur Trolle und Zwerge. Versuche, Odin neben ihn zu legen.
learnvoluspa-troll-guard-hint = Nimm Odin und tippe auf das leere Feld gleich über oder unter dem Troll.
learnvoluspa-troll-guard-done = Die Ecken um einen Troll bleiben frei, nur seine vier Seiten sind gesperrt.
learnvoluspa-troll-lay = Der Troll selbst darf neben alles, und mit 6 ist er stark. Lege ihn für mindestens { $least }.
learnvoluspa-troll-lay-hint = Hier ist nichts höher als 5. Nimm die lange Reihe.
learnvoluspa-troll-lay-done = Du punktest, und dieses Ende der Reihe ist für fast alle anderen gesperrt.

## Drache

learnvoluspa-dragon = Drache
learnvoluspa-dragon-cover = Ein Drache darf auf einem anderen Plättchen landen, das dann das Spielfeld verlässt. Lege ihn so, dass er { $least } bringt.
learnvoluspa-dragon-cover-hint = Ein Plättchen der Reihe ist höher als ein Drache. Lass es verschwinden.
learnvoluspa-dragon-cover-done = Thor ist fort, bevor gezählt wird, also ist eine 5 jetzt die höchste von vieren.
learnvoluspa-dragon-barred = Manche Plättchen sind vor ihm sicher. Nimm den Drachen und tippe auf eines, das er nicht abdecken darf.
learnvoluspa-dragon-barred-hint = Drachen landen weder auf Drachen noch auf etwas, das neben einem Troll liegt.
learnvoluspa-dragon-barred-done = Drachen, Hels und alles, was ein Troll beschützt, bleiben liegen.

## Fenrir

learnvoluspa-fenrir = Fenrir
learnvoluspa-fenrir-pack = Wölfe jagen gemeinsam: Jeder Fenrir einer Linie ist so viel wert wie alle Fenrire dieser Linie zusammen. Gewinne die Reihe mit Odin darin.
learnvoluspa-fenrir-pack-hint = Zwei Wölfe liegen schon in der Reihe. Was ist das Rudel mit einem dritten wert?
learnvoluspa-fenrir-pack-done = Dreimal 4 ist 12, weit über Odin. Und der neueste Wolf gilt als stärker als sein eigenes Rudel.
learnvoluspa-fenrir-hunt = Jetzt steht das Rudel gegen dich: Zwei Wölfe in der linken Spalte sind dort 8 wert. Finde den besten Platz für Thor.
learnvoluspa-fenrir-hunt-hint = Gegen 8 kommt Thor nicht an, aber in jeder Reihe ist ein Wolf allein, und eine Spalte hat gar keinen.
learnvoluspa-fenrir-hunt-done = Stark ist ein Rudel nur längs seiner eigenen Linie.

## Skadi

learnvoluspa-skadi = Skadi
learnvoluspa-skadi-catch = Skadi darf den Platz eines Plättchens einnehmen und es dir auf die Hand holen. Nimm eines so, dass sie { $least } bringt.
learnvoluspa-skadi-catch-hint = Ist das stärkste Plättchen der Reihe weg, kann auch eine 3 führen.
learnvoluspa-skadi-catch-done = Du hast die Punkte, und statt eines neuen Plättchens hast du Odin auf der Hand.
learnvoluspa-skadi-use = Du bist gleich wieder dran. Nutze den Fang: Finde den besten Platz für Odin.
learnvoluspa-skadi-use-hint = Bleib weg von Loki, er macht alles neben sich stumm. Das andere Ende der Reihe ist besser.
learnvoluspa-skadi-use-done = Erst ein Fang, dann fünf Punkte: Skadi ist selten bloß eine 3.

## Walküre

learnvoluspa-valkyrie = Walküre
learnvoluspa-valkyrie-close = Eine Linie mit Walküren an beiden Enden gehört diesen beiden, was auch dazwischen liegt. Schließe die Reihe.
learnvoluspa-valkyrie-close-hint = Das linke Ende hält schon eine Walküre. Wo gehört die zweite hin?
learnvoluspa-valkyrie-close-done = Eine 2 gewinnt gegen Odin und Thor. Von innen punktet in dieser Reihe niemand mehr.
learnvoluspa-valkyrie-beyond = Hier gehört so eine Reihe den anderen. Verlängere sie mit Odin und hole sie dir zurück.
learnvoluspa-valkyrie-beyond-hint = Lege hinter eine der Walküren: Dann ist sie nicht mehr das Ende.
learnvoluspa-valkyrie-beyond-done = Mit Odin ganz außen zählen wieder die Werte, und seiner ist der höchste.

## Loki

learnvoluspa-loki = Loki
learnvoluspa-loki-mute = Loki ist nur eine 1, aber alles neben ihm ist 0 wert, solange er dort liegt. Finde seinen besten Platz.
learnvoluspa-loki-mute-hint = Je mehr er in seinen eigenen Linien berührt, desto weniger hält ihn auf.
learnvoluspa-loki-mute-done = Ringsum ist alles 0 wert, also ist seine 1 in beiden Richtungen die höchste.
learnvoluspa-loki-beside = Er arbeitet auch gegen dich. Lege Thor für { $least }.
learnvoluspa-loki-beside-hint = Neben Loki ist selbst Thor 0 wert. Nimm das ferne Ende.
learnvoluspa-loki-beside-done = Nur Nachbarn verstummen; am anderen Ende ist Thor so stark wie immer.

## Das Ende

learnvoluspa-end = Das Ende des Spiels
learnvoluspa-end-last = Sind Vorrat und alle Hände leer, gewinnt, wer die meisten Punkte hat. Du liegst 21 zu 24 zurück und hast noch ein Plättchen. Gewinne das Spiel.
learnvoluspa-end-last-hint = Du brauchst mehr als drei Punkte: 24 zu 24 würde dir nicht reichen.
learnvoluspa-end-last-done = 26 zu 24: Das Spiel gehört dir.
learnvoluspa-end-ranks = Mit drei Punkten stünde es 24 zu 24. Dann liegt vorn, wer diese Punkte zuerst hatte: Der Tisch zeigt 24.2 für den Ersten und 24.1 für den Zweiten.

## Saga of Edda

learnvoluspa-edda = Vier Neue
learnvoluspa-edda-hel = Hel kommt immer auf ein Plättchen und lässt für immer ein Loch. Sie bringt einen Punkt für jedes Plättchen auf den acht Feldern ringsum. Hole { $least }.
learnvoluspa-edda-hel-hint = Mitten im Gedränge hat sie mehr Nachbarn als am Rand, und auch die Ecken zählen.
learnvoluspa-edda-hel-done = Ein Loch trennt die Linien für alle. Hel zählt nicht zu deinen fünf Plättchen und wird nie ersetzt.
learnvoluspa-edda-hermod = Hermod ist schnell: Nach ihm darfst du gleich noch ein Plättchen spielen. Lege ihn zuerst für { $least }.
learnvoluspa-edda-hermod-hint = Loki hat zwei Plättchen stumm gemacht. Berühre beide.
learnvoluspa-edda-hermod-done = Und jetzt kommt sein zweites Geschenk.
learnvoluspa-edda-follow = Nun noch ein Plättchen, in einer Linie mit Hermod. Finde eines, das { $least } bringt.
learnvoluspa-edda-follow-hint = Odin gewinnt seine Linien; nur von Loki muss er wegbleiben.
learnvoluspa-edda-follow-done = Zwei Landungen in einem Zug. Nach Hermod hättest du auch aufhören dürfen.
learnvoluspa-edda-jotunn = Der Jotunn stößt ein Plättchen längs seiner Reihe oder Spalte auf das erste Feld hinter dem Ende und nimmt seinen Platz ein. Finde seinen besten Zug.
learnvoluspa-edda-jotunn-hint = Stoße Thor weg und überlege, welcher Nachbar ihn stumm machen würde. Nach dem Tippen auf Thor wählst du die Richtung.
learnvoluspa-edda-jotunn-done = Thor liegt jetzt neben Loki und ist 0 wert: Die Reihe zu fünft und die Spalte zu dritt gehören dem Jotunn.
learnvoluspa-edda-serpent = Die Seeschlange schaut über Lücken hinweg: Sie muss die höchste ihrer ganzen Reihe oder Spalte sein und zählt dann die volle Spanne. Finde ihren besten Platz.
learnvoluspa-edda-serpent-hint = In der oberen Reihe ist nichts höher als 4. Wie weit kannst du sie strecken?
learnvoluspa-edda-serpent-done = Vier Felder von Ende zu Ende, das leere mitgezählt. Nur die bessere Richtung gilt.

## Blitz

learnvoluspa-bolt = Vom Blitz getroffen
learnvoluspa-bolt-strike = Ein Blitz trifft irgendein Plättchen und zählt die kürzere seiner beiden Linien, was auch dort liegt. Hole { $least }.
learnvoluspa-bolt-strike-hint = Wo eine kurze Spalte kreuzt, zählt nur die kurze. Triff dort, wo es nur die Reihe gibt.
learnvoluspa-bolt-strike-done = Werte sind dem Blitz gleich. Er selbst ist danach 0 wert.
learnvoluspa-bolt-barred = Alles kann er nicht treffen. Nimm den Blitz und finde ein geschütztes Plättchen.
learnvoluspa-bolt-barred-hint = Wer gibt auf seine Nachbarn acht?
learnvoluspa-bolt-barred-done = Neben einem Troll schlägt kein Blitz ein. Auch ein früherer Blitz und eine Hel sind sicher.

## Order of the Gods

learnvoluspa-order = Zwerg, Freya, Rabe, Niohoggr
learnvoluspa-order-dwarf = Ein Zwerg zählt keine Linien: Er bringt die Hälfte dessen, was seine Nachbarn wert sind, abgerundet. Finde seinen besten Platz.
learnvoluspa-order-dwarf-hint = Zwei Wölfe in einer Spalte sind je 8 wert. Wer liegt noch in der Nähe?
learnvoluspa-order-dwarf-done = 8 für das Rudel und 7 für Thor sind 15; die Hälfte davon ist { $points }.
learnvoluspa-order-freya = Freyas kann man zu einem anderen Plättchen dazuwerfen: Jede macht es um eins stärker, solange es liegt. Lass den Drachen so viel bringen, wie er kann.
learnvoluspa-order-freya-hint = Der Troll ist eine 6. Verstärke den Drachen mit +, bevor du ihn legst, und bleib vom Troll weg.
learnvoluspa-order-freya-done = Mit zwei Freyas ist der Drache eine 7. Die Marke bleibt auf ihm.
learnvoluspa-order-raven = Der Rabe darf wie ein Drache auf ein Plättchen und danach weiterfliegen. Seine erste Landung soll { $least } bringen.
learnvoluspa-order-raven-hint = Nimm den Platz des einzigen Plättchens ein, das so stark ist wie er.
learnvoluspa-order-raven-done = Der Fenrir ist nur für einen Augenblick fort.
learnvoluspa-order-fly = Jetzt darf er ein zweites Mal landen und noch einmal werten; worauf er zuerst saß, kommt zurück. Hole { $least } dazu.
learnvoluspa-order-fly-hint = Wer den Drachen abdeckt, gewinnt dessen Spalte.
learnvoluspa-order-fly-done = Neun Punkte mit einem Plättchen, und der Fenrir ist wieder da.
learnvoluspa-order-niohoggr = Jede Linie mit einem Niohoggr bringt zwei Punkte mehr, wer immer sie wertet. Gewinne die Reihe mit ihm.
learnvoluspa-order-niohoggr-hint = Niohoggr ist eine 7. Zwei Wölfe zusammen sind mehr.
learnvoluspa-order-niohoggr-done = Fünf Plättchen und zwei Punkte obendrauf.

## Zusammenstellungen

learnvoluspa-sets = Mischungen und Varianten
learnvoluspa-sets-mix = Welche Arten mitspielen, wählst du beim Eröffnen eines Tisches. Drei fertige Mischungen nehmen je die Hälfte beider Erweiterungen: König der Riesen, Aufstieg der Schlangen und Herr der Raben. Der Blitz passt zu jeder.
learnvoluspa-sets-late = Mit der Variante Keine späte Hel verlassen alle Hel-Plättchen die Hände, sobald der Vorrat leer ist. Ein Plättchen liegt noch darin. Lege Odin für { $least } und behalte deine Hand im Auge.
learnvoluspa-sets-late-hint = Odin ist der Höchste der Reihe. Mach sie länger.
learnvoluspa-sets-late-done = Du hast das letzte Plättchen gezogen, und alle Hels sind aus dem Spiel. Spiele sie in dieser Variante früh.
learnvoluspa-keys = Mit der Tastatur: Mit der Umschalttaste führen die Pfeile auch auf dunkle Felder, und Enter fragt nach.
