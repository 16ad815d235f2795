// Runs operators that measure time spans, while the clock is set back by an hour. Prints a line for each operator that
// waits for the clock instead, and then fails. ClockTests runs this program: a process has one clock, so a shift would
// affect all tests of a process.

import ClockShift
import Dispatch
import Foundation
import Rx
import RxBlocking

/// Fails if the clock cannot be set back, because the cases would then show nothing.
nonisolated func requireShiftedClock() {
    let before = Date()
    clock_shift(-3600)
    guard Date().timeIntervalSince(before) < -3000 else {
        print("the clock cannot be set back here")
        exit(2)
    }
    clock_shift(3600)
}

nonisolated func toBlockingPasses() -> Bool {
    let isOver = BehaviorRelay(value: false)
    Thread.detachNewThread {
        _ = Observable<Int>.never().toBlocking(timeout: 0.2).materialize()
        isOver.accept(true)
    }
    Thread.sleep(forTimeInterval: 0.1)
    clock_shift(-3600)
    return SpanCase.becomesTrue { isOver.value }
}

requireShiftedClock()
Thread.detachNewThread {
    var failures = SpanCase.all.filter { !$0.passes() }.map(\.name)
    if !toBlockingPasses() { failures.append("toBlocking(timeout:)") }
    for name in failures { print("\(name) waits for the clock") }
    exit(failures.isEmpty ? 0 : 1)
}
RunLoop.main.run()
