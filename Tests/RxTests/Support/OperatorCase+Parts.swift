import Dispatch
import Rx
import RxTest

extension OperatorCase {
    /// Operators that emit parts of a sequence, end it elsewhere, or put it together again.
    static let parts = [
        OperatorCase("enumerated") { source, _ in source.enumerated().map(\.element) },
        OperatorCase("amb") { source, _ in source.amb(Observable.never()) },
        OperatorCase("amb of a sequence") { source, _ in Observable.amb([.never(), source]) },
        OperatorCase("ifEmpty") { source, _ in source.ifEmpty(default: -1) },
        OperatorCase("ifEmpty(switchTo:)") { source, _ in source.ifEmpty(switchTo: .just(-1)) },
        OperatorCase("materialize and dematerialize") { source, _ in source.materialize().dematerialize() },
        OperatorCase("retry(when:)") { source, _ in
            source.retry(when: { (errors: Observable<any Error>) in errors.flatMap { Observable<Int>.error($0) } })
        },
        OperatorCase("using") { source, _ in
            Observable.using({ BooleanDisposable() }, observableFactory: { _ in source })
        },
        OperatorCase("deferred") { source, _ in Observable.deferred { source } },
        OperatorCase("take(for:)") { $0.take(for: .seconds(10_000), scheduler: $1) },
        OperatorCase("skip, time") { $0.skip(.seconds(5), scheduler: $1) }.emitting(.some),
        OperatorCase("timeout") { $0.timeout(.seconds(10_000), scheduler: $1) },
        OperatorCase("takeLast") { source, _ in source.takeLast(2) }.emitting(.none),
        OperatorCase("reduce") { source, _ in source.reduce(0, accumulator: { $0 + $1 }) }.emitting(.none),
        OperatorCase("toArray") { source, _ in source.toArray().asObservable().map(\.count) }.emitting(.none),
        OperatorCase("groupBy") { source, _ in source.groupBy { $0 % 2 }.flatMap { $0 } },
        OperatorCase("window") { source, scheduler in
            source.window(timeSpan: .seconds(10_000), count: 2, scheduler: scheduler).flatMap { $0 }
        },
        OperatorCase("buffer") { source, scheduler in
            source.buffer(timeSpan: .seconds(10_000), count: 1, scheduler: scheduler).map { $0.last ?? -1 }
        },
    ]
}
