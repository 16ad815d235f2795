import Foundation
import ReactorKit
import Rx
import Testing

/// Swift 5 code on the main thread may set a view's reactor without declaring its isolation.
@Suite struct NonisolatedViewTests {
    @MainActor @Test func settingAReactorOnTheMainThreadBindsIt() {
        let view = CoordinatedView()
        Coordinator().start(view)
        #expect(view.text == "0")
    }

    @Test func settingAReactorOffTheMainThreadStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = await CoordinatedView()
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in
                Thread.detachNewThread { Coordinator().start(view) }
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("The reactor of CoordinatedView was set off the main thread"))
    }
}

private final class Coordinator {
    func start(_ view: CoordinatedView) { view.reactor = CoordinatorReactor() }
}

private final class CoordinatorReactor: Reactor {
    typealias Action = NoAction

    struct State { var value = 0 }

    let initialState = State()
}

@MainActor private final class CoordinatedView: View {
    var disposeBag = DisposeBag()
    var text = ""

    func bind(reactor: CoordinatorReactor) {
        reactor.state.map { "\($0.value)" }.subscribe(onNext: { [weak self] in self?.text = $0 }).disposed(
            by: disposeBag)
    }
}
