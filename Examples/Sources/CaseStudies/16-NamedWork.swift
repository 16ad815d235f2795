// 16 · Work with a name
//
// Later work of a name can wait for earlier work of the same name, or replace it. Here downloads run two at a time and
// the others wait, and a new search replaces the running search. `cancel` ends all work of a name. Cancelled work emits
// nothing, so the action that cancels it also corrects the state. Each reactor has its own names, so two windows do not
// disturb each other.

import ReactorKit
import Rx

package final class LibraryReactor: Reactor {
    package enum Action { case download(String), cancelDownloads, search(String) }
    package enum Mutation { case begin(String), end(String), stop(String), stopAll, find([String]) }
    package struct State: Equatable {
        package var running: [String] = []
        package var finished: [String] = []
        package var results: [String] = []

        /// Removes one download of the book, which may run twice.
        fileprivate mutating func stop(_ book: String) {
            if let index = running.firstIndex(of: book) { running.remove(at: index) }
        }
    }

    package enum WorkID { case download, search }

    package let initialState = State()
    private let fetch: @Sendable (String) -> Observable<String>

    /// - Parameter fetch: Emits a server's answer to a request, and then completes.
    package init(fetch: @escaping @Sendable (String) -> Observable<String>) { self.fetch = fetch }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .download(let book):
            .concat([.just(.begin(book)), fetch(book).ignoreElements().asCompletable().andThen(.just(.end(book)))])
                .catchAndReturn(.stop(book))
                .cancellable(id: WorkID.download, policy: .concurrent(max: 2))
        case .cancelDownloads: .concat([.cancel(id: WorkID.download), .just(.stopAll)])
        case .search(let text):
            fetch(text).map { .find([$0]) }
                .catchAndReturn(.find([]))
                .cancellable(id: WorkID.search)
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .begin(let book): state.running.append(book)
        case .end(let book):
            state.stop(book)
            state.finished.append(book)
        case .stop(let book): state.stop(book)
        case .stopAll: state.running = []
        case .find(let results): state.results = results
        }
        return state
    }
}

extension CaseStudy {
    static let namedWork = CaseStudy("16", "Work with a name") { print in
        let answers = PublishSubject<String>()
        let library = LibraryReactor { request in answers.filter { $0 == request }.take(1) }
        let subscription = library.select(\.running, \.finished, \.results)
            .subscribe(onNext: { print("running \($0), finished \($1), found \($2)") })
        for book in ["Emma", "Dune", "Ulysses"] { library.action.onNext(.download(book)) }
        answers.onNext("Emma")
        library.action.onNext(.search("whale"))
        library.action.onNext(.search("sea"))
        for answer in ["whale", "sea", "Dune", "Ulysses"] { answers.onNext(answer) }
        subscription.dispose()
    }
}
