#if GTK
import Foundation
import Rx
import RxGTK
import XCTest

/// Events emitted without a subscriber are buffered. The failures of settings are such a stream.
final class BufferedEventsTests: GTKTestCase {
    private static let keys = ["a", "b", "c", "d"].map { Settings.Key<Int>($0, default: 0) }

    /// Runs `body` with settings in which each of `keys` has a value of another type. Reading such a value emits a
    /// failure.
    private func withWrongSettings(_ body: @MainActor (Settings) throws -> Void) rethrows {
        let file = FileManager.default.temporaryDirectory.appending(path: "buffered-events-\(UUID()).ini")
        let text = "[Settings]\n" + Self.keys.map { "\($0.name)='x'\n" }.joined()
        XCTAssertNoThrow(try Data(text.utf8).write(to: file))
        defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: file)) }
        try onMain { try body(Settings(file: file)) }
    }

    func testEventEmittedDuringTheReplayComesAfterIt() {
        withWrongSettings { settings in
            let bag = DisposeBag()
            _ = (settings[Self.keys[0]], settings[Self.keys[1]])
            var seen: [String] = []
            settings.rx.failure.subscribe(onNext: { [unowned settings] in
                seen.append(Self.key(of: $0))
                _ = settings[Self.keys[2]]
            })
            .disposed(by: bag)
            XCTAssertEqual(seen, ["a", "b", "c"])
            _ = settings[Self.keys[3]]
            XCTAssertEqual(seen, ["a", "b", "c", "d"])
        }
    }

    func testNextSubscriberReceivesTheUndeliveredEvents() {
        withWrongSettings { settings in
            let bag = DisposeBag()
            _ = (settings[Self.keys[0]], settings[Self.keys[1]])
            var (first, second): ([String], [String]) = ([], [])
            settings.rx.failure.take(1).subscribe(onNext: { first.append(Self.key(of: $0)) }).disposed(by: bag)
            _ = settings[Self.keys[2]]
            settings.rx.failure.subscribe(onNext: { second.append(Self.key(of: $0)) }).disposed(by: bag)
            XCTAssertEqual([first, second], [["a"], ["b", "c"]])
        }
    }

    func testSubscriberDuringTheReplayReceivesThePendingEvents() {
        withWrongSettings { settings in
            let bag = DisposeBag()
            _ = (settings[Self.keys[0]], settings[Self.keys[1]])
            var (first, second): ([String], [String]) = ([], [])
            settings.rx.failure.subscribe(onNext: { [unowned settings] in
                first.append(Self.key(of: $0))
                guard first.count == 1 else { return }
                _ = settings[Self.keys[2]]
                settings.rx.failure.subscribe(onNext: { second.append(Self.key(of: $0)) }).disposed(by: bag)
            })
            .disposed(by: bag)
            XCTAssertEqual([first, second], [["a", "b", "c"], ["b", "c"]])
        }
    }

    private static func key(of failure: SettingsError) -> String {
        guard case .wrongValue(let key, _, _) = failure else { return "\(failure)" }
        return key
    }
}
#endif
