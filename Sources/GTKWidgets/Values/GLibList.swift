#if GTK
import CGTKSupport

/// A node of a GLib linked list.
protocol GLibList {
    var data: gpointer! { get }
    var next: UnsafeMutablePointer<Self>! { get }
}

extension GList: GLibList {}
extension GSList: GLibList {}

/// The data of a list's nodes, in order. GLib represents the empty list as `nil`.
func elements<Node: GLibList>(of list: UnsafeMutablePointer<Node>?) -> [OpaquePointer] {
    Array(
        sequence(state: list) { node -> OpaquePointer? in
            guard let now = node else { return nil }
            node = now.pointee.next
            return OpaquePointer(now.pointee.data)
        })
}
#endif
