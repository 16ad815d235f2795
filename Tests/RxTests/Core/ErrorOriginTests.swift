import Rx
import Testing

/// An error without a handler names the call that made the subscription, in debug and release builds.
@Suite struct ErrorOriginTests {
    /// A subscription to a failing source, made on the line of its case.
    struct Subscription: Sendable, CustomTestStringConvertible {
        let name: String
        let line: UInt
        let make: @Sendable () -> Void

        init(_ name: String, line: UInt = #line, _ make: @escaping @Sendable () -> Void) {
            (self.name, self.line, self.make) = (name, line, make)
        }

        var testDescription: String { name }

        /// The place that the error message names.
        var origin: String { "RxTests/ErrorOriginTests.swift:\(line)" }
    }

    private static let failing = Observable<Int>.error(TestError.two)
    private static let object = Token()

    static let unhandled: [Subscription] = [
        Subscription("subscribe()") { _ = failing.subscribe() },
        Subscription("subscribe(onNext:)") { _ = failing.subscribe(onNext: { _ in }) },
        Subscription("subscribe(onDisposed:)") { _ = failing.subscribe(onDisposed: {}) },
        Subscription("subscribe(with:onNext:)") { _ = failing.subscribe(with: object, onNext: { _, _ in }) },
        Subscription("Single") { _ = failing.asSingle().subscribe(onSuccess: { _ in }) },
        Subscription("Single, with") { _ = failing.asSingle().subscribe(with: object, onSuccess: { _, _ in }) },
        Subscription("Maybe") { _ = failing.asMaybe().subscribe(onSuccess: { _ in }) },
        Subscription("Maybe, with") { _ = failing.asMaybe().subscribe(with: object, onSuccess: { _, _ in }) },
        Subscription("Completable") { _ = failing.ignoreElements().asCompletable().subscribe(onCompleted: {}) },
    ]

    /// Bindings. An error in a binding also stops a debug build.
    static let bindings: [Subscription] = [
        Subscription("PublishRelay") { _ = failing.bind(to: PublishRelay()) },
        Subscription("BehaviorRelay") { _ = failing.bind(to: BehaviorRelay(value: 0)) },
        Subscription("BehaviorRelay of an optional") { _ = failing.bind(to: BehaviorRelay<Int?>(value: 0)) },
        Subscription("ReplayRelay") { _ = failing.bind(to: ReplayRelay.create(bufferSize: 1)) },
        Subscription("Binder") { _ = failing.bind(to: Binder(object) { _, _ in }) },
        Subscription("Binder of an optional") { _ = failing.bind(to: Binder<Int?>(object) { _, _ in }) },
        Subscription("ControlProperty") { _ = failing.bind(to: property) },
        Subscription("bind(onNext:)") { _ = failing.bind(onNext: { _ in }) },
        Subscription("bind(with:onNext:)") { _ = failing.bind(with: object, onNext: { _, _ in }) },
    ]

    private static var property: ControlProperty<Int> {
        ControlProperty(values: Observable.never(), valueSink: AnyObserver<Int> { _ in })
    }

    @Test(arguments: unhandled.indices) func anUnhandledErrorNamesTheCall(_ index: Int) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [index] in
            Self.unhandled[index].make()
        }
        let message = "an error reached a subscription that has no error handler: two. Subscribed at "
        #expect(result.message.contains("\(message)\(Self.unhandled[index].origin)\n"))
    }

    #if DEBUG
    @Test(arguments: bindings.indices) func aFailedBindingStopsADebugBuildAndNamesTheCall(_ index: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
            Self.bindings[index].make()
        }
        let origin = Self.bindings[index].origin
        #expect(result.message.contains("two. Subscribed at \(origin)\n"))
        #expect(result.message.contains("The sequence bound at \(origin) failed: two."))
    }
    #else
    @Test(arguments: bindings.indices) func aFailedBindingNamesTheCall(_ index: Int) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [index] in
            Self.bindings[index].make()
        }
        #expect(result.message.contains("two. Subscribed at \(Self.bindings[index].origin)\n"))
    }
    #endif
}
