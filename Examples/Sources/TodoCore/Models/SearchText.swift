import Foundation

/// A text for searching. Letters that differ only in case, accents, width or composition are equal.
package struct SearchText: Sendable, Hashable {
    private let folded: String

    package init(_ text: String) {
        // Most texts are ASCII and do not need the Unicode tables, which cost ten times as much.
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else {
            folded = text.lowercased()
            return
        }
        folded =
            text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .precomposedStringWithCanonicalMapping
    }

    package var isEmpty: Bool { folded.isEmpty }

    /// Whether `other` is part of this text. The empty text is part of every text.
    package func contains(_ other: SearchText) -> Bool {
        folded.withCString { text in other.folded.withCString { strstr(text, $0) != nil } }
    }
}
