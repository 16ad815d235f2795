import Rx
import RxTest
import Testing

@Suite struct MakingDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("create") func create() throws {
        let xs = try scheduler.cold("-a-b|")
        try scheduler.expect("       0a-b|") {
            Observable.create { observer in
                observer.onNext("0")
                return xs.subscribe(observer)
            }
        }
        try xs.expectSubscriptions("^---!")
    }

    @Test("deferred") func deferred() throws {
        let xs = try scheduler.cold("-a-|")
        try scheduler.expect("       -a--a-|") { Observable.deferred { xs.asObservable() }.concat(xs) }
    }

    @Test func deferredEmitsAThrownError() throws {
        try scheduler.expect("#", error: TestError.one) { Observable<String>.deferred { throw TestError.one } }
    }

    @Test("using") func using() throws {
        let xs = try scheduler.cold("-a-#")
        let resource = BooleanDisposable()
        try scheduler.expect("       -a-#") {
            Observable.using({ resource }, observableFactory: { _ in xs.asObservable() })
        }
        #expect(resource.isDisposed)
    }
}
