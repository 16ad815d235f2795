"""Marks the public functions and initialisers that take `@Sendable` closures, for the trait Swift5.
Documentation/Decisions/0022 explains why."""
import re

MARK = ["#if Swift5", "@preconcurrency", "#endif"]
DECLARATION = re.compile(r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*public\s+(?:static\s+|final\s+|convenience\s+|override\s+)*(?:func|init)\b")


def marked(text):
    """The text with the attribute before each public function and initialiser that takes a `@Sendable` closure, and
    before no other."""
    lines = unmarked(text.split("\n"))
    result = []
    for index, line in enumerate(lines):
        declaration = DECLARATION.match(line)
        if declaration and "@Sendable" in signature(lines[index:]):
            result += [declaration[1] + part for part in MARK]
        result.append(line)
    return "\n".join(result)


def unmarked(lines):
    result, index = [], 0
    while index < len(lines):
        if [line.strip() for line in lines[index:index + len(MARK)]] == MARK:
            index += len(MARK)
            continue
        result.append(lines[index])
        index += 1
    return result


def signature(lines):
    """From the first line to the parenthesis that closes the parameters."""
    text, depth = "\n".join(lines[:40]), 0
    for index, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == ")" and depth == 0 and "(" in text[:index]:
            # The first pair may be an attribute's.
            if re.search(r"\b(?:func|init)\b", text[:index]):
                return text[:index]
    return text
