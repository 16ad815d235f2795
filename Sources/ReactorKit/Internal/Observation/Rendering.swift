internal import Observation
internal import Rx
internal import RxSupport

/// A closure that runs again when what it has read has changed.
///
/// Fields of an ``ObservedReactor`` keep the renderings that have read them, so that an ended rendering leaves nothing
/// behind. (`withObservationTracking` keeps a closure until the value changes, which may be never.) Other objects of
/// the `Observation` module are observed with `withObservationTracking`.
@MainActor
final class Rendering {
    /// The rendering whose body is running.
    private(set) static var current: Rendering?

    /// A closure in a structure. Each access to a closure that is itself a generic value would wrap it once more.
    private struct Body {
        let run: @MainActor () -> Void
    }

    /// `nil` after the end.
    private let body: Guarded<Body?>
    /// The number of renderings that this one is nested in.
    let depth: Int
    private var nested: [Rendering] = []
    /// The fields that the last run has read. During a run, also those of the run before.
    private var fields: [ObservedField] = []
    /// The number of the last run, and how many of ``fields`` it has read.
    private var lastRun = 0
    private var readCount = 0
    private var isScheduled = false

    var isNested: Bool { depth > 0 }

    private init(_ body: @escaping @MainActor () -> Void, depth: Int) {
        self.body = Guarded(Body(run: body))
        self.depth = depth
    }

    /// Makes a rendering, nested in the one whose body is running, and runs it.
    static func start(_ body: @escaping @MainActor () -> Void) -> Rendering {
        let rendering = Rendering(body, depth: current.map { $0.depth + 1 } ?? 0)
        current?.nested.append(rendering)
        rendering.run()
        return rendering
    }

    private func run() {
        isScheduled = false
        guard let body = body.withLock({ $0 }) else { return }
        endNested()
        lastRun += 1
        readCount = 0
        let outer = Self.current
        Self.current = self
        withObservationTracking(body.run) { [weak self] in
            Task { @MainActor in self?.schedule() }
        }
        Self.current = outer
        if readCount < fields.count { removeUnreadFields() }
        if isEnded { finish() }
    }

    /// Records that the body has read `field`.
    func read(_ field: ObservedField) {
        let previousRun = field.recordRead(by: self, run: lastRun)
        if previousRun == lastRun { return }
        readCount += 1
        if previousRun == nil { fields.append(field) }
    }

    private func removeUnreadFields() {
        fields.removeAll { field in
            if field.wasRead(by: self, run: lastRun) { return false }
            field.remove(self)
            return true
        }
    }

    /// Makes the body run again, in the next turn of the main actor.
    func schedule() {
        guard !isScheduled, !isEnded else { return }
        isScheduled = true
        RenderingTurn.add(self)
    }

    /// Runs the body, if the rendering is still scheduled and has not ended.
    func runIfScheduled() {
        if isScheduled { run() }
    }

    // MARK: End

    private var isEnded: Bool { body.withLock { $0 == nil } }

    private func endNested() {
        let ended = nested
        nested = []
        for rendering in ended { rendering.dispose() }
    }

    private func finish() {
        endNested()
        for field in fields { field.remove(self) }
        fields = []
    }
}

extension Rendering: Disposable {
    nonisolated func dispose() {
        // The body is released outside the lock, because what it captures may have a `deinit`.
        guard let body = body.withLock({ $0.take() }) else { return }
        if ThreadLocal.isOnMainActor {
            MainActor.assumeIsolated { finish() }
        } else {
            Task { @MainActor in finish() }
        }
        withExtendedLifetime(body) {}
    }
}

/// The renderings that run in the next turn of the main actor.
@MainActor
enum RenderingTurn {
    private static var renderings: [Rendering] = []

    static func add(_ rendering: Rendering) {
        renderings.append(rendering)
        if renderings.count == 1 { Task { @MainActor in run() } }
    }

    /// Runs outer renderings before those nested in them, because an outer one ends its nested ones.
    private static func run() {
        let batch = renderings
        renderings = []
        for rendering in batch.sorted(by: { $0.depth < $1.depth }) { rendering.runIfScheduled() }
    }
}
