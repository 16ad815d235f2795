#if GTK
public import CGTKSupport

/// The content that the user has copied or cut in any program, for pasting.
///
/// Wraps `GdkClipboard`.
open class Clipboard: GObject {
    open override class var objectType: GType { gdk_clipboard_get_type() }

    /// The failures to read content for a stream.
    package let failures = Listeners<ClipboardError>()

    /// The clipboard of Ctrl+C and Ctrl+V. GTK must have been started.
    public static var general: Clipboard {
        Misuse.requireStarted("Clipboard.general")
        return wrapping(gdk_display_get_clipboard(gdk_display_get_default()))
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Whether the clipboard contains text.
    public var hasText: Bool { contains(String.self) }

    /// Whether the clipboard contains a value of this type.
    public func contains<Value: Transferable>(_ type: Value.Type) -> Bool {
        let formats = gdk_content_formats_union_deserialize_gtypes(
            gdk_content_formats_ref(gdk_clipboard_get_formats(pointer)))
        defer { gdk_content_formats_unref(formats) }
        return gdk_content_formats_contain_gtype(formats, Value.transferType) != 0
    }

    /// Copies text; `nil` empties the clipboard.
    public func setText(_ text: String?) { set(text) }

    /// Copies text, files, a picture or a value of the app's own type; `nil` empties the clipboard.
    public func set<Value: Transferable>(_ value: Value?) {
        let content = value?.content ?? Self.nothing
        write { _ = gdk_clipboard_set_content(pointer, .init(content.pointer)) }
    }

    /// Content without any format. Setting no content at all would make GTK release the clipboard. X11 reports the
    /// release so late that GTK would then also drop content that the program has copied meanwhile.
    private static var nothing: GObject {
        GObject(adopting: OpaquePointer(gdk_content_provider_new_union(nil, 0)))
    }
}

/// A failure to read the clipboard.
public struct ClipboardError: Error, CustomStringConvertible, Sendable {
    /// The desktop's explanation, or the type that the content cannot be read as.
    public let description: String

    package init(description: String) { self.description = description }
}
#endif
