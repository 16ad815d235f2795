package import Rx
package import RxTest

extension TestScheduler {
    /// Schedules a subscription at one tick and its disposal at another.
    package func run(at start: TestTime, until end: TestTime, _ subscribe: @escaping () -> any Disposable) {
        // The scheduler runs its work on the thread that calls `start()`.
        let subscribe = UncheckedSendableBox(subscribe)
        let subscription = SingleAssignmentDisposable()
        scheduleAt(start) { subscription.setDisposable(subscribe.value()) }
        scheduleAt(end) { subscription.dispose() }
    }

    /// The events of a subscription made now, once all work has run. Their times count from the subscription.
    package func events<Element>(_ source: some ObservableConvertibleType<Element>) -> [Recorded<Event<Element>>] {
        let (start, observer) = (clock, createObserver(Element.self))
        let subscription = source.asObservable().subscribe(observer)
        self.start()
        subscription.dispose()
        return observer.events.map { Recorded(time: $0.time - start, value: $0.value) }
    }
}
