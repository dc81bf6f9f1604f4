# Les leçons : ce qui entoure leurs plateaux.

learn-title = Apprendre { $game }
learn-about = De courtes leçons sur le vrai plateau. Prends-les dans l'ordre que tu veux ; rien ne compte ici.
learn-lessons = Leçons
learn-lesson = { $title }, { $done ->
    [yes] terminée
   *[no] { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
}
learn-state = { $done ->
    [yes] Terminée
   *[no] { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
}
learn-begin = Commencer
learn-go-on = Continuer : { $title }
learn-step = Étape { $step } sur { $steps }
learn-back = Retour
learn-next = Suite
learn-again = Recommencer
learn-show = Montre-moi
learn-overview = Toutes les leçons
learn-next-lesson = Leçon suivante : { $title }
learn-right = Bien joué.
learn-shown = C'est ainsi que cela marche.
learn-would-bring = Cela rapporterait { $sum }.
learn-nothing = zéro point
learn-not-this = C'est permis, mais ce n'est pas ce qui t'est demandé.
learn-allowed = C'est permis. Trouve quelque chose d'interdit.
learn-other-reason = Refusé, mais pour une autre raison : { $why }
learn-because = { $reason } : { $sum }
learn-finished = Tu as terminé cette leçon.
learn-all-done = Tu connais le jeu. Le reste s'apprend en jouant.
learn-play-first = Ta première partie
learn-play-about = Joue contre le bot le plus facile, à ton rythme. Tu peux reprendre un coup tant qu'il n'a rien révélé.
learn-task = À toi
learn-otherwise = Les éditions diffèrent sur ce point ; cette leçon suit les règles habituelles.
learn-otherwise-rules = Ce qu'une table peut jouer à la place
learn-missing = Cette leçon n'existe pas.
