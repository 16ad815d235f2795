import Rx

/// Subjects that lose no element, whenever they are subscribed to.
func replaying(_ count: Int) -> [ReplaySubject<Int>] {
    (0..<count).map { _ in ReplaySubject<Int>.createUnbounded() }
}
