### Bot-Konten: Programme, die für jemanden spielen.

robots-name = { $name } (Bot)
robots-title = Bot-Konten
robots-about = Ein eigenes Programm kann hier mitspielen. Gib ihm ein Konto mit einem Namen und ein Token, mit dem es hereinkommt; dann lade es unter diesem Namen an deine Tische ein, so wie du jemanden einlädst, den du kennst. Alle sehen, dass es ein Bot ist.
robots-how = Wie ein Programm mitspielt (auf Englisch)
robots-none = Du hast noch keine Bot-Konten.
robots-new = Name des neuen Bots
robots-make = Bot-Konto anlegen
robots-made = { $name } kann hier jetzt spielen, braucht aber noch ein Token zum Anmelden.
robots-end = Schließen
robots-end-of = { robots-end }: { $name }
robots-end-sure = { $name } kann sich nicht mehr anmelden, und der Name wird frei. Die Partien bleiben.
robots-end-do = Ja, Konto schließen
robots-end-not = Behalten
robots-ended = Das Konto { $name } ist geschlossen.
robots-tokens-of = Token von { $name }
robots-tokens-none = Noch kein Token: Das Programm kann sich nicht anmelden.
robots-token-used = zuletzt benutzt: { $when }
robots-token-unused = nie benutzt
robots-token-revoke = Widerrufen
robots-token-revoke-of = Das Token { $token } von { $name } widerrufen
robots-token-revoked = Das Token { $token } gilt nicht mehr.
robots-token-new = Wofür das neue Token ist
robots-token-make = Token anlegen
robots-token-title = Das neue Token von { $name }
robots-token-about = Es wird nur jetzt gezeigt. Wer es hat, kann als { $name } spielen: Bewahre es dort auf, wo nur das Programm es findet.
robots-token-field = Token
robots-token-copy = Kopieren
robots-token-copied = Kopiert
robots-token-done = Ich habe es gesichert
robots-unreachable = Die Liste lässt sich gerade nicht laden.

refused-too-many-bots = Du hast die Höchstzahl an Bot-Konten erreicht. Schließe zuerst eines.
refused-too-many-tokens = Dieses Bot-Konto hat die Höchstzahl an Token erreicht. Widerrufe zuerst eines.
