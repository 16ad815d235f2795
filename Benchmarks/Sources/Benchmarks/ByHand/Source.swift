/// The hand-written version of an observable: a function that takes a listener. It returns an object that cancels the
/// source, or `nil` if there is nothing to cancel.
typealias Source = (@escaping (Int) -> Void) -> (any Cancellable)?

/// A source with one value. It is not inlined, because an app gets its sources from a service, and the compiler cannot
/// see into that.
@inline(never)
func one(_ value: Int) -> Source {
    { listener in
        listener(value)
        return nil
    }
}

@inline(never)
func two(_ value: Int) -> Source {
    { listener in
        listener(value)
        listener(value)
        return nil
    }
}

/// Cancels several objects at once, at the latest when it is freed.
final class Cancellables: Cancellable {
    private var held: [any Cancellable]

    init(_ held: [any Cancellable] = []) { self.held = held }

    func append(_ cancellable: any Cancellable) { held.append(cancellable) }

    func cancel() {
        for cancellable in held { cancellable.cancel() }
        held = []
    }

    deinit { cancel() }
}
