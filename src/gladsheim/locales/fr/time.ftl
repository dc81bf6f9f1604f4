# Temps, accords et départs : pendules, propositions, abandons, vacances.

time-title = Temps
time-clock = Pendule
time-clock-about = Combien de temps les joueurs peuvent réfléchir.
time-none = Sans pendule
time-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
time-bank = { $minutes ->
    [one] { $minutes } minute par personne
   *[other] { $minutes } minutes par personne
}{ $increment ->
    [0] {""}
   *[other] {", "}{ $increment } s de plus après chaque tour
}
time-absence = Quand le temps est écoulé
time-absence-about = Ce qui arrive quand un joueur est absent.
time-absence-wait = Les autres attendent
time-absence-bot = Un bot prend la suite
time-absence-abandon = La partie se termine
time-rated = Une partie classée demande une pendule. Un joueur qui n'a plus de temps perd : personne n'évite une défaite en restant absent.
time-takeover = Joue à la place d'un absent
time-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
time-left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
time-left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
}
time-up = temps écoulé
time-of = Temps de { $name }
time-low = { $seconds ->
    [one] Il te reste { $seconds } seconde.
   *[other] Il te reste { $seconds } secondes.
}
time-low-days = Ton temps pour ce coup s'épuise.
time-away = en vacances
time-gone-resigned = a abandonné
time-gone-timeout = temps écoulé

leave-title = Cette partie
leave-takeback = Demander à reprendre un coup
leave-takeback-about = Si tout le monde est d'accord, la partie revient avant ton dernier coup. Tout ce qui a suivi est annulé.
leave-abandon = Proposer d'arrêter
leave-abandon-about = Si tout le monde est d'accord, la partie se termine sans vainqueur.
leave-resign = Abandonner
leave-resign-two = La partie se termine et ton adversaire gagne.
leave-resign-more = Un bot joue à ta place et tu finis à la dernière place.
leave-resign-sure = Veux-tu vraiment abandonner ?
leave-resign-do = Oui, j'abandonne
leave-resign-keep = Non, je continue
leave-return = Reprendre ma place
leave-return-about = Ton temps est écoulé et un bot joue pour toi. Dès ton prochain coup, tu joues de nouveau.

ask-takeback = { $name } demande à reprendre son dernier coup.
ask-abandon = { $name } propose d'arrêter la partie.
ask-own-takeback = Tu as demandé à reprendre ton coup.
ask-own-abandon = Tu as proposé d'arrêter la partie.
ask-waits = En attente de : { $names }
ask-agree = Accepter
ask-decline = Refuser
ask-withdraw = Retirer

end-deed-resign = abandonne
end-deed-timeout = n'a plus de temps
end-deed-return = est de retour
end-deed-takeback = reprend des coups, avec l'accord de tous
end-deed-abandon = arrête la partie, avec l'accord de tous
end-deed-repair = { $lines ->
    [0] Les données de la salle étaient endommagées. L'hôte a réparé cette table et aucune action n'a été perdue.
    [one] Les données de la salle étaient endommagées. L'hôte a ramené la partie à ce point et une action a été perdue.
   *[other] Les données de la salle étaient endommagées. L'hôte a ramené la partie à ce point et { $lines } actions ont été perdues.
}
end-resigned = { $name } a abandonné.
end-timeout = { $name } n'avait plus de temps.
end-abandoned = La partie a été interrompue, sans résultat.
end-nobody = Pas de vainqueur

vacation-title = Vacances
vacation-about = Pendant tes vacances, tes pendules en jours sont arrêtées. Les autres joueurs voient que tu es en vacances. Tu as 30 jours par an.
vacation-left = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
vacation-begin = Partir en vacances
vacation-end = Je suis de retour
vacation-on = Tu es en vacances.

refused-no-orders = Cette table n'utilise pas de consignes d'avance.
refused-no-vacation = Il ne te reste plus de vacances.
refused-no-offer = La proposition ne tient plus : la partie a continué.
refused-left = Un bot joue désormais à cette place.

## How secret questions are covered

cover-title = Questions secrètes
cover-choice = Qui est interrogé
cover-about = Comment cela reste caché aux autres.
cover-pause = Courte pause
cover-window = { $seconds ->
    [one] Fenêtres de { $seconds } seconde
   *[other] Fenêtres de { $seconds } secondes
}
cover-pause-card = Courte pause : cache qu'un bot est interrogé, mais pas qu'une personne réfléchit
cover-window-card = { $seconds ->
    [one] Tous ceux qui pourraient être interrogés ont { $seconds } seconde, l'un après l'autre. Si tu ne réponds pas, tu passes.
   *[other] Tous ceux qui pourraient être interrogés ont { $seconds } secondes, l'un après l'autre. Si tu ne réponds pas, tu passes.
}
cover-pause-about = Cache qu'un bot est interrogé. Si c'est une personne, les autres remarquent que cela prend plus de temps.
cover-window-about = Tous ceux qui pourraient être interrogés reçoivent une fenêtre, l'un après l'autre, qu'ils le soient ou non. Celui qui ne répond pas avant la fin passe. Personne ne remarque qui l'a été, mais tout le monde attend.
cover-by-days = Il n'y a pas de fenêtres avec des jours par coup.
cover-runs = Quelqu'un est peut-être interrogé en secret : { $seconds } s
cover-asked = Tu es interrogé en secret : { $seconds } s, puis tu passes
cover-asked-now = Tu es interrogé en secret. Si tu ne réponds pas à temps, tu passes.
cover-orders = Consignes d'avance
cover-orders-card = Consignes d'avance : la salle répond aussitôt pour les personnes, selon leurs consignes ; cache qui est interrogé
cover-orders-about = La salle répond aussitôt pour les personnes selon les consignes données dans le menu de la table, et passe sinon. Personne ne remarque qui a été interrogé.
orders-title = Consignes d'avance
orders-about = Quand tu serais interrogé en secret, la salle répond aussitôt pour toi : comme tu l'indiques ici, et sinon elle passe. Tu peux changer cela à tout moment. Personne d'autre ne le voit.
orders-menu-about = Ce que la salle répond quand tu serais interrogé en secret.
orders-never = jamais
orders-always = à la première occasion
orders-from = contre les attaques à partir de ce pouvoir :
orders-least = { $order } : pouvoir d'attaque minimal
orders-save = Enregistrer ces consignes
orders-saved = Enregistré.
