// 12 · Testing a view by a stub
//
// A test of a view does not run the reactor's logic: if `isStubEnabled` is set, neither `mutate` nor `reduce` runs. The
// stub records the actions that the view sends, and the view shows the state that the test sets on the stub. See
// `StubTests`.

import ReactorKit
import Rx

package final class RepositoryReactor: Reactor {
    package enum Action: Equatable {
        case refresh
    }

    package struct State {
        package var isLoading = false
        package var names: [String] = []

        package init(isLoading: Bool = false, names: [String] = []) {
            (self.isLoading, self.names) = (isLoading, names)
        }
    }

    package let initialState = State()

    package init() {}

    package func mutate(action: Action) -> Observable<Action> { fatalError("a test of the view asks the server") }
}

/// Stands for a view of any toolkit. `refreshControl` takes user input, and the properties hold the view's contents.
@MainActor
package final class RepositoryView: View {
    package var disposeBag = DisposeBag()

    package let refreshControl = PublishRelay<Void>()
    package private(set) var isAnimating = false
    package private(set) var rows: [String] = []

    package init() {}

    package func bind(reactor: RepositoryReactor) {
        refreshControl
            .map { Reactor.Action.refresh }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.select(\.isLoading)
            .bind(with: self) { view, isLoading in view.isAnimating = isLoading }
            .disposed(by: disposeBag)

        reactor.select(\.names)
            .bind(with: self) { view, names in view.rows = names }
            .disposed(by: disposeBag)
    }
}

extension CaseStudy {
    static let viewByStub = CaseStudy("12", "Testing a view by a stub") { print in
        let (reactor, view) = (RepositoryReactor(), RepositoryView())
        reactor.isStubEnabled = true
        view.reactor = reactor
        view.refreshControl.accept(())
        print("actions that the view sent: \(reactor.stub.actions)")
        reactor.stub.state.value = RepositoryReactor.State(isLoading: true, names: ["swift-reactor"])
        print("what the view shows: \(view.rows), animating: \(view.isAnimating)")
    }
}
