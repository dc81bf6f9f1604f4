### Account bot: programmi che giocano per qualcuno.

robots-name = { $name } (bot)
robots-title = Account bot
robots-about = Un tuo programma può giocare qui. Dagli un account con un nome e un token per entrare; poi invitalo ai tuoi tavoli con quel nome, come inviteresti un amico. Tutti vedono che è un bot.
robots-how = Come gioca un programma (in inglese)
robots-none = Non ne hai ancora.
robots-new = Nome del nuovo bot
robots-make = Crea un account bot
robots-made = Ora { $name } può giocare qui. Gli serve un token per entrare.
robots-end = Chiudi
robots-end-of = { robots-end }: { $name }
robots-end-sure = { $name } non entrerà più e il nome sarà libero per altri. Le sue partite restano.
robots-end-do = Sì, chiudilo
robots-end-not = Tienilo
robots-ended = L'account { $name } è chiuso.
robots-tokens-of = Token di { $name }
robots-tokens-none = Ancora nessun token: il programma non può entrare.
robots-token-used = usato l'ultima volta { $when }
robots-token-unused = mai usato
robots-token-revoke = Revoca
robots-token-revoke-of = Revoca il token { $token } di { $name }
robots-token-revoked = Il token { $token } non fa più entrare nessuno.
robots-token-new = A che cosa serve il nuovo token
robots-token-make = Crea un token
robots-token-title = Il nuovo token di { $name }
robots-token-about = Si vede solo adesso. Chi lo possiede gioca come { $name }: tienilo dove lo trova il programma e nessun altro.
robots-token-field = Token
robots-token-copy = Copia
robots-token-copied = Copiato
robots-token-done = L'ho conservato
robots-unreachable = L'elenco al momento non arriva.

refused-too-many-bots = Non puoi avere altri account bot. Prima chiudine uno.
refused-too-many-tokens = Il bot non può avere altri token. Prima revocane uno.
