# Valda as text: what can be asked for, and what is answered.

readervalda-now = phase | où en est-on | maintenant
readervalda-hand = ma main | main | mes cartes
readervalda-dice = dés
readervalda-mine = mon plateau
readervalda-board = plateau de <name>
readervalda-area = région de <god> | région <god>
readervalda-track = piste | yggdrasil | fidèles
readervalda-supply = réserve | pioches
readervalda-play = joue <thing> | utilise <thing> | construis <thing> | prends <thing> | attaque avec <thing> | défends avec <thing> | défausse <thing>
readervalda-why = pourquoi pas <thing> | pourquoi <thing>
readervalda-phase = { $phase } de { $who }
readervalda-temples = Temples de { $god } : { $n }
readervalda-no-dice = Aucun dé n'a été lancé.
readervalda-no-god = Aucun dieu ici ne s'appelle « { $god } ».
readervalda-no-thing = Rien ici ne s'appelle « { $thing } ».
readervalda-which = Il y a plusieurs façons ; donne le numéro, par exemple « fais 1 » :
readervalda-areas = Régions des dieux
readervalda-goods-head = Ressources
readervalda-works-head = Constructions et cartes
readervalda-supply-title = Réserve et pioches
