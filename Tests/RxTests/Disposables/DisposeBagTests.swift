import Rx
import Testing

@Suite struct DisposeBagTests {
    let seen = Log<String>()

    private func logging(_ name: String) -> any Cancelable { Disposables.create { seen.add(name) } }

    @Test func disposesItsContentsWhenFreed() {
        do {
            let bag = DisposeBag()
            logging("a").disposed(by: bag)
            bag.insert(logging("b"))
            bag.insert(logging("c"), logging("d"))
            bag.insert([logging("e")])
            bag.insert {
                logging("f")
                logging("g")
            }
            #expect(seen.values.isEmpty)
        }
        #expect(seen.values.joined() == "abcdefg")
    }

    @Test func initialisersTakeSeveralDisposables() {
        _ = DisposeBag(disposing: logging("a"), logging("b"))
        _ = DisposeBag {
            logging("c")
            logging("d")
        }
        #expect(seen.values.joined() == "abcd")
    }

    @Test func replacingABagEndsItsSubscriptions() {
        let subject = PublishSubject<Int>()
        var bag = DisposeBag()
        subject.subscribe().disposed(by: bag)
        #expect(subject.hasObservers)
        bag = DisposeBag()
        #expect(!subject.hasObservers)
        withExtendedLifetime(bag) {}
    }

    @Test func insertingFromManyThreadsLosesNothing() {
        do {
            let bag = DisposeBag()
            onThreads(8) { _ in
                for _ in 0..<100 { logging("a").disposed(by: bag) }
            }
        }
        #expect(seen.count == 800)
    }
}
