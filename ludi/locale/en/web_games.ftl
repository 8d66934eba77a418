# The page of one's own games, in English.

web-games-none = You have not played yet. Whatever you play will be kept here, so that you can look at it again.
web-games-all = Show all games

## How one has fared
web-games-statistics = How I have fared
web-games-against = Against
web-games-everybody = everybody
web-games-people = people
web-games-count = Games
web-games-wins = Won
web-games-wins-of = { $wins } ({ $percent }%)
web-games-place = Average place
web-games-place-unknown = not known
web-games-about = A shared victory counts by its share. A game against bots of two strengths counts for both. Games without a result do not count.

## The list
web-games-list = All games
web-games-here = Kept in this browser
web-games-filter = Which games?
web-games-game = Game
web-games-any-game = all games
web-games-outcome = Result
web-games-any-outcome = any result
web-games-opponents = Opponents
web-games-anybody = anybody
web-games-with-people = with people
web-games-bots = only bots
web-games-with-bot = with { $bot }
web-games-name = Opponent’s name
web-games-nothing = No game is like that.
web-games-found = { $n ->
    [0] No game found.
    [one] One game, page { $page }.
   *[other] { $n } games, page { $page }.
}
web-games-date = Played on { $date }
web-games-won = Won
web-games-shared = Victory shared
web-games-lost = Lost
web-games-came = Lost, { ORDINAL($place) } place
web-games-playing = In progress
web-games-closed = Ended without a result
web-games-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
web-games-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
web-games-moves = { $n ->
    [one] one move
   *[other] { $n } moves
}
web-games-instant = less than a minute
web-games-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
web-games-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
web-games-days = { $n ->
    [one] one day
   *[other] { $n } days
}
web-games-replay = Replay
web-games-replay-of = Replay of { $title }, { $date }
web-games-resume = Resume
web-games-resume-of = Resume { $title }, { $date }
web-games-newer = Newer
web-games-older = Older
