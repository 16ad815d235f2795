import Dispatch
import OperatorModel
import Rx

extension GraphBuilder {
    func transforming(_ graph: Graph, _ first: Observable<Int>, _ sources: [Observable<Int>]) -> Observable<Int>? {
        let number = graph.numbers.first ?? 0
        switch graph.operation {
        case .deferred: return .deferred { first }
        case .using: return .using({ BooleanDisposable() }, observableFactory: { _ in first })
        case .map: return first.map { $0 &+ number }
        case .throwingMap:
            return first.map { element in
                if Choice.residue(element) == number { throw ModelError(name: "thrown") }
                return element &+ 1
            }
        case .compactMap: return first.compactMap { Choice.residue($0) == number ? nil : $0 &* 2 }
        case .enumerated: return first.enumerated().map { Choice.pair($0.index, $0.element) }
        case .scan: return first.scan(0) { Choice.pair($0, $1) }
        case .scanInto: return first.scan(into: 0) { $0 = Choice.pair($0, $1) }
        case .reduce: return first.reduce(0) { Choice.pair($0, $1) }
        case .toArray: return first.toArray().map { Choice.list($0) }.asObservable()
        case .flatMap: return first.flatMap { sources.inner(of: $0) }
        case .concatMap: return first.concatMap { sources.inner(of: $0) }
        case .flatMapFirst: return first.flatMapFirst { sources.inner(of: $0) }
        case .flatMapLatest: return first.flatMapLatest { sources.inner(of: $0) }
        case .switchLatest: return first.map { sources.inner(of: $0) }.switchLatest()
        case .mergeOfElements: return first.map { sources.inner(of: $0) }.merge()
        case .groupBy:
            return first.groupBy { Choice.residue($0) % (number + 1) }
                .flatMap { group in observable(graph.graphs[1], group.asObservable()) }
        case .buffer:
            return first.buffer(timeSpan: ticks(number), count: graph.numbers[1] + 1, scheduler: scheduler)
                .map { Choice.list($0) }
        case .window:
            return first.window(timeSpan: ticks(number), count: graph.numbers[1] + 1, scheduler: scheduler)
                .flatMap { window in observable(graph.graphs[1], window) }
        default: return nil
        }
    }

    func filtering(_ graph: Graph, _ first: Observable<Int>, _ sources: [Observable<Int>]) -> Observable<Int>? {
        let number = graph.numbers.first ?? 0
        return switch graph.operation {
        case .filter: first.filter { Choice.residue($0) != number }
        case .throwingFilter:
            first.filter { element in
                if Choice.residue(element) == number { throw ModelError(name: "thrown") }
                return Choice.residue(element) > number
            }
        case .ignoreElements: first.ignoreElements().asCompletable().andThen(Observable.empty())
        case .distinct: first.distinctUntilChanged()
        case .distinctByKey: first.distinctUntilChanged { Choice.residue($0) / (number + 1) }
        case .distinctByComparer: first.distinctUntilChanged { abs($0 &- $1) <= number }
        case .take: first.take(number)
        case .takeWhile: first.take(while: { Choice.residue($0) != number })
        case .takeWhileInclusive: first.take(while: { Choice.residue($0) != number }, behavior: .inclusive)
        case .takeUntilPredicate: first.take(until: { Choice.residue($0) == number })
        case .takeUntilInclusive: first.take(until: { Choice.residue($0) == number }, behavior: .inclusive)
        case .takeUntil: first.take(until: sources[1])
        case .takeFor: first.take(for: ticks(number), scheduler: scheduler)
        case .takeLast: first.takeLast(number)
        case .skip: first.skip(number)
        case .skipWhile: first.skip(while: { Choice.residue($0) != number })
        case .skipUntil: first.skip(until: sources[1])
        case .skipFor: first.skip(ticks(number), scheduler: scheduler)
        case .elementAt: first.element(at: number)
        case .single: first.single()
        case .singleMatching: first.single { Choice.residue($0) == number }
        case .first: first.first().map { $0 ?? -1 }.asObservable()
        case .sample: first.sample(sources[1])
        case .sampleWithDefault: first.sample(sources[1], defaultValue: number)
        default: nil
        }
    }

    func combining(_ graph: Graph, _ first: Observable<Int>, _ sources: [Observable<Int>]) -> Observable<Int>? {
        let number = graph.numbers.first ?? 0
        return switch graph.operation {
        case .merge: .merge(sources)
        case .mergeLimited: .merge(sources, maxConcurrent: number + 1)
        case .concat: .concat(sources)
        case .combineLatest: combiningLatest(sources)
        case .combineLatestOfCollection: .combineLatest(sources) { Choice.list($0) }
        case .zip: zipping(sources)
        case .zipOfCollection: .zip(sources) { Choice.list($0) }
        case .withLatestFrom: first.withLatestFrom(sources[1]) { Choice.pair($0, $1) }
        case .withLatestFromSecond: first.withLatestFrom(sources[1])
        case .amb: .amb(sources)
        case .startWith: first.startWith(number, number + 1)
        case .ifEmpty: first.ifEmpty(default: number)
        case .ifEmptySwitch: first.ifEmpty(switchTo: sources[1])
        default: nil
        }
    }

    private func combiningLatest(_ sources: [Observable<Int>]) -> Observable<Int> {
        switch sources.count {
        case 2: .combineLatest(sources[0], sources[1]) { Choice.pair($0, $1) }
        case 3: .combineLatest(sources[0], sources[1], sources[2]) { Choice.pair(Choice.pair($0, $1), $2) }
        default:
            .combineLatest(sources[0], sources[1], sources[2], sources[3]) {
                Choice.pair(Choice.pair(Choice.pair($0, $1), $2), $3)
            }
        }
    }

    private func zipping(_ sources: [Observable<Int>]) -> Observable<Int> {
        switch sources.count {
        case 2: .zip(sources[0], sources[1]) { Choice.pair($0, $1) }
        case 3: .zip(sources[0], sources[1], sources[2]) { Choice.pair(Choice.pair($0, $1), $2) }
        default:
            .zip(sources[0], sources[1], sources[2], sources[3]) {
                Choice.pair(Choice.pair(Choice.pair($0, $1), $2), $3)
            }
        }
    }

    func timing(_ graph: Graph, _ first: Observable<Int>, _ sources: [Observable<Int>]) -> Observable<Int>? {
        let span = ticks(graph.numbers.first ?? 0)
        return switch graph.operation {
        case .debounce: first.debounce(span, scheduler: scheduler)
        case .throttle: first.throttle(span, scheduler: scheduler)
        case .throttleFirst: first.throttle(span, latest: false, scheduler: scheduler)
        case .delay: first.delay(span, scheduler: scheduler)
        case .delaySubscription: first.delaySubscription(span, scheduler: scheduler)
        case .timeout: first.timeout(span, scheduler: scheduler)
        case .timeoutOther: first.timeout(span, other: sources[1], scheduler: scheduler)
        default: nil
        }
    }

    func recovering(_ graph: Graph, _ first: Observable<Int>, _ sources: [Observable<Int>]) -> Observable<Int>? {
        let number = graph.numbers.first ?? 0
        return switch graph.operation {
        case .catch: first.catch { _ in sources[1] }
        case .catchAndReturn: first.catchAndReturn(number)
        case .catchSequence: .catch(sequence: sources)
        case .retry: first.retry(number + 1)
        case .retryWhen:
            first.retry { (errors: Observable<any Error>) in errors.flatMap { _ in sources[1].take(1) } }
        default: nil
        }
    }

    func sharing(_ graph: Graph, _ first: Observable<Int>, _: [Observable<Int>]) -> Observable<Int>? {
        let number = graph.numbers.first ?? 0
        // Each subscription to the graph gets its own shared sequence, because each operator keeps its own state.
        let body: @Sendable (Observable<Int>) -> Observable<Int> = { observable(graph.graphs[1], $0) }
        return switch graph.operation {
        case .share: .deferred { body(first.share()) }
        case .shareReplay: .deferred { body(first.share(replay: number + 1)) }
        case .multicastPublish: first.multicast({ PublishSubject() }, selector: body)
        case .multicastReplay: first.multicast({ ReplaySubject.create(bufferSize: number) }, selector: body)
        case .multicastBehavior: first.multicast({ BehaviorSubject(value: number) }, selector: body)
        case .multicastAsync: first.multicast({ AsyncSubject() }, selector: body)
        default: nil
        }
    }

    func utility(_ graph: Graph, _ first: Observable<Int>, _ sources: [Observable<Int>]) -> Observable<Int>? {
        switch graph.operation {
        case .do:
            return first.do(
                onNext: { note(graph, .next($0)) }, onError: { note(graph, ModelEvent(.error($0))) },
                onCompleted: { note(graph, .completed) })
        case .observeOn: return first.observe(on: scheduler)
        case .subscribeOn: return first.subscribe(on: scheduler)
        case .materialize: return first.materialize().map { Choice.code(ModelEvent($0)) }
        case .dematerialize: return first.map { Choice.event($0).event }.dematerialize()
        case .asSingle: return first.asSingle().asObservable()
        case .asMaybe: return first.asMaybe().asObservable()
        case .asCompletable: return first.ignoreElements().asCompletable().andThen(Observable.empty())
        case .andThen: return first.ignoreElements().asCompletable().andThen(sources[1])
        case .asInfallible:
            return first.asInfallible(onErrorJustReturn: graph.numbers[0]).asObservable()
        default: return nil
        }
    }
}

extension [Observable<Int>] {
    /// The observable that a selector returns for an element, chosen from those of the inner graphs.
    fileprivate func inner(of element: Int) -> Observable<Int> { self[1 + Choice.residue(element) % (count - 1)] }
}
