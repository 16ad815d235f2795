import Foundation
import ReactorRecording
import RxSupport

// Does the work of the plugins that needs a library, because a plugin cannot import one.

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "make-test": try makeTest(Array(arguments.dropFirst()))
    case "flight-log": try flightLog(Array(arguments.dropFirst()))
    default: throw UsageError("recording-tool is run by swift package make-test and swift package flight-log")
    }
} catch {
    Diagnostics.write("\(VisibleText.escaped(error.localizedDescription, keepsLines: true))\n")
    exit(1)
}
