# What a table of Völuspá can choose instead of a rule: a sentence, then why the books differ.
readingsvoluspa-dragons-spare-trolls = A Dragon may not cover a Troll. A Raven, a Hel and a Lightning Bolt still may.
readingsvoluspa-dragons-spare-trolls-why = The printed Italian rulebook forbids it; the online rules, in English and in German, allow it.
readingsvoluspa-bookends-score-only = A line with a Valkyrie at both ends is scored by the Valkyrie that is placed at such an end. For any other tile in it the higher value decides, as in every line.
readingsvoluspa-bookends-score-only-why = The printed rulebook knows only the Valkyrie's own score; the online rules and the official answers let the ends hold the line against any value.
readingsvoluspa-dwarf-never-zero = A Dwarf beside nothing but Hels scores 1 point.
readingsvoluspa-dwarf-never-zero-why = The designer's answer that a Dwarf scores nothing but its neighbours is newer and narrower than the sentence that only a Sea Serpent is an exception to the single point.
readingsvoluspa-hermod-must-follow = If a tile can follow a Hermod, one must.
readingsvoluspa-hermod-must-follow-why = The online rules and the printed rulebook say "may"; the German page also says "must" where a tile has to be discarded.
readingsvoluspa-skadi-no-refill = In a turn in which Skadi captured, nothing is drawn, whatever else was placed.
readingsvoluspa-skadi-no-refill-why = "No replacement" is said of Skadi's own tile; the texts on Hermod and Freya say that the hand is filled to five.
readingsvoluspa-boosters-unlimited = There are as many booster tokens as are needed. No tile shows less than 2 or more than 12.
readingsvoluspa-boosters-unlimited-why = The German page lists sixteen tokens and speaks of a supply; the other books name no number.
readingsvoluspa-edition-online = The online rules
readingsvoluspa-edition-rulebook-it = The printed Italian rulebook
