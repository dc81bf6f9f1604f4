### Comptes de bots : des programmes qui jouent pour quelqu'un.

robots-name = { $name } (bot)
robots-title = Comptes de bots
robots-about = Un programme à toi peut jouer ici. Donne-lui un compte avec un nom et un jeton pour entrer ; puis invite-le à tes tables sous ce nom, comme tu inviterais un ami. Tout le monde voit que c'est un bot.
robots-how = Comment un programme joue (en anglais)
robots-none = Tu n'as pas encore de compte de bot.
robots-new = Nom du nouveau bot
robots-make = Créer un compte de bot
robots-made = { $name } peut maintenant jouer ici. Il lui faut un jeton pour se connecter.
robots-end = Fermer
robots-end-of = { robots-end } : { $name }
robots-end-sure = { $name } ne pourra plus se connecter, et son nom redeviendra libre. Ses parties restent.
robots-end-do = Oui, le fermer
robots-end-not = Le garder
robots-ended = Le compte { $name } est fermé.
robots-tokens-of = Jetons de { $name }
robots-tokens-none = Pas encore de jeton : le programme ne peut pas se connecter.
robots-token-used = dernière utilisation : { $when }
robots-token-unused = jamais utilisé
robots-token-revoke = Révoquer
robots-token-revoke-of = Révoquer le jeton { $token } de { $name }
robots-token-revoked = Le jeton { $token } ne fonctionne plus.
robots-token-new = À quoi sert le nouveau jeton
robots-token-make = Créer un jeton
robots-token-title = Le nouveau jeton de { $name }
robots-token-about = Il n'est montré que maintenant. Celui qui le possède peut jouer en tant que { $name } : garde-le là où seul le programme peut le trouver.
robots-token-field = Jeton
robots-token-copy = Copier
robots-token-copied = Copié
robots-token-done = Je l'ai enregistré
robots-unreachable = La liste ne peut pas être chargée pour l'instant.

refused-too-many-bots = Tu as atteint la limite de comptes de bot. Fermes-en un d'abord.
refused-too-many-tokens = Ce compte de bot a atteint la limite de jetons. Révoques-en un d'abord.
