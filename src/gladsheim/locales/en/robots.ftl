### Bot accounts: programs that play for people.

robots-name = { $name } (bot)
robots-title = Bot accounts
robots-about = A program of your own can play here. Give it an account with a name, and a token to sign in with; then invite it to your tables by that name, as you would invite a friend. Everyone sees that it is a bot.
robots-how = How a program plays
robots-none = You have no bot accounts yet.
robots-new = Name of the new bot
robots-make = Make a bot account
robots-made = { $name } can play here now. It needs a token to sign in with.
robots-end = Close
robots-end-of = { robots-end }: { $name }
robots-end-sure = { $name } can no longer sign in, and its name becomes free. Its games stay.
robots-end-do = Yes, close the account
robots-end-not = Keep it
robots-ended = The account { $name } is closed.
robots-tokens-of = Tokens of { $name }
robots-tokens-none = No token yet: the program cannot sign in.
robots-token-used = last used: { $when }
robots-token-unused = never used
robots-token-revoke = Revoke
robots-token-revoke-of = Revoke the token { $token } of { $name }
robots-token-revoked = The token { $token } no longer works.
robots-token-new = What the new token is for
robots-token-make = Make a token
robots-token-title = The new token of { $name }
robots-token-about = It is shown only now. Anyone who has it can play as { $name }: keep it where only the program can find it.
robots-token-field = Token
robots-token-copy = Copy
robots-token-copied = Copied
robots-token-done = I have saved it
robots-unreachable = The list cannot be loaded right now.

refused-too-many-bots = You have reached the limit of bot accounts. Close one first.
refused-too-many-tokens = This bot account has reached the limit of tokens. Revoke one first.
