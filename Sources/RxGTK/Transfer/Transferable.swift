#if GTK
public import CGTK
import Rx

/// What can be copied and pasted, dragged and dropped.
///
/// Texts, files (`[URL]`) and pictures (``Texture``) go to every program and come from there. A type of your own conforms by
/// saying so, and then goes as it is from one place of your program to another, by no other program's knowledge; `representations`
/// says what others get. The type itself stays no actor's, so that a reactor's state can have its values.
public protocol Transferable {
    /// What other programs get instead, and places of yours that take no `Self`; the best first. Not the value itself.
    @MainActor var representations: [any Transferable] { get }

    /// The GLib type that stands for the values; no subclass of it may stand for another type.
    @MainActor static var transferType: GType { get }

    /// Reads a value of `transferType`; `nil` where it holds nothing.
    @MainActor static func read(transferred value: UnsafePointer<GValue>) -> Self?

    /// Writes the value into one of `transferType` that has been initialised.
    @MainActor func write(transferred value: UnsafeMutablePointer<GValue>)
}

extension Transferable {
    /// Nothing.
    @MainActor public var representations: [any Transferable] { [] }

    /// A type that only this program knows.
    @MainActor public static var transferType: GType { TransferBox.type(for: Self.self) }

    /// The value that was written.
    @MainActor public static func read(transferred value: UnsafePointer<GValue>) -> Self? {
        TransferBox.read(value) as? Self
    }

    /// Writes the value as it is.
    @MainActor public func write(transferred value: UnsafeMutablePointer<GValue>) {
        TransferBox.write(self, to: value)
    }

    /// The value and what others get, as GTK offers them.
    @MainActor var content: GObject { content(for: []) }

    /// - Parameter values: The types of the values that this one represents.
    @MainActor private func content(for values: [any Transferable.Type]) -> GObject {
        // It would go on for ever.
        if values.contains(where: { $0 == Self.self }) { stopProgram(Misuse.ownRepresentation("\(Self.self)")) }
        let itself = GValue.lend(of: Self.transferType) { value in
            write(transferred: value)
            return GObject(adopting: OpaquePointer(gdk_content_provider_new_for_value(value)))
        }
        guard !representations.isEmpty else { return itself }
        // The union takes over a reference to each.
        var parts = ([itself] + representations.map { $0.content(for: values + [Self.self]) }).map { part in
            UnsafeMutablePointer<GdkContentProvider>?(.init(OpaquePointer(g_object_ref(.init(part.pointer)))))
        }
        return GObject(adopting: OpaquePointer(gdk_content_provider_new_union(&parts, gsize(parts.count))))
    }
}
#endif
