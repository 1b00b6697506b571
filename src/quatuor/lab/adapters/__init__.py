"""The same games as environments of other libraries, each imported when it is asked for."""
