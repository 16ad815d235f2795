import Rx
import Testing

/// An inner source that is a `just` is subscribed to by no one, and must not be told from one that is.
@Suite struct FlatMapJustTests {
    private static let inners: [@Sendable (Int) -> Observable<Int>] = [{ .just($0) }, { .of($0) }]

    @Test(arguments: inners.indices) func completionInsideAnElementComesAfterIt(_ index: Int) {
        for operation in ["flatMap", "flatMapLatest"] {
            let (source, log) = (PublishSubject<Int>(), Log<String>())
            let inner = Self.inners[index]
            let flattened = operation == "flatMap" ? source.flatMap(inner) : source.flatMapLatest(inner)
            let subscription = flattened.subscribe(
                onNext: { _ in
                    source.onCompleted()
                    log.add("next")
                }, onCompleted: { log.add("completed") })
            source.onNext(1)
            #expect(log.values == ["next", "completed"], "\(operation)")
            subscription.dispose()
        }
    }

    @Test(arguments: inners.indices) func flatMapFirstIgnoresWhatComesInsideAnElement(_ index: Int) {
        let (source, log) = (PublishSubject<Int>(), Log<Int>())
        let subscription = source.flatMapFirst(Self.inners[index]).subscribe(onNext: {
            if $0 == 1 { source.onNext(2) }
            log.add($0)
        })
        source.onNext(1)
        source.onNext(3)
        #expect(log.values == [1, 3])
        subscription.dispose()
    }
}
