"""People who meet: tables, accounts, chat, time."""
