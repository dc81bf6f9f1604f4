# Ce qu'une table de Völuspá peut choisir au lieu d'une règle : une phrase, puis pourquoi les livrets diffèrent.
readingsvoluspa-dragons-spare-trolls = Un Dragon ne peut pas couvrir un Troll. Un Corbeau, une Hel et un Éclair le peuvent toujours.
readingsvoluspa-dragons-spare-trolls-why = Le livret italien imprimé l'interdit ; les règles en ligne, en anglais et en allemand, le permettent.
readingsvoluspa-bookends-score-only = Une ligne encadrée de Valkyries rapporte à la Valkyrie posée à l'un de ses bouts. Pour toute autre tuile de la ligne, la plus haute valeur décide, comme ailleurs.
readingsvoluspa-bookends-score-only-why = Le livret imprimé ne parle que des points de la Valkyrie elle-même ; selon les règles en ligne et les réponses officielles, les deux bouts dominent la ligne contre toute valeur.
readingsvoluspa-dwarf-never-zero = Un Nain qui ne touche que des Hel rapporte 1 point.
readingsvoluspa-dwarf-never-zero-why = Selon les règles, seul le Serpent de mer fait exception au point unique. La réponse de l'auteur, selon laquelle un Nain ne compte que ses voisins, est plus récente et plus précise.
readingsvoluspa-hermod-must-follow = Si tu peux poser une tuile après un Hermod, tu dois le faire.
readingsvoluspa-hermod-must-follow-why = Les règles en ligne et le livret imprimé disent « peut » ; la page allemande dit aussi « doit », là où il faut défausser une tuile.
readingsvoluspa-skadi-no-refill = Au tour où Skadi a capturé une tuile, on ne pioche rien, quoi qu'on ait posé d'autre.
readingsvoluspa-skadi-no-refill-why = « Pas de remplacement » concerne la tuile Skadi ; les textes de Hermod et de Freya disent de compléter la main à cinq.
readingsvoluspa-boosters-unlimited = Les jetons de renfort ne manquent jamais. Aucune tuile ne porte moins de 2 ni plus de 12.
readingsvoluspa-boosters-unlimited-why = La page allemande énumère seize jetons et parle d'une réserve ; les autres livrets ne donnent pas de nombre.
readingsvoluspa-edition-online = Les règles en ligne
readingsvoluspa-edition-rulebook-it = Le livret italien imprimé
