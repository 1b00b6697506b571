"""The headers that keep a page to itself; every answer carries them, errors too."""

import json

from quatuor.server.content_security_policy import POLICY

SECURITY = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def last_answer(status: str, code: str, message: str) -> bytes:
    """A whole answer to a client who is not let as far as the application; then it is closed."""
    body = json.dumps({"code": code, "message": message}).encode()
    headers = {
        **SECURITY,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body
