#if GTK
public import CGTK
public import Foundation

/// Widgets described in a `.ui` file, as designers make them.
///
/// Wraps `GtkBuilder`.
open class Builder: GObject {
    open override class var objectType: GType { gtk_builder_get_type() }

    /// The file, or what else messages call the source.
    public let name: String

    private let source: String

    /// Makes the widgets that `string` describes.
    ///
    /// Throws `BuilderError`, with the line, when it is not understood. GTK must have been started.
    ///
    /// - Parameters:
    ///   - string: The content of a `.ui` file.
    ///   - name: What messages call it.
    public init(string: String, name: String = "the user interface") throws(BuilderError) {
        Misuse.requireStarted("\(Self.self)")
        (self.source, self.name) = (string, name)
        super.init(adopting: gtk_builder_new()!)
        var error: UnsafeMutablePointer<GError>?
        guard gtk_builder_add_from_string(pointer, string, -1, &error) == 0, let error else { return }
        defer { g_error_free(error) }
        let message = String(cString: error.pointee.message)
        // GTK calls a string's place ".:2:23".
        throw BuilderError(message.hasPrefix(".:") ? name + message.dropFirst() : "\(name): \(message)")
    }

    /// Makes the widgets that a file describes.
    ///
    /// Throws `BuilderError`, with file and line, when it cannot be read or is not understood. GTK must have been started.
    public convenience init(file: URL) throws(BuilderError) {
        let string: String
        do {
            string = try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw BuilderError("\(file.path) cannot be read: \(error.localizedDescription)")
        }
        try self.init(string: string, name: file.path)
    }

    /// The object with this id.
    ///
    /// Throws `BuilderError`, with the line and with what there is, when it is missing or of another class.
    public func child<Child: GObject>(_ id: String, as type: Child.Type = Child.self) throws(BuilderError) -> Child {
        guard let found = gtk_builder_get_object(pointer, id) else {
            throw BuilderError("\(name) has no object with the id \"\(id)\". It has: \(contents).")
        }
        let object = GObject.wrapping(OpaquePointer(found))
        guard let child = object as? Child else {
            throw BuilderError(
                "\(name):\(line(of: id)): \"\(id)\" is a \(object.className), but was asked for as \(Child.self).")
        }
        return child
    }

    /// Every id with its class.
    private var contents: String {
        let list = gtk_builder_get_objects(pointer)
        defer { g_slist_free(list) }
        let texts = elements(of: list).compactMap { object in
            rxgtk_buildable_id(.init(object)).map { "\(String(cString: $0)) (\(GObject.className(object)))" }
        }
        return texts.sorted().joined(separator: ", ")
    }

    private func line(of id: String) -> Int {
        guard let place = source.firstRange(of: "id=\"\(id)\"") else { return 1 }
        return source[..<place.lowerBound].count { $0.isNewline } + 1
    }
}

/// Says what is wrong with a user interface file, and where.
public struct BuilderError: Error, CustomStringConvertible, Sendable {
    /// What is wrong, with file and line.
    public let description: String

    init(_ description: String) { self.description = description }
}
#endif
