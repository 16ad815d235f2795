"""Separates the code of a Swift file from its comments and strings."""

import re

# Matches the start of a comment, or of a string with any number of # before it.
OPENING = re.compile(r'//|/\*|(#*)("""|")')


def masked(text):
    """Replaces each character of a comment or string by a NUL, except line breaks. An interpolation `\\(…)` counts as
    part of its string."""
    parts, position = [], 0
    while opening := OPENING.search(text, position):
        parts.append(text[position:opening.start()])
        end = end_of(text, opening)
        parts.append(re.sub(r"[^\n]", "\0", text[opening.start():end]))
        position = end
    return "".join(parts) + text[position:]


def end_of(text, opening):
    """Returns the end of the comment or string that `opening` begins."""
    if opening[0] == "//":
        return next_or_end(text, "\n", opening.end())
    if opening[0] == "/*":
        return end_of_comment(text, opening.end())
    hashes, quote = opening[1], opening[2]
    return end_of_text(text, opening.end(), hashes, quote)


def next_or_end(text, found, position):
    index = text.find(found, position)
    return len(text) if index < 0 else index


def end_of_comment(text, position):
    """Returns the end of a block comment. Block comments nest."""
    depth = 1
    for part in re.finditer(r"/\*|\*/", text[position:]):
        depth += 1 if part[0] == "/*" else -1
        if depth == 0:
            return position + part.end()
    return len(text)


def end_of_text(text, position, hashes, quote):
    escape, closing = "\\" + hashes, quote + hashes
    while position < len(text):
        if text.startswith(closing, position):
            return position + len(closing)
        if text.startswith(escape + "(", position):
            position = end_of_interpolation(text, position + len(escape) + 1)
        elif text.startswith(escape, position):
            position += len(escape) + 1
        elif text[position] == "\n" and quote == '"':
            return position
        else:
            position += 1
    return len(text)


def end_of_interpolation(text, position):
    depth = 1
    while position < len(text) and depth > 0:
        if opening := OPENING.match(text, position):
            position = end_of(text, opening)
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
    return position


def replaced(text, pattern, replacement):
    """Replaces the matches of `pattern` in the code of a text."""
    parts, position = [], 0
    for match in pattern.finditer(masked(text)):
        parts += [text[position:match.start()], match.expand(replacement)]
        position = match.end()
    return "".join(parts) + text[position:]


def replaced_at(text, offsets, old, new):
    """Replaces `old` by `new` at each of the offsets."""
    for offset in sorted(set(offsets), reverse=True):
        text = text[:offset] + new + text[offset + len(old):]
    return text


def end_of_block(mask, position):
    """Returns the end of the block that contains `position`."""
    depth = 1
    for brace in re.compile(r"[{}]").finditer(mask, position):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return brace.start()
    return len(mask)
