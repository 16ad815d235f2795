import Dispatch
import Rx
import Testing

/// Operators with a race between threads, under contention.
@Suite struct PartsConcurrencyTests {
    @Test func ambHasOneWinner() {
        for _ in 0..<200 {
            let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
            let (seen, monitor) = (Log<Int>(), Monitor())
            _ = sources[0].amb(sources[1]).subscribe(onNext: { element in monitor.run { seen.add(element) } })
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                for _ in 0..<20 { sources[index].onNext(index) }
            }
            #expect(seen.count == 20)
            #expect(Set(seen.values).count == 1)
        }
    }

    @Test func bufferLosesNoElement() {
        let subject = PublishSubject<Int>()
        let (seen, monitor) = (Log<Int>(), Monitor())
        // A timer's thread may deliver the remaining elements.
        let done = DispatchSemaphore(value: 0)
        let background = ConcurrentDispatchQueueScheduler(qos: .default)
        _ = subject.buffer(timeSpan: .microseconds(200), count: 7, scheduler: background)
            .subscribe(
                onNext: { elements in monitor.run { seen.add(elements.count) } }, onCompleted: { done.signal() })
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for element in 0..<5_000 { subject.onNext(element) }
        }
        subject.onCompleted()
        done.wait()
        #expect(seen.values.reduce(0, +) == 20_000)
    }

    @Test func windowLosesNoElement() {
        let subject = PublishSubject<Int>()
        let (seen, monitor) = (Log<Int>(), Monitor())
        // A timer's thread may deliver the remaining elements.
        let done = DispatchSemaphore(value: 0)
        let background = ConcurrentDispatchQueueScheduler(qos: .default)
        _ = subject.window(timeSpan: .microseconds(200), count: 7, scheduler: background).flatMap { $0 }
            .subscribe(
                onNext: { element in monitor.run { seen.add(element) } }, onCompleted: { done.signal() })
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for element in 0..<5_000 { subject.onNext(element) }
        }
        subject.onCompleted()
        done.wait()
        #expect(seen.count == 20_000)
    }

    @Test func sampleKeepsTheOrderOfElements() {
        let (subject, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
        let (seen, monitor) = (Log<Int>(), Monitor())
        _ = subject.sample(sampler).subscribe(onNext: { element in monitor.run { seen.add(element) } })
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            for element in 0..<5_000 { index == 0 ? subject.onNext(element) : sampler.onNext(()) }
        }
        #expect(seen.values == seen.values.sorted())
    }
}
