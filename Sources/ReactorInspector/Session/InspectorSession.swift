#if Inspector
internal import Foundation
internal import ReactorKit
internal import ReactorRecording
internal import Rx
internal import RxSupport

/// The state of one inspector: the timeline, the server and the pages.
///
/// Sound: only the server's thread touches the variables, and everything else is immutable, except where a comment says
/// otherwise.
final class InspectorSession: @unchecked Sendable {
    /// An open page.
    private final class Page {
        let socket: WebSocket
        /// The index of the first step that the page does not have.
        var next = 0
        /// Whether it has processed the steps that it was sent last.
        var hasProcessedSteps = true
        /// The status that it was sent last.
        var status: Message.Status?
        /// Whether it has processed ``status``.
        var hasProcessedStatus = true

        init(_ socket: WebSocket) { self.socket = socket }
    }

    let pending = PendingEvents(capacity: 50_000)
    let server = SoupServer()
    let travel = TimeTravel()
    let isInspected: @Sendable (ReactorIdentity) -> Bool
    private let hasEnded = Guarded(false)
    private let observation = Guarded<(any Disposable)?>(nil)
    private let start = ContinuousClock.now
    private let run = InspectorAccess.randomText()

    var log: StepLog
    var access = InspectorAccess(port: 0)
    private var pages: [Page] = []
    var isPaused = false
    /// Whether the latest request paused the program, and did not resume it.
    var wantsPause = false
    /// The number of requests to resume that the main thread has not answered.
    var pendingResumes = 0
    /// Whether the session ends. Requests are then refused, because nothing would end a pause.
    private(set) var isEnding = false
    /// The index of the step that the program shows, and whether it is a step of the loaded recording.
    var shown: (index: Int, isLoaded: Bool)?
    var loaded: ReducedRecording?
    var loadedReactor: UInt64?
    var ledger: (any Disposable)?
    /// The observed fields, as the main actor last returned them to `updateFieldReads`.
    private var fieldReads: [FieldReads.Read] = []
    private var isTicking = false

    init(capacity: Int, where isInspected: @escaping @Sendable (ReactorIdentity) -> Bool) {
        self.isInspected = isInspected
        log = StepLog(capacity: capacity, budget: 64 << 20, from: start)
    }

    // MARK: Life

    func start(ports: ClosedRange<UInt16>) throws -> URL {
        let path = Guarded("")
        let port = try server.start(ports: ports) { [weak self] port in
            path.withLock { [secret = PersistedSecret(port: port).read()] path in
                self?.access = InspectorAccess(port: port, secret: secret)
                path = self?.access.makeInvitation() ?? ""
            }
            return SoupServer.Handlers(
                authorize: { self?.access.authorize($0) ?? .refused(.noCredentials) },
                file: { PageFiles.file(at: $0) },
                onOpen: { self?.open($0) })
        }
        observation.replace(
            by: ReactorHooks.observeEvents { [weak self] event in
                guard let self, isInspected(event.reactor), pending.add(event) else { return }
                server.perform(after: 30) { [weak self] in self?.logPending() }
            })
        guard let address = URL(string: "http://127.0.0.1:\(port)\(path.withLock { $0 })") else {
            throw InspectorError.cannotListen(reason: "port \(port) makes no address")
        }
        return address
    }

    /// Ends the session. May be called on any thread.
    func stop() {
        let isFirst = hasEnded.withLock { hasEnded in
            defer { hasEnded = true }
            return !hasEnded
        }
        guard isFirst else { return }
        server.perform { [self] in
            isEnding = true
            ledger?.dispose()
            let isPaused = isPaused
            onMain { [self] in
                if isPaused { travel.end() }
                observation.withLock { $0.take() }?.dispose()
                server.stop()
            }
        }
    }

    func onMain(_ body: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: body) }

    // MARK: The timeline

    private func logPending() {
        let (events, lost) = pending.removeAll()
        log.countLost(lost)
        for event in events { log.append(event) }
        updatePages()
    }

    private func updatePages() {
        updateFieldReads()
        let status = status
        for page in pages {
            send(status, to: page)
            sendSteps(to: page)
        }
    }

    /// Asks the main actor for the observed fields. If they differ from the known ones, updates the pages.
    private func updateFieldReads() {
        guard !pages.isEmpty else { return }
        onMain { [self] in
            let reads = MainActor.assumeIsolated { FieldReads.all }
            server.perform { [self] in
                if reads == fieldReads { return }
                fieldReads = reads
                updatePages()
            }
        }
    }

    /// Sends a page the next steps that it lacks, at most 1,000. The page receives further steps after it has processed
    /// these, so that no steps queue up for a slow page.
    private func sendSteps(to page: Page) {
        guard page.hasProcessedSteps, page.next < log.end else { return }
        page.next = max(page.next, log.dropped)
        let rows = (page.next..<min(page.next + 1_000, log.end)).compactMap { log[$0] }.map(Message.Row.init)
        page.next += rows.count
        page.hasProcessedSteps = false
        send(.steps(Message.Steps(rows: rows, dropped: log.dropped, lost: log.lost)), to: page)
    }

    /// Sends a page the current status if it has another. The page receives a further status after it has processed
    /// this one, so that no statuses queue up for a slow page.
    private func send(_ status: Message.Status, to page: Page) {
        guard page.hasProcessedStatus, page.status != status else { return }
        page.status = status
        page.hasProcessedStatus = false
        send(.status(status), to: page)
    }

    private var status: Message.Status {
        let reactors = log.reactors.values.sorted { $0.identity.number < $1.identity.number }
        let heldSteps = ReactorPause.heldSteps
        return Message.Status(
            reactors: reactors.map {
                Message.Status.KnownReactor(
                    number: $0.identity.number, type: $0.identity.type, scheduler: $0.identity.scheduler,
                    isAlive: $0.isAlive, steps: $0.steps, parent: $0.parent?.number)
            },
            effects: reactors.flatMap { reactor in
                reactor.effects.values.map {
                    Message.Status.Effect(reactor: reactor.identity.number, action: $0.action, seconds: $0.seconds)
                }
            }.sorted { $0.seconds < $1.seconds },
            namedWork: reactors.filter(\.isAlive).flatMap { reactor in
                reactor.namesOfWork.map { Message.Status.NamedWork(reactor: reactor.identity.number, name: $0) }
            },
            fieldReads: fieldReads.filter { log.reactors[$0.reactor] != nil }.map {
                Message.Status.FieldRead(reactor: $0.reactor, field: $0.field, renderings: $0.renderings)
            },
            waiting: heldSteps.prefix(50).map {
                Message.Status.Waiting(
                    reactor: $0.reactor.number, text: ShortText.describe($0.value), isAction: $0.isAction)
            },
            waitingCount: heldSteps.count, isPaused: isPaused, shown: shown?.index,
            isLoadedShown: shown?.isLoaded ?? false)
    }

    /// Updates the pages after 200 milliseconds, and then periodically while the program is paused, because a waiting
    /// step causes no event.
    private func tick() {
        guard !isTicking, !pages.isEmpty else { return }
        isTicking = true
        server.perform(after: 200) { [weak self] in
            guard let self else { return }
            isTicking = false
            updatePages()
            if isPaused { tick() }
        }
    }

    // MARK: Pages

    private func open(_ socket: WebSocket) {
        let page = Page(socket)
        pages.append(page)
        socket.received = { [weak self, weak page] text in
            guard let self, let page else { return }
            received(text, from: page)
        }
        socket.didEnd = { [weak self, weak page] in self?.pages.removeAll { $0 === page } }
        send(
            .hello(
                Message.Hello(
                    program: ProcessInfo.processInfo.processName, process: ProcessInfo.processInfo.processIdentifier,
                    run: run)), to: page)
        updatePages()
        tick()
    }

    private func send(_ message: Message, to page: Page) { page.socket.send(message.text) }

    private func received(_ text: String, from page: Page) {
        guard let request = try? JSONDecoder().decode(PageRequest.self, from: Data(text.utf8)) else {
            return send(
                .reply(id: 0, .error("The inspector does not know this request: \(ShortText.cut(text))")), to: page)
        }
        switch request.kind {
        case .stepsProcessed:
            page.hasProcessedSteps = true
            sendSteps(to: page)
        case .statusProcessed:
            page.hasProcessedStatus = true
            send(status, to: page)
        default:
            answer(request) { [weak self, weak page] reply in
                guard let self, let page else { return }
                send(.reply(id: request.id, reply), to: page)
                updatePages()
                tick()
            }
        }
    }
}
#endif
