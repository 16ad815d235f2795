#if os(Linux)
import Foundation
import Rx
import RxFoundation
import Testing

/// Tests that need a program of their own, because they disturb all its subscriptions.
@Suite(.timeLimit(.minutes(15))) struct DisturbedFolderTests {
    /// inotify drops events if nothing reads them, here because a signal's handler holds up the thread that does. The
    /// folder's end is among them.
    @Test func eventsThatTheSystemDropsAreMissed() async {
        await #expect(processExitsWith: .success) {
            let (busy, gone) = (try TemporaryFolder(), try TemporaryFolder())
            HeldThread.unblockSignal()
            let (ofBusy, ofGone) = (busy.observe(), gone.observe())
            let held = HeldThread(named: "rx.folders")
            busy.write("one")
            busy.rename("one", times: 20_000)
            gone.remove()
            held.release()
            ofBusy.reports(FileChange(kind: .missed, url: busy.url))
            ofGone.reports(FileChange(kind: .missed, url: gone.url))
            ofGone.reports(FileChange(kind: .removed, url: gone.url))
            _ = try await ofGone.seen.takeLast(1).asSingle().value
            busy.write("three")
            ofBusy.created("three")
        }
    }

    @Test func anObserverThatFallsBehindFarMissesChanges() async {
        await #expect(processExitsWith: .success) {
            let busy = try TemporaryFolder()
            let (isHandling, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let slow = busy.observe { number in
                guard number == 0 else { return }
                isHandling.signal()
                mayGoOn.wait()
            }
            busy.write("one")
            isHandling.wait()
            busy.rename("one", times: 20_000)
            mayGoOn.signal()
            slow.reports(FileChange(kind: .missed, url: busy.url))
            busy.write("last")
            slow.created("last")
        }
    }

    @Test func aClosedDescriptorFailsTheSubscriptions() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let before = folder.observe()
            let descriptor = try #require(
                (3..<100).first {
                    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
                    return target?.contains("inotify") == true
                })
            dup2(open("/dev/null", O_RDONLY), Int32(descriptor))
            // An event ends the wait on the closed descriptor.
            folder.write("one")
            let error = await #expect(throws: SystemError.self) {
                try await before.seen.takeLast(1).asSingle().value
            }
            #expect(error?.localizedDescription == "inotify: Bad file descriptor")
            let after = folder.observe()
            folder.write("two")
            after.created("two")
        }
    }
}

/// A thread that a signal's handler holds up.
private struct HeldThread {
    /// The pipes that the handler writes to when it begins, and reads from until it may return. Sound: they are made
    /// before the signal is sent.
    nonisolated(unsafe) private static var begun: [Int32] = [0, 0]
    nonisolated(unsafe) private static var released: [Int32] = [0, 0]

    /// `tgkill`, which Swift does not offer.
    private static var sendSignal: @convention(c) (pid_t, pid_t, Int32) -> Int32 {
        unsafeBitCast(dlsym(nil, "tgkill"), to: (@convention(c) (pid_t, pid_t, Int32) -> Int32).self)
    }

    /// Lets threads that this thread starts receive the signal. Threads of Dispatch block all signals.
    static func unblockSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGUSR1)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Waits until the thread exists and is held up.
    init(named name: String) {
        pipe(&Self.begun)
        pipe(&Self.released)
        signal(SIGUSR1) { _ in
            var byte: UInt8 = 0
            write(HeldThread.begun[1], &byte, 1)
            read(HeldThread.released[0], &byte, 1)
        }
        var thread: pid_t?
        while thread == nil { thread = Self.thread(named: name) }
        _ = Self.sendSignal(getpid(), thread!, SIGUSR1)
        var byte: UInt8 = 0
        read(Self.begun[0], &byte, 1)
    }

    private static func thread(named name: String) -> pid_t? {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        let found = threads.first {
            (try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)) == "\(name)\n"
        }
        return found.flatMap { pid_t($0) }
    }

    func release() {
        var byte: UInt8 = 0
        write(Self.released[1], &byte, 1)
    }
}
#endif
