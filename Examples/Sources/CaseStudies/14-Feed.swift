// 14 · A small app in one file
//
// A feed: the user types a topic, a spinner turns while headlines load, and a list shows them; a toast shows a failure.
// Nested blocks lay the window out as it looks, and bindings update the parts that change. The load is an `async`
// function, so a test can pass a function that returns at once.

import ReactorKit
import Rx
import RxGTK

package final class FeedReactor: Reactor {
    package enum Action: Equatable { case load(String) }
    package enum Mutation { case start, finish([Headline]), fail(String) }
    package struct Headline: Identifiable, Equatable, Sendable { package let id: String }
    package struct State {
        package var (isLoading, headlines) = (false, [Headline]())
        @Pulse package var failure: String?
    }

    package let initialState = State()
    private let fetch: @Sendable (String) async throws -> [String]
    package init(fetch: @escaping @Sendable (String) async throws -> [String]) { self.fetch = fetch }

    package func mutate(action: Action) -> Observable<Mutation> {
        guard case .load(let topic) = action, !currentState.isLoading else { return .empty() }
        return Single.create { [fetch] in try await fetch(topic).map(Headline.init) }.asObservable()
            .map { .finish($0) }.catch { .just(.fail("\($0)")) }.startWith(.start)
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .start: state.isLoading = true
        case .finish(let headlines): (state.isLoading, state.headlines) = (false, headlines)
        case .fail(let failure): (state.isLoading, state.failure) = (false, failure)
        }
        return state
    }
}

package final class FeedWindow: Window, View {
    package var disposeBag = DisposeBag()
    package let topicField = Entry(placeholder: "A topic, then Enter")
    package let (list, spinner, toasts) = (ListView(), Spinner(), ToastOverlay())

    package init(reactor: FeedReactor, application: Application?) {
        super.init(title: "Feed", width: 360, height: 480, application: application)
        headerBar.pack(end: { spinner.accessibilityLabel("Loading") })
        toasts.child = VBox {
            topicField.margins(12).accessibilityLabel("Topic")
            ScrolledWindow { list.accessibilityLabel("Headlines") }.vexpand()
        }
        content = toasts
        self.reactor = reactor
    }

    package func bind(reactor: FeedReactor) {
        topicField.rx.activate.withLatestFrom(topicField.rx.text.orEmpty).map { .load($0) }
            .bind(to: reactor.action).disposed(by: disposeBag)
        let state = reactor.state.observe(on: MainScheduler.instance)
        state.map(\.headlines).distinctUntilChanged()
            .bind(to: list.rx.items) { _, _, headline in Label(headline.id, wraps: true).halign(.start).margins(12) }
            .disposed(by: disposeBag)
        state.map(\.isLoading).distinctUntilChanged().bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
        reactor.pulse(\.$failure)
            .bind(with: self) { view, text in if let text { view.toasts.add(Toast(title: text)) } }
            .disposed(by: disposeBag)
    }
}

extension CaseStudy {
    private struct NoTopic: Error, CustomStringConvertible { let description = "A feed needs a topic." }
    static let feed = CaseStudy("14", "A small app in one file") {
        let reactor = FeedReactor { topic in
            try await Task.sleep(for: .seconds(1))
            guard !topic.isEmpty else { throw NoTopic() }
            return (1...30).map { "\(topic): headline \($0)" }
        }
        let application = Application(id: "io.github.swift_reactor.Feed", flags: .nonUnique)
        application.run(arguments: []) { FeedWindow(reactor: reactor, application: $0).present() }
    }
}
