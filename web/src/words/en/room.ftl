# The room: what goes for every screen, settings, what can go wrong.

loading = One moment…
navigation = Places
skip-to-content = Skip to the content
mute = Mute the sounds
home = The shelf
switch-language = Language

## What can go wrong

error-back = To the shelf
error-no_table = This table does not exist, or its link has expired.
error-unreadable_table = This table can no longer be read. Your other tables are not affected.
error-too_many = That was a little fast. Wait a moment and try again.
error-unreachable = The room does not answer. Is it still running?
not-loaded-title = This screen could not be loaded
not-loaded-help = The room may have been renewed meanwhile, or it does not answer. Your games are kept.
not-loaded-again = Load the page again
error-just_full = Somebody has just taken the last free seat. You can watch.
error-full = There is no room left at this table.
error-seat_taken = Somebody was quicker: that seat is taken.
error-other_side = You already play for another side.
error-round_over = The round is over.
error-no_pause = The next round has begun already.
error-said_already = The others are still looking.
error-bad_interval = The pause between two rounds is 0 seconds (it waits for you) to 30 days.
error-stale = Somebody moved at the same moment. Look at the board and try again.
error-not_your_turn = It is not your turn yet.
error-illegal_move = That cannot be played now.
error-unreadable_move = That is not a move.
error-illegal_move-at = Move { $number }, “{ $token }”, cannot be played there.
error-unreadable_move-at = Move { $number }, “{ $token }”, is not a move of this game.
error-unreadable_text = That could not be read. Paste moves such as 444442, a link to a position, or a game record.
error-bad_record = This game record cannot be read: it was changed, or cut short.
error-bad_study = This study cannot be read: it was changed, or cut short.
error-bad_given = No match can begin with these moves.
error-time_over = The time is up.
error-no_undo = That cannot be taken back any more.
error-no_draw = The computer does not agree to a draw.
error-no_offer = That offer is no longer open.
error-offer_open = Another question has not been answered yet.
error-match_on = The game has begun already.
error-match_over = The game is over.
error-seats_free = Somebody is still missing.
error-bad_stake = The stake can be changed only before a round begins.
error-bad_start = In this game the rules say who starts.
error-bad_option = These options do not go together.
error-bad_name = A name is one line of 1 to 24 characters.
error-name_taken = Somebody here has a name that looks the same. Choose another one.
error-invisible_characters = There is a character in it that nobody can see. Leave it out.
error-stacked_characters = There are too many accents on one letter. Leave some out.
error-too_many_phrases = One moment: that was a lot of phrases.
error-door_closed = The host has closed the door: nobody new joins or watches.
error-removed = The host asked you to leave this table. You may come back in ten minutes.
error-rejected = The host said no. You may ask again in a minute.
error-asked_already = The host has been asked already.
error-agreed_already = You have agreed already; the others are still thinking.
error-ask_team = Ask your team first: you give up only together.
error-no_request = They do not ask any more.
error-not_here = They have left already.
error-not_host = Only the host may do that.
error-bad_text = A remark is one line of at most 140 characters.
error-not_kept = That could not be written down. Try again.
error-restarted = The room had to start again. Nothing is lost; try that once more.
error-failed = Something went wrong here. Try again.
error-in_the_air = A token is still in the air.
error-other = The room refused: { $message }
not-found-title = There is nothing here
not-found-help = The address may be mistyped, or the table it led to is gone.

## Settings

settings-title = Settings
settings-lead = Kept in this browser only.
settings-language = Language
language-auto = As the browser
settings-theme = Appearance
theme-auto = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-colours = Pieces in colours that everybody can tell apart
settings-colours-help = The shapes on the pieces are always there.
settings-motion = Motion
motion-auto = As the device
motion-full = Pieces move
motion-reduced = No motion
settings-sound = Sounds
settings-place = Sounds tell the place
settings-place-help = Left and right, high and low: you hear where a piece came to rest, and whose it is.
settings-vibration = Vibration
settings-blind = Help for playing without seeing
settings-blind-help = Typed moves, the board as text, and every announcement written out.
settings-terse = Short announcements
settings-terse-help = Whose turn it is goes unsaid when it passes on as usual.
settings-device = Let this device search when I study
settings-device-help = Values and reviews are then searched here, which costs the server nothing. The first time, some megabytes are loaded; until then the server answers.
settings-device-none = This room does not offer to let your own device search when you study.
settings-name = Your name
settings-name-help = The others see it at the table.

link-lobby = Tables
link-learn = Learn
link-puzzles = Puzzles
link-study = Study

## Names for those who have none

animal-1 = Otter
animal-2 = Fox
animal-3 = Heron
animal-4 = Badger
animal-5 = Lynx
animal-6 = Robin
animal-7 = Hedgehog
animal-8 = Dolphin
animal-9 = Owl
animal-10 = Squirrel
animal-11 = Penguin
animal-12 = Panda

## A room in the browser itself

tab-app = Games where four in a row is only the beginning. They need no network.
tab-opening = The room is being opened. The first time, this takes a while.
tab-offline = This room works without a network. Your games stay in this browser.
tab-offline-most = This room works without a network, all but { $games }: open that once, and it does too. Your games stay in this browser.
tab-extra-loading = What this game needs besides is being loaded. The first time, this takes a while.
tab-extra-missing = This game needs files that are not kept here yet. It starts by itself once the network is back.
tab-making = A table of all positions of this game is being made, once for this device.
tab-elsewhere = This room is open in another tab. It goes on here once that one is closed.
tab-failed = The room could not be opened in this browser.
tab-restarting = The room has stopped and is starting again. Nothing that was played is lost.
tab-open-again = Try again
tab-full = This device has no space left: moves cannot be stored, so they do not count. Free some space, then go on.
tab-newer = A new version is ready.
tab-newer-soon = After this round
tab-newer-now = Use it now
tab-install = Install
tab-device = On this device
tab-kept = Everything is here: the room works without a network.
tab-not-kept = The room needs a network until all its files are here. They are kept only over https.
tab-install-app = The room is installed.
tab-install-button = As an app the room has an icon of its own and the whole screen.
tab-install-share = As an app the room has an icon of its own, and this device keeps your games for good: open the Share menu and choose “Add to Home Screen”.
tab-install-menu = As an app the room has an icon of its own: look for “Install” or “Add to Home screen” in the menu of your browser. Not every browser can do it.
