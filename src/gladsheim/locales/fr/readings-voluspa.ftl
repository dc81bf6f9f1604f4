# What a table of Völuspá can choose instead of a rule: a sentence, then why the books differ.
readingsvoluspa-dragons-spare-trolls = Un Dragon ne peut pas couvrir un Troll. Un Corbeau, une Hel et un Éclair le peuvent toujours.
readingsvoluspa-dragons-spare-trolls-why = Le livret italien imprimé l'interdit ; les règles en ligne, en anglais et en allemand, le permettent.
readingsvoluspa-bookends-score-only = Une ligne avec une Valkyrie à chaque bout rapporte à la Valkyrie posée à l'un de ces bouts. Pour toute autre tuile de la ligne, la plus haute valeur décide, comme ailleurs.
readingsvoluspa-bookends-score-only-why = Le livret imprimé ne connaît que les points de la Valkyrie elle-même ; selon les règles en ligne et les réponses officielles, les bouts tiennent la ligne contre toute valeur.
readingsvoluspa-dwarf-never-zero = Un Nain entouré seulement de Hel rapporte 1 point.
readingsvoluspa-dwarf-never-zero-why = La réponse de l'auteur, selon laquelle un Nain ne compte que ses voisins, est plus récente et plus précise que la phrase qui n'excepte que le Serpent de mer.
readingsvoluspa-hermod-must-follow = Si une tuile peut suivre Hermod, une tuile doit suivre.
readingsvoluspa-hermod-must-follow-why = Les règles en ligne et le livret imprimé disent « peut » ; la page allemande ne dit « doit » que lorsqu'il faut céder une tuile.
readingsvoluspa-skadi-no-refill = Au tour où Skadi a capturé, on ne pioche rien, quoi qu'on ait posé d'autre.
readingsvoluspa-skadi-no-refill-why = « Pas de remplacement » concerne la tuile de Skadi ; les textes de Hermod et de Freya disent de compléter la main à cinq.
readingsvoluspa-boosters-unlimited = Les jetons de renfort ne manquent jamais. Aucune tuile n'affiche moins de 2 ni plus de 12.
readingsvoluspa-boosters-unlimited-why = La page allemande énumère seize jetons et parle d'une réserve ; les autres livrets ne donnent pas de nombre.
readingsvoluspa-edition-online = Les règles en ligne
readingsvoluspa-edition-rulebook-it = Le livret italien imprimé
