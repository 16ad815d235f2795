internal import RxSupport

/// The fields that are read through every ``ObservedReactor`` of the program, for an inspector.
@MainActor
package enum FieldReads {
    /// A field of a reactor's state, and the number of renderings that have read it.
    package struct Read: Sendable, Equatable {
        package let reactor: UInt64
        package let field: String
        package let renderings: Int
    }

    private final class Entry {
        let field: ObservedField
        let reactor: LooseReference

        init(_ field: ObservedField, _ reactor: AnyObject) {
            self.field = field
            self.reactor = LooseReference(reactor)
        }
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Called when a field is used for the first time: when it is read, or when a binding sets it.
    static func insert(_ field: ObservedField, of reactor: some Reactor) {
        entries[ObjectIdentifier(field)] = Entry(field, reactor)
    }

    static func remove(_ field: ObservedField) { entries[ObjectIdentifier(field)] = nil }

    /// The fields that were read, by reactor and name. If several `ObservedReactor`s observe one reactor, their fields
    /// of the same name count together.
    package static var all: [Read] {
        var renderings: [UInt64: [String: Int]] = [:]
        for entry in entries.values {
            guard let reactor = entry.reactor.object as? any Reactor else { continue }
            let (number, field) = (reactor.identity.number, entry.field)
            renderings[number, default: [:]][field.name, default: 0] += field.renderingCount
        }
        return renderings.flatMap { reactor, fields in
            fields.map { Read(reactor: reactor, field: $0.key, renderings: $0.value) }
        }.sorted { ($0.reactor, $0.field) < ($1.reactor, $1.field) }
    }
}
