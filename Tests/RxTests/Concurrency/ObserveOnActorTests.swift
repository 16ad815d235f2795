import Dispatch
import Rx
import Testing

@Suite struct ObserveOnActorTests {
    /// Collects on itself the elements that another thread emits.
    private actor Collector {
        private(set) var elements: [Int] = []
        private let bag = DisposeBag()

        func collect(_ source: Observable<Int>, whenDone: @escaping @Sendable () -> Void) {
            source.observe(on: self)
                .map { element in
                    self.preconditionIsolated()
                    return element + self.elements.count
                }
                .subscribe(onNext: { self.elements.append($0) }, onCompleted: whenDone)
                .disposed(by: bag)
        }
    }

    @Test func laterClosuresRunOnTheActor() async {
        let source = PublishSubject<Int>()
        let collector = Collector()
        await withCheckedContinuation { continuation in
            Task {
                await collector.collect(source) { continuation.resume() }
                DispatchQueue.global().async {
                    for number in 0..<100 { source.onNext(number) }
                    source.onCompleted()
                }
            }
        }
        #expect(await collector.elements.count == 100)
        #expect(await collector.elements == collector.elements.sorted())
    }

    @Test func disposingDropsElementsThatWaitForTheActor() async {
        let seen = await onMainActor()
        #expect(seen == [1])
    }

    @MainActor private func onMainActor() async -> [Int] {
        let source = PublishSubject<Int>()
        var seen: [Int] = []
        let subscription = source.observe(on: MainActor.shared).subscribe(onNext: { seen.append($0) })
        source.onNext(1)
        onThreads(1) { _ in source.onNext(2) }
        subscription.dispose()
        await Task { @MainActor in }.value
        return seen
    }
}
