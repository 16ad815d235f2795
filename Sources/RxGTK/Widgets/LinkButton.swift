#if GTK
public import CGTK
public import Foundation

/// A button that looks like a link and opens it, in the browser or in whatever is for it.
///
/// Wraps `GtkLinkButton`.
open class LinkButton: Button {
    open override class var objectType: GType { gtk_link_button_get_type() }

    /// Makes a link; without a title its address is shown.
    public init(_ url: URL, title: String? = nil) {
        super.init(
            { gtk_link_button_new_with_label(url.absoluteString, title?.withoutNUL) }, title: nil, mnemonic: false)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// What a press opens.
    public var url: URL? {
        get { URL(string: String(cString: gtk_link_button_get_uri(pointer))) }
        set { gtk_link_button_set_uri(pointer, newValue?.absoluteString ?? "") }
    }

    /// Whether it has been opened, and is drawn so.
    public var isVisited: Bool {
        get { gtk_link_button_get_visited(pointer) != 0 }
        set { gtk_link_button_set_visited(pointer, newValue ? 1 : 0) }
    }
}
#endif
