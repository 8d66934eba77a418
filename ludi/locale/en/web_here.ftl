# What the page says where it plays without a server.
web-here-loading = Laying the table in your browser …
web-here-kind-beside = At this screen
web-here-newer = A new version of this app is here. Games you have begun are kept.
web-here-change = Change now
web-here-other-rules-playing = This game was begun with other rules than those of today and cannot go on. This is how it stood.
web-here-other-rules-over = This game was played with other rules than those of today and cannot be shown move by move. This is how it ended.
