#if GTK
import Foundation
import Rx

extension String {
    /// The text for C, where U+0000 ends a text: U+FFFD stands in the place of each, and a line on standard error says so.
    ///
    /// - Complexity: O(n)
    var withoutNUL: String {
        guard utf8.contains(0) else { return self }
        Diagnostics.report(
            "GTK does not allow U+0000 in a string; U+FFFD replaces it in \"\(replacing("\0", with: "\\0").prefix(80))\"."
        )
        return replacing("\0", with: "\u{FFFD}")
    }
}

/// The texts of a list that ends in a null pointer.
func strings(of list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
    var texts: [String] = []
    while let text = list[texts.count] { texts.append(String(cString: text)) }
    return texts
}

/// Lends some texts as a list that ends in a null pointer.
func withStrings(_ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void) {
    let list = texts.map { strdup($0.withoutNUL).map { UnsafePointer($0) } } + [nil]
    defer { list.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    body(list)
}
#endif
