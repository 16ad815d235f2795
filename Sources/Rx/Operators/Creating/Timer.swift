internal import RxSupport

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Emits 0, 1, 2 … every `period`, on `scheduler`. The first element comes after one period. Never ends. The
    /// greatest number of the type is followed by the smallest.
    ///
    /// - Precondition: `period` is not negative.
    ///
    /// See [Interval](https://reactivex.io/documentation/operators/interval.html).
    public static func interval(
        _ period: RxTimeInterval, scheduler: any SchedulerType
    ) -> Observable<Element> {
        requirement(period.isNotNegative, "interval(\(period)): the period must not be negative.")
        return timer(period, period: period, scheduler: scheduler)
    }

    /// Emits 0 after `dueTime`, on `scheduler`, and completes. With a `period`, does not complete, but emits 1, 2 …
    /// every `period` after the 0, as ``interval(_:scheduler:)`` does.
    ///
    /// - Precondition: `period` is not negative.
    ///
    /// See [Timer](https://reactivex.io/documentation/operators/timer.html).
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        if let period {
            requirement(
                period.isNotNegative, "timer(\(dueTime), period: \(period)): the period must not be negative.")
        }
        return Observable { sink in
            // The scheduler runs one turn after another, so no two threads call the sink at once.
            let target = UncheckedSendableBox(sink)
            guard let period else {
                return sink.lifetime.add(
                    scheduler.scheduleRelative((), dueTime: dueTime) {
                        target.value.on(.next(0))
                        target.value.lifetime.complete()
                        return Disposables.create()
                    })
            }
            sink.lifetime.add(
                scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
                    target.value.on(.next(count))
                    return count &+ 1
                })
        }
    }
}
