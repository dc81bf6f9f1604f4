"""What people are shown of tables: views, the messages of sockets, which shared deals are open to whom."""
