# Valda as text: what can be asked for, and what is answered.

readervalda-now = phase | où en est-on | maintenant
readervalda-hand = ma main | main | mes cartes
readervalda-dice = dés
readervalda-mine = ma planche | mon plateau
readervalda-board = planche de <name> | plateau de <name>
readervalda-area = territoire de <god> | territoire d'<god> | territoire <god>
readervalda-about = qu'est-ce que <thing> | que fait <thing>
readervalda-track = piste | yggdrasil | disciples
readervalda-supply = réserve | paquets
readervalda-play = joue <thing> | utilise <thing> | construis <thing> | prends <thing> | attaque avec <thing> | défends-toi avec <thing> | défends avec <thing> | défausse <thing>
readervalda-why = pourquoi pas <thing> | pourquoi <thing>
readervalda-phase = { $phase } de { $who }
readervalda-temples = Temples { $god ->
    [Odin] d'Odin
   *[other] de { $god }
} : { $n }
readervalda-no-dice = Aucun dé n'a été lancé.
readervalda-no-god = Aucun dieu ici ne s'appelle « { $god } ».
readervalda-no-thing = Rien ici ne s'appelle « { $thing } ».
readervalda-which = Il y a plusieurs façons ; donne le numéro, par exemple « fais 1 » :
readervalda-areas = Territoires des dieux
readervalda-goods-head = Ressources
readervalda-works-head = Infrastructures et cartes
readervalda-supply-title = Réserve et paquets
