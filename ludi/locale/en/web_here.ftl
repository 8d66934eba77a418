# What the page says where it plays without a server.
web-here-loading = Laying the table in your browser …
web-here-kind-beside = At this screen
web-here-newer = A new version of this app is here. Games you have begun are kept.
web-here-change = Change now
