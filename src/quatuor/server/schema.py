"""The description of all routes and messages, for the types of the page.

python -m quatuor.server.schema > web/openapi.json
"""

import json

from quatuor.server.app import create_app


def document() -> str:
    """The OpenAPI document, the messages of the WebSocket included, in a stable form."""
    return json.dumps(create_app().openapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(document(), end="")
