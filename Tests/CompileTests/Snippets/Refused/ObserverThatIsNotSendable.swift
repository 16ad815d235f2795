import Rx

final class Counting: ObserverType {
    var count = 0

    func on(_ event: Event<Int>) { count += 1 }
}

/// A type-erased observer is `Sendable`, so the observer inside it must be.
func erase(_ counting: Counting) -> AnyObserver<Int> {
    AnyObserver(counting)  // refused: does not conform to the 'Sendable' protocol
}

func property(_ values: Observable<Int>, _ counting: Counting) -> ControlProperty<Int> {
    ControlProperty(values: values, valueSink: counting)  // refused: does not conform to the 'Sendable' protocol
}
