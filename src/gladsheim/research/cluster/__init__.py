"""Work that falls into many pieces, done by processes of this machine or on a cluster."""
