extension ObservableType {
    /// Emits a sequence for each key that `keySelector` makes of an element; it repeats the elements of that key.
    ///
    /// A group is emitted before its first element; it ends as the source does, and replays nothing. The source stays
    /// subscribed to until this and all groups are let go of. Fails, with all groups, when `keySelector` throws.
    ///
    /// - Complexity: O(1) an element. Keeps a subject for each key.
    ///
    /// Source: [GroupBy](https://reactivex.io/documentation/operators/groupby.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func groupBy<Key: Hashable>(
        @_inheritActorContext keySelector: @escaping @Sendable @isolated(any) (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable().brought(to: .of(keySelector.isolation, "groupBy"))
        let keySelector = Function(keySelector)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            let groupBySink = GroupBySink<Key, Element>(sink)
            let lifetime = groupBySink.makeSourceLifetime()
            source.run(
                Sink(lifetime: lifetime) { element in
                    do { groupBySink.next(element, try keySelector(element)) } catch { lifetime.fail(error) }
                })
        }
    }
}

/// The elements of a sequence that have one key.
///
/// Source: [GroupBy](https://reactivex.io/documentation/operators/groupby.html).
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key that the elements have in common.
    public let key: Key

    private let source: Observable<Element>

    /// The elements of `source`, which have `key`.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Starts the sequence for `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// The elements as an observable.
    public func asObservable() -> Observable<Element> { source }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}

/// The sink of `groupBy`. Only its source calls it, one event at a time.
@usableFromInline
final class GroupBySink<Key: Hashable, Element> {
    /// It lets go of what is below when the subscription of `groupBy` ends, though a subscription of a group goes on.
    private let emitter: Emitter<GroupedObservable<Key, Element>>
    private let holders: HolderCount
    private var groups: [Key: PublishSubject<Element>] = [:]
    /// In order of appearance, which is the order in which they end.
    private var subjects: [PublishSubject<Element>] = []

    @usableFromInline
    init(_ sink: Sink<GroupedObservable<Key, Element>>) {
        emitter = Emitter(sink)
        holders = HolderCount(for: sink.lifetime, emitter)
    }

    @usableFromInline
    func makeSourceLifetime() -> Lifetime {
        let lifetime = ClosureLifetime(
            onError: { error in
                for subject in self.subjects { subject.onError(error) }
                self.emitter.on(.error(error))
            },
            onCompleted: {
                for subject in self.subjects { subject.onCompleted() }
                self.emitter.on(.completed)
            }, owner: holders)
        holders.keep(lifetime)
        return lifetime
    }

    @usableFromInline
    func next(_ element: Element, _ key: Key) {
        if let group = groups[key] { return group.onNext(element) }
        let group = PublishSubject<Element>()
        groups[key] = group
        subjects.append(group)
        emitter.on(.next(GroupedObservable(key: key, source: holders.keeping(group))))
        group.onNext(element)
    }
}
