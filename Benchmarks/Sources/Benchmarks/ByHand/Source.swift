/// What one would write instead of an observable: a function that takes a listener, and returns what cancels, if there is
/// anything to cancel.
typealias Source = (@escaping (Int) -> Void) -> (any Cancellable)?

/// A source with one value. Sources are made where the compiler does not look through: in an app they come from a service.
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

/// Several things to cancel at once, at the latest when this goes.
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
