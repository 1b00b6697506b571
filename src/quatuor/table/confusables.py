"""Characters that look like a Latin letter or a digit: the part of Unicode's list that names need.

From the list of confusable characters of Unicode (UTS #39): of the Basic Multilingual Plane those
that stay other characters after compatibility decomposition and case folding, each with what it
looks like. `i`, `l` and `1` are one here, and so are `o` and `0`.
"""

LOOKALIKES: dict[str, str] = {
    "2": "ƨϩᒿꙅꛯꝛ",
    "3": "ȝɜʒзӡⳍꝫ",
    "4": "Ꮞ",
    "5": "ƽ",
    "6": "бᏮⳓ",
    "8": "ȣ৪੪",
    "9": "৭੧୨൭ⳋꝯ",
    "a": "ɑαаᎪᗅꓮ",
    "b": "ƅβвьᏏᏴᑲᖯᗷꓐꞵ",
    "c": "сᏟᴄⲥꓚ",
    "d": "đԁᎠᏧᑯᗞᗪꓒꓓ",
    "e": "εеҽᎬⴹꓰꬲ",
    "f": "ϝքᖴẝꓝꞙꬵ",
    "g": "ƍɡԍցᏀᏳᶃꓖ",
    "h": "ħηнһհᎻᏂᕼⲏꓧ",
    "j": "ʝϳјᎫᒍꓙ",
    "k": "κкᏦᛕⲕꓗ",
    "l": "ıłǀɩɪιіӏ۱ᎥᏞᒪᛁⲓⳑⵏꓡꓲꙇ",
    "m": "μϻмᎷᗰᛖⲙꓟ",
    "n": "ոռⲛꓠ",
    "o": "øοσоօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ",
    "p": "ρрᏢᑭⲣꓑ",
    "q": "ԛգզⵕ",
    "r": "ʀгᎡᎱᏒᖇᴦⲅꓣꭇꭈ",
    "s": "ѕտᏕᏚꓢꜱ",
    "t": "ŧτтᎢⲧꓔ",
    "u": "ʋυսሀᑌᴜꓴꞟꭎꭒ",
    "v": "νѵ۷Ꮩᐯᴠⴸꓦꛟ",
    "w": "ɯѡԝաᎳᏔᴡꓪ",
    "x": "χхᕁᕽᚷⲭⵝꓫꭓ",
    "y": "ɣʏγуүყᎩᎽᶌỿⲩꓬꭚ",
    "z": "ζᏃᴢꓜ",
}
