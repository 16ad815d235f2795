"""Replaces the imports of RxSwift's modules, and adds the one of Foundation where it came with them."""

import re

from migration import code
from migration.renames import MODULES

PREFIX = (
    r"^(?P<prefix>[ \t]*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|typealias)\s+)?)")
OLD = re.compile(PREFIX + MODULES + r"\b")
IMPORT = re.compile(r"^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s")
CONDITION = re.compile(r"\s*#(if|elseif|else|endif)\b")

# What gives Foundation in the world that the files come from, and no longer here.
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
    """The text with new imports. One that would repeat another is left out; one inside of `#if` counts only there."""
    brings, needs = BRINGS_FOUNDATION.search(code.masked(text)), needs_foundation(text)
    lines = without_repetitions(text)
    if brings and needs:
        lines = with_foundation(lines)
    return "".join(lines)


def without_repetitions(text):
    result = []
    # The imports so far, of the file and of each open `#if`.
    imports = [set()]
    for line, mask in zip(text.splitlines(keepends=True), code.masked(text).splitlines(keepends=True)):
        if directive := CONDITION.match(mask):
            if directive[1] != "if" and len(imports) > 1:
                imports.pop()
            if directive[1] != "endif":
                imports.append(set(imports[-1]))
        new = OLD.sub(r"\g<prefix>Rx", line) if OLD.match(mask) else line
        if IMPORT.match(mask):
            key = new.split("//")[0].strip()
            if new != line and key in imports[-1]:
                continue
            imports[-1].add(key)
        result.append(new)
    return result


def needs_foundation(text):
    mask = code.masked(text)
    return not FOUNDATION.search(mask) and USES_FOUNDATION.search(mask) is not None


def with_foundation(lines):
    """`import Foundation` before the first import."""
    first = next((index for index, line in enumerate(lines) if IMPORT.match(line)), 0)
    # Not inside of an `#if` that the first import stands in.
    while first > 0 and CONDITION.match(lines[first - 1]):
        first -= 1
    return lines[:first] + ["import Foundation\n"] + lines[first:]
