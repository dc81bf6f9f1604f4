# Che cosa un tavolo di Valhalla può scegliere al posto di una regola: una frase, poi perché il caso è aperto.
readingsvalhalla-leader-any-neighbour = Un pedone o una corte come condottiero porta verso qualsiasi vicino del luogo da cui partono le sue armate.
readingsvalhalla-leader-any-neighbour-why = Le regole chiamano «eleggibili» i luoghi verso cui si va, senza dire se servono entrambi i semi o basta che siano vicini.
readingsvalhalla-ace-any-turn = Puoi usare un asso, senza che costi l'azione, in ogni tuo turno tranne il primo di un ciclo. Non porta mai alla battaglia, e hai ancora l'azione del turno.
readingsvalhalla-ace-any-turn-why = Le regole spiegano questo uso di un asso nella fase di battaglia, ma non dicono che valga solo lì.
readingsvalhalla-excuse-any-turn = Con la Scusa puoi scartare una carta di un rivale in ogni tuo turno tranne il primo di un ciclo. È l'azione del turno e non porta mai alla battaglia.
readingsvalhalla-excuse-any-turn-why = Le regole non dicono in quale fase la Scusa si usa come azione.
readingsvalhalla-edition-decktet = Regole del wiki del Decktet
