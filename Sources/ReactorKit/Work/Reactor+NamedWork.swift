internal import Rx

extension Reactor {
    /// The named work of this reactor's effects. The first use starts the reactor.
    var namedWork: NamedWork { runtime.effectsOrNew.namedWork }

    /// The names that `cancellable` has given to work that runs or waits, in alphabetical order.
    package var namesOfWork: [String] {
        ((existingRuntime?.existingNamedWork?.names ?? []) + (scope?.namesOfWork ?? [])).sorted()
    }

    /// The names of the work of this reactor and of its children, in alphabetical order.
    package var namesOfAllWork: [String] { (namesOfWork + (scopedChildren?.namesOfWork ?? [])).sorted() }
}
