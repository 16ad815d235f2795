#if GTK
import Foundation
import RxSupport

extension String {
    /// The text for C, where U+0000 ends a string. U+FFFD replaces each U+0000, and a message is printed on standard
    /// error.
    ///
    /// - Complexity: O(n)
    package var withoutNUL: String {
        guard utf8.contains(0) else { return self }
        Diagnostics.report(
            "GTK does not allow U+0000 in a string; U+FFFD replaces it in \"\(replacing("\0", with: "\\0").prefix(80))\"."
        )
        return replacing("\0", with: "\u{FFFD}")
    }
}

extension String {
    /// The text for a title in which GTK takes an underscore for the mark of a mnemonic: each underscore is shown.
    var escapingMnemonics: String { replacing("_", with: "__") }

    /// The text that `escapingMnemonics` has escaped.
    var unescapingMnemonics: String { replacing("__", with: "_") }
}

/// Reads the strings of a list that ends with a null pointer.
package func strings(of list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
    var texts: [String] = []
    while let text = list[texts.count] { texts.append(String(cString: text)) }
    return texts
}

/// Lends strings to `body` as a list that ends with a null pointer.
package func withStrings(_ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void) {
    let list = texts.map { strdup($0.withoutNUL).map { UnsafePointer($0) } } + [nil]
    defer { list.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    body(list)
}
#endif
