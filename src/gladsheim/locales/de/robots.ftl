### Bot-Konten: Programme, die für jemanden spielen.

robots-name = { $name } (Bot)
robots-title = Bot-Konten
robots-about = Ein eigenes Programm kann hier mitspielen. Gib ihm ein Konto mit einem Namen und ein Token, mit dem es hereinkommt; dann lade es unter diesem Namen an deine Tische ein, so wie du jemanden einlädst, den du kennst. Alle sehen, dass es ein Bot ist.
robots-how = Wie ein Programm mitspielt (auf Englisch)
robots-none = Du hast noch keines.
robots-new = Name des neuen Bots
robots-make = Bot-Konto anlegen
robots-made = { $name } kann hier nun spielen. Es fehlt noch ein Token, um hereinzukommen.
robots-end = Beenden
robots-end-of = { robots-end }: { $name }
robots-end-sure = { $name } kommt dann nicht mehr herein, und der Name ist für andere frei. Die Partien bleiben.
robots-end-do = Ja, beenden
robots-end-not = Behalten
robots-ended = { $name } ist beendet.
robots-tokens-of = Token von { $name }
robots-tokens-none = Noch kein Token: Das Programm kommt nicht herein.
robots-token-used = zuletzt benutzt { $when }
robots-token-unused = nie benutzt
robots-token-revoke = Widerrufen
robots-token-revoke-of = Das Token { $token } von { $name } widerrufen
robots-token-revoked = Das Token { $token } lässt niemanden mehr herein.
robots-token-new = Wofür das neue Token ist
robots-token-make = Token anlegen
robots-token-title = Das neue Token von { $name }
robots-token-about = Es wird nur jetzt gezeigt. Wer es hat, spielt als { $name }: Verwahre es dort, wo das Programm es findet und sonst niemand.
robots-token-field = Token
robots-token-copy = Kopieren
robots-token-copied = Kopiert
robots-token-done = Ich habe es verwahrt
robots-unreachable = Die Liste ist gerade nicht zu bekommen.

refused-too-many-bots = Mehr Bot-Konten kannst du nicht haben. Beende zuerst eines.
refused-too-many-tokens = Mehr Token kann der Bot nicht haben. Widerrufe zuerst eines.
