import Foundation

/// Text in which letters are equal that differ in case, accents or composition only.
package struct SearchText: Sendable, Hashable {
    private let folded: String

    package init(_ text: String) {
        // Most text needs no tables of Unicode, which cost ten times as much.
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
