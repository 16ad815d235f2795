internal import RxSupport

extension ObservableType {
    /// Emits the last `count` elements when the source completes, and completes. Drops them if it fails, and fails.
    ///
    /// - Complexity: O(1) per element. Keeps `count` elements.
    /// - Precondition: `count` is not negative.
    ///
    /// See [TakeLast](https://reactivex.io/documentation/operators/takelast.html).
    public func takeLast(_ count: Int) -> Observable<Element> {
        requirement(count >= 0, "takeLast(\(count)): the count must not be negative.")
        let source = asObservable()
        return Observable { sink in
            var last = Queue<Element>()
            let lifetime = sink.lifetime.makeUpstream {
                while sink.isAlive, let element = last.popFirst() { sink.next(element) }
                sink.lifetime.complete()
            }
            source.attach(
                Sink(lifetime: lifetime) { element in
                    last.append(element)
                    if last.count > count { _ = last.popFirst() }
                })
        }
    }
}
