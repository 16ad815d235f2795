import CaseStudies
import ReactorKit
import Rx
import RxGTK
import XCTest

/// Case 15, with real widgets and the test's own measurements. Synchronous tests run on GTK's thread, the main thread.
final class ChartViewsTests: WindowTestCase {
    func testLineGlidesToAMeasurementAndThenRests() {
        MainActor.assumeIsolated {
            let (measurements, window) = Self.show()
            measurements.onNext(10)
            XCTAssertTrue(MainLoop.run { window.chart.drawnValues == [10] })
            measurements.onNext(20)
            var between = false
            XCTAssertTrue(
                MainLoop.run {
                    let last = window.chart.drawnValues.last ?? 0
                    between = between || (window.chart.drawnValues.count == 2 && last > 10 && last < 20)
                    return window.chart.drawnValues == [10, 20]
                })
            XCTAssertTrue(between)
            XCTAssertTrue(
                MainLoop.run {
                    let drawn = window.frameCount
                    return !MainLoop.run(upTo: .milliseconds(200)) { window.frameCount > drawn }
                })
            window.close()
        }
    }

    func testLineJumpsIfAnimationsAreDisabled() {
        MainActor.assumeIsolated {
            let (measurements, window) = Self.show()
            StyleManager.shared.areAnimationsEnabled = false
            defer { StyleManager.shared.areAnimationsEnabled = true }
            var between = false
            for value in [10, 20] as [Double] {
                measurements.onNext(value)
                XCTAssertTrue(
                    MainLoop.run {
                        let last = window.chart.drawnValues.last ?? 10
                        between = between || (last != 10 && last != 20)
                        return window.chart.drawnValues.last == value
                    })
            }
            XCTAssertEqual(window.chart.drawnValues, [10, 20])
            XCTAssertFalse(between)
            window.close()
        }
    }

    func testAccessibleDescriptionFollowsTheSelectedPoint() {
        MainActor.assumeIsolated {
            let (measurements, window) = Self.show()
            XCTAssertEqual(window.chart.accessibilityDescription, "No measurement yet")
            for value in [10, 20, 15] as [Double] { measurements.onNext(value) }
            let says: @MainActor (String) -> Bool = { text in
                MainLoop.run { window.chart.accessibilityDescription == text && window.words.text == text }
            }
            XCTAssertTrue(says("Point 3 of 3: 15.0 °C. From 10.0 °C to 20.0 °C."))
            window.reactor?.action.onNext(.select(by: -1))
            XCTAssertTrue(says("Point 2 of 3: 20.0 °C. From 10.0 °C to 20.0 °C."))
            window.reactor?.action.onNext(.first)
            measurements.onNext(30)
            XCTAssertTrue(says("Point 1 of 4: 10.0 °C. From 10.0 °C to 30.0 °C."))
            window.reactor?.action.onNext(.last)
            XCTAssertTrue(says("Point 4 of 4: 30.0 °C. From 10.0 °C to 30.0 °C."))
            XCTAssertTrue(window.chart.becomeFirstResponder())
            window.close()
        }
    }

    func testSelectionFollowsItsPointToTheLeft() {
        MainActor.assumeIsolated {
            let measurements = PublishSubject<Double>()
            let reactor = ChartReactor(measurements: measurements)
            _ = reactor.state.subscribe()
            for value in 1...ChartReactor.capacity { measurements.onNext(Double(value)) }
            XCTAssertTrue(MainLoop.run { reactor.currentState.values.count == ChartReactor.capacity })
            reactor.action.onNext(.select(by: -1))
            XCTAssertTrue(MainLoop.run { reactor.currentState.selectedIndex == 28 })
            measurements.onNext(31)
            XCTAssertTrue(MainLoop.run { reactor.currentState.selectedIndex == 27 })
            XCTAssertEqual(reactor.currentState.values.count, ChartReactor.capacity)
            XCTAssertEqual(reactor.currentState.values[27], 29)
        }
    }

    @MainActor
    private static func show() -> (PublishSubject<Double>, ChartWindow) {
        let measurements = PublishSubject<Double>()
        let window = ChartWindow(reactor: ChartReactor(measurements: measurements), application: nil)
        window.present()
        return (measurements, window)
    }
}
