@testable import Rx
import Testing

@Suite struct QueueTests {
    @Test func popsInOrderAtEverySize() {
        var queue = Queue<Int>()
        var expected: [Int] = []
        var random = SystemRandomNumberGenerator()
        for number in 0..<10_000 {
            if Bool.random(using: &random) || number < 100 {
                queue.append(number)
                expected.append(number)
            } else {
                let popped = queue.popFirst()
                #expect(popped == (expected.isEmpty ? nil : expected.removeFirst()))
            }
            #expect(queue.isEmpty == expected.isEmpty)
        }
        while let popped = queue.popFirst() { #expect(popped == expected.removeFirst()) }
        #expect(expected.isEmpty)
    }

    @Test(arguments: [0, 3, 20]) func freesItsRemainingElements(popped: Int) {
        expectFreed { token in
            var queue = Queue<Token>()
            for _ in 0..<40 { queue.append(token) }
            for _ in 0..<popped { _ = queue.popFirst() }
        }
    }
}
