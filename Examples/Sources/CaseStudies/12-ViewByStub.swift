// 12 · Testing a view by a stub
//
// A view is tested without what is behind it: with `isStubEnabled` neither `mutate` nor `reduce` runs. The stub records the actions that
// the view sends, and shows the view whatever state the test sets. See the test of this case.

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

/// A view of any toolkit: what a person does goes in by `refreshControl`, and what they see is in the properties.
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

        reactor.state
            .map(\.isLoading)
            .distinctUntilChanged()
            .bind(with: self) { view, isLoading in view.isAnimating = isLoading }
            .disposed(by: disposeBag)

        reactor.state
            .map(\.names)
            .distinctUntilChanged()
            .bind(with: self) { view, names in view.rows = names }
            .disposed(by: disposeBag)
    }
}

extension CaseStudy {
    static let viewByStub = CaseStudy("12", "Testing a view by a stub") { say in
        let (reactor, view) = (RepositoryReactor(), RepositoryView())
        reactor.isStubEnabled = true
        view.reactor = reactor
        view.refreshControl.accept(())
        say("actions that the view sent: \(reactor.stub.actions)")
        reactor.stub.state.value = RepositoryReactor.State(isLoading: true, names: ["swift-reactor"])
        say("what the view shows: \(view.rows), animating: \(view.isAnimating)")
    }
}
