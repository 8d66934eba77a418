# What is said between those who play, in English.

web-chat-lines = What was said
web-chat-nothing = Nobody has said anything yet.
web-chat-reactions = Reactions
web-chat-line = A line for the others who play
web-chat-send = Send
web-chat-hear = Whom do you want to hear?
web-chat-about = Only those who play at this table can read this. Chat can be turned off in the settings.
web-chat-heard = { $player }: { $said }
web-chat-salve = Salve!
web-chat-bravo = Well played!
web-chat-laugh = Ha!
web-chat-ouch = Ouch!
web-chat-luck = What luck!
web-chat-moment = One moment …
