import RxTest
import Testing

@Suite struct SubscriptionTests {
    @Test func aSubscriptionWithoutAnEndLastsForEver() {
        #expect(Subscription(200) == Subscription(200, .max))
        #expect(Subscription(200).unsubscribe == .max)
    }

    @Test func equalityComparesBothTimes() {
        #expect(Subscription(200, 300) != Subscription(200, 301))
        #expect(Subscription(200, 300) != Subscription(201, 300))
        #expect(Set([Subscription(1, 2), Subscription(1, 2), Subscription(1)]).count == 2)
    }

    @Test func describesBothTimes() {
        #expect(String(reflecting: Subscription(200, 300)) == "(200 : 300)")
        #expect(String(reflecting: Subscription(200)) == "(200 : Infinity)")
    }
}
