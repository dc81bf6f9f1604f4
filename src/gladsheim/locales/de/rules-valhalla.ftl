# Die Regeln von Valhalla in unseren eigenen Worten; die Kennungen nach „VH“ sind die der Regeln.
rulesvalhalla-title-goal = Worum es geht
rulesvalhalla-intro = Die im Kampf Gefallenen warten in Valhalla auf den letzten Kampf und üben jeden Tag dafür. Du führst ein solches Heer. Es nimmt Gestalt an in einer Landschaft, die sich unter seinen Füßen verändert, folgt den Anführern, die du anwirbst, und kämpft um Ruhm, und am Ende entscheiden die Punkte.
rulesvalhalla-VH-11-1 = Du hältst Orte der Landschaft und lässt sie Ruhmpunkte bringen. Nach jeder Ruhmphase wird geprüft, ob jemand das Ziel erreicht hat: Wer dann allein vorn liegt, gewinnt; bei Gleichstand an der Spitze geht es weiter. Nach einer vereinbarten Zahl von Ruhmphasen ist auf jeden Fall Schluss; alle, die dann führen, teilen sich den Sieg.
rulesvalhalla-title-setup = Spielaufbau
rulesvalhalla-VH-2-1 = Gespielt wird zu zweit bis zu sechst, jeder mit zwölf Heeren (Einherjern). Ein Heer ist immer an einer von vier Stellen: im Vorrat, in Valhalla, an eine Karte gebunden oder auf einem Ort der Landschaft. Keines geht je verloren; was fällt, kommt in den Vorrat zurück.
rulesvalhalla-VH-2-2 = Eine Karte hat einen Rang und bis zu drei Farben und ist ein Ereignis (eine Walküre), ein Anführer oder ein Ort. Manche sind Ereignis und Ort zugleich; wer sie besitzt, entscheidet bei jeder Nutzung. Asse sind nichts davon.
rulesvalhalla-VH-3-1 = Bei bis zu vier Spielern ist Valhalla ein Raster von drei mal drei Karten. Die ersten Orte, die auftauchen, bilden die Landschaft: anfangs zwei mal zwei, und sie darf auf drei mal drei wachsen. Zu fünft und zu sechst ist Valhalla vier breit und drei hoch, die Landschaft anfangs zwei breit und drei hoch, und sie darf vier breit werden.
rulesvalhalla-VH-1-2 = Zwei bis vier Spieler nehmen ein Decktet oder zwei, mehr Spieler zwei. Bauern und Höfe könnt ihr weglassen, die Ausrede könnt ihr dazunehmen.
rulesvalhalla-VH-4-6 = Die Plätze von Valhalla zählt man von der Ecke links oben; die Landschaft hat keine feste Ecke und darf nach allen Seiten wachsen. Jeden Ort hält höchstens ein Spieler, nämlich der, dessen Heere darauf stehen.
rulesvalhalla-title-turn = Züge und Phasen
rulesvalhalla-VH-5-1 = In deinem Zug tust du eine Sache. Alle gehen im eigenen Takt durch vier Phasen, immer in dieser Folge: Valhalla, Anwerben, Kampf, Ruhm. Tust du etwas aus der nächsten Phase, so kommst du damit in sie.
rulesvalhalla-VH-5-4 = Passen darfst du, sobald du in diesem Zyklus ein Heer aufgestellt oder angeworben hast, und in der Kampfphase immer. Haben alle nacheinander gepasst, so muss jeder, der gepasst hat, in die nächste Phase gehen und dort gleich handeln.
rulesvalhalla-VH-5-3 = Wer in einer Phase nichts tun kann, überspringt sie. Doch niemand zählt Ruhm, bevor er einen Zug in der Kampfphase hatte.
rulesvalhalla-title-place = Phase 1: Valhalla
rulesvalhalla-VH-6-1 = Du stellst ein Heer aus deinem Vorrat in einer Lücke zwischen zwei Karten auf. Jeder Zyklus beginnt damit, wenn es irgend geht.
rulesvalhalla-VH-4-1 = Lücken gibt es nur zwischen zwei benachbarten Plätzen, und eine Karte daneben genügt. In einer Lücke stehen beliebig viele Heere aller Spieler, und sie bleiben, wenn die Karte geht.
rulesvalhalla-title-recruit = Phase 2: Anwerben
rulesvalhalla-VH-7-1 = Je Zug nimmst du eine Karte, die mindestens zwei deiner Heere umstellen. Mit der ersten ist dein Aufstellen zu Ende; in jedem Zyklus musst du eine anwerben, wenn es geht.
rulesvalhalla-VH-7-3 = Sie kostet zwei Heere, abzüglich deines Vorsprungs vor dem stärksten einzelnen Gegner rings um diese Karte, und mehr, wenn du zurückliegst. Du bezahlst mit Heeren aus dem Vorrat oder aus Valhalla, wo eines bleiben muss; sie bleiben an die Karte gebunden.
rulesvalhalla-VH-7-5 = Dein Machtbereich fasst vier Karten, keine doppelt. Für eine fünfte gibst du eine der anderen auf, und ihre Heere kommen heim.
rulesvalhalla-title-battle = Phase 3: Kampf
rulesvalhalla-VH-8-1 = Hast du angeworben, so nutzt du je Zug eine Karte. Die erste Nutzung dreht sie quer, die zweite dreht sie um; jedes Mal ruht sie dann bis zu deinem nächsten Zyklus. Erst planst du alle Schritte, dann geschehen sie gemeinsam.
rulesvalhalla-VH-8-10 = Ereignis: Es schickt Heere aus deinem Vorrat auf Orte, die eine Farbe mit ihm teilen, so viele, wie sein Rang sagt; eine Krone schickt bis zu zehn. Bauern und Höfe schicken sie auf einen einzigen Ort mit einer Zahl, höchstens so viele, wie dessen Rang sagt.
rulesvalhalla-VH-8-20 = Anführer: Er hat so viele Bewegungen, wie sein Rang sagt. Jede bringt ein Heer von einem deiner Orte auf einen Nachbarort, der eine Farbe mit dem Ort davor teilt und eine mit dem Anführer. Wer zusammen zieht, kämpft zusammen.
rulesvalhalla-VH-8-22 = Eine Krone nennt einen Ort und bringt mit zehn Bewegungen Heere dorthin, über freie und eigene Orte; beim ersten Gefecht dort verliert der Gegner vorweg ein Heer.
rulesvalhalla-VH-8-25 = Ein Bauer oder Hof lässt alle Heere eines Ortes, der eine Farbe mit ihm teilt, auf Nachbarorte ziehen{ $leader-any-neighbour ->
    [on] . { readingsvalhalla-leader-any-neighbour }
   *[off] , jedes auf einen, der eine Farbe mit diesem Ort teilt und eine mit dem Anführer.
  }
rulesvalhalla-VH-8-30 = Ort (Odins Gunst): Die Karte wird Teil der Landschaft, mitsamt den gebundenen Heeren. Du wertest sie sofort, dazu den besten Nachbarort, den du hältst.
rulesvalhalla-VH-8-33 = Ab fünf Orten darf sie einen anderen ersetzen. Von gegnerischen Heeren dort bleibt die Hälfte, abgerundet, und deine Heere kämpfen gegen sie; das bringt keine Punkte. Steht dort niemand oder nur du, so zählt der neue Ort.
rulesvalhalla-VH-8-5 = Aufrichten: Zwei Heere aus deinem Vorrat, an eine verdeckte Karte gebunden, richten sie wieder auf.
rulesvalhalla-VH-8-6 = Ein Ass wertet einen Ort seiner Farbe, den du hältst, ohne deinen Zug zu kosten; es gilt aber als Nutzung.{ $ace-any-turn ->
    [on] { " " }{ readingsvalhalla-ace-any-turn }
   *[off] { "" }
  }
rulesvalhalla-VH-8-7 = Wer die Ausrede hat, darf zunichtemachen, was ein Gegner gerade geplant hat{ $excuse-any-turn ->
    [on] . { readingsvalhalla-excuse-any-turn }
   *[off] , oder in der eigenen Kampfphase eine Karte eines Gegners abwerfen.
  } Dann ist die Ausrede fort.
rulesvalhalla-title-combat = Gefecht
rulesvalhalla-VH-9-1 = Heere fallen eins gegen eins, bis höchstens eine Seite übrig ist. Für den, der durch ein Ereignis oder mit einem Ort kommt, gilt das Gelände nicht.
rulesvalhalla-VH-9-3 = Wer auf einen höheren Rang zieht, auf dem ein Gegner steht, verliert vorher ein Heer. Bauern und Höfe sind niedriger als alle Zahlen; eine Krone ist weder höher noch niedriger als irgendetwas.
rulesvalhalla-title-glory = Phase 4: Ruhm
rulesvalhalla-VH-10-1 = In deiner ersten Ruhmphase punktest nur du, in allen späteren punkten alle.
rulesvalhalla-VH-10-2 = Ein Ort mit einer Zahl bringt seinen Rang; eine Krone zwei Punkte für jeden Ort der zusammenhängenden Gruppe ihrer Farbe, sie selbst mitgezählt, egal, wer ihn hält; ein Bauer einen für jedes deiner Heere dort; ein Hof einen für jedes dort und daneben. Von zwei gleichen zählt nur der bessere.
rulesvalhalla-VH-10-5 = Vorher darfst du Asse drehen: Orte mit einer Zahl und ihrer Farbe zählen dann doppelt, auch durch mehrere Asse nur einmal.
rulesvalhalla-title-after = Nach dem Ruhm
rulesvalhalla-VH-11-4 = Deine genutzten Karten werden wieder bereit, und beliebige deiner Heere dürfen aus Valhalla heim.
rulesvalhalla-VH-11-5 = Karten, die kein Heer umstellt, kommen auf den Ablagestapel, und alle leeren Plätze werden gefüllt.
rulesvalhalla-VH-11-7 = Dein nächster Zug beginnt einen neuen Zyklus.
rulesvalhalla-title-cards = Die Karten
rulesvalhalla-VH-2-5 = Zwei Karten passen zusammen, wenn sie eine Farbe gemeinsam haben.
rulesvalhalla-title-faq = Fragen und Antworten
rulesvalhalla-faq-1 = Kann ein Heer von einem Ort weiterziehen, den es gerade gewonnen hat?
rulesvalhalla-faq-1-answer = Ja, solange der Anführer noch Bewegungen hat. Jeder Schritt braucht seine eigenen gemeinsamen Farben, und jeder wird ausgekämpft, bevor der nächste beginnt.
rulesvalhalla-faq-2 = Kann ein Bauer oder Hof Heere auf jeden Nachbarort führen?
rulesvalhalla-faq-2-answer = { $leader-any-neighbour ->
    [on] Ja. { readingsvalhalla-leader-any-neighbour }
   *[off] Nein. Jeder dieser Orte muss eine Farbe mit dem Ort teilen, an dem die Heere beginnen, und eine mit dem Anführer. Es muss nicht dieselbe Farbe sein.
  }
rulesvalhalla-faq-3 = Darf ich ein Ass nutzen, während ich noch anwerbe?
rulesvalhalla-faq-3-answer = { $ace-any-turn ->
    [on] Ja. { readingsvalhalla-ace-any-turn }
   *[off] Ja, sobald du eine Karte angeworben hast. Doch dann beginnt deine Kampfphase, und in diesem Zyklus wirbst du keine Karten mehr an.
  }
rulesvalhalla-faq-4 = Kann die Ausrede ein Ass verhindern?
rulesvalhalla-faq-4-answer = Ja, ebenso wie die Nutzung eines Ereignisses, eines Anführers oder eines Ortes, in welcher Phase du auch bist. Eine Ruhmphase und das Aufrichten einer Karte kann sie nicht verhindern.
rulesvalhalla-faq-5 = Eine Karte wird angeworben. Was geschieht mit den Heeren neben ihr?
rulesvalhalla-faq-5-answer = Wer nicht für sie bezahlt, bleibt in seiner Lücke. Diese Heere umstellen weiter die Karte auf der anderen Seite und später die neue Karte auf dem leeren Platz.
rulesvalhalla-faq-6 = Darf ich eine Karte mit allen meinen Heeren in Valhalla bezahlen?
rulesvalhalla-faq-6-answer = Nein, eines muss dort bleiben. Reichen die anderen und dein Vorrat nicht, so kannst du die Karte nicht anwerben.
rulesvalhalla-faq-7 = Verliere ich ein Heer, wenn ich bergauf auf einen leeren Ort ziehe?
rulesvalhalla-faq-7-answer = Nein. Das Gelände zählt nur gegen Feinde.
rulesvalhalla-faq-8 = Ich erreiche das Ziel mit einem Ass. Habe ich gewonnen?
rulesvalhalla-faq-8-answer = Noch nicht. Die Punkte werden erst nach einer Ruhmphase verglichen, und du gewinnst nur, wenn du dann allein vorn liegst.
rulesvalhalla-faq-9 = Ich ersetze einen Ort, auf dem ein einziges gegnerisches Heer steht. Werte ich ihn?
rulesvalhalla-faq-9-answer = Nein. Die Hälfte von eins ist abgerundet null, also kommt dieses Heer heim. Es stand aber dort, als du die Karte genutzt hast, und deshalb bekommst du keine Punkte.
rulesvalhalla-faq-10 = Müssen nach dem Ruhm alle meine Heere Valhalla verlassen?
rulesvalhalla-faq-10-answer = Nein. Du wählst aus, welche heimkommen; die anderen bleiben stehen.
rulesvalhalla-title-actions = Züge als Text
rulesvalhalla-VH-13 = Jeder Zug ist auch ein kurzer Text, dessen Teile durch Doppelpunkte getrennt sind; mit ihm benennen ihn Aufzeichnungen, geteilte Links und Programme. Ein Platz ist seine Spalte und Zeile; eine Lücke ist der Platz links von ihr oder über ihr mit E oder S dahinter; Karten heißen mit ihrem englischen Namen, das zweite Exemplar mit .2.
rulesvalhalla-VH-14-1 = Eine Stellung als Text hat alle ihre Felder: Nachziehstapel und Ablagestapel, Valhalla mit seinen Lücken, die Landschaft, was jeder hat und in diesem Zyklus getan hat, und was gerade entschieden wird. Jede Karte ist genau einmal darin, jeder hat zwölf Heere, und in der Landschaft liegen nur Orte.
rulesvalhalla-action-1 = place:1,0S stellt ein Heer in der Lücke unter dem Platz 1,0 auf.
rulesvalhalla-action-2 = recruit:2,1 nimmt eine Karte; pay:reserve und pay:1,0S bezahlen sie; drop:KARTE macht Platz.
rulesvalhalla-action-3 = use:KARTE:event, use:KARTE:person und use:KARTE:location:2,0 kündigen an, wofür eine Karte genutzt wird; refresh:KARTE richtet eine Karte auf.
rulesvalhalla-action-4 = put:0,1:3 schickt drei Heere; march:0,1:1,1:2 führt zwei weiter; muster:0,0:1,0:2 bringt zwei über 1,0 an den Ort der Krone; end führt den Plan aus.
rulesvalhalla-action-5 = ace:KARTE:0,1 wertet einen Ort; in der Ruhmphase dreht ace:KARTE ein Ass, und score wertet.
rulesvalhalla-action-6 = excuse:KARTE verhindert einen Plan, allow lässt ihn geschehen; use:excuse:discard:1:KARTE wirft eine Karte dessen ab, der auf Platz 1 sitzt.
rulesvalhalla-action-7 = take:1,0S:2 holt zwei Heere heim; glory, pass, battle, skip und end tun, was sie auf Englisch sagen.
rulesvalhalla-title-rulings = Wie wir Zweifelsfälle entscheiden
rulesvalhalla-about-rulings = Die Spielregel ist kurz und lässt manches offen. So wird hier gespielt.
rulesvalhalla-ruling-1 = Heere stehen nur zwischen zwei Plätzen, nie am Rand oder an Ecken.
rulesvalhalla-ruling-2 = Die Bewegung eines Anführers braucht beides: eine Farbe mit dem Ort davor und eine mit dem Anführer.
rulesvalhalla-ruling-3 = Eine Nutzung, die nichts bewirken würde, ist nicht erlaubt.
rulesvalhalla-ruling-4 = Heere, die bei einer Nutzung fallen, kann sie nicht noch einmal schicken.
rulesvalhalla-ruling-5 = Ein neuer Ort muss die Landschaft berühren, die nie gedreht wird.
rulesvalhalla-ruling-6 = Wer eine Karte hält, kann ihren Zwilling nicht anwerben.
rulesvalhalla-ruling-7 = Punkte durch Asse und neue Orte zählen für das Ende erst bei der nächsten Ruhmphase.
rulesvalhalla-ruling-8 = Welche Heere nach dem Ruhm heimkommen, entscheidet jeder selbst.
rulesvalhalla-ruling-9 = Auch ein Bauer oder Hof führt nur auf einen Ort, der eine Farbe mit dem Ort davor teilt und eine mit dem Anführer.
rulesvalhalla-ruling-10 = Ein Ass nutzt du nur in deiner Kampfphase; nutzt du es in der Anwerbephase, so beginnt deine Kampfphase.
rulesvalhalla-ruling-11 = Mit der Ausrede eine Karte eines Gegners abzuwerfen ist eine Aktion der eigenen Kampfphase.
rulesvalhalla-ex-recruit = Ohne Vorsprung kostet diese Karte zwei Heere, beide aus dem Vorrat bezahlt.
rulesvalhalla-ex-event = Der Pakt schickt sieben Heere auf einen Ort, der eine Farbe mit ihm teilt.
rulesvalhalla-ex-battle = Der Seemann führt ein Heer gegen eines. Beide fallen, und der Ort ist leer.
rulesvalhalla-ex-glory = Die erste Ruhmphase. Das Grenzland ist ein Bauer: ein Punkt für jedes deiner Heere dort, zusammen { $points }.
rulesvalhalla-ex-all = Eine spätere Ruhmphase: Die Burg bringt dir ihren Rang, 7, und der Wald deinem Gegner 5.
rulesvalhalla-ex-tie = Beide haben das Ziel von 100 mit je 105 Punkten überschritten. Niemand führt allein, und es geht weiter.
rulesvalhalla-ex-forced = Beide haben gepasst. Der Erste muss in Phase 2, kann dort nicht anwerben und überspringt sie; dann muss auch der Zweite weiter.
rulesvalhalla-ex-unable = Der Vorrat ist leer, kein Heer lässt sich aufstellen: Phase 1 wird übersprungen.
rulesvalhalla-ex-price = Vier Heere gegen drei und vier Gegner: kein Vorsprung, also zwei Heere. Eines kommt aus dem Vorrat, eines aus Valhalla.
rulesvalhalla-ex-alone = Zwei Heere und kein Gegner rings um die Karte: zwei Vorsprung, und sie kostet nichts.
rulesvalhalla-ex-fifth = Der Pakt wäre die fünfte Karte. Der Maler muss gehen, und seine drei Heere kommen heim.
rulesvalhalla-ex-journey = Die Reise teilt eine Farbe mit dem Berg und eine mit dem Wald: Auf jeden kommt ein Heer.
rulesvalhalla-ex-pawn = Die Ernte ist ein Bauer: ein einziger Ort, höchstens so viele Heere, wie sein Rang sagt. Die Burg nähme sieben; sechs sind im Vorrat.
rulesvalhalla-ex-symbols = Von der Burg führt der Diplomat ein Heer auf den Berg und eines in die Wüste. Der Markt teilt eine Farbe mit der Burg, aber keine mit ihm.
rulesvalhalla-ex-crown = Der Barde, eine Krone, greift bergauf an, eins gegen eins: Dein Heer fällt durch das Gelände, das andere durch die Krone.
rulesvalhalla-ex-court = Der Konsul, ein Hof, führt zwei der drei Heere im Wald auf den Berg. { $leader-any-neighbour ->
    [on] Das dritte dürfte auch auf die Burg, die keine Farbe mit dem Wald teilt.
   *[off] Die Burg teilt keine Farbe mit dem Wald.
  }
rulesvalhalla-ex-add = Die Wüste kommt zur Landschaft: 2 Punkte für sie und 7 für die Burg daneben, zusammen { $points }.
rulesvalhalla-ex-rivals = Von fünf Gegnern in der Wüste bleiben zwei. Die drei Heere der Finsternis schlagen sie; eines bleibt, Punkte gibt es keine.
rulesvalhalla-ex-own = Deine drei Heere bleiben, wenn die Finsternis die Wüste ersetzt, und zwei kommen dazu: { $points } Punkte.
rulesvalhalla-ex-refresh = Der Pakt liegt verdeckt. Zwei Heere aus dem Vorrat richten ihn auf und bleiben an ihn gebunden.
rulesvalhalla-ex-ace = Das Ass der Sonnen wertet die Burg: { $points } Punkte, und dein Zug geht weiter { $ace-any-turn ->
    [on] in der Anwerbephase
   *[off] in der Kampfphase
  }.
rulesvalhalla-ex-excuse = Die Entdeckung würde fünf Heere schicken. Die Ausrede des Gegners macht es zunichte, und der Zug ist vorbei.
rulesvalhalla-ex-discard = Als Aktion wirft die Ausrede den Pakt eines Gegners ab. Dessen drei Heere kommen heim.
rulesvalhalla-ex-landing = Fünf Heere treffen auf drei. Auf jeder Seite fallen drei, zwei bleiben.
rulesvalhalla-ex-uphill = Drei Heere ziehen vom Berg (4) hinauf zur Burg (7), gegen eines: Eines fällt durch das Gelände, eines im Gefecht.
rulesvalhalla-ex-falls = Ein Heer bergauf gegen eines: Es fällt durch das Gelände, und der Verteidiger bleibt.
rulesvalhalla-ex-level = Vom Grenzland, einem Bauern, aufs Meer, eine Krone: Eine Krone ist nicht höher. Von drei gegen zwei bleibt eines.
rulesvalhalla-ex-group = Das Meer ist die Krone der Wellen: Vier verbundene Orte tragen diese Farbe, je zwei Punkte, zusammen { $points }.
rulesvalhalla-ex-armies = Die Insel, ein Hof, zählt deine Heere dort und daneben: 5. Das Grenzland, ein Bauer, nur die eigenen: 3.
rulesvalhalla-ex-doubled = Die Asse der Sonnen und der Knoten verdoppeln Berg, Burg und Markt; die Burg hat beide Farben und zählt doch nur doppelt: { $points }.
rulesvalhalla-ex-home = Nach dem Ruhm kommt das eine Heer aus Valhalla heim. Du hättest es auch dort lassen können.
rulesvalhalla-ex-swept = Neben fünf Karten steht kein Heer. Sie gehen, und neue füllen ihre Plätze.
