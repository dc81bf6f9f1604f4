# What actions are grouped by where many games are told of.

trendsvalhalla-place = Armies placed in Valhalla
trendsvalhalla-recruit = Recruiting cards
trendsvalhalla-pay = Paying for cards
trendsvalhalla-drop = Giving up cards
trendsvalhalla-event = Events
trendsvalhalla-leader = Leaders
trendsvalhalla-location = Locations
trendsvalhalla-ace = Aces
trendsvalhalla-excuse = The Excuse
trendsvalhalla-armies = Moving armies
trendsvalhalla-glory = Scoring
trendsvalhalla-pass = Passing
trendsvalhalla-end = Ending the turn
