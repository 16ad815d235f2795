/// The operators of the model, in the order of the folders of `Sources/Rx/Operators`.
///
/// A graph's numbers choose the closures of its operators. These are left out, because virtual time cannot judge them
/// or because other tests do:
/// - `debug`: prints, and passes on. `decode`: `map` with Foundation's coding.
/// - `retry()` without a number, `repeatElement` and `generate` without an end: a source that fails at once never lets
///   time pass. With an end they are here.
/// - `publish`, `replay`, `multicast` connected by hand: the test chooses when to connect, not the graph. Here
///   `refCount` or `multicast(_:selector:)` connects them.
/// - `share(scope: .forever)` in more than one connection: ReconnectionTests covers the replay of a failed subject.
/// - Arities of five and more: they share the sink of four. `withUnretained`: a form of `map`.
/// - `asDriver`, `asSignal`, relays, `Infallible`'s and `Single`'s own forms: they forward (ForwardingTests), on the
///   main thread.
/// - Async: real time.
package enum Operator: String, CaseIterable, Sendable {
    // Sources.
    case hot, cold, just, empty, never, error, of, create, range, generate, repeatElement
    case fromOnScheduler, rangeOnScheduler, justOnScheduler, interval, timer, periodicTimer
    /// In the inner graph of ``share`` and similar operators: the sequence that the operator hands in.
    case part
    // Creating.
    case deferred, using
    // Transforming.
    case map, throwingMap, compactMap, enumerated, scan, scanInto, reduce, toArray
    case flatMap, concatMap, flatMapFirst, flatMapLatest, switchLatest, mergeOfElements, groupBy, buffer, window
    // Filtering.
    case filter, throwingFilter, ignoreElements, distinct, distinctByKey, distinctByComparer
    case take, takeWhile, takeWhileInclusive, takeUntilPredicate, takeUntilInclusive, takeUntil, takeFor, takeLast
    case skip, skipWhile, skipUntil, skipFor, elementAt, single, singleMatching, first, sample, sampleWithDefault
    // Combining.
    case merge, mergeLimited, concat, combineLatest, combineLatestOfCollection, zip, zipOfCollection
    case withLatestFrom, withLatestFromSecond, amb, startWith, ifEmpty, ifEmptySwitch
    // Timing.
    case debounce, throttle, throttleFirst, delay, delaySubscription, timeout, timeoutOther
    // Errors.
    case `catch`, catchAndReturn, catchSequence, retry, retryWhen
    // Sharing. The second graph subscribes to the operator's result for the first graph.
    case share, shareReplay, multicastPublish, multicastReplay, multicastBehavior, multicastAsync
    // Utility.
    case `do`, observeOn, subscribeOn, materialize, dematerialize
    // Traits.
    case asSingle, asMaybe, asCompletable, andThen, asInfallible

    /// The number of its graphs, and the limits of its numbers. Each number is at least 0 and below its limit.
    package struct Shape: Sendable {
        package var graphs: ClosedRange<Int>
        package var limits: [Int]

        init(_ graphs: ClosedRange<Int>, _ limits: Int...) { (self.graphs, self.limits) = (graphs, limits) }
    }

    package var shape: Shape {
        switch self {
        case .hot: Shape(0...0, Graph.hotSources)
        case .empty, .never, .cold, .part: Shape(0...0)
        case .just, .error, .justOnScheduler: Shape(0...0, 4)
        case .of, .range, .generate, .repeatElement, .fromOnScheduler, .rangeOnScheduler: Shape(0...0, 4, 5)
        case .create: Shape(0...0, 4, 4, 3)
        case .interval, .timer: Shape(0...0, 120)
        case .periodicTimer: Shape(0...0, 120, 120)

        case .deferred, .using, .scan, .scanInto, .reduce, .toArray, .enumerated, .ignoreElements, .distinct, .single,
            .first, .materialize, .dematerialize, .asSingle, .asMaybe, .asCompletable, .do, .observeOn, .subscribeOn:
            Shape(1...1)
        case .map, .throwingMap, .compactMap, .filter, .throwingFilter, .distinctByKey, .distinctByComparer, .take,
            .takeWhile, .takeWhileInclusive, .takeUntilPredicate, .takeUntilInclusive, .takeLast, .skip, .skipWhile,
            .elementAt, .singleMatching, .startWith, .ifEmpty, .catchAndReturn, .retry, .asInfallible:
            Shape(1...1, 4)
        case .takeFor, .skipFor, .debounce, .throttle, .throttleFirst, .delay, .delaySubscription, .timeout:
            Shape(1...1, 120)
        case .buffer: Shape(1...1, 120, 4)

        case .flatMap, .concatMap, .flatMapFirst, .flatMapLatest, .switchLatest, .mergeOfElements: Shape(2...3)
        case .groupBy: Shape(2...2, 4)
        case .window: Shape(2...2, 120, 4)
        case .takeUntil, .skipUntil, .sample, .withLatestFrom, .withLatestFromSecond, .ifEmptySwitch, .catch,
            .retryWhen,
            .andThen, .share, .multicastPublish, .multicastAsync:
            Shape(2...2)
        case .sampleWithDefault, .shareReplay, .multicastReplay, .multicastBehavior: Shape(2...2, 4)
        case .timeoutOther: Shape(2...2, 120)
        case .combineLatest, .zip: Shape(2...4)
        case .merge, .concat, .combineLatestOfCollection, .zipOfCollection, .amb, .catchSequence: Shape(1...4)
        case .mergeLimited: Shape(1...4, 3)
        }
    }

    /// Whether it connects a source through a subject, to which its second graph subscribes.
    package var connects: Bool {
        switch self {
        case .share, .shareReplay, .multicastPublish, .multicastReplay, .multicastBehavior, .multicastAsync: true
        default: false
        }
    }

    /// Whether its second graph may contain ``part``.
    package var handsPart: Bool { connects || self == .groupBy || self == .window }
}

/// The closures in graphs. They compute the same numbers on both sides.
package enum Choice {
    /// The result of a binary operator's selector.
    package static func pair(_ first: Int, _ second: Int) -> Int { first &* 31 &+ second }

    /// An array as one number.
    package static func list(_ elements: [Int]) -> Int { elements.reduce(elements.count) { $0 &* 31 &+ $1 } }

    /// The class of an element for predicates: 0, 1, 2 or 3.
    package static func residue(_ element: Int) -> Int { ((element % 4) + 4) % 4 }

    /// An event as one number, for `materialize`.
    package static func code(_ signal: ModelEvent) -> Int {
        switch signal {
        case .next(let element): element &* 4
        case .error(let name): list(name.utf8.map(Int.init)) &* 4 &+ 1
        case .completed: 2
        }
    }

    /// The event that an element stands for, for `dematerialize`: mostly the element itself.
    package static func event(_ element: Int) -> ModelEvent {
        switch ((element % 11) + 11) % 11 {
        case 9: .completed
        case 10: .error("said")
        default: .next(element)
        }
    }
}
