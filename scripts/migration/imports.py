"""Replaces the imports of RxSwift's modules, and adds an import of Foundation if they provided it."""

import re

from migration import code
from migration.renames import MODULES

PREFIX = (
    r"^(?P<prefix>[ \t]*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|typealias)\s+)?)")
OLD = re.compile(PREFIX + MODULES + r"\b")
IMPORT = re.compile(r"^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s")
CONDITION = re.compile(r"\s*#(if|elseif|else|endif)\b")

# The modules that provide Foundation in the original projects, but not here.
BRINGS_FOUNDATION = re.compile(r"^\s*(?:@\w+\s+)*import\s+(?:UIKit|AppKit|Cocoa|SwiftUI|" + MODULES + r")\b", re.MULTILINE)
FOUNDATION = re.compile(r"^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:\w+\s+)?Foundation\b", re.MULTILINE)
USES_FOUNDATION = re.compile(
    r"(?<![\w.`])(?:Bundle|Calendar|CharacterSet|Data|Date(?:Components|Formatter|Interval)?|Decimal|FileManager|IndexPath|IndexSet|"
    r"JSON(?:De|En)coder|JSONSerialization|Locale|Measurement|Notification(?:Center)?|NumberFormatter|OperationQueue|ProcessInfo|"
    r"PropertyList(?:De|En)coder|Thread|TimeInterval|TimeZone|Timer|URL(?:Components|Error|QueryItem|Request|Response|Session)?|UUID|"
    r"UserDefaults|DispatchQueue|DispatchTime|HTTPURLResponse)\b(?!\s*:)|"
    r"(?<![\w.`])NS(?:Array|(?:Mutable)?AttributedString|Cache|Coder|Coding|Copying|Data|Date|Decimal\w*|Dictionary|Error|Lock|Notification|Null|"
    r"Number|Object|Predicate|Range|RecursiveLock|RegularExpression|Set|String|URL|UUID|Value)\b|"
    r"\.(?:trimmingCharacters|components\(separatedBy|replacingOccurrences|localizedDescription|addingPercentEncoding|capitalized\b)|"
    r"\bString\(format:")


def replaced(text):
    """Replaces the imports in a text. Leaves out repeated imports. An import inside `#if` counts only there."""
    mask = code.masked(text)
    lines = without_repetitions(text, mask)
    return "".join(with_foundation(lines) if lacks_foundation(mask) else lines)


def without_repetitions(text, mask):
    result = []
    # The imports so far, for the file and for each open `#if`.
    imports = [set()]
    for line, code_of_line in zip(text.splitlines(keepends=True), mask.splitlines(keepends=True)):
        if directive := CONDITION.match(code_of_line):
            if directive[1] != "if" and len(imports) > 1:
                imports.pop()
            if directive[1] != "endif":
                imports.append(set(imports[-1]))
        new = OLD.sub(r"\g<prefix>Rx", line) if OLD.match(code_of_line) else line
        if IMPORT.match(code_of_line):
            key = new.split("//")[0].strip()
            if new != line and key in imports[-1]:
                continue
            imports[-1].add(key)
        result.append(new)
    return result


def lacks_foundation(mask):
    """Whether Foundation is used but not imported, because a module provided it that no longer does."""
    return bool(BRINGS_FOUNDATION.search(mask) and USES_FOUNDATION.search(mask)) and not FOUNDATION.search(mask)


def with_foundation(lines):
    """Adds `import Foundation` before the first import."""
    first = next((index for index, line in enumerate(lines) if IMPORT.match(line)), 0)
    # If an `#if` contains the first import, the new one goes before it.
    while first > 0 and CONDITION.match(lines[first - 1]):
        first -= 1
    return lines[:first] + ["import Foundation\n"] + lines[first:]
