# What a table of Völuspá can choose instead of a rule: a sentence, then why the books differ.
readingsvoluspa-dragons-spare-trolls = A Dragon may not cover a Troll. A Raven, a Hel and a Lightning Bolt still may.
readingsvoluspa-dragons-spare-trolls-why = The printed Italian rulebook forbids it; the online rules, in English and in German, allow it.
readingsvoluspa-bookends-score-only = You score a line with a Valkyrie at both ends by placing a Valkyrie at such an end. For any other tile in it the higher value decides, as in every line.
readingsvoluspa-bookends-score-only-why = The printed rulebook mentions only the Valkyrie's own score; in the online rules and the official answers the ends hold the line against any value.
readingsvoluspa-dwarf-never-zero = A Dwarf that touches only Hels scores 1 point.
readingsvoluspa-dwarf-never-zero-why = The rules say that only a Sea Serpent is an exception to the single point. The designer's answer, that a Dwarf scores only its neighbours, is newer and more specific.
readingsvoluspa-hermod-must-follow = If you can place a tile after a Hermod, you must.
readingsvoluspa-hermod-must-follow-why = The online rules and the printed rulebook say "may"; the German page also says "must" when you have to discard a tile.
readingsvoluspa-skadi-no-refill = In a turn in which Skadi captures, you draw nothing, whatever else you place.
readingsvoluspa-skadi-no-refill-why = The rules say "no replacement" only of Skadi's own tile; the texts on Hermod and Freya say that you fill your hand to five.
readingsvoluspa-boosters-unlimited = Booster tokens never run out. No tile shows less than 2 or more than 12.
readingsvoluspa-boosters-unlimited-why = The German page lists sixteen tokens and speaks of a supply; the other books name no number.
readingsvoluspa-edition-online = The online rules
readingsvoluspa-edition-rulebook-it = The printed Italian rulebook
