#if GTK
import CGTK

extension GObject {
    /// Calls `body` with a signal's arguments each time it is emitted, such as
    /// `click.connect("pressed", as: Int.self, Double.self, Double.self) { count, x, y in … }`.
    ///
    /// Without types it is called for any signal, and the arguments are dropped. Connecting keeps neither the object nor the
    /// caller alive, but `body` keeps what it captures. A name the class does not have, or types that differ from the
    /// signal's, stop the program with a list of what there is. Wraps `g_signal_connect_closure`.
    ///
    /// - Parameters:
    ///   - signal: The name, with a detail where it has one: "clicked", "notify::label".
    ///   - types: What the signal carries, without the emitting object.
    ///   - after: Whether to be called after the class's own handling rather than before.
    ///   - body: Takes what the signal carries, on the main actor.
    @discardableResult
    public func connect<each Argument: GValueConvertible>(
        _ signal: String, as types: repeat (each Argument).Type, after: Bool = false,
        _ body: @escaping @MainActor (repeat each Argument) -> Void
    ) -> SignalHandler {
        listen(to: signal, as: repeat each types, after: after, receive: body, onEnd: nil)
    }

    /// Calls `body` with a signal's arguments and answers the signal with what it returns, as "key-pressed" expects a `Bool`.
    ///
    /// Otherwise like `connect(_:as:after:_:)`.
    @discardableResult
    public func connect<each Argument: GValueConvertible, Reply: GValueConvertible>(
        _ signal: String, as types: repeat (each Argument).Type, after: Bool = false,
        answering body: @escaping @MainActor (repeat each Argument) -> Reply
    ) -> SignalHandler {
        listen(to: signal, as: repeat each types, after: after, answering: body, onEnd: nil)
    }

    /// As `connect`, and calls `onEnd` when the object goes or its window is closed, but not when the handler is disposed.
    package func listen<each Argument: GValueConvertible, Reply: GValueConvertible>(
        to signal: String, as types: repeat (each Argument).Type, after: Bool = false,
        answering body: @escaping @MainActor (repeat each Argument) -> Reply, onEnd: (@MainActor () -> Void)?
    ) -> SignalHandler {
        let spec = SignalSpec(signal, on: self, carrying: Self.list(repeat each types), replying: Reply.self)
        return SignalHandler(
            connecting: self, to: spec, after: after,
            body: { arguments in
                var reader = arguments.reader
                arguments.answer(body(repeat reader.read((each Argument).self)))
            }, onEnd: onEnd)
    }

    /// As `connect`, and calls `onEnd` when the object goes or its window is closed, but not when the handler is disposed.
    package func listen<each Argument: GValueConvertible>(
        to signal: String, as types: repeat (each Argument).Type, after: Bool = false,
        receive body: @escaping @MainActor (repeat each Argument) -> Void, onEnd: (@MainActor () -> Void)?
    ) -> SignalHandler {
        let spec = SignalSpec(signal, on: self, carrying: Self.list(repeat each types))
        return SignalHandler(
            connecting: self, to: spec, after: after,
            body: { arguments in
                var reader = arguments.reader
                body(repeat reader.read((each Argument).self))
            }, onEnd: onEnd)
    }

    /// Emits a signal as GTK would, for tests and tools; an answer is dropped.
    ///
    /// Wrong names and arguments stop the program as in `connect`.
    public func emit(_ signal: String, _ arguments: any GValueConvertible...) {
        let spec = SignalSpec(signal, on: self, carrying: arguments.map { type(of: $0) }, exactly: true)
        var query = GSignalQuery()
        g_signal_query(spec.id, &query)
        var values = [GValue](repeating: GValue(), count: arguments.count + 1)
        g_value_init(&values[0], rxgtk_type_of(.init(pointer)))
        g_value_set_object(&values[0], .init(pointer))
        for (index, argument) in arguments.enumerated() {
            g_value_init(&values[index + 1], query.param_types[index] & ~1)
            argument.write(to: &values[index + 1])
        }
        defer { for index in values.indices { g_value_unset(&values[index]) } }
        guard query.return_type != rxgtk_type_none else { return g_signal_emitv(values, spec.id, spec.detail, nil) }
        GValue.lend(of: query.return_type & ~1) { g_signal_emitv(values, spec.id, spec.detail, $0) }
    }

    /// Stops the program when the class has no such signal, or one that carries something else.
    func requireSignal<each Argument: GValueConvertible>(_ name: String, as types: repeat (each Argument).Type) {
        _ = SignalSpec(name, on: self, carrying: Self.list(repeat each types))
    }

    /// Disconnects every handler, telling each that no more will come.
    func finishHandlers() {
        handlers.values.forEach { $0.finish() }
    }

    private static func list<each Argument: GValueConvertible>(
        _ types: repeat (each Argument).Type
    ) -> [any GValueConvertible.Type] {
        var list: [any GValueConvertible.Type] = []
        repeat list.append(each types)
        return list
    }
}
#endif
