import Foundation
import Rx
import RxFoundation
import Synchronization
import Testing

@Suite struct NotificationCenterTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("test")

    private final class Log: Sendable {
        private let names = Mutex<[String]>([])

        var all: [String] { names.withLock { $0 } }

        func append(_ name: String) { names.withLock { $0.append(name) } }
    }

    @Test func emitsWhatIsPostedUntilDisposed() {
        let log = Log()
        let subscription = center.rx.notification(name).subscribe(onNext: { log.append($0.name.rawValue) })
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        subscription.dispose()
        center.post(name: name, object: nil)
        #expect(log.all == ["test"])
    }

    @Test func emitsOneSendersOnly() {
        final class Sender {}
        let (wanted, other) = (Sender(), Sender())
        let log = Log()
        let subscription = center.rx.notification(nil, object: wanted).subscribe(onNext: {
            log.append($0.name.rawValue)
        })
        center.post(name: Notification.Name("mine"), object: wanted)
        center.post(name: Notification.Name("theirs"), object: other)
        subscription.dispose()
        #expect(log.all == ["mine"])
    }
}
