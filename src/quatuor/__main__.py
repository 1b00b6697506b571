"""`python -m quatuor` is the command `quatuor`."""

import sys

from quatuor.cli import main

sys.exit(main())
