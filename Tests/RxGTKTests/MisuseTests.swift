#if GTK
import Foundation
import RxGTK
import Testing

/// Swift Testing runs these tests in their own processes. There, the main actor does not run on the main thread, and
/// GTK is not started.
struct MisuseTests {
    @Test func makingAWidgetOffTheMainThreadTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Label("a") }
        }
        expect(result, toSay: "Label was used off the main thread.")
    }

    @Test func makingAnApplicationOffTheMainThreadTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Application() }
        }
        expect(result, toSay: "Application was used off the main thread.")
    }

    @Test func settingsTrapIfTheURLIsNoFileURL() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Settings(file: URL(string: "https://example.org/settings.ini")!) }
        }
        expect(
            result, toSay: "Settings are kept in a file, but https://example.org/settings.ini is not the URL of one.")
    }

    private func expect(_ result: ExitTest.Result?, toSay message: String) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(message), "\(output)")
    }
}
#endif
