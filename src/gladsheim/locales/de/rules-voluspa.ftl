# Die Regeln von Völuspá in unseren eigenen Worten; die Kennungen nach „V“ sind die der Regeln.
rulesvoluspa-title-goal = Worum es geht
rulesvoluspa-intro = „Völuspá“ heißt die Weissagung der Seherin. In diesem altnordischen Gedicht erzählt sie, wie die Welt begann und wie sie enden wird: Götter, Ungeheuer und vergessene Völker steigen auf, und andere stürzen sie. Auf deinem Tisch tun sie dasselbe. Jedes Plättchen will das höchste seiner Reihe sein, und die meisten biegen dafür eine Regel.
rulesvoluspa-V-4-6 = Alle legen Plättchen auf ein gemeinsames Spielfeld. Jedes Plättchen bringt nur einmal Punkte, sobald es gelegt wird: Die Kunst ist, den Platz zu finden, an dem deines seine Reihe dominiert. Wer die meisten Punkte hat, wenn das letzte Plättchen gelegt ist, gewinnt.
rulesvoluspa-title-setup = Spielaufbau
rulesvoluspa-V-2-1 = Das Spiel ist für zwei bis fünf Spieler. Die Plättchen werden gemischt, jeder zieht fünf, und eines, das kein Troll ist, kommt als Startplättchen in die Mitte. Es bringt niemandem Punkte. Wer beginnt, entscheidet das Los.
rulesvoluspa-V-2-2 = Das Grundspiel hat acht Arten von Plättchen; jedes Set fügt einige der neun anderen hinzu, immer mit allen Plättchen dieser Art. Eine eigene Mischung braucht mindestens fünf Plättchen je Spieler und dazu ein weiteres; Hel und Trolle zählen nicht mit.
rulesvoluspa-V-2-4 = Hel wird nie gezogen. Ist sie im Spiel, so beginnt jeder mit einer Hel zusätzlich auf der Hand, zu zweit mit zweien.
rulesvoluspa-V-1-2 = { $boosters-unlimited ->
    [on] { readingsvoluspa-boosters-unlimited }
   *[off] Den neuen Wert eines verstärkten Plättchens zeigt eine Verstärkungsmarke; davon gibt es sechzehn, mehr nicht.
  } Verstärkt ist ein Plättchen nur auf dem Spielfeld, nie auf der Hand, im Vorrat oder auf dem Ablagestapel.
rulesvoluspa-title-board = Das Spielfeld
rulesvoluspa-V-3-1 = Das Spielfeld hat keinen Rand. Eine Reihe ist eine lückenlose Folge von Plättchen in einer Zeile oder Spalte; ein Plättchen kann zu zweien gehören, einer in seiner Zeile und einer in seiner Spalte. Leere Felder und Hel sind Lücken, und an einer Lücke endet die Reihe.
rulesvoluspa-V-3-4 = Nachbarn haben eine Seite gemeinsam; nur bei Hel zählen auch die Ecken. Auf einem Feld ist immer nur ein Plättchen zu sehen, und alle zusammen bilden eine einzige Insel.
rulesvoluspa-title-turn = Dein Zug
rulesvoluspa-V-4-1 = Reihum im Uhrzeigersinn legt jeder ein Plättchen, wertet es und zieht nach. Manchmal darf es mehr sein: Nach einem Hermod { $hermod-must-follow ->
    [on] legst du noch ein Plättchen, das passt
   *[off] darfst du noch ein Plättchen legen
  }, ein Rabe darf weiterfliegen, und Freyas können verstärken, was du legst.
rulesvoluspa-V-4-3 = Ein Plättchen kommt auf ein leeres Feld neben etwas, das schon liegt, auch neben Hel. Keine Reihe darf je mehr als sieben Plättchen haben, weder in einer Zeile noch in einer Spalte. Neben einen Troll dürfen nur Trolle und Zwerge.
rulesvoluspa-V-4-5 = Lässt sich kein Plättchen deiner Hand legen, so wirfst du eines deiner Wahl ab; es wird aus dem Spiel entfernt, und Punkte gibt es dafür nicht. Solange sich etwas legen lässt, musst du legen.
rulesvoluspa-V-4-7 = Am Ende deines Zuges ziehst du, bis du fünf Plättchen hast; Hel zählt nicht mit. { $skadi-no-refill ->
    [on] { readingsvoluspa-skadi-no-refill }
   *[off] Wer mit Skadi erobert hat, hat die Hand schon voll und zieht nichts; nach mehreren Plättchen ziehst du so viele, wie fehlen.
  } Eine gelegte Hel wird nie ersetzt.
rulesvoluspa-V-4-8 = Das Handlimit ist fünf. Hast du nach einer Eroberung mehr, so wirfst du Plättchen ab, bis es fünf sind. Hel zählt dabei nicht und darf auch nicht abgeworfen werden.
rulesvoluspa-V-4-10 = Dann ist der Nächste dran, der noch ein Plättchen hat. Wer keines hat, wird übersprungen.
rulesvoluspa-V-8-4 = Offen für alle sind das Spielfeld, die Punkte, was abgeworfen wurde, wie viele Plättchen und wie viele Hel jede Hand hat, wie viele Plättchen im Vorrat sind und welche Plättchen einer Hand vor aller Augen erobert wurden. Der Rest der Hände und die Reihenfolge des Vorrats sind geheim.
rulesvoluspa-title-scoring = Punkte
rulesvoluspa-V-6-5 = Sieh dir nacheinander die beiden Reihen des gerade gelegten Plättchens an, erst in der Zeile, dann in der Spalte. Ist sein Wert größer als der jedes anderen Plättchens der Reihe, so dominiert es sie, und du bekommst einen Punkt für jedes Plättchen darin, das eigene eingeschlossen. Gleichstand bringt nichts. Ein einzelnes Plättchen ist keine Reihe.
rulesvoluspa-V-6-1 = Es gelten die Werte nach dem Legen: Was bedeckt, erobert oder geschubst wurde, liegt schon nicht mehr dort, und was es neutralisiert hatte, hat seinen Wert zurück.
rulesvoluspa-V-6-2 = Ein Plättchen ist wert, was darauf steht, plus seine Verstärkungen; neben einem Loki ist es neutralisiert, also 0 wert. Spezialkräfte wirken trotzdem weiter: Auch ein neutralisierter Troll hält andere fern.
rulesvoluspa-V-6-8 = Ein Plättchen ganz ohne Reihe, weil es nur an Hel grenzt{ $lone-start-scores-nothing ->
    [on] { "" }
   *[off] { " " }oder das einzige Plättchen dort ersetzt hat
  }, bringt 1 Punkt.{ $lone-start-scores-nothing ->
    [on] { " " }{ readingsvoluspa-lone-start-scores-nothing }
   *[off] { "" }
  }
rulesvoluspa-V-6-4 = { $bookends-score-only ->
    [on] { readingsvoluspa-bookends-score-only }
   *[off] Zwei Walküren an den Enden einer Reihe grenzen sie ein: Sie gehört diesen beiden. Nichts, was dazwischen gelegt wird, kann sie dominieren, sei es noch so hoch; nur wer ein solches Ende legt, wertet sie.
  }
rulesvoluspa-V-6-14 = Wo eine Seeschlange oder ein Blitz die Wahl zwischen Zeile und Spalte hat, nimmt das Spiel für dich die bessere.
rulesvoluspa-title-tiles = Die Plättchen
rulesvoluspa-V-5-1 = Jedes Plättchen darf auf ein leeres Feld, außer Hel und dem Blitz, die immer auf ein Plättchen kommen. Was bedeckt wird, verlässt das Spielfeld. Drachen bedecken keine Drachen, Raben keine Raben, Blitze keine Blitze; eine Skadi erobert keine Skadi; auf Hel kommt nie etwas. Plättchen neben einem Troll lassen sich weder erobern noch schubsen und nur von Hel bedecken.
rulesvoluspa-tile-Od = Kommt nur auf leere Felder.
rulesvoluspa-tile-Th = Kommt nur auf leere Felder.
rulesvoluspa-tile-Tr = Der Troll selbst darf neben alles; was dort liegt, bleibt. Ecken zählen nicht. Zwei Trolle nebeneinander schützen sich gegenseitig.
rulesvoluspa-tile-Dr = { $dragons-spare-trolls ->
    [on] { "" }
   *[off] Er darf auch einen Raben, einen Blitz und einen Troll ohne anderen Troll daneben bedecken.
  } Ein bedeckter Loki wirkt schon nicht mehr, wenn der Drache verglichen wird, eine bedeckte Walküre auch nicht.
rulesvoluspa-tile-Fe = Das Rudel zählt in Zeile und Spalte getrennt und nie über eine Lücke. Ein neuer Fenrir misst sich mit dem Rudel, wie es ohne ihn war; so schlägt er immer seinesgleichen, außer wenn ein Loki ihn neutralisiert. Ein neutralisierter Fenrir gibt dem Rudel nichts, ist aber so viel wert wie der Rest davon.
rulesvoluspa-tile-Sk = Das eroberte Plättchen ist in deiner Hand wieder ein gewöhnliches; seine Verstärkungen kommen als Freyas mit. Skadi wertet auf dem frei gewordenen Platz. Für einen Niohoggr, den sie erobert, bekommt sie keine Bonuspunkte.
rulesvoluspa-tile-Va = Als Ende wertet sie auch neben einem Loki und aufs Neue, wenn sie eine solche Reihe verlängert. Schon zwei Walküren allein grenzen eine Reihe ein. { $bookends-score-only ->
    [on] { "" }
   *[off] Zwischen zwei anderen Walküren bringt eine Walküre nichts. Sonst zählt sie nach ihrem Wert.
  }
rulesvoluspa-tile-Lo = Seine vier Nachbarn sind neutralisiert, auch in ihrer anderen Reihe. Null gegen null ist Gleichstand. Zwei Lokis nebeneinander sind je 1 wert.
rulesvoluspa-tile-He = Sie darf einen Troll bedecken und auch Plättchen neben Trollen. Andere Hel-Plättchen ringsum zählen nicht; ein bedeckter Niohoggr bringt 2 Punkte mehr. Von nun an ist das Feld eine Lücke: Keine Reihe geht mehr hindurch, und auf das Feld kommt nie wieder etwas.
rulesvoluspa-tile-Hm = Das nächste Plättchen darf die Reihe verlängern, eine Lücke füllen oder etwas in ihr bedecken, erobern oder schubsen, auch den Hermod selbst; ein weiterer Hermod erlaubt noch ein Plättchen. { $hermod-must-follow ->
    [on] { "" }
   *[off] Du darfst auch aufhören.
  } { $hermod-frees ->
    [on] { readingsvoluspa-hermod-frees }
   *[off] Passt nichts aus deiner Hand, so wirfst du ein Plättchen ab, das aus dem Spiel entfernt wird.
  }
rulesvoluspa-tile-Jo = Das geschubste Plättchen rückt über den Rest seiner Reihe hinweg auf das erste Feld dahinter, das leer sein muss; es wertet nicht. Keine Reihe darf länger als sieben werden. Weder der Jotunn noch ein geschubstes Plättchen, das kein Troll ist, darf danach neben einem Troll liegen.
rulesvoluspa-tile-Se = Die Spanne reicht vom ersten bis zum letzten Plättchen dieser Zeile oder Spalte und zählt die Lücken dazwischen mit, kann also mehr als sieben Punkte bringen. Die Schlange muss jedes Plättchen dort übertreffen{ $bookends-score-only ->
    [on] { "" }
   *[off] , und ihre eigene Reihe darf nicht von Walküren eingegrenzt sein
  }. Liegt sonst nichts in Zeile und Spalte, bringt sie 1 Punkt.
rulesvoluspa-tile-Lb = Er muss nichts übertreffen: Er wertet die kürzere seiner beiden Reihen, auch eine eingegrenzte; ein einzelnes Plättchen ist keine. Verstärken kann man ihn nicht.
rulesvoluspa-tile-Dw = Neutralisierte Nachbarn geben 0, Hel gibt nichts. Ein Fenrir zählt mit dem ganzen Rudel der Reihe, die er mit dem Zwerg teilt. { $dwarf-never-zero ->
    [on] { readingsvoluspa-dwarf-never-zero }
   *[off] Der Zwerg wertet nie eine Reihe und bekommt auch keinen Punkt, wenn er allein liegt.
  }
rulesvoluspa-tile-Fr = { $boosters-unlimited ->
    [on] { readingsvoluspa-boosters-unlimited }
   *[off] Die Verstärkungsmarken sind knapp: je eine für 2, 3, 4, 10, 11 und 12, je zwei für die Werte von 5 bis 9. Ein verstärktes Plättchen braucht die Marke mit seinem neuen Wert; sie kommt zurück, wenn es bedeckt oder erobert wird.
  } Hel und Blitz lassen sich nicht verstärken. Wer ein verstärktes Plättchen erobert, nimmt ebenso viele Freyas mit.
rulesvoluspa-tile-Ra = Er fliegt auf ein anderes Feld weiter, und dort gilt alles, als hätte er nie auf dem ersten gelegen: Was er bedeckt hatte, ist zurück, aber ohne Verstärkung. Du darfst auch bleiben. Verstärkungen des Raben zählen beide Male.
rulesvoluspa-tile-Ni = Beide Reihen bringen die 2 Punkte, wenn beide gewertet werden, auch wenn ein Loki ihn neutralisiert. Sie zählen für die Spanne der Seeschlange und für ein Plättchen ohne Reihe, nicht aber für Zwerge.
rulesvoluspa-title-end = Das Ende
rulesvoluspa-V-10-1 = Die Partie ist zu Ende, wenn der Vorrat und alle Hände leer sind.
rulesvoluspa-V-10-2 = Bei gleich vielen Punkten liegt vorn, wer sie zuerst hatte. Man sieht es an der Ziffer nach dem Punkt: Von zweien mit elf liegt 11.2 vor 11.1. Bei null entscheidet die Zugfolge, und die Ziffer wird nicht gezeigt.
rulesvoluspa-title-variants = Varianten
rulesvoluspa-V-9 = Hel nicht spät: Sobald der Vorrat leer ist, verlassen alle Hel-Plättchen die Hände. Der Blitz lässt sich jedem Set hinzufügen.
rulesvoluspa-title-faq = Fragen und Antworten
rulesvoluspa-faq-1 = Ein Drache wird zwischen zwei Walküren gelegt, die eine Reihe eingrenzen. Wertet er?
rulesvoluspa-faq-1-answer = { $bookends-score-only ->
    [on] Ja, wenn sein Wert der höchste der Reihe ist. { readingsvoluspa-bookends-score-only }
   *[off] Nein. Was zwischen sie gelegt wird, wertet in dieser Reihe nichts, wie hoch sein Wert auch ist.
  }
rulesvoluspa-faq-2 = Halten Walküren neben einem Loki eine Reihe noch?
rulesvoluspa-faq-2-answer = { $bookends-score-only ->
    [on] Nein. { readingsvoluspa-bookends-score-only } Eine Walküre wertet an einem solchen Ende auch neben einem Loki.
   *[off] Ja. Loki nimmt ihnen den Wert, nicht die Spezialkraft. Eine Walküre, die ans Ende einer solchen Reihe gelegt wird, wertet sie.
  }
rulesvoluspa-faq-3 = Ein Fenrir wird neben einen Loki gelegt. Was ist er wert?
rulesvoluspa-faq-3-answer = Er trägt nichts zu seinem Rudel bei, ist aber so viel wert wie der Rest des Rudels. Hier ist jeder der drei 8 wert, und Gleichstand wertet nichts.
rulesvoluspa-faq-4 = Verlängert eine Hel am Ende eine Reihe für die Seeschlange?
rulesvoluspa-faq-4-answer = Nein. Die Reihe der Seeschlange geht nur dann über eine Hel hinweg, wenn dahinter ein Plättchen liegt.
rulesvoluspa-faq-5 = Wertet eine Hel für eine andere Hel neben ihr?
rulesvoluspa-faq-5-answer = Nein. Sie wertet einen Punkt für jedes Plättchen ringsum, und eine Hel ist eine Lücke.
rulesvoluspa-faq-6 = Halten zwei Walküren eine Reihe gegen die Seeschlange?
rulesvoluspa-faq-6-answer = { $bookends-score-only ->
    [on] Nein. { readingsvoluspa-bookends-score-only }
   *[off] Nur wo sie die beiden Enden einer lückenlosen Reihe sind. Über eine Hel hinweg oder mit einem weiteren Plättchen hinter einer von ihnen nicht.
  }
rulesvoluspa-faq-7 = Bekommt ein Zwerg zwei Bonuspunkte für einen Niohoggr neben ihm?
rulesvoluspa-faq-7-answer = Nein. Der Niohoggr zählt mit seinem Wert, wie jeder Nachbar.
rulesvoluspa-faq-8 = Ein Rabe landet auf einem verstärkten Plättchen und fliegt weiter. Was wird aus der Verstärkung?
rulesvoluspa-faq-8-answer = Sie ist weg, sobald er zum ersten Mal landet. Das Plättchen kommt ohne sie zurück.
rulesvoluspa-faq-9 = Bekommt die Seeschlange die zwei Bonuspunkte für einen Niohoggr jenseits einer Hel?
rulesvoluspa-faq-9-answer = Ja, auch wenn ein Loki neben dem Niohoggr liegt.
rulesvoluspa-faq-10 = Skadi erobert einen Niohoggr. Bekommt sie seine zwei Bonuspunkte?
rulesvoluspa-faq-10-answer = Nein. Der Niohoggr hat die Reihe verlassen, wenn sie wertet.
rulesvoluspa-faq-11 = Wertet ein Zwerg auch seine Zeile und Spalte?
rulesvoluspa-faq-11-answer = Nein. Er wertet nur die halbe Summe der Werte seiner Nachbarn.{ $dwarf-never-zero ->
    [on] { " " }{ readingsvoluspa-dwarf-never-zero }
   *[off] { "" }
  }
rulesvoluspa-faq-12 = Ein Rabe landet auf einem Loki und fliegt weiter. Sind die Plättchen neben Loki wieder neutralisiert?
rulesvoluspa-faq-12-answer = Ja. Solange der Rabe auf ihm liegt, ist Loki fort, und sie haben ihren Wert zurück. Fliegt der Rabe weiter, ist Loki wieder da und neutralisiert sie.
rulesvoluspa-title-actions = Züge als Text
rulesvoluspa-V-7-1 = Jeder Zug ist auch ein kurzer Text ohne Leerzeichen, mit dem Aufzeichnungen, geteilte Links und Programme ihn benennen: zwei Buchstaben für die Art des Plättchens, dann Spalte und Zeile des Feldes, gezählt vom Startplättchen nach rechts und nach unten. Gleiche Plättchen werden nicht unterschieden.
rulesvoluspa-V-7-2 = Am Anfang eines Zuges darfst du ein Plättchen auf jede erlaubte Art legen; gibt es keine, so wirfst du eines ab. Nach einem Hermod { $hermod-must-follow ->
    [on] legst du ein Plättchen in seine Reihe
   *[off] legst du ein Plättchen in seine Reihe oder beendest den Zug
  }, und passt keines, so { $hermod-frees ->
    [on] kannst du nur den Zug beenden
   *[off] wirfst du eines ab
  }; nach der ersten Platzierung eines Raben fliegst du weiter oder bleibst; mit zu vielen Plättchen auf der Hand kannst du nur abwerfen. Alles andere wird mit der verletzten Regel abgelehnt, und nichts ändert sich.
rulesvoluspa-action-1 = Od@3,-1 legt einen Odin in Spalte 3, eine Zeile über dem Startplättchen. Liegt auf dem Feld schon ein Plättchen, so bedeckt es derselbe Text, und mit Sk erobert er es.
rulesvoluspa-action-2 = Dr+2@4,0 legt einen Drachen, den zwei Freyas der Hand verstärken.
rulesvoluspa-action-3 = Jo@2,0>E schubst das Plättchen auf 2,0 nach rechts. N, E, S und W sind oben, rechts, unten und links.
rulesvoluspa-action-4 = fly@1,2 lässt einen Raben weiterfliegen; mit stay bleibt er, wo er ist.
rulesvoluspa-action-5 = end beendet den Zug nach einem Hermod ohne weiteres Plättchen{ $hermod-must-follow ->
    [on] { $hermod-frees ->
        [on] , wenn keines passt
       *[off] ; an diesem Tisch ist das nie erlaubt
      }
   *[off] { "" }
  }.
rulesvoluspa-action-6 = discard:Tr wirft einen Troll ab.
rulesvoluspa-title-rulings = Wie wir Zweifelsfälle entscheiden
rulesvoluspa-V-14 = Die Spielregel gibt es in mehreren Fassungen, die nicht immer übereinstimmen, und manches lassen sie offen. So wird hier gespielt.
rulesvoluspa-about-rulings = Ein Tisch kann nach der gedruckten italienischen Spielregel spielen. Sie kennt das Grundspiel und Die Sage von Edda und sagt nichts über andere Plättchen. An drei Stellen gelten auch dort die Online-Regeln. Die Spielregel verbietet einer Skadi nicht, eine Skadi zu erobern; zwei Spieler könnten ihre Skadis dann endlos tauschen. Wo die anderen Fassungen verbieten, ein Plättchen neben einen Troll zu schubsen, spricht sie von dem Feld, auf dem es liegt. Und sie lässt nur Trolle neben einem Troll liegen, weil sie keine Zwerge kennt.
rulesvoluspa-ruling-1 = Ein Drache darf einen Troll bedecken, neben dem kein anderer Troll liegt.
rulesvoluspa-ruling-2 = Ein Jotunn ist 5 wert, eine Seeschlange 6, ein Hermod 3.
rulesvoluspa-ruling-3 = Ein Zwerg ist 2 wert, eine Freya 3, ein Rabe 4.
rulesvoluspa-ruling-4 = Ein Niohoggr ist 7 wert.
rulesvoluspa-ruling-5 = Ein Blitz ist 0 wert und lässt sich nicht verstärken.
rulesvoluspa-ruling-6 = Hermods nächstes Plättchen ist freiwillig; passt aber keines, so muss eines abgeworfen werden.
rulesvoluspa-ruling-7 = Ein Rabe muss nicht weiterfliegen.
rulesvoluspa-ruling-8 = Das Plättchen unter einem Raben, der weiterfliegt, kommt ohne seine Verstärkung zurück.
rulesvoluspa-ruling-9 = Nach einem Hermod darf ein Rabe überallhin weiterfliegen.
rulesvoluspa-ruling-10 = Es gibt nicht mehr Verstärkungsmarken als in der Schachtel; eine, die gerade dieser Zug freimacht, lässt sich gleich verwenden.
rulesvoluspa-ruling-11 = Nach Hermod, Freya oder einem erzwungenen Abwurf ziehst du bis auf fünf nach, auch in einem Zug, in dem eine Skadi erobert hat.
rulesvoluspa-ruling-12 = Ein Zwerg, der nur an Hel grenzt, bringt nichts.
rulesvoluspa-ruling-13 = Ein Zwerg darf neben einen Troll gelegt, aber nicht dorthin geschubst werden.
rulesvoluspa-ruling-14 = Ein Jotunn darf das letzte Plättchen einer Reihe um ein Feld hinausschubsen, auch ein Plättchen, das allein liegt.
rulesvoluspa-ruling-15 = Den Punkt für ein Plättchen ohne Reihe bekommt auch, wer ein Plättchen bedeckt, das nur an Hel grenzte.
rulesvoluspa-ruling-16 = Ein Niohoggr bringt seine 2 Punkte einmal in jeder Reihe, die gewertet wird, und bei einem Plättchen ohne Reihe.
rulesvoluspa-ruling-17 = Eine Seeschlange bekommt den einzelnen Punkt nur, wenn in ihrer Zeile und ihrer Spalte sonst nichts liegt.
rulesvoluspa-ruling-18 = Gegen eine Seeschlange zählt jeder Fenrir mit dem Rudel seiner eigenen lückenlosen Reihe.
rulesvoluspa-ruling-19 = Ein Drache darf einen Raben oder einen Blitz bedecken, und eine Skadi darf einen Blitz erobern.
rulesvoluspa-ruling-20 = Ein Plättchen, das du abwirfst, weil nichts passt, wird aus dem Spiel entfernt; eines über dem Handlimit kommt auf den Ablagestapel.
rulesvoluspa-ruling-21 = Spieler, die mit 0 gleichauf liegen, stehen in der Zugfolge, vom Startspieler an.
rulesvoluspa-ruling-22 = Das Startplättchen darf ein Blitz sein.
rulesvoluspa-ruling-23 = Eine Hel darf abgeworfen werden, wenn nichts passt, nicht aber, wenn du zu viele Plättchen hast.
rulesvoluspa-ruling-24 = Ob ein Plättchen in Hermods Reihe liegt, zeigt sich, wenn es gelegt ist; es darf also eine Lücke füllen.
rulesvoluspa-ruling-25 = Zwei Walküren halten ihre Reihe gegen jeden Wert im Inneren, auch wenn jemand sie in der Mitte schließt.
rulesvoluspa-ruling-26 = Ein Fenrir neben einem Loki gibt seinem Rudel nichts, ist aber so viel wert wie der Rest.
rulesvoluspa-ruling-27 = Zuerst steht fest, was neutralisiert ist und was nicht mehr; alle Werte sind die nach dem Legen.
rulesvoluspa-ruling-28 = Auch ein Rabe bekommt den Punkt für ein Plättchen ohne Reihe.
rulesvoluspa-ex-Od = Odin (8) ist höher als Thor, Fenrir und Skadi. Vier Plättchen: { $points } Punkte.
rulesvoluspa-ex-Th = Thor dominiert drei Plättchen in der Zeile und drei in der Spalte: { $points } Punkte.
rulesvoluspa-ex-Tr = Der Troll (6) dominiert die Reihe: { $points } Punkte. Neben ihn dürfen von nun an nur Trolle und Zwerge.
rulesvoluspa-ex-Dr = Der Drache bedeckt Odin, der sofort fort ist. Gegen 3 und 2 genügt die 5: { $points } Punkte.
rulesvoluspa-ex-Fe = Zwei Wölfe sind je 8 wert, mehr als Thors 7. Drei Plättchen: { $points } Punkte.
rulesvoluspa-ex-Sk = Skadi erobert Odin und wertet an seinem Platz zwei Reihen von je zwei Plättchen: { $points } Punkte.
rulesvoluspa-ex-Va = Die zweite Walküre grenzt die Reihe ein und wertet alle vier Plättchen, was auch dazwischen liegt: { $points } Punkte.
rulesvoluspa-ex-Lo = Loki neutralisiert alle drei Nachbarn. Seine 1 schlägt ihre 0, bei drei Plättchen in der Zeile und zweien in der Spalte: { $points } Punkte.
rulesvoluspa-ex-He = Hel bedeckt Thor. Fünf Plättchen liegen rings um die Lücke: { $points } Punkte.
rulesvoluspa-ex-Hm = Hermod wertet eine Reihe von drei Plättchen, dann kommt Thor in dieselbe Reihe und wertet vier: zusammen { $points } Punkte.
rulesvoluspa-ex-Jo = Der Jotunn schubst Odin aus der Reihe und nimmt seinen Platz ein. Dort wertet er drei Plättchen; in der Spalte ist Odin höher: { $points } Punkte.
rulesvoluspa-ex-Se = In der Zeile der Schlange ist eine breite Lücke. Alles andere dort ist niedriger als 6, und die ganze Spanne von fünf Feldern zählt: { $points } Punkte.
rulesvoluspa-ex-Lb = Der Blitz trifft Thor. In der Zeile liegen drei Plättchen, in der Spalte vier; die kürzere Reihe zählt: { $points } Punkte.
rulesvoluspa-ex-Dw = Odin (8) und Skadi (3) sind Nachbarn. Die Hälfte von 11, abgerundet: { $points } Punkte.
rulesvoluspa-ex-Fr = Drei Freyas verstärken den Drachen, der nun 8 wert ist und Thor schlägt: { $points } Punkte.
rulesvoluspa-ex-Ra = Der Rabe bedeckt Skadi und wertet eine Reihe von drei Plättchen. Dann fliegt er weiter, Skadi ist zurück, und er wertet eine von vier: zusammen { $points } Punkte.
rulesvoluspa-ex-Ni = Odin wertet eine Reihe von drei Plättchen, und Niohoggr in seiner Reihe gibt 2 dazu: { $points } Punkte.
rulesvoluspa-ex-tie = Thor trifft auf einen anderen Thor. Gleich ist nicht größer: { $points } Punkte.
rulesvoluspa-ex-alone = Der Drache bedeckt das einzige Plättchen und hat keine Reihe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
rulesvoluspa-ex-first = Odin liegt in zwei Reihen und ist in beiden der Höchste: drei Plättchen und zwei, zusammen { $points } Punkte.
