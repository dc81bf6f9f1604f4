imprint-title = Mentions légales et crédits
imprint-no-host = La personne qui héberge cette salle n'a pas ajouté de mentions légales.
imprint-software-title = Le logiciel
imprint-software = Cette salle fonctionne avec Gladsheim, un logiciel libre. Ses auteurs ne gèrent pas cette salle : la personne qui l'héberge en est responsable.
imprint-games-title = Les jeux
imprint-games = Ceci est un projet libre d'amateurs, sans lien avec les auteurs ni les éditeurs des jeux : si un jeu te plaît, achète l'original.
imprint-licence-title = Licences
imprint-licence = Code sous Apache-2.0, textes et dessins sous CC BY 4.0. Emblèmes de game-icons.net, CC BY 3.0.
privacy-title = Confidentialité
privacy-no-host = La personne qui héberge cette salle n'a rien ajouté. Voici ce qui vaut pour le logiciel :
privacy-cookies-title = Cookies
privacy-cookies = Un cookie dit à la salle qui tu es, même sans compte. Il est valable { $session } jours après ta dernière visite. Si tu as un compte, un second cookie permet à la salle de reconnaître ce navigateur : personne ne peut t'empêcher d'entrer en essayant de deviner ton mot de passe. Les réglages de la page restent dans ton navigateur. Il n'y a ni publicité ni pistage.
privacy-stored-title = Ce que la salle enregistre
privacy-stored = Ton nom, une empreinte de ton mot de passe, tes parties avec chaque action, tes résultats et classements, tes messages, notes et réglages. La salle n'enregistre une adresse e-mail, un webhook ou un navigateur à avertir que si tu les indiques. Un journal des connexions et du travail des responsables contient des identifiants, pas de noms. Ses entrées sont effacées après { $audit ->
    [one] un jour
   *[other] { $audit } jours
  }.
privacy-addresses-title = Adresses réseau
privacy-addresses = La salle n'enregistre pas d'adresses réseau, sauf celles des réseaux bannis. Les tables et les analyses des invités contiennent une empreinte de leur réseau, pour que chacun ait une part équitable de la salle. Pour limiter les requêtes, la salle garde aussi des empreintes d'adresses, pendant une heure environ au plus.
privacy-others-title = Autres serveurs
privacy-others = La page ne charge rien depuis d'autres serveurs. Les notifications que tu actives passent par le fournisseur de courrier, le fabricant du navigateur ou le webhook que tu as choisi.
privacy-public-title = Ce que voient les autres
privacy-public = Les autres voient ton nom, tes parties publiques, tes résultats et tes classements. Dans les réglages, tu décides s'ils voient quand tu es là et s'ils voient le résumé de tes analyses.
privacy-erase-title = Effacer
privacy-erase = Sur la page derrière ton nom, tu peux effacer ton compte, même sans mot de passe. Tes parties terminées restent aux autres, sans ton nom. Les sauvegardes contiennent tes données aussi longtemps que l'hébergeur les garde.
