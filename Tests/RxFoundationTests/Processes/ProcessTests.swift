import Foundation
import Rx
import RxFoundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct ProcessTests {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    private func run(_ script: String) -> Observable<ProcessOutput> {
        Process.rx.run(shell, arguments: ["-c", script])
    }

    @Test func emitsStandardOutputAndStandardError() async throws {
        var (output, errors) = (Data(), Data())
        for try await piece in run("echo one; echo two >&2; echo three").values {
            switch piece {
            case .standardOutput(let data): output += data
            case .standardError(let data): errors += data
            }
        }
        #expect(output == Data("one\nthree\n".utf8))
        #expect(errors == Data("two\n".utf8))
    }

    @Test func outputArrivesInLinesWhileTheProgramRuns() async throws {
        let fifo = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try #require(mkfifo(fifo.path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(at: fifo) }
        // The program ends after its first output has arrived.
        var lines: [String] = []
        for try await line in run("echo ready; read -r word <'\(fifo.path)'; echo \"got $word\"").standardOutput()
            .lines().values
        {
            lines.append(line)
            if line == "ready" { try Data("it\n".utf8).write(to: fifo) }
        }
        #expect(lines == ["ready", "got it"])
    }

    @Test func aMegabyteOfOutputArrives() async throws {
        let sizes = run("head -c 1000000 /dev/zero").standardOutput().map(\.count)
        #expect(try await sizes.reduce(0, accumulator: +).asSingle().value == 1_000_000)
    }

    @Test func runPassesTheEnvironmentAndTheFolder() async throws {
        let output = Process.rx.run(
            shell, arguments: ["-c", "echo $GREETING; pwd"], environment: ["GREETING": "hello"],
            in: URL(fileURLWithPath: "/"))
        var lines: [String] = []
        for try await line in output.standardOutput().lines().values { lines.append(line) }
        #expect(lines == ["hello", "/"])
    }

    @Test func aNonZeroStatusFails() async throws {
        let failure = await failure(of: run("echo out; echo 'no such luck' >&2; exit 3"))
        guard case .status(3)? = failure?.cause else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(failure?.standardError == "no such luck\n")
        #expect(failure?.localizedDescription == "/bin/sh ended with status 3: no such luck")
    }

    @Test func aProgramEndedByASignalFails() async throws {
        let failure = await failure(of: run("kill -9 $$"))
        #expect(failure?.localizedDescription == "/bin/sh was ended by signal 9")
    }

    @Test func aMissingProgramFails() async throws {
        let missing = await failure(of: Process.rx.run(URL(fileURLWithPath: "/nowhere/program")))
        guard case .notStarted? = missing?.cause else {
            Issue.record("\(String(describing: missing))")
            return
        }
        #expect(missing?.localizedDescription.hasPrefix("/nowhere/program could not be started (") == true)
    }

    @Test func disposingEndsTheProgram() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let ended = ReplaySubject<FileChange>.createUnbounded()
        let watch = FileManager.default.rx.changes(at: file).subscribe(ended)
        let output = ReplaySubject<ProcessOutput>.createUnbounded()
        let subscription = run("trap ': >\"\(file.path)\"; exit' TERM; echo ready; while :; do sleep 0.01; done")
            .subscribe(output)
        #expect(try await output.standardOutput().take(1).asSingle().value == Data("ready\n".utf8))
        subscription.dispose()
        #expect(try await ended.take(1).asSingle().value.kind == .created)
        watch.dispose()
    }

    @Test("a disposed program may still write while it ends")
    func disposingLetsTheProgramWrite() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let ended = ReplaySubject<FileChange>.createUnbounded()
        let watch = FileManager.default.rx.changes(at: file).subscribe(ended)
        let output = ReplaySubject<ProcessOutput>.createUnbounded()
        let tidying = "sleep 0.1; echo one; echo two >&2; : >'\(file.path)'; exit"
        let subscription = run("trap \"\(tidying)\" TERM; echo ready; while :; do sleep 0.01; done").subscribe(output)
        _ = try await output.standardOutput().take(1).asSingle().value
        subscription.dispose()
        #expect(try await ended.take(1).asSingle().value.kind == .created)
        watch.dispose()
    }

    /// The threads of dispatch queues block all signals, and a program inherits its blocked signals.
    @Test func aProgramStartedOnAQueueReceivesSignals() async throws {
        let blocked = run("grep SigBlk /proc/self/status").standardOutput().lines()
            .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        #expect(try await blocked.asSingle().value == "SigBlk:\t0000000000000000")
    }

    #if os(Linux)
    @Test func disposingEndsTheProgramsChildren() async throws {
        let output = ReplaySubject<ProcessOutput>.createUnbounded()
        let subscription = run("sleep 1000 & echo $!; wait").subscribe(output)
        let line = try await output.standardOutput().lines().take(1).asSingle().value
        let process = try #require(pid_t(line))
        subscription.dispose()
        // Until the process is gone or is a zombie.
        while let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), !stat.contains(") Z ") {
            await Task.yield()
        }
    }

    @Test func disposingEndsAChildThatOutlivesTheProgram() async throws {
        let output = ReplaySubject<ProcessOutput>.createUnbounded()
        let subscription = run("sleep 1000 & echo $!").subscribe(output)
        let process = try #require(pid_t(try await output.standardOutput().lines().take(1).asSingle().value))
        subscription.dispose()
        while let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), !stat.contains(") Z ") {
            await Task.yield()
        }
    }

    @Test func aProgramInheritsNoDescriptor() async throws {
        let mine = open("/dev/null", O_RDONLY)
        defer { close(mine) }
        #expect(
            try await run("ls -l /proc/self/fd/\(mine) >/dev/null 2>&1 || echo none").standardOutput().lines()
                .asSingle().value == "none")
    }
    #endif

    @Test func aMissingFolderFails() async throws {
        let failure = await failure(of: Process.rx.run(shell, in: URL(filePath: "/nowhere")))
        #expect(failure?.localizedDescription.hasPrefix("/bin/sh could not be started (/nowhere") == true)
    }

    @Test func eachSubscriptionRunsTheProgramAnew() async throws {
        let number = run("echo $$").standardOutput().lines()
        #expect(try await number.asSingle().value != number.asSingle().value)
    }

    private func failure(of output: Observable<ProcessOutput>) async -> ProcessFailure? {
        do {
            for try await _ in output.values {}
            return nil
        } catch { return error as? ProcessFailure }
    }
}
