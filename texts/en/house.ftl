# What the house says about every game.

house-player = Player { $number }
house-table-title = { $game } · table { $table }
house-table-choice = Table { $table } ({ $status })
house-thread = { $game } { $table }

status-open = open
status-playing = being played
status-finished = finished
status-aborted = ended

# The open table
house-lobby = { $host } opened this table. Seats taken: **{ $taken } of { $size }**. The game starts by itself when the last one is taken.
house-side = Side { $side }
house-nobody = nobody yet
house-join = Join
house-join-side = Join side { $side }
house-leave = Leave
house-start = Start
house-cancel = Cancel
house-lobby-playing = The game is on in { $place }.
house-lobby-drawn = The game is over. It is a draw.
house-lobby-finished = The game is over. Won by { $winners }.

# The board
house-play = Play
house-hand = My hand
house-words = In words
house-rules = Rules
house-log = Log
house-earlier = … and { $count } more before that (see the log)
house-earlier-board = The board at an earlier moment
house-promise = The shuffles are fixed by a secret number. Its SHA-256 is `{ $hash }`; the number itself is shown at the end, for anyone to check.
house-seed = Secret number of the shuffles, in hexadecimal: `{ $seed }`. The SHA-256 of its bytes is `{ $hash }`, as promised at the start.
house-drawn = It is a draw.
house-won = { $winners } won.
house-rank = **{ $rank }.** { $player } — { $score ->
    [one] { $score } point
   *[other] { $score } points
}
house-wish-resign = { $player } would resign. A partner agrees with the game's `resign` command.
house-words-title = Table { $table } in words
house-log-title = Table { $table }: the log

# The panel
house-panel-title = { $game } · table { $table } · you are { $seat }
house-news = New, for you alone
house-waiting = Nothing to do for you now. Waiting for { $players }.
house-over = The game is over.
house-may-change = You have chosen. You may change it until everybody has.
house-preview = Please confirm:
house-confirm = Confirm
house-back = Back
house-restart = Start over
house-refresh = Refresh
house-pick-one = Choose one
house-pick-exactly = Choose { $count }
house-pick-several = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
house-gather = { $choose } over all pages ({ $count } chosen)
house-gathered = Done: { $count } chosen
house-page = Page { $page } of { $pages }
house-page-before = ◀ Before
house-page-after = Next ▶

house-resign = Yes, I resign
house-resign-ask = { $kind ->
    [asking] Do you really want to give up your game at table { $table }? Your partner is asked and the game goes on: you both give up once they agree. Until then your next move takes this back.
    [agreeing] Your partner wishes to resign at table { $table }. If you agree, you both give up now, and the other side wins.
   *[alone] Do you really want to give up your game at table { $table }? If only one side is left then, it wins. Otherwise the bot plays your seat until somebody takes it.
}

# What was done
done-joined = You sit at table { $table }.
done-left = You left table { $table }.
done-started = Table { $table } begins.
done-cancelled = Table { $table } is closed.
done-aborted = Table { $table } is ended.
done-aborted-damaged = Table { $table } was damaged and could not be read any more: it is ended.
done-board = Here it is: { $link }
done-resigned = You have resigned at table { $table }.
done-resign-asked = Your partner at table { $table } is asked: you both give up when they use the `resign` command as well. Your next move takes this back.

# Why a table ended without a result
ending-cancelled = The table was closed by its host.
ending-deserted = Everybody left: the table is closed.
ending-moderator = A moderator ended this table.
ending-version = The rules of this game have changed since this table began, so it cannot go on. Sorry!

result-resigned = The others gave up.

# Refusals: one sentence that says what to do
refusal-no-table = There is no such table here: `/tables` lists those there are.
refusal-no-table-here = You have no such table here: see `/tables`, or open one with `new`.
refusal-which-table = You have several tables here ({ $tables }): name one with the option `table`.
refusal-other-version = Table { $table } cannot be used any more: it was begun with other rules of its game, or is damaged.
refusal-damaged = Table { $table } is damaged and cannot be read: ask whoever runs this bot, whose log says more, or let a moderator end it with `/abort`.
refusal-seats = This game is played by { $seats }: choose one of these.
refusal-seated = You already sit at this table.
refusal-not-seated = You do not sit at this table.
refusal-full = This table is full: look for another with `/tables`, or open one yourself.
refusal-side-full = That side is full: join the other one.
refusal-started = This game has begun already.
refusal-not-started = This game has not begun yet.
refusal-over = This game is over.
refusal-not-host = Only the host of this table ({ $host }) can do that.
refusal-too-few = This game is played by { $seats }: wait until enough people sit.
refusal-not-your-seat = This is not your seat: only those who play at this table can use this.
refusal-given-up = You have no seat at this table any more: it was given up. *Take this seat* below the board brings you back, where the table allows it.
refusal-question-closed = That question was answered already. This is how it stands now.
refusal-draft-gone = That control was out of date. This is how it stands now.
refusal-not-offered = That choice is not offered. Please choose from what you see now.
refusal-not-legal = The rules do not allow this combination. Please choose again.
refusal-just-done = Someone was faster just now. Please look again.
refusal-unknown-control = This control is not known any more: use `/tables` to find your table.
refusal-openers = On this server only those who manage it open tables.
refusal-managers = Only those who may manage this server can change its settings.
refusal-moderators = Only those who may manage messages here can end a table.
refusal-permissions = I need these permissions in this channel first: { $permissions }. Please ask whoever manages the server.
refusal-uninvited = Only my commands are on this server, not I myself, so I can show no board here. Whoever manages the server can invite me: <{ $link }>
refusal-server-only = This works on servers only: use it in a channel there.
refusal-cannot-show = I am not allowed to post in { $place }: there I need { $permissions }. Nothing is lost: the table is shown again once I may.
refusal-channel-gone = The channel of this table is gone. Nothing is lost: use the command `board` with the table's number ({ $table }) in another channel, and the game goes on there.
refusal-thread-locked = { $place } is archived or locked, so I cannot post there. Nothing is lost: the table is shown again when somebody unlocks the thread, or use the command `board` with the table's number ({ $table }) in another channel, and the game goes on there.
refusal-server-away = I cannot reach this server just now. Nothing is lost: the table is shown as soon as I can, or once whoever manages the server invites me.
refusal-show-later = Discord does not take the board just now. Nothing is lost: it is shown again soon, or at once with the command `board`.
refusal-command = This command has changed: type it anew and choose from what Discord offers. If that does not help, reload Discord.
refusal-resign-open = The game has not begun: leave the table with its button instead.
error-fault = Something went wrong on our side. Your game is kept: please look at it again. If it happens again, tell whoever runs this bot the reference `{ $reference }`.

# /tables, /help, /settings
tables-title = Tables
tables-mine = Yours
tables-open = Open here
tables-ended = Finished here
tables-none = There are no tables here yet. Open one with a game's `new` command; `/help` lists the games.
tables-seats = { $taken } of { $size } seats taken:
tables-your-turn = your turn ·
tables-turn = waiting for { $players } ·
tables-damaged = damaged ·
tables-drawn = a draw ·
tables-won = won by { $players } ·
help-title = Board games in this channel
help = Open a table with a game's `new` command. Others join with the button; the game begins when the last seat is taken, or when the host presses *Start*.
    The board is a picture in the channel. When it is your turn you are called. Press **Play**: a panel opens that only you can see, with your hand and what you can do. Choose, look at the preview, confirm.
    The button *My hand* shows your hand at any time, *In words* tells the whole board in words, *Log* tells all that happened, *Rules* the rules.
    Nothing is lost when the bot restarts: old buttons keep working, and a game may take minutes or weeks. `/tables` lists your tables and whose turn it is; a game's `board` command shows its board again at the bottom of the channel.
    Life happens: `/pause` stops the clocks when everybody agrees, a game's `resign` gives it up, `/sit` takes over a seat that is free, `/remove` takes a seat from someone who has vanished. `/me` sets your language, your quiet hours and how you are called.
    Moderators can end a table with `/abort`; those who manage the server choose threads, language and who may open tables with `/settings`.
    Every shuffle can be checked: the SHA-256 of its secret number is shown at the start, the number itself at the end.

    These are the games:
settings-now = Games are played { $place }. The language of what everybody sees: { $language }. Tables may be opened by { $openers }. Change this with the options of `/settings`.
settings-thread = in a thread of their own
settings-channel = in the channel where the table was opened
settings-server = the server's own language
settings-everyone = everyone
settings-managers = those who manage the server

# Clocks
clock-none = no clock
clock-live-1 = live: 1 minute a move
clock-live-2 = live: 2 minutes a move
clock-live-5 = live: 5 minutes a move
clock-live-10 = live: 10 minutes a move
clock-hours-12 = 12 hours a move
clock-days-1 = 1 day a move
clock-days-2 = 2 days a move
clock-days-3 = 3 days a move
clock-days-7 = 7 days a move
clock-bank = a bank: days each, plus hours a move
time-up-move = the bot makes the move
time-up-seat = after two in a row, the seat is given up
time-up-lose = the seat is given up at once
house-clock = Clock: { $clock }. When time is up: { $then }.
house-clock-bank = { $days ->
    [one] 1 day
   *[other] { $days } days
} each, plus { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} a move
house-moved-clock = ⏰ Time was up for { $player }: the bot moved.
house-moved-stand-in = 🪑 The bot moved for { $player }.
house-stand-in = { $player } no longer plays: the bot plays this seat until somebody takes it.
house-paused = The clocks stand still. Anyone at the table can let them run on.
house-wish-pause = { $players } would like a pause: the others agree with `/pause`.
house-wish-remove = { $players } would remove { $player }: the others agree with `/remove`, and a move of { $player } ends the matter.
house-wish-rematch = For a rematch: { $players }
house-rematch = Rematch
house-sit = Take this seat
house-resume = Resume

done-resumed = The clocks of table { $table } run on.
done-paused = The clocks of table { $table } stand still until somebody resumes.
done-pause-wished = Noted: when everybody at table { $table } has asked for a pause, its clocks stand still.
done-removed = { $player } no longer plays at table { $table }.
done-remove-wished = Noted: when all the others at table { $table } agree, the bot plays on for { $player }.
done-rematch-wished = Noted: the rematch begins when everybody wants it.

refusal-no-clock = This table has no clock.
refusal-paused = This table pauses already.
refusal-not-paused = This table does not pause.
refusal-no-seat = Nobody of that name plays at this table now.
refusal-remove-self = To give up your own seat, use the game's `resign` command.
refusal-remove-alone = Two others at least must agree to remove somebody: please ask a moderator.
refusal-no-free-seat = No seat is free at this table.
refusal-no-return = You have played at this table and cannot take another seat there.
refusal-not-over = This game is not over yet.
refusal-rematch-on = The rematch has begun already: table { $table }.
refusal-rematch-left = Somebody has left this table, so there is no rematch: open a new one.
refusal-zone = I do not know that time zone: write its IANA name, such as Europe/Berlin.
refusal-zone-first = Set your time zone first, with the option `zone`.
refusal-quiet = Write quiet hours as 22:00-08:00, twelve hours at most, or `off`.

call-turn = It is your turn: { $game }, table { $table }. { $link }
call-closed = { $player }, it is your turn. (I could not send you a direct message, so I call you here from now on.)
call-partner = { $player }, your partner { $partner } would resign at table { $table }. You both give up once you use `{ $command }` as well; otherwise just play on.
call-reminder = { $player }, your time is running out:
me-now = Language: { $language }. Time zone: { $zone }. Quiet hours: { $quiet }. You are called { $calls }. Change this with the options of `/me`; quiet hours count for clocks that start from then on.
me-discord = as your Discord
me-no-zone = not set
me-no-quiet = none
me-direct = by direct message
me-mention = by a mention
tables-wanted = Seats wanted
house-pass-all = Always pass when I could react
house-ask-me = You always pass when you could react: ask me again
