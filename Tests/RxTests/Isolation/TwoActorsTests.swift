import Rx
import RxTest
import Testing

/// Law 1: one call brings all its events over to one actor. From there a closure of another actor is called on its own.
@Suite struct TwoActorsTests {
    @globalActor private actor Elsewhere {
        static let shared = Elsewhere()
    }

    private typealias Call = @MainActor @Sendable (@escaping @Elsewhere @Sendable () -> Void) -> any Disposable

    private static let error = TestError.one

    /// By trait and closure. The first closure belongs to the main actor, where the call is made. The second belongs to
    /// another actor and calls the given function.
    private static let calls: [String: Call] = [
        "Observable onError": { call in
            Observable<Int>.error(error).subscribe(onNext: { _ in }, onError: { @Elsewhere _ in call() })
        },
        "Observable onCompleted": { call in
            Observable.just(1).subscribe(onNext: { _ in }, onCompleted: { @Elsewhere in call() })
        },
        "Observable onDisposed": { call in
            Observable.just(1).subscribe(onNext: { _ in }, onDisposed: { @Elsewhere in call() })
        },
        "Infallible onCompleted": { call in
            Infallible.just(1).subscribe(onNext: { _ in }, onCompleted: { @Elsewhere in call() })
        },
        "Driver onCompleted": { call in Driver.just(1).drive(onNext: { _ in }, onCompleted: { @Elsewhere in call() }) },
        "Signal onCompleted": { call in Signal.just(1).emit(onNext: { _ in }, onCompleted: { @Elsewhere in call() }) },
        "Single onError": { call in
            Single<Int>.error(error).subscribe(onSuccess: { _ in }, onFailure: { @Elsewhere _ in call() })
        },
        "Single onDisposed": { call in
            Single.just(1).subscribe(onSuccess: { _ in }, onDisposed: { @Elsewhere in call() })
        },
        "Maybe onError": { call in
            Maybe<Int>.error(error).subscribe(onSuccess: { _ in }, onError: { @Elsewhere _ in call() })
        },
        "Maybe onCompleted": { call in
            Maybe<Int>.empty().subscribe(onSuccess: { _ in }, onCompleted: { @Elsewhere in call() })
        },
        "Maybe onDisposed": { call in Maybe.just(1).subscribe(onSuccess: { _ in }, onDisposed: { @Elsewhere in call() })
        },
        "Completable onDisposed": { call in
            Completable.empty().subscribe(onCompleted: {}, onDisposed: { @Elsewhere in call() })
        },
    ]

    /// The same calls with an object.
    private static let callsWithAnObject: [String: Call] = [
        "Observable onError": { call in
            Observable<Int>.error(error).subscribe(
                with: Token.shared, onNext: { _, _ in }, onError: { @Elsewhere _, _ in call() })
        },
        "Observable onCompleted": { call in
            Observable.just(1).subscribe(
                with: Token.shared, onNext: { _, _ in }, onCompleted: { @Elsewhere _ in call() })
        },
        "Maybe onError": { call in
            Maybe<Int>.error(error).subscribe(
                with: Token.shared, onSuccess: { _, _ in }, onError: { @Elsewhere _, _ in call() })
        },
        "Maybe onCompleted": { call in
            Maybe<Int>.empty().subscribe(
                with: Token.shared, onSuccess: { _, _ in }, onCompleted: { @Elsewhere _ in call() })
        },
        "Maybe onDisposed": { call in
            Maybe.just(1).subscribe(with: Token.shared, onSuccess: { _, _ in }, onDisposed: { @Elsewhere _ in call() })
        },
    ]

    @Test(arguments: calls.keys.sorted()) func theSecondClosureRunsOnItsOwnActor(_ name: String) async throws {
        try await expectToReachItsActor(#require(Self.calls[name]))
    }

    @Test(arguments: callsWithAnObject.keys.sorted()) func aSecondClosureWithAnObjectRunsOnItsOwn(_ name: String)
        async throws
    {
        try await expectToReachItsActor(#require(Self.callsWithAnObject[name]))
    }

    private func expectToReachItsActor(_ call: @escaping Call) async {
        await withCheckedContinuation { done in
            Task { @MainActor in
                _ = call {
                    Elsewhere.assertIsolated()
                    done.resume()
                }
            }
        }
    }

    @Test func closuresOfOneOperatorMustShareAnActor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Observable.just(1).distinctUntilChanged({ $0 }, comparer: { @Elsewhere in $0 == $1 })
            }
        }
        let message = result.message
        #expect(message.contains("The closures of 'distinctUntilChanged' at RxTests/TwoActorsTests.swift:"))
        #expect(message.contains("belong to two actors, the main actor and the actor Elsewhere"))
    }

    /// A closure of no actor runs on the actor of the other closure.
    @MainActor @Test func aNonisolatedClosureRunsWithTheOther() {
        let seen = Log<String>()
        let onSuccess: @Sendable (Int) -> Void = { seen.add("\($0)") }
        _ = Maybe.just(1).subscribe(onSuccess: onSuccess, onDisposed: { seen.add("disposed") })
        #expect(seen.values == ["1", "disposed"])
    }
}

extension Token {
    fileprivate static let shared = Token()
}
