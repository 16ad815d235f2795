import Foundation
import RxGTK
import XCTest

/// Starts GTK before each test of a window. Without a display, the test is skipped, but fails in CI.
class WindowTestCase: XCTestCase {
    override func setUpWithError() throws {
        try MainActor.assumeIsolated {
            do { try Toolkit.start() } catch {
                guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
                throw XCTSkip("\(error)")
            }
        }
    }
}
