import Foundation
import Rx
import RxFoundation
import Testing

@Suite struct NotificationTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("something happened")

    @Test func emitsPostedNotifications() {
        let seen = ReplaySubject<String>.createUnbounded()
        let subscription = center.rx.notification(name).map { $0.name.rawValue }.subscribe(seen)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("something else"), object: nil)
        center.post(name: name, object: nil)
        subscription.dispose()
        center.post(name: name, object: nil)
        #expect(count(seen) == 2)
    }

    @Test func emitsNotificationsOfTheGivenObject() {
        let object = NSObject()
        let seen = ReplaySubject<Notification>.createUnbounded()
        let subscription = center.rx.notification(name, object: object).subscribe(seen)
        center.post(name: name, object: object)
        center.post(name: name, object: NSObject())
        subscription.dispose()
        #expect(count(seen) == 1)
    }

    @Test func emitsToEachSubscription() {
        let notifications = center.rx.notification(nil)
        let (first, second) = (
            ReplaySubject<Notification>.createUnbounded(), ReplaySubject<Notification>.createUnbounded()
        )
        let subscriptions = [notifications.subscribe(first), notifications.subscribe(second)]
        center.post(name: name, object: nil)
        subscriptions[0].dispose()
        center.post(name: name, object: nil)
        #expect(count(first) == 1)
        #expect(count(second) == 2)
        subscriptions[1].dispose()
    }

    /// The number of elements in the subject's buffer.
    private func count<Element>(_ subject: ReplaySubject<Element>) -> Int {
        let count = BehaviorRelay(value: 0)
        subject.enumerated().map { $0.index + 1 }.bind(to: count).dispose()
        return count.value
    }
}
