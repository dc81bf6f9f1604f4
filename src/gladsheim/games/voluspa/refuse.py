def why_not(document, action):
    return None
