#if GTK
public import CGTKSupport
import RxSupport

/// A value that can be copied and pasted, or dragged and dropped.
///
/// Texts, files (`[URL]`) and pictures (``Texture``) can be exchanged with every program. A type of your own only has
/// to declare the conformance. Its values can then be transferred within your program, and are not visible to others;
/// `representations` lists the values that other programs get. The protocol is not isolated, so that a reactor's state
/// can contain the values.
public protocol Transferable {
    /// The values for other programs, and for your targets that do not accept `Self`, in order of preference.
    ///
    /// Copying or dragging the value traps if a value of type `Self` is among them, or among their own representations.
    @MainActor var representations: [any Transferable] { get }

    /// The GLib type of the values. No other conforming type may use a subclass of this type.
    @MainActor static var transferType: GType { get }

    /// Reads a value of `transferType`; returns `nil` if the `GValue` is empty or cannot be read.
    @MainActor static func read(transferred value: UnsafePointer<GValue>) -> Self?

    /// Writes the value into an initialised value of `transferType`.
    @MainActor func write(transferred value: UnsafeMutablePointer<GValue>)
}

extension Transferable {
    /// No representations.
    @MainActor public var representations: [any Transferable] { [] }

    /// A type that only this program knows.
    @MainActor public static var transferType: GType { TransferBox.type(for: Self.self) }

    /// The value that was written.
    @MainActor public static func read(transferred value: UnsafePointer<GValue>) -> Self? {
        TransferBox.read(value) as? Self
    }

    /// Writes the value itself.
    @MainActor public func write(transferred value: UnsafeMutablePointer<GValue>) {
        TransferBox.write(self, to: value)
    }

    /// The content that GTK offers: the value and its representations.
    @MainActor var content: GObject { content(for: []) }

    /// - Parameter values: The types of the values that this value represents.
    @MainActor private func content(for values: [any Transferable.Type]) -> GObject {
        // Representing itself would recurse without end.
        if values.contains(where: { $0 == Self.self }) { stopProgram(Misuse.ownRepresentation("\(Self.self)")) }
        let itself = GValue.withValue(of: Self.transferType) { value in
            write(transferred: value)
            return GObject(adopting: OpaquePointer(gdk_content_provider_new_for_value(value)))
        }
        guard !representations.isEmpty else { return itself }
        // The union takes over a reference to each part.
        var parts = ([itself] + representations.map { $0.content(for: values + [Self.self]) }).map { part in
            UnsafeMutablePointer<GdkContentProvider>?(.init(OpaquePointer(g_object_ref(.init(part.pointer)))))
        }
        return GObject(adopting: OpaquePointer(gdk_content_provider_new_union(&parts, gsize(parts.count))))
    }
}
#endif
