import Foundation
@testable import RxFoundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Which timeout counts for a request.
@Suite struct RequestTimeoutTests {
    private func request(_ interval: TimeInterval) -> URLRequest {
        URLRequest(url: URL(filePath: "/"), timeoutInterval: interval)
    }

    private func timeout(_ interval: TimeInterval, inSessionOf sessionInterval: TimeInterval = 60) -> Duration? {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = sessionInterval
        return RequestGuard.timeout(of: request(interval), in: configuration)
    }

    @Test func theIntervalOfTheRequestCountsWithTwoMoreSeconds() {
        #expect(timeout(5) == .seconds(7))
        #expect(timeout(5, inSessionOf: 1) == .seconds(7))
        #expect(timeout(0.5) == .seconds(2.5))
    }

    @Test func theIntervalOfTheSessionCountsForARequestWithTheDefault() {
        #expect(timeout(60, inSessionOf: 5) == .seconds(7))
        #expect(timeout(60) == .seconds(62))
    }

    @Test(arguments: [0, -1, .infinity, -.infinity, .nan, 1e300] as [TimeInterval])
    func anIntervalWithoutAnEndSetsNoTimeout(_ interval: TimeInterval) {
        #expect(timeout(interval) == nil)
        #expect(timeout(60, inSessionOf: interval) == nil)
    }

    @Test(arguments: [.infinity, .nan, 1e300] as [TimeInterval])
    func foundationReceivesAnIntervalThatItAccepts(_ interval: TimeInterval) {
        #expect(RequestGuard.accepted(request(interval)).timeoutInterval == 1e9)
    }

    @Test(arguments: [0, 5, 60, 1e9] as [TimeInterval]) func anAcceptedIntervalStays(_ interval: TimeInterval) {
        #expect(RequestGuard.accepted(request(interval)) == request(interval))
    }
}
