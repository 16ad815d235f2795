#if os(Linux)
import Foundation
import RxSupport
import Testing

/// A message to a developer never ends the program, even if standard error does not take the message.
@Suite struct DiagnosticsTests {
    /// `FileHandle.write(_:)` once trapped in these cases.
    @Test(arguments: ["closed", "full", "hung up", "without a reader"])
    func aMessageThatCannotBeWrittenIsDropped(standardError: String) async {
        await #expect(processExitsWith: .success) { [standardError = standardError as String] in
            var ends: [Int32] = [0, 0]
            switch standardError {
            case "closed": close(STDERR_FILENO)
            case "full": dup2(open("/dev/full", O_WRONLY), STDERR_FILENO)
            case "hung up":
                signal(SIGPIPE, SIG_DFL)
                pipe(&ends)
                dup2(ends[1], STDERR_FILENO)
                close(ends[0])
            default:
                pipe(&ends)
                _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
                dup2(ends[1], STDERR_FILENO)
            }
            Diagnostics.report(String(repeating: "x", count: 100_000))
            // Swift Testing writes to standard error afterwards.
            exit(EXIT_SUCCESS)
        }
    }

    @Test func aMessageWaitsForASlowReader() async {
        await #expect(processExitsWith: .success) {
            let length = 200_000
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
            dup2(ends[1], STDERR_FILENO)
            let input = ends[0]
            let received = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
                Thread.start(named: "reader") {
                    var (bytes, received) = ([UInt8](repeating: 0, count: 1000), 0)
                    while received < length {
                        let count = read(input, &bytes, bytes.count)
                        guard count > 0 else { break }
                        received += count
                    }
                    continuation.resume(returning: received)
                }
                Diagnostics.write(String(repeating: "x", count: length))
            }
            #expect(received == length)
        }
    }
}
#endif
