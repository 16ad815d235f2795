// The modules for tests and for Foundation's classes re-export Rx, too.
import Foundation
import RxBlocking
import RxFoundation
import RxTest

func firstElement() throws -> Int? { try Observable.of(1, 2).take(1).toBlocking().first() }

func recorded() -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source: TestableObservable<Int> = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    return scheduler.start { source.asObservable().map { $0 + 1 } }.events
}

func notifications() -> Disposable {
    NotificationCenter.default.rx.notification(Notification.Name("test")).subscribe(onNext: { _ in })
}
