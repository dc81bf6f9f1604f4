"""Views of tables: what observers may see, the messages of sockets, access to shared deals."""
