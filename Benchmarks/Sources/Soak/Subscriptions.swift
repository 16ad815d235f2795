import Dispatch
import Rx
import Synchronization

private let subscriptions = 1_000_000
private let threads = 8

/// Makes subscriptions to one shared sequence and disposes of them, from several threads, while the source emits.
/// Checks that in the end all subscriptions and their contents are freed, and that the memory is available again.
func soakSubscriptions() throws -> String {
    try use(subscriptions / 100, keepingAll: true)
    let before = residentMemory()
    let peak = try use(subscriptions, keepingAll: true)
    try use(subscriptions, keepingAll: false)
    let after = residentMemory()
    try expect(
        after - before <= (peak - before) / 10,
        "memory within a tenth: \(before) KiB before, \(peak) with all of them, \(after) after")
    return
        "2 × \(subscriptions) subscriptions; \(before) KiB before, \(peak) with \(subscriptions) of them, \(after) after"
}

/// - Returns: The memory in KiB after all subscriptions are made.
@discardableResult
private func use(_ count: Int, keepingAll: Bool) throws -> Int {
    let subject = PublishSubject<Int>()
    let shared = subject.map { $0 + 1 }.share(replay: 1)
    let memory = try subscribe(count, to: shared, keepingAll: keepingAll, subject)
    try expect(!subject.hasObservers, "the source to be released")
    try expectHeld(0)
    return memory
}

private func subscribe(
    _ count: Int, to shared: Observable<Int>, keepingAll: Bool, _ subject: PublishSubject<Int>
) throws -> Int {
    let kept = (0..<threads).map { _ in DisposeBag() }
    let each = count / threads
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in 0..<each {
            let held = Held()
            let subscription = shared.filter { $0 > 0 }.subscribe(onNext: { _ in withExtendedLifetime(held) {} })
            if keepingAll { subscription.disposed(by: kept[thread]) } else { subscription.dispose() }
            // Rarely, because each element goes to all subscriptions that exist.
            if number % (each / 4) == 0 { subject.onNext(number) }
        }
    }
    try expectHeld(keepingAll ? each * threads : 0)
    return withExtendedLifetime(kept) { residentMemory() }
}

private func expectHeld(_ count: Int) throws {
    let held = Held.count.load(ordering: .relaxed)
    try expect(held == count, "\(count) held objects, not \(held)")
}

/// An object that a subscription holds. Counts its instances.
private final class Held: Sendable {
    static let count = Atomic(0)

    init() { Self.count.add(1, ordering: .relaxed) }

    deinit { Self.count.subtract(1, ordering: .relaxed) }
}
