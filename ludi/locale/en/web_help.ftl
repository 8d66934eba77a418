# Help at a table and beside a replay, in English.
web-table-help-goal = The goal
web-table-help-turn = A turn
web-table-help-now = What is to be decided now
web-table-help-rule = The rule: { $number } { $title }
web-table-help-rules = Read all the rules (in a new tab)
web-table-help-signs = What the signs mean

## Keys
web-table-keys = Keys
web-table-key-arrows = from one thing you can choose to the next
web-table-key-shift-arrows = to everything on the board
web-table-key-enter = choose; confirm the turn
web-table-key-look = look at it closely, where there is more to see
web-table-key-undo = take back the last step
web-table-key-escape = put back what you picked; close
web-table-key-hint = ask for a hint
web-table-key-skip = skip what is being shown
web-table-key-options = list of all options
web-table-key-help = help: the goal, a turn, this decision, the signs, the keys
