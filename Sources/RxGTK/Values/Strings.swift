#if GTK
import Foundation

/// The texts of a list that ends in a null pointer.
func strings(of list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
    var texts: [String] = []
    while let text = list[texts.count] { texts.append(String(cString: text)) }
    return texts
}

/// Lends some texts as a list that ends in a null pointer.
func withStrings(_ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void) {
    let list = texts.map { strdup($0).map { UnsafePointer($0) } } + [nil]
    defer { list.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    body(list)
}
#endif
