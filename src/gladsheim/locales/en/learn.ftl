# The lessons: what surrounds their boards.

learn-title = Learn { $game }
learn-about = Short lessons on the real board. Take them in any order; nothing counts here.
learn-lessons = Lessons
learn-lesson = { $title }, { $done ->
    [yes] done
   *[no] { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
}
learn-state = { $done ->
    [yes] Done
   *[no] { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
}
learn-begin = Begin
learn-go-on = Continue: { $title }
learn-step = Step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-again = Again
learn-show = Show me
learn-overview = All lessons
learn-next-lesson = Next lesson: { $title }
learn-right = Well done.
learn-shown = This is how it works.
learn-would-bring = That would gain { $sum }.
learn-nothing = nothing
learn-not-this = That is allowed, but it is not your task here.
learn-allowed = That is allowed. Find something that is not.
learn-other-reason = Refused for another reason: { $why }
learn-because = { $reason }: { $sum }
learn-finished = You have completed this lesson.
learn-all-done = You know the game. The rest is best learned by playing.
learn-play-first = Play your first game
learn-play-about = Play the easiest bot at your own pace. You can take a move back until it reveals something.
learn-task = Your task
learn-otherwise = Editions differ here, and this lesson follows the default rules.
learn-otherwise-rules = What a table can play instead
learn-missing = There is no such lesson.
