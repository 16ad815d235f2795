import ReactorKit
import Rx
import Testing

@MainActor @Suite struct ViewTests {
    @Test func settingAReactorBindsWithAFreshBag() {
        let view = CounterView()
        let before = view.disposeBag
        view.reactor = CounterReactor()
        #expect(view.bindings == 1)
        #expect(view.disposeBag !== before)
        view.reactor?.action.onNext(.increase)
        #expect(view.shown == [0, 1])
    }

    @Test func replacingTheReactorEndsItsBindings() {
        let (view, first, second) = (CounterView(), CounterReactor(), CounterReactor())
        view.reactor = first
        view.reactor = second
        first.action.onNext(.increase)
        #expect(view.shown == [0, 0])
        view.reactor = nil
        second.action.onNext(.increase)
        #expect(view.shown == [0, 0])
        #expect(view.reactor == nil)
    }

    @Test func aViewRetainsItsReactorUntilItsEnd() {
        var view: CounterView? = CounterView()
        weak var reactor: CounterReactor?
        do {
            let strong = CounterReactor()
            reactor = strong
            view?.reactor = strong
        }
        #expect(reactor != nil)
        view = nil
        #expect(reactor == nil)
    }

    @Test func aStoryboardViewBindsAfterLoading() {
        let view = LoadedLaterView()
        view.reactor = CounterReactor()
        #expect(view.bindings == 0)
        view.load()
        view.load()
        #expect(view.bindings == 1)
        view.reactor = CounterReactor()
        #expect(view.bindings == 2)
    }

    @Test func aStubReplacesTheReactor() {
        let reactor = CounterReactor()
        reactor.isStubEnabled = true
        let view = CounterView()
        view.reactor = reactor
        view.tap.onNext(())
        #expect(reactor.stub.actions == [.increase])
        reactor.stub.state.value = CounterReactor.State(value: 7)
        #expect(view.shown == [0, 7])
        #expect(reactor.currentState.value == 7)
    }
}

@MainActor private final class CounterView: View {
    var disposeBag = DisposeBag()
    let tap = PublishSubject<Void>()
    private(set) var bindings = 0
    private(set) var shown: [Int] = []

    func bind(reactor: CounterReactor) {
        bindings += 1
        tap.map { Reactor.Action.increase }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map { $0.value }
            .subscribe(onNext: { [weak self] in self?.shown.append($0) })
            .disposed(by: disposeBag)
    }
}

@MainActor private final class LoadedLaterView: StoryboardView {
    var disposeBag = DisposeBag()
    private(set) var isViewLoaded = false
    private(set) var bindings = 0

    func load() {
        isViewLoaded = true
        performBinding()
    }

    func bind(reactor: CounterReactor) { bindings += 1 }
}
