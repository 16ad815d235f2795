#if GTK
import CGTKSupport
import RxSupport

/// A signal of a class, found by name and checked against the requested types.
@MainActor
package struct SignalSpec {
    let id: guint
    let detail: GQuark

    /// Looks up `name` (such as "clicked" or "notify::label") on the class of `object`.
    ///
    /// Traps with the message of `problem` if the class has no such signal, or if the signal does not have these
    /// arguments or this result. Unless `exactly` is `true`, an empty list of arguments fits every signal.
    init(
        _ name: String, on object: GObject, carrying arguments: [any GValueConvertible.Type],
        replying reply: (any GValueConvertible.Type)? = nil, exactly: Bool = false
    ) {
        let type = rxgtk_type_of(.init(object.pointer))
        if let problem = Self.problem(name, on: type, carrying: arguments, replying: reply, exactly: exactly) {
            stopProgram(problem)
        }
        var id: guint = 0
        var detail: GQuark = 0
        g_signal_parse_name(name, type, &id, &detail, 1)
        self.id = id
        self.detail = detail
    }

    /// The message for a signal that cannot be used like this; `nil` if it can. Names the class, the signal and the
    /// alternatives.
    package static func problem(
        _ name: String, on type: UInt, carrying arguments: [any GValueConvertible.Type],
        replying reply: (any GValueConvertible.Type)? = nil, exactly: Bool = false
    ) -> String? {
        let className = String(cString: g_type_name(type))
        var id: guint = 0
        var detail: GQuark = 0
        guard g_signal_parse_name(name, type, &id, &detail, 1) != 0 else {
            return "\(className) has no signal \"\(name)\". It has: \(names(of: type).joined(separator: ", "))."
        }
        var query = GSignalQuery()
        g_signal_query(id, &query)
        let declared = (0..<Int(query.n_params)).map { plain(query.param_types[$0]) }
        let returned = plain(query.return_type)
        let fits =
            arguments.isEmpty && !exactly
            || arguments.count == declared.count && zip(arguments, declared).allSatisfy { $0.accepts($1) }
        let answers = reply.map { $0.accepts(returned) } ?? true
        guard !fits || !answers else { return nil }
        let asked = arguments.map { "\($0)" }.joined(separator: ", ")
        let has = declared.map { String(cString: g_type_name($0)) }.joined(separator: ", ")
        return """
            The signal "\(name)" of \(className) carries (\(has)) and returns \(String(cString: g_type_name(returned))), but was \
            asked for as (\(asked)) -> \(reply.map { "\($0)" } ?? "Void").
            """
    }

    /// A type without GLib's flag for arguments that need no copy.
    private static func plain(_ type: GType) -> GType { type & ~1 }

    private static func names(of type: GType) -> [String] {
        var names: [String] = []
        var ancestor = type
        while ancestor != 0 {
            names += ownNames(of: ancestor)
            ancestor = g_type_parent(ancestor)
        }
        var count: guint = 0
        guard let interfaces = g_type_interfaces(type, &count) else { return names }
        defer { g_free(interfaces) }
        return names + (0..<Int(count)).flatMap { ownNames(of: interfaces[$0]) }
    }

    private static func ownNames(of type: GType) -> [String] {
        var count: guint = 0
        guard let ids = g_signal_list_ids(type, &count) else { return [] }
        defer { g_free(ids) }
        return (0..<Int(count)).map { String(cString: g_signal_name(ids[$0])) }.sorted()
    }
}
#endif
