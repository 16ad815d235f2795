import Rx
import RxTest
import Testing

@Suite struct DisposableTests {
    let seen = Log<String>()

    private func logging(_ name: String) -> any Cancelable { Disposables.create { seen.add(name) } }

    @Test func anActionRunsOnce() {
        let disposable = logging("a")
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(disposable.isDisposed && seen.values == ["a"])
    }

    @Test func anActionRunsOnceUnderContention() {
        let disposable = logging("a")
        onThreads(8) { _ in disposable.dispose() }
        #expect(seen.values == ["a"])
    }

    /// All empty disposables are one object, so disposing of one must not dispose of another.
    @Test func disposingOfAnEmptyDisposableDoesNothing() {
        let nothing = Disposables.create()
        nothing.dispose()
        #expect(!nothing.isDisposed && !Disposables.create().isDisposed)
    }

    @Test func aBooleanDisposableReportsItsDisposal() {
        let disposable = BooleanDisposable()
        #expect(!disposable.isDisposed && BooleanDisposable(isDisposed: true).isDisposed)
        disposable.dispose()
        #expect(disposable.isDisposed)
    }

    @Test func serialDisposesTheDisposableItReplaces() {
        let serial = SerialDisposable()
        serial.disposable = logging("a")
        serial.disposable = logging("b")
        #expect(seen.values == ["a"])
        serial.dispose()
        serial.disposable = logging("c")
        #expect(serial.isDisposed && seen.values == ["a", "b", "c"])
    }

    @Test func singleAssignmentDisposesALateDisposable() {
        let (early, late) = (SingleAssignmentDisposable(), SingleAssignmentDisposable())
        early.setDisposable(logging("a"))
        early.dispose()
        late.dispose()
        late.setDisposable(logging("b"))
        #expect(early.isDisposed && late.isDisposed && seen.values == ["a", "b"])
    }

    @Test func singleAssignmentTwiceStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let disposable = SingleAssignmentDisposable()
            disposable.setDisposable(Disposables.create())
            disposable.setDisposable(Disposables.create())
        }
        #expect(result.message.contains("was called twice"))
    }

    @Test func compositeDisposesInOrderOfInsertion() {
        let composite = CompositeDisposable(logging("a"), logging("b"), logging("c"), logging("d"), logging("e"))
        let key = composite.insert(logging("f"))
        _ = composite.insert(logging("g"))
        #expect(composite.count == 7)
        if let key { composite.remove(for: key) }
        #expect(composite.count == 6 && seen.values == ["f"])
        composite.dispose()
        #expect(seen.values == ["f", "a", "b", "c", "d", "e", "g"])
        #expect(composite.insert(logging("late")) == nil)
        #expect(composite.isDisposed && composite.count == 0 && seen.values.last == "late")
    }

    @Test func everyCompositeDisposesItsParts() {
        Disposables.create(logging("a"), logging("b")).dispose()
        Disposables.create(logging("c"), logging("d"), logging("e")).dispose()
        Disposables.create(logging("f"), logging("g"), logging("h"), logging("i")).dispose()
        Disposables.create([logging("j")]).dispose()
        CompositeDisposable(disposables: [logging("k")]).dispose()
        CompositeDisposable(logging("l"), logging("m"), logging("n")).dispose()
        #expect(seen.values.joined() == "abcdefghijklmn")
    }

    @Test func refCountWaitsForAllItsRetains() {
        let counted = RefCountDisposable(disposable: logging("a"))
        let (first, second) = (counted.retain(), counted.retain())
        counted.dispose()
        first.dispose()
        first.dispose()
        #expect(seen.values.isEmpty && !counted.isDisposed)
        second.dispose()
        #expect(seen.values == ["a"] && counted.isDisposed)
        counted.retain().dispose()
        counted.dispose()
        #expect(seen.values == ["a"])
    }

    @Test func refCountNeedsItsOwnDisposal() {
        let counted = RefCountDisposable(disposable: logging("a"))
        counted.retain().dispose()
        #expect(seen.values.isEmpty)
        counted.dispose()
        #expect(seen.values == ["a"])
    }

    @Test func scheduledDisposesOnItsScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let disposable = ScheduledDisposable(scheduler: scheduler, disposable: logging("a"))
        disposable.dispose()
        disposable.dispose()
        #expect(!disposable.isDisposed && seen.values.isEmpty)
        scheduler.start()
        #expect(disposable.isDisposed && seen.values == ["a"])
    }

    @Test func aDisposableMayDisposeItsOwner() {
        let composite = CompositeDisposable()
        _ = composite.insert(Disposables.create { composite.dispose() })
        let serial = SerialDisposable()
        serial.disposable = Disposables.create { serial.dispose() }
        composite.dispose()
        serial.dispose()
        #expect(composite.isDisposed && serial.isDisposed)
    }
}
