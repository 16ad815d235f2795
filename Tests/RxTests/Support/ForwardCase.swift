import Dispatch
import Rx
import RxTest
import Testing

/// An operator of a trait. It must agree with the operator of `Observable` beside it.
struct ForwardCase: Sendable, CustomTestStringConvertible {
    typealias Operator = @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    let testDescription: String
    let forward: Operator
    let original: Operator

    /// An operator of ``Infallible``.
    static func infallible(
        _ name: String, _ forward: @escaping @Sendable (Infallible<Int>, TestScheduler) -> Infallible<Int>,
        _ original: @escaping Operator
    ) -> ForwardCase {
        ForwardCase(
            testDescription: "Infallible.\(name)",
            forward: { forward($0.asInfallible(onErrorJustReturn: -1), $1).asObservable() },
            original: { original($0.catchAndReturn(-1), $1) })
    }

    /// An operator of ``Single``, applied to the first element.
    static func single<Result: ObservableConvertibleType<Int> & SendableMetatype>(
        _ name: String,
        _ forward: @escaping @Sendable (Single<Int>, TestScheduler) -> Result,
        _ original: @escaping Operator
    ) -> ForwardCase {
        ForwardCase(
            testDescription: "Single.\(name)",
            forward: { forward($0.take(1).asSingle(), $1).asObservable() },
            original: { original($0.take(1).asSingle().asObservable(), $1) })
    }

    /// An operator of ``Maybe``, applied to the first element.
    static func maybe<Result: ObservableConvertibleType<Int> & SendableMetatype>(
        _ name: String,
        _ forward: @escaping @Sendable (Maybe<Int>, TestScheduler) -> Result,
        _ original: @escaping Operator
    ) -> ForwardCase {
        ForwardCase(
            testDescription: "Maybe.\(name)",
            forward: { forward($0.take(1).asMaybe(), $1).asObservable() },
            original: { original($0.take(1).asMaybe().asObservable(), $1) })
    }

    /// An operator of ``Completable``, applied to no element.
    static func completable(
        _ name: String, _ forward: @escaping @Sendable (Completable, TestScheduler) -> Completable,
        _ original: @escaping Operator
    ) -> ForwardCase {
        ForwardCase(
            testDescription: "Completable.\(name)",
            forward: { forward($0.ignoreElements().asCompletable(), $1).andThen(Observable.empty()) },
            original: { original($0.filter { _ in false }, $1) })
    }
}
