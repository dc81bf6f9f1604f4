"""Workers for tasks that fall into many pieces: processes of this machine, or a cluster."""
