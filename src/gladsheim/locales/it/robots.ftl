### Account bot: programmi che giocano per qualcuno.

robots-name = { $name } (bot)
robots-title = Account bot
robots-about = Un tuo programma può giocare qui. Dagli un account con un nome e un token per entrare; poi invitalo ai tuoi tavoli con quel nome, come inviteresti un amico. Tutti vedono che è un bot.
robots-how = Come gioca un programma (in inglese)
robots-none = Non hai ancora account bot.
robots-new = Nome del nuovo bot
robots-make = Crea un account bot
robots-made = Ora { $name } può giocare qui. Per accedere serve un token.
robots-end = Chiudi
robots-end-of = { robots-end }: { $name }
robots-end-sure = { $name } non potrà più accedere e il nome tornerà libero. Le sue partite restano.
robots-end-do = Sì, chiudilo
robots-end-not = Tienilo
robots-ended = L'account { $name } è chiuso.
robots-tokens-of = Token di { $name }
robots-tokens-none = Ancora nessun token: il programma non può accedere.
robots-token-used = ultimo uso: { $when }
robots-token-unused = mai usato
robots-token-revoke = Revoca
robots-token-revoke-of = Revoca il token { $token } di { $name }
robots-token-revoked = Il token { $token } non funziona più.
robots-token-new = A che cosa serve il nuovo token
robots-token-make = Crea un token
robots-token-title = Il nuovo token di { $name }
robots-token-about = Si vede solo adesso. Chi lo possiede può giocare come { $name }: conservalo dove può trovarlo solo il programma.
robots-token-field = Token
robots-token-copy = Copia
robots-token-copied = Copiato
robots-token-done = L'ho salvato
robots-unreachable = Al momento non è possibile caricare l'elenco.

refused-too-many-bots = Hai raggiunto il limite di account bot. Prima chiudine uno.
refused-too-many-tokens = Questo account bot ha raggiunto il limite di token. Prima revocane uno.
