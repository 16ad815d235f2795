#if GTK
import ReactorKit
import Rx
import RxGTK
import XCTest

final class ViewTests: GTKTestCase {
    private final class CounterReactor: Reactor {
        enum Action: Sendable { case increase }
        struct State: Sendable { var value = 0 }

        let initialState = State()
        let onDeath: @Sendable () -> Void

        init(onDeath: @escaping @Sendable () -> Void) { self.onDeath = onDeath }

        deinit { onDeath() }

        func reduce(state: State, mutation: Action) -> State { State(value: state.value + 1) }
    }

    /// A window that is a view and contains a panel that is a view.
    private final class Screen: Window, View {
        var disposeBag = DisposeBag()
        let panel: Panel

        init(reactor: CounterReactor) {
            panel = Panel(reactor: reactor)
            super.init(title: "Counter")
            content = panel
            self.reactor = reactor
        }

        func bind(reactor: CounterReactor) {
            reactor.state.map { "\($0.value)" }.subscribe(onNext: { self.title = $0 }).disposed(by: disposeBag)
        }
    }

    private final class Panel: Box, View {
        var disposeBag = DisposeBag()
        let button = Button(title: "+")
        let label = Label()

        init(reactor: CounterReactor) {
            super.init(.vertical, children: [])
            append(button)
            append(label)
            self.reactor = reactor
        }

        func bind(reactor: CounterReactor) {
            button.rx.tap.map { .increase }.bind(to: reactor.action).disposed(by: disposeBag)
            reactor.state.map { "\($0.value)" }.distinctUntilChanged().bind(to: label.rx.text).disposed(
                by: disposeBag)
        }
    }

    func testClickUpdatesTheStateAndTheView() {
        onMain {
            let screen = Screen(reactor: CounterReactor(onDeath: {}))
            screen.present()
            screen.panel.button.click()
            screen.panel.button.click()
            XCTAssertEqual(screen.panel.label.text, "2")
            XCTAssertEqual(screen.title, "2")
            screen.close()
            XCTAssertNil(screen.reactor)
            XCTAssertNil(screen.panel.reactor)
        }
    }

    func testTwoHundredViewsLeaveNoReactorAndNoWidgetBehind() {
        onMain {
            let deaths = Deaths()
            Self.openAndClose(count: 1, deaths)
            let before = restingCensus()
            Self.openAndClose(count: 200, deaths)
            checkNothingIsLeft(since: before)
            spin(for: "the reactors to be freed") { deaths.count == 201 }
        }
    }

    @MainActor
    private final class Deaths {
        var count = 0
    }

    @MainActor
    private static func openAndClose(count: Int, _ deaths: Deaths) {
        for _ in 0..<count {
            weak var screen: Screen?
            do {
                let opened = Screen(
                    reactor: CounterReactor(onDeath: { DispatchQueue.main.async { deaths.count += 1 } }))
                screen = opened
                opened.present()
                opened.panel.button.click()
                XCTAssertEqual(opened.panel.label.text, "1")
            }
            screen?.requestClose()
            guard spin(for: "the window to be freed", until: { screen == nil }) else { return }
        }
    }
}
#endif
