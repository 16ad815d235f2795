extension ObservableType {
    /// Emits a group for each key that `keySelector` returns: a sequence of the elements with that key.
    ///
    /// A group is emitted before its first element. A group replays nothing. This sequence and all groups end like the
    /// source, and fail if `keySelector` throws. The source stays subscribed to until the subscriptions to this
    /// sequence and to all groups have ended.
    ///
    /// - Complexity: O(1) per element. Keeps a subject for each key.
    ///
    /// See [GroupBy](https://reactivex.io/documentation/operators/groupby.html).
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

/// The elements of a sequence that share a key.
///
/// See [GroupBy](https://reactivex.io/documentation/operators/groupby.html).
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key that the elements share.
    public let key: Key

    private let source: Observable<Element>

    /// A group of the elements of `source`, which share `key`.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Subscribes `observer` to the group.
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
    /// Releases the sinks downstream when the subscription of `groupBy` ends, even if a subscription to a group goes
    /// on.
    private let emitter: Emitter<GroupedObservable<Key, Element>>
    private let retention: SourceRetention
    private var groups: [Key: PublishSubject<Element>] = [:]
    /// The subjects of the groups, in order of appearance. They end in this order.
    private var subjects: [PublishSubject<Element>] = []

    @usableFromInline
    init(_ sink: Sink<GroupedObservable<Key, Element>>) {
        emitter = Emitter(sink)
        retention = SourceRetention(for: sink.lifetime, emitter)
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
            }, owner: retention)
        retention.setSource(lifetime)
        return lifetime
    }

    @usableFromInline
    func next(_ element: Element, _ key: Key) {
        if let group = groups[key] { return group.onNext(element) }
        let group = PublishSubject<Element>()
        groups[key] = group
        subjects.append(group)
        emitter.on(.next(GroupedObservable(key: key, source: retention.retainingSource(group))))
        group.onNext(element)
    }
}
