def picture(scene, colour=False): return str(scene)
def sentence(e,n,l): return str(e)
