### First games: what the coach says, step by step.

lesson-name = First game
lesson-place = Step { $number } of { $count }
lesson-next = Next
lesson-do = Do it for me
lesson-skip = Skip this step
lesson-away = Hide the lesson
lesson-back = Back to the lesson
lesson-finish = Finish the lesson
lesson-other = You can do that, but this step is about something else. Undo it, or carry on your own way.
lesson-undo = Undo
lesson-waiting = Another player is deciding. This step continues when it is up to you again.
lesson-which = What would you like to learn?
lesson-of-hellas = The base game
    .text = You lead a hero and slay monsters.
lesson-of-hellas-kronos = Kronos, as the titan
    .text = You are alone against two heroes.
lesson-of-hellas-heroes = Kronos, as a hero
    .text = You stop the titan together with another hero.
