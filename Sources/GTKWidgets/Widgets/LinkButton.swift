#if GTK
public import CGTKSupport
public import Foundation

/// A button that looks like a link and opens its URL in the browser, or in the app that handles such URLs.
///
/// Wraps `GtkLinkButton`.
open class LinkButton: Button {
    open override class var objectType: GType { gtk_link_button_get_type() }

    /// Makes a link. If `title` is `nil`, the link shows the URL.
    public init(_ url: URL, title: String? = nil) {
        super.init(
            { gtk_link_button_new_with_label(url.absoluteString, title?.withoutNUL) }, title: nil, mnemonic: false)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The URL that a press opens; `nil` for none. Setting it does not change the title.
    public var url: URL? {
        get { URL(string: property("uri").value) }
        set { property("uri").value = newValue?.absoluteString ?? "" }
    }

    /// Whether the link has been opened. GTK draws an opened link in another colour.
    public var isVisited: Bool {
        get { property("visited").value }
        set { property("visited").value = newValue }
    }
}
#endif
