#if GTK
public import CGTKSupport
public import Foundation

/// Makes the widgets that a `.ui` file describes. Designers make such files.
///
/// Wraps `GtkBuilder`.
open class Builder: GObject {
    open override class var objectType: GType { gtk_builder_get_type() }

    /// The path of the file, or another name for the source. Error messages use it.
    public let name: String

    private let source: String

    /// Makes the widgets that `string` describes.
    ///
    /// Throws `BuilderError`, with the line, if the string is not a valid description. GTK must have been started.
    ///
    /// - Parameters:
    ///   - string: The content of a `.ui` file.
    ///   - name: The name of the source in error messages.
    public init(string: String, name: String = "the user interface") throws(BuilderError) {
        Misuse.requireStarted("\(Self.self)")
        (self.source, self.name) = (string, name)
        super.init(adopting: gtk_builder_new()!)
        var error: UnsafeMutablePointer<GError>?
        guard gtk_builder_add_from_string(pointer, string, -1, &error) == 0, let error else { return }
        defer { g_error_free(error) }
        let message = String(cString: error.pointee.message)
        // GTK reports the position in a string as ".:2:23".
        throw BuilderError(message.hasPrefix(".:") ? name + message.dropFirst() : "\(name): \(message)")
    }

    /// Makes the widgets that a file describes.
    ///
    /// Throws `BuilderError`, with the path, if the file cannot be read. Throws `BuilderError`, with the path and the
    /// line, if the file is not a valid description. GTK must have been started.
    public convenience init(file: URL) throws(BuilderError) {
        let string: String
        do {
            string = try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw BuilderError("\(file.path) cannot be read: \(error.localizedDescription)")
        }
        try self.init(string: string, name: file.path)
    }

    /// Returns the object with this id.
    ///
    /// Throws `BuilderError` if no object has this id. The message then lists the existing ids. Throws it too if the
    /// object is not a `Child`. The message then has the line.
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

    /// Each id with its class.
    private var contents: String {
        let list = gtk_builder_get_objects(pointer)
        defer { g_slist_free(list) }
        let texts = elements(of: list).compactMap { object in
            rxgtk_buildable_id(.init(object)).map { "\(String(cString: $0)) (\(GObject.className(object)))" }
        }
        return texts.sorted().joined(separator: ", ")
    }

    private func line(of id: String) -> Int {
        guard let range = source.firstRange(of: "id=\"\(id)\"") else { return 1 }
        return source[..<range.lowerBound].count { $0.isNewline } + 1
    }
}

/// An error in a user interface file.
public struct BuilderError: Error, CustomStringConvertible, Sendable {
    /// The problem, with the file and, if known, the line.
    public let description: String

    init(_ description: String) { self.description = description }
}
#endif
