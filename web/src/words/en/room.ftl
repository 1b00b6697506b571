# The room: shelf, options, tables, settings.

loading = One moment…
navigation = Places
skip-to-content = Skip to the content
mute = Mute the sounds
not-found-title = There is nothing here
lobby-title = Open tables
learn-link = Learn
study-link = Study
settings-title = Settings
