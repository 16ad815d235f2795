#if GTK
import CGTK

/// A node of one of GLib's linked lists.
protocol GLibList {
    var data: gpointer! { get }
    var next: UnsafeMutablePointer<Self>! { get }
}

extension GList: GLibList {}
extension GSList: GLibList {}

/// What the nodes of a list hold, in order; the empty list is `nil` to GLib.
func elements<Node: GLibList>(of list: UnsafeMutablePointer<Node>?) -> [OpaquePointer] {
    Array(
        sequence(state: list) { node -> OpaquePointer? in
            guard let now = node else { return nil }
            node = now.pointee.next
            return OpaquePointer(now.pointee.data)
        })
}
#endif
