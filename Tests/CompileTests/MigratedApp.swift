import Foundation

/// An app in the shapes of apps for RxSwift 4 to 6: ten files for each of ten features.
enum MigratedApp {
    private static let features = [
        "Album", "Basket", "Chat", "Diary", "Event", "Friend", "Game", "Hotel", "Invoice", "Journey",
    ]

    /// - Returns: The files, in a folder for each feature.
    static func write(to folder: URL) throws -> [URL] {
        try features.flatMap { feature in
            let directory = folder.appending(path: feature)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            return try shapes.map { shape in
                let file = directory.appending(path: "\(feature)\(shape.name).swift")
                try shape.text.replacing("Feature", with: feature).write(to: file, atomically: true, encoding: .utf8)
                return file
            }
        }
    }

    private static let shapes: [(name: String, text: String)] = [
        (
            "Reactor",
            """
            import ReactorKit
            import RxCocoa
            import RxSwift

            final class FeatureReactor: Reactor {
                enum Action { case refresh, rename(String) }
                enum Mutation { case setTitle(String) }
                struct State { var title = "" }

                let initialState = State()
                private let service = FeatureService()

                func mutate(action: Action) -> Observable<Mutation> {
                    switch action {
                    case .refresh:
                        return service.title().asObservable().map(Mutation.setTitle).catchErrorJustReturn(.setTitle("-"))
                    case .rename(let title): return .just(.setTitle(title))
                    }
                }

                func reduce(state: State, mutation: Mutation) -> State {
                    var state = state
                    if case .setTitle(let title) = mutation { state.title = title }
                    return state
                }
            }

            """
        ),
        (
            "Service",
            """
            import RxSwift

            struct FeatureService: Sendable {
                enum Failure: Error { case noTitle }

                func title() -> Single<String> {
                    return Single.create { single in
                        guard "Feature".isEmpty else {
                            single(.success("Feature"))
                            return Disposables.create()
                        }
                        single(.error(Failure.noTitle))
                        return Disposables.create()
                    }
                }

                func save() -> Completable {
                    return Completable.create { completable in
                        completable(.error(Failure.noTitle))
                        return Disposables.create()
                    }
                }
            }

            """
        ),
        (
            "ViewModel",
            """
            import RxCocoa
            import RxRelay
            import RxSwift

            final class FeatureViewModel {
                let title = BehaviorRelay<String>(value: "")
                let taps = PublishRelay<Void>()
                private let disposeBag = DisposeBag()

                var isEnabled: Driver<Bool> { return title.asDriver().map { !$0.isEmpty }.distinctUntilChanged() }

                init(trigger: RxSwift.Observable<Void>) {
                    taps.takeUntil(trigger)
                        .observeOn(MainScheduler.instance)
                        .map { "tapped" }
                        .bind(to: title)
                        .disposed(by: disposeBag)
                }
            }

            """
        ),
        (
            "Sections",
            """
            import RxDataSources
            import RxSwift

            typealias FeatureSection = RxDataSources.SectionModel<String, FeatureRow>

            struct FeatureRow: IdentifiableType, Equatable {
                var identity: Int
                var name: String
            }

            func sections(of rows: Observable<[FeatureRow]>) -> Observable<[FeatureSection]> {
                return rows.map { [FeatureSection(model: "Feature", items: $0)] }
            }

            """
        ),
        (
            "Extensions",
            """
            import RxSwift

            extension ObservableType {
                func ignoringFeatureErrors() -> Observable<E> {
                    return catchError { _ in .empty() }
                }

                func untilFeature<O: ObservableType>(_ other: O) -> Observable<E> where O.E == Bool {
                    return takeUntil(other)
                }

                func orFeature(_ element: E) -> Observable<E> { return catchErrorJustReturn(element) }
            }

            extension ObservableType where E == Int {
                func sumOfFeature() -> Observable<Int> { return scan(0) { $0 + $1 }.elementAt(3) }
            }

            """
        ),
        (
            "Formatter",
            """
            import RxCocoa

            struct FeatureFormatter {
                let date: Driver<Date>

                var text: Driver<String> { return date.map { "\\($0.timeIntervalSince1970)" } }
                var url: URL? { return URL(string: "https://example.org/feature") }
            }

            """
        ),
        (
            "Store",
            """
            import ReactorKit

            final class FeatureStore: Reactor {
                typealias Action = Int
                struct State { @Pulse var total = 0 }

                let initialState = State()

                func transform(mutation: Observable<Int>) -> Observable<Int> {
                    return mutation.takeWhile({ $0 > 0 }).skipUntil(Observable.just(()))
                }

                func reduce(state: State, mutation: Int) -> State {
                    var state = state
                    state.total += mutation
                    return state
                }
            }

            """
        ),
        (
            "Notes",
            """
            import RxSwift
            // RxSwift.Observable: numbers.observeOn(main) was here.
            /* catchErrorJustReturn(1) */

            enum FeatureNotes {
                static let help = "write .takeUntil(other) or .observeOn(main)"
                static func of(_ names: [String]) -> Observable<String> {
                    return Observable.from(names).retryWhen { errors in errors.take(1) }.map { "\\($0): \\(help)" }
                }
            }

            """
        ),
        (
            "Log",
            """
            #if canImport(RxSwift)
            import RxCocoa
            #endif
            import RxSwift
            #if DEBUG
            import RxCocoa
            #endif

            func logFeature(_ source: Observable<Int>) -> Observable<Int> {
                return source.do(onNext: { _ in }).shareReplay(1)
            }

            """
        ),
        (
            "Settings",
            """
            import RxRelay
            import RxSwift

            final class FeatureSettings {
                private let stored = BehaviorRelay(value: TimeInterval(1))

                func delayed(_ scheduler: SchedulerType) -> Observable<TimeInterval> {
                    return stored.asObservable().subscribeOn(scheduler).skipWhile({ $0 < 0 })
                }

                func reset(_ bag: DisposeBag) {
                    stored.subscribe(onNext: { _ in UserDefaults.standard.removeObject(forKey: "feature") }).addDisposableTo(bag)
                }
            }

            """
        ),
    ]
}
