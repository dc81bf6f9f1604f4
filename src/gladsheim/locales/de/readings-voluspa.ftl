# What a table of Völuspá can choose instead of a rule: a sentence, then why the books differ.
readingsvoluspa-dragons-spare-trolls = Ein Drache darf keinen Troll bedecken. Rabe, Hel und Blitz dürfen es weiterhin.
readingsvoluspa-dragons-spare-trolls-why = Die gedruckte italienische Spielregel verbietet es; die Online-Regeln, englisch wie deutsch, erlauben es.
readingsvoluspa-bookends-score-only = Eine Reihe mit je einer Walküre an beiden Enden wertet die Walküre, die an ein solches Ende gelegt wird. Für jedes andere Plättchen darin entscheidet wie in jeder Reihe der höhere Wert.
readingsvoluspa-bookends-score-only-why = Die gedruckte Spielregel kennt nur die Wertung der Walküre selbst; nach den Online-Regeln und den offiziellen Antworten halten die Enden die Reihe gegen jeden Wert.
readingsvoluspa-dwarf-never-zero = Ein Zwerg, neben dem nichts als Hel liegt, bringt 1 Punkt.
readingsvoluspa-dwarf-never-zero-why = Nach der Regel ist nur die Seeschlange vom einzelnen Punkt ausgenommen. Die Antwort des Autors, dass ein Zwerg nur seine Nachbarn wertet, ist neuer und genauer.
readingsvoluspa-hermod-must-follow = Kannst du nach einem Hermod noch ein Plättchen legen, so musst du es.
readingsvoluspa-hermod-must-follow-why = Die Online-Regeln und die gedruckte Spielregel sagen „darf“; die deutsche Seite sagt außerdem „muss“, wo ein Plättchen abzuwerfen ist.
readingsvoluspa-skadi-no-refill = In einem Zug, in dem Skadi erobert, ziehst du nichts nach, was du auch sonst legst.
readingsvoluspa-skadi-no-refill-why = „Kein Ersatz“ sagt die Spielregel nur von Skadis eigenem Plättchen; nach den Texten zu Hermod und Freya füllst du die Hand auf fünf.
readingsvoluspa-boosters-unlimited = Verstärkungsmarken gehen nie aus. Kein Plättchen zeigt weniger als 2 oder mehr als 12.
readingsvoluspa-boosters-unlimited-why = Die deutsche Seite zählt sechzehn Marken auf und spricht von einem Vorrat; die anderen Bücher nennen keine Zahl.
readingsvoluspa-edition-online = Die Online-Regeln
readingsvoluspa-edition-rulebook-it = Die gedruckte italienische Spielregel
