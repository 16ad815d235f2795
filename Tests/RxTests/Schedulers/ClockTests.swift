import Foundation
import Rx
import RxSupport
import Testing

/// Spans of time do not depend on the time of day, which a person or a time server may set.
@Suite struct ClockTests {
    /// The folder with the products built together with this test.
    private static let products: URL = {
        var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appending(path: "clock-shift-program").path),
            folder.path != "/"
        {
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    @Test("time spans keep their length if the clock is set back", .timeLimit(.minutes(10)))
    func setBackClock() throws {
        let (program, output) = (Process(), Pipe())
        program.executableURL = Self.products.appending(path: "clock-shift-program")
        program.standardOutput = output
        try program.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        program.waitUntilExit()
        #expect(program.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
    }

    /// A scheduler of an app, whose `now` is the time of day.
    private final class AppScheduler: SchedulerType, Sendable {
        let clock = Guarded(Date(timeIntervalSinceReferenceDate: 0))
        let work = Log<@Sendable () -> Void>()

        var now: RxTime { clock.withLock { $0 } }

        func advance(by seconds: TimeInterval) { clock.withLock { $0 += seconds } }

        func schedule<State: Sendable>(
            _ state: State, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable { action(state) }

        func scheduleRelative<State: Sendable>(
            _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable {
            work.add { _ = action(state) }
            return Disposables.create()
        }
    }

    @Test("throttle continues after an app's scheduler sets its clock back")
    func setBackClockOfAnAppsScheduler() {
        let (scheduler, source, elements) = (AppScheduler(), PublishSubject<Int>(), Log<Int>())
        let subscription = source.throttle(.seconds(10), latest: false, scheduler: scheduler)
            .subscribe(onNext: { elements.add($0) })
        source.onNext(1)
        scheduler.advance(by: -3600)
        source.onNext(2)
        scheduler.advance(by: 11)
        source.onNext(3)
        #expect(elements.values == [1, 3])
        subscription.dispose()
    }
}
