#if GTK
import CGTKSupport

extension GObject {
    /// Calls `body` with a signal's arguments at each emission:
    /// `click.connect("pressed", as: Int.self, Double.self, Double.self) { count, x, y in … }`.
    ///
    /// Without types, any signal is accepted and its arguments are dropped. Connecting retains neither the object nor
    /// the caller, but `body` retains its captures. Traps if the class has no such signal, or if the types differ from
    /// the signal's. The message lists the signals of the class, or the signal's types. Wraps
    /// `g_signal_connect_closure_by_id`.
    ///
    /// - Parameters:
    ///   - signal: The name, with its detail if it has one: "clicked", "notify::label".
    ///   - types: The types of the signal's arguments, without the emitting object.
    ///   - after: Whether `body` is called after the class's own handler rather than before.
    ///   - body: Receives the arguments, on the main actor.
    @discardableResult
    public func connect<each Argument: GValueConvertible>(
        _ signal: String, as types: repeat (each Argument).Type, after: Bool = false,
        _ body: @escaping @MainActor (repeat each Argument) -> Void
    ) -> SignalHandler {
        listen(to: signal, as: repeat each types, after: after, receive: body, onEnd: nil)
    }

    /// Calls `body` with a signal's arguments and returns its result to the signal. "key-pressed", for example, expects
    /// a `Bool`.
    ///
    /// Otherwise like `connect(_:as:after:_:)`.
    @discardableResult
    public func connect<each Argument: GValueConvertible, Reply: GValueConvertible>(
        _ signal: String, as types: repeat (each Argument).Type, after: Bool = false,
        answering body: @escaping @MainActor (repeat each Argument) -> Reply
    ) -> SignalHandler {
        listen(to: signal, as: repeat each types, after: after, answering: body, onEnd: nil)
    }

    /// Connects like `connect`. Calls `onEnd` when GLib disposes of the object, or when its window or dialog is closed,
    /// but not when the handler is disposed of.
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

    /// Connects like `connect`. Calls `onEnd` when GLib disposes of the object, or when its window or dialog is closed,
    /// but not when the handler is disposed of.
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

    /// Emits a signal as GTK would, for tests and tools. The result of the handlers is dropped.
    ///
    /// Traps as `connect` does, and also if an argument of the signal is missing.
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
        GValue.withValue(of: query.return_type & ~1) { g_signal_emitv(values, spec.id, spec.detail, $0) }
    }

    /// Traps if the class has no such signal, or if the signal has other arguments.
    package func requireSignal<each Argument: GValueConvertible>(_ name: String, as types: repeat (each Argument).Type)
    {
        _ = SignalSpec(name, on: self, carrying: Self.list(repeat each types))
    }

    /// Disconnects every handler, and calls each one's `onEnd`.
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
