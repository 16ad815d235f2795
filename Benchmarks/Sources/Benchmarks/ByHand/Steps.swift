import Samples

// The steps of a hand-written chain: closures around closures. They are not inlined into each other, because steps in
// different files would not be either. Otherwise the compiler would turn twelve closures into one.

typealias Listener = (Int) -> Void

@inline(never)
func mapped(_ next: @escaping Listener) -> Listener { { next($0 &+ 1) } }

@inline(never)
func filtered(_ next: @escaping Listener) -> Listener { { if $0 >= 0 { next($0) } } }

/// Applies `map` and `filter` six times.
func mappedAndFiltered(_ next: @escaping Listener) -> Listener {
    var body = next
    for _ in 0..<6 { body = mapped(filtered(body)) }
    return body
}

@inline(never)
func mapped(_ next: @escaping (Payload) -> Void) -> (Payload) -> Void { { next($0.twin) } }

@inline(never)
func filtered(_ next: @escaping (Payload) -> Void) -> (Payload) -> Void { { if $0.number >= 0 { next($0) } } }

func mappedAndFiltered(_ next: @escaping (Payload) -> Void) -> (Payload) -> Void {
    var body = next
    for _ in 0..<6 { body = mapped(filtered(body)) }
    return body
}

/// Merges the sources that `transform` makes. `inners` cancels the sources that still run.
@inline(never)
func flatMapped(
    _ next: @escaping Listener, _ inners: Cancellables, _ transform: @escaping (Int) -> Source
) -> Listener {
    { if let inner = transform($0)(next) { inners.append(inner) } }
}

/// Listens to the latest source that `transform` made, and cancels the previous source.
final class Switch: Cancellable {
    private var latest: (any Cancellable)?

    func cancel() { latest?.cancel() }

    @inline(never)
    func flatMapped(_ next: @escaping Listener, _ transform: @escaping (Int) -> Source) -> Listener {
        { element in
            self.latest?.cancel()
            self.latest = transform(element)(next)
        }
    }
}

/// Sums the latest values of four sources, once each has emitted a value.
final class LatestOfFour {
    private var (first, second, third, fourth): (Int?, Int?, Int?, Int?)
    private let next: Listener

    init(_ next: @escaping Listener) { self.next = next }

    func setFirst(_ value: Int) { change { $0.first = value } }
    func setSecond(_ value: Int) { change { $0.second = value } }
    func setThird(_ value: Int) { change { $0.third = value } }
    func setFourth(_ value: Int) { change { $0.fourth = value } }

    @inline(__always)
    private func change(_ set: (LatestOfFour) -> Void) {
        set(self)
        guard let first, let second, let third, let fourth else { return }
        next(first &+ second &+ third &+ fourth)
    }
}
