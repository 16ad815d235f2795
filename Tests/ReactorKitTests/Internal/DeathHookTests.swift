#if os(Linux)
import ForkSupport
import Foundation
import ReactorKit
import Testing

/// The hook for an object's death, with other copies of itself, with several threads at its first use, and with `fork`.
@Suite(.timeLimit(.minutes(15))) struct DeathHookTests {
    @Test("two copies of the hook are each called once for a death")
    func copies() async {
        await #expect(processExitsWith: .success) {
            let (first, second) = (try HookCopy { _ in firstDeaths += 1 }, try HookCopy { _ in secondDeaths += 1 })
            for order in [[first, second], [second, first], [first, second]] {
                let object = Watched()
                for copy in order where !copy.watch(object) { exit(2) }
            }
            guard (firstDeaths, secondDeaths) == (3, 3) else { exit(1) }
        }
    }

    @Test("a closed library stays loaded while classes use its hook")
    func unloading() async {
        await #expect(processExitsWith: .success) {
            let copy = try HookCopy { _ in firstDeaths += 1 }
            do {
                let object = Watched()
                guard copy.watch(object) else { exit(2) }
                copy.close()
            }
            guard firstDeaths == 1 else { exit(1) }
        }
    }

    @Test("reactors are freed if eight threads use their class first")
    func firstUse() {
        #expect(reactorsLeft(of: Int.self, depth: 20) == 0)
    }

    @Test("a reactor that is an actor is freed")
    func actors() {
        weak var runtime: AnyObject?
        do {
            let reactor = ActorReactor()
            reactor.action.onNext(1)
            runtime = reactor.action
            #expect(reactor.currentState == 1)
        }
        #expect(runtime == nil)
    }

    @Test("a forked child makes reactors of its own")
    func forking() async {
        await #expect(processExitsWith: .success) {
            useReactors()
            for _ in 0..<4 { Thread.detachNewThread { while true { useReactors() } } }
            for _ in 0..<40 {
                let child = forkProcess()
                if child == 0 {
                    // The child needs milliseconds.
                    alarm(30)
                    useReactors()
                    _exit(0)
                }
                guard endsWell(child) else { exit(1) }
            }
        }
    }

    /// The number of runtimes that remain from reactors of classes that were not used before.
    private func reactorsLeft<T>(of type: T.Type, depth: Int) -> Int {
        guard depth > 0 else { return 0 }
        let left = Recorder<Bool>()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            weak var runtime: AnyObject?
            do {
                let reactor = FreshReactor<T>()
                reactor.action.onNext(1)
                runtime = reactor.action
            }
            left.append(runtime != nil)
        }
        return left.elements.count { $0 } + reactorsLeft(of: [T].self, depth: depth - 1)
    }
}

private nonisolated(unsafe) var firstDeaths = 0
private nonisolated(unsafe) var secondDeaths = 0

private final class Watched {}

private final class FreshReactor<Marker>: Reactor {
    typealias Action = Int

    let initialState = 0

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

private actor ActorReactor: Reactor {
    typealias Action = Int

    nonisolated let initialState = 0

    nonisolated func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

/// A library with its own copy of the hook, as in a plug-in that was linked with ReactorKit.
private final class HookCopy {
    typealias Handler = @convention(c) (UnsafeMutableRawPointer) -> Void
    private typealias Watch = @convention(c) (UnsafeMutableRawPointer, Handler) -> Bool

    private let library: UnsafeMutableRawPointer
    private let watchDeaths: Watch
    private let handler: Handler

    /// Compiles and opens the library.
    init(_ handler: @escaping Handler) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "hook.so").path
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/CRx")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "clang", "-shared", "-fPIC", "-I", sources.appending(path: "include").path, "-o", file,
            sources.appending(path: "CRxDeaths.c").path,
        ]
        try compiler.run()
        compiler.waitUntilExit()
        library = try #require(dlopen(file, RTLD_NOW | RTLD_LOCAL), "\(String(cString: dlerror()))")
        watchDeaths = unsafeBitCast(try #require(dlsym(library, "crx_watch_deaths")), to: Watch.self)
        self.handler = handler
    }

    func watch(_ object: AnyObject) -> Bool { watchDeaths(Unmanaged.passUnretained(object).toOpaque(), handler) }

    func close() { dlclose(library) }
}

private func useReactors() {
    let reactor = CounterReactor()
    reactor.action.onNext(.increase)
    guard reactor.currentState.value == 1 else { exit(3) }
}
#endif
