"""Tables before play: which table a user is offered, how seats are taken, and the deal made together."""
