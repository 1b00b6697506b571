"""The games of the collection, one folder each; `registry` finds them and those of others."""
