"""The content security policy: a page may use what this server sends, and nothing else."""

import re
from base64 import b64encode
from hashlib import sha256

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
    " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
    " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
COMPUTING = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").replace(
    "connect-src 'self'", "connect-src 'self' blob:"
)
"""For a worker that runs WebAssembly, which counts as a script that was made on the spot."""
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)


def policy_for(html: str) -> str:
    """The policy that also allows the scripts and styles inside this HTML, by their digests."""
    policy = POLICY
    for kind, content in INLINE.findall(html):
        digest = b64encode(sha256(content.encode()).digest()).decode()
        policy = policy.replace(f"{kind}-src 'self'", f"{kind}-src 'self' 'sha256-{digest}'")
    return policy
