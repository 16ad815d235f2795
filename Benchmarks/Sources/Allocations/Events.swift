import Rx
import Samples

/// Events with integers and with objects, through every operator and subject that must not allocate.
func eventCases() -> [Case] {
    events("Int", 1, 2) + events("object", Payload.make(1), Payload.make(2))
}

private func events<Element: Equatable & Sendable>(
    _ kind: String, _ first: Element, _ second: Element
) -> [Case] {
    let operators: [(String, (Observable<Element>) -> Observable<Element>)] = [
        ("PublishSubject", { $0 }),
        ("map", { $0.map { $0 } }),
        ("filter", { $0.filter { _ in true } }),
        ("compactMap", { $0.compactMap { $0 } }),
        ("scan", { $0.scan(first) { $1 } }),
        ("do", { $0.do(onNext: { _ in }) }),
        ("distinctUntilChanged", { $0.distinctUntilChanged() }),
        ("take", { $0.take(.max) }),
        ("skip", { $0.skip(1) }),
        ("withLatestFrom", { $0.withLatestFrom(Observable.just(first)) { element, _ in element } }),
        ("merge", { Observable.merge($0, Observable.never()) }),
        ("combineLatest", { Observable.combineLatest($0, Observable.just(first)) { element, _ in element } }),
        (
            "combineLatest of 4",
            {
                let other = Observable.just(first)
                return Observable.combineLatest($0, other, other, other) { element, _, _, _ in element }
            }
        ),
        ("share", { $0.share() }),
        ("share(replay: 1)", { $0.share(replay: 1) }),
        ("startWith", { $0.startWith(first) }),
        ("flatMap(just)", { $0.flatMap { Observable.just($0) } }),
        ("flatMap(of two)", { $0.flatMap { Observable.of($0, $0) } }),
        ("flatMapLatest(just)", { $0.flatMapLatest { Observable.just($0) } }),
    ]
    // The allocations that the closure itself makes: an observable. With two elements, also their array and the work
    // that takes turns.
    let goals = ["flatMap(just)": 1, "flatMap(of two)": 3, "flatMapLatest(just)": 1] as [String: Double]
    return operators.map { name, chain in
        let source = PublishSubject<Element>()
        return event("\(name), \(kind)", goal: goals[name] ?? 0, first, second, through: chain(source)) {
            source.onNext($0)
        }
    } + sources(kind, first, second)
}

private func sources<Element: Equatable & Sendable>(
    _ kind: String, _ first: Element, _ second: Element
) -> [Case] {
    let behavior = BehaviorSubject(value: first)
    let replay = ReplaySubject<Element>.create(bufferSize: 1)
    let (publishRelay, behaviorRelay) = (PublishRelay<Element>(), BehaviorRelay(value: first))
    return [
        event("BehaviorSubject, \(kind)", first, second, through: behavior) { behavior.onNext($0) },
        event("ReplaySubject, \(kind)", first, second, through: replay) { replay.onNext($0) },
        event("PublishRelay, \(kind)", first, second, through: publishRelay.asObservable()) { publishRelay.accept($0) },
        event("BehaviorRelay, \(kind)", first, second, through: behaviorRelay.asObservable()) {
            behaviorRelay.accept($0)
        },
    ]
}

/// Sends two elements alternately, so that each differs from the element before.
private func event<Element>(
    _ name: String, goal: Double = 0, _ first: Element, _ second: Element, through chain: Observable<Element>,
    send: (Element) -> Void
) -> Case {
    var isFirst = false
    let subscription = chain.subscribe(onNext: { _ in })
    defer { subscription.dispose() }
    return Case("event: \(name)", goal: goal, times: 1_000) {
        isFirst.toggle()
        send(isFirst ? first : second)
    }
}
