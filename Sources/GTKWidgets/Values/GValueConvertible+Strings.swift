#if GTK
public import CGTKSupport

extension [String]: GValueConvertible {
    /// A `GStrv`.
    @MainActor public static func accepts(_ type: GType) -> Bool { type == rxgtk_strings_type() }

    /// The value's strings; empty for a null pointer.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> [String] {
        guard let list = g_value_get_boxed(value) else { return [] }
        return strings(of: list.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
    }

    /// Sets the value's strings to copies.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        g_value_take_boxed(value, copies(of: self))
    }

    /// A `GStrv`.
    @MainActor public var preferredType: GType { rxgtk_strings_type() }
}

/// Copies strings into a list that ends with a null pointer, for `g_strfreev`.
private func copies(of texts: [String]) -> UnsafeMutableRawPointer {
    let list = g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride * (texts.count + 1)))!
    let slots = list.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    for (index, text) in texts.enumerated() { slots[index] = g_strdup(text.withoutNUL) }
    return list
}
#endif
