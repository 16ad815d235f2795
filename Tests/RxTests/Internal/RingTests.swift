@testable import Rx
import Testing

@Suite struct RingTests {
    @Test func isAQueueAtEverySize() {
        var ring = Ring<Int>()
        var expected: [Int] = []
        var random = SystemRandomNumberGenerator()
        for number in 0..<10_000 {
            if Bool.random(using: &random) || number < 100 {
                ring.append(number)
                expected.append(number)
            } else {
                let popped = ring.popFirst()
                #expect(popped == (expected.isEmpty ? nil : expected.removeFirst()))
            }
            #expect(ring.isEmpty == expected.isEmpty)
        }
        while let popped = ring.popFirst() { #expect(popped == expected.removeFirst()) }
        #expect(expected.isEmpty)
    }

    @Test(arguments: [0, 3, 20]) func releasesWhatIsLeft(popped: Int) {
        expectFreed { token in
            var ring = Ring<Token>()
            for _ in 0..<40 { ring.append(token) }
            for _ in 0..<popped { _ = ring.popFirst() }
        }
    }
}
