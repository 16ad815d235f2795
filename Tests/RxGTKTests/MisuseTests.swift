#if GTK
import Foundation
import RxGTK
import Testing

/// Swift Testing runs these in processes of their own, whose main actor is not the main thread and where GTK is not started.
struct MisuseTests {
    @Test func aWidgetMadeOffTheMainThreadStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Label("a") }
        }
        expect(result, toSay: "Label was used off the main thread.")
    }

    @Test func anApplicationMadeOffTheMainThreadStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Application() }
        }
        expect(result, toSay: "Application was used off the main thread.")
    }

    @Test func settingsAtAnAddressThatIsNoFileStopTheProgram() async {
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
