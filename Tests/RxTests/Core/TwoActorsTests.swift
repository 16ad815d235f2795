import Rx
import RxTest
import Testing

/// Law 1: one call brings all its closures to one actor. What was written on another stops the program, saying which, and is
/// never run where it must not.
@Suite struct TwoActorsTests {
    @globalActor private actor Elsewhere {
        static let shared = Elsewhere()
    }

    private typealias Call = @MainActor @Sendable () -> any Disposable

    private static let error = TestError.one

    /// By trait and closure. The first closure is of the main actor, where the call is made; the second is not.
    private static let calls: [String: Call] = [
        "Observable onError": {
            Observable<Int>.error(error).subscribe(onNext: { _ in }, onError: { @Elsewhere _ in })
        },
        "Observable onCompleted": {
            Observable.just(1).subscribe(onNext: { _ in }, onCompleted: { @Elsewhere in })
        },
        "Observable onDisposed": {
            Observable.just(1).subscribe(onNext: { _ in }, onDisposed: { @Elsewhere in })
        },
        "Infallible onCompleted": {
            Infallible.just(1).subscribe(onNext: { _ in }, onCompleted: { @Elsewhere in })
        },
        "Driver onCompleted": { Driver.just(1).drive(onNext: { _ in }, onCompleted: { @Elsewhere in }) },
        "Signal onCompleted": { Signal.just(1).emit(onNext: { _ in }, onCompleted: { @Elsewhere in }) },
        "Single onError": { Single<Int>.error(error).subscribe(onSuccess: { _ in }, onFailure: { @Elsewhere _ in }) },
        "Single onDisposed": { Single.just(1).subscribe(onSuccess: { _ in }, onDisposed: { @Elsewhere in }) },
        "Maybe onError": { Maybe<Int>.error(error).subscribe(onSuccess: { _ in }, onError: { @Elsewhere _ in }) },
        "Maybe onCompleted": { Maybe<Int>.empty().subscribe(onSuccess: { _ in }, onCompleted: { @Elsewhere in }) },
        "Maybe onDisposed": { Maybe.just(1).subscribe(onSuccess: { _ in }, onDisposed: { @Elsewhere in }) },
        "Completable onDisposed": { Completable.empty().subscribe(onCompleted: {}, onDisposed: { @Elsewhere in }) },
    ]

    /// The same with an object.
    private static let callsWithAnObject: [String: Call] = [
        "Observable onError": {
            Observable<Int>.error(error).subscribe(
                with: Token.shared, onNext: { _, _ in }, onError: { @Elsewhere _, _ in })
        },
        "Observable onCompleted": {
            Observable.just(1).subscribe(with: Token.shared, onNext: { _, _ in }, onCompleted: { @Elsewhere _ in })
        },
        "Maybe onError": {
            Maybe<Int>.error(error).subscribe(
                with: Token.shared, onSuccess: { _, _ in }, onError: { @Elsewhere _, _ in })
        },
        "Maybe onCompleted": {
            Maybe<Int>.empty().subscribe(with: Token.shared, onSuccess: { _, _ in }, onCompleted: { @Elsewhere _ in })
        },
        "Maybe onDisposed": {
            Maybe.just(1).subscribe(with: Token.shared, onSuccess: { _, _ in }, onDisposed: { @Elsewhere _ in })
        },
    ]

    @Test(arguments: calls.keys.sorted()) func theSecondStopsTheProgram(_ name: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
            _ = await Self.calls[name]?()
        }
        expectTrap(result, name, "subscribe(")
    }

    @Test(arguments: callsWithAnObject.keys.sorted()) func theSecondWithAnObjectStopsTheProgram(_ name: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
            _ = await Self.callsWithAnObject[name]?()
        }
        expectTrap(result, name, "subscribe(with:")
    }

    /// A closure of no actor runs on that of the other.
    @MainActor @Test func oneOfNoActorRunsWithTheOther() {
        let seen = Log<String>()
        let onSuccess: @Sendable (Int) -> Void = { seen.add("\($0)") }
        _ = Maybe.just(1).subscribe(onSuccess: onSuccess, onDisposed: { seen.add("disposed") })
        #expect(seen.values == ["1", "disposed"])
    }

    private func expectTrap(_ result: ExitTest.Result?, _ name: String, _ form: String) {
        let closure = name.split(separator: " ")[1]
        let message = result.message
        #expect(message.contains("The closure of '\(form)\(closure):)' at RxTests/TwoActorsTests.swift:"))
        #expect(message.contains("is isolated to Elsewhere, but was reached elsewhere"))
        #expect(message.contains("The closures of one call are all brought to one actor: write them on the same."))
    }
}

extension Token {
    fileprivate static let shared = Token()
}
