"""The ways to announce that q4 and foursenses share, for tests that run over all of them."""

CLAIMS: list[dict[str, object]] = [{"claims": "auto", "wrong_claim": "pass"}]
CLAIMS += [{"claims": "announce", "wrong_claim": wrong} for wrong in ("pass", "none", "lose")]
