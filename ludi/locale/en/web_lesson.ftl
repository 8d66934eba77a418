# The page of a lesson in English: the words around those of the lesson itself.
web-lesson-title = { $game }: first game
web-lesson-teacher = Your first game
web-lesson-progress = Step { $step } of { $count }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-skip-step = Skip this step
web-lesson-leave = Leave the lesson
web-lesson-again = From the beginning
web-lesson-shown = Pointed at: { $things }.
web-lesson-asks = Your move
web-lesson-read = Read on first: choose “Next”.
web-lesson-reading = Read, look at what is marked, and go on when you like.
web-lesson-rest = Play the rest against { $bot }
web-lesson-rest-about = The first game goes on, and now nobody helps you. It is practice: draws are random but cannot be verified, and nothing is recorded.
web-lesson-rest-over = That was your first game.
web-lesson-new-game = A real game

## Where a table waits for its players
web-lesson-never = Never played { $game }? A guided first game takes six minutes or so. It opens in a new tab, so that your place here is kept.
web-lesson-never-learn = Learn { $game }
