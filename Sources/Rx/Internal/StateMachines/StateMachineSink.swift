public import Foundation

/// Runs the state machine of an operator: passes one input at a time to the machine, and carries out the response.
///
/// The machine is not accessed while an emission is delivered. So if a subscriber sends an event from inside the
/// delivery, the machine receives the event at once, as Rx defines.
///
/// Sound: `machine`, `timerNumber` and `hasTimer` are accessed inside the gate only. The other properties never change.
@usableFromInline
package final class StateMachineSink<Machine: OperatorStateMachine & ~Copyable>: Gated, @unchecked Sendable {
    @usableFromInline package typealias Input = StateMachineInput<Machine.Element, Machine.Other>

    @frozen @usableFromInline
    package enum Work {
        case input(Input)
        /// The timer with this number has fired. The timer may have been stopped since.
        case timer(UInt64)
        /// The source with this lifetime was lost.
        case lost(Lifetime)
    }

    @usableFromInline let sink: Sink<Machine.Output>
    @usableFromInline let timer: StateMachineTimer?
    @usableFromInline let gate = Gate()

    // Accessed inside the gate.
    @exclusivity(unchecked) @usableFromInline var machine: Machine
    /// The number of the latest timer. A timer with another number is stopped.
    @exclusivity(unchecked) @usableFromInline var timerNumber: UInt64 = 0
    /// Whether the subscription keeps ``timer`` as a resource.
    @exclusivity(unchecked) @usableFromInline var hasTimer = false

    /// - Parameter scheduler: The scheduler of the timers; `nil` for a machine that starts none.
    @inlinable
    package init(_ machine: consuming Machine, _ sink: Sink<Machine.Output>, on scheduler: (any SchedulerType)? = nil) {
        self.machine = machine
        self.sink = sink
        timer = scheduler.map { StateMachineTimer($0) }
    }

    // MARK: Sources

    /// Starts the machine, and then subscribes to the source.
    @inlinable
    package func start(_ source: Observable<Machine.Element>) {
        sink.lifetime.connecting {
            send(.subscribed)
            connect(source)
        }
    }

    /// Subscribes to the source.
    @inlinable
    package func connect(_ source: Observable<Machine.Element>) {
        let lifetime = makeSourceLifetime()
        sink.lifetime.add(lifetime)
        source.attach(Sink(lifetime: lifetime) { self.send(.next($0)) })
    }

    @usableFromInline
    func makeSourceLifetime() -> Lifetime {
        if timer != nil { return TimedSourceLifetime(self) }
        return ClosureLifetime(
            onError: { self.send(.ended(.failed($0))) }, onCompleted: { self.send(.ended(.completed)) },
            owner: sink.lifetime)
    }

    /// Subscribes to the second source.
    @inlinable
    package func connectOther(_ other: Observable<Machine.Other>) {
        let lifetime = sink.lifetime.makeUpstream(
            onError: { self.send(.otherEnded(.failed($0))) }, onCompleted: { self.send(.otherEnded(.completed)) })
        other.run(Sink(lifetime: lifetime) { self.send(.other($0)) })
    }

    // MARK: Inputs and responses

    /// Passes an input to the machine. Inlined, so that only the machine's code for this case of the input remains.
    @inlinable @inline(__always)
    package func send(_ input: Input) {
        gate.pass(self, orEnqueue: .input(input)) { receive(input) }
    }

    @inlinable
    package func perform(_ work: Work) {
        switch work {
        case .input(let input): receive(input)
        case .timer(let number): timerFired(number)
        case .lost(let source): sink.lifetime.sourceWasLost(source)
        }
    }

    @inlinable
    func timerFired(_ number: UInt64) {
        guard number == timerNumber else { return }
        receive(.timerFired)
        if number == timerNumber { releaseTimer() }
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) {
        guard sink.isAlive else { return }
        var response = machine.receive(input, now: now)
        while let emission = response.emission {
            if response.timer != nil { timerNumber &+= 1 }
            sink.next(emission)
            finish(response)
            guard sink.isAlive else { return }
            response = machine.receive(.emitted, now: now)
        }
        finish(response)
    }

    @inlinable
    func finish(_ response: StateMachineResponse<Machine.Output>) {
        if let time = response.timer { startTimer(time) }
        response.ending?.end(sink.lifetime)
    }

    @inlinable
    var now: RxTime { timer?.now ?? .distantPast }

    @inlinable
    func startTimer(_ time: RxTimeInterval) {
        guard let timer, sink.isAlive else { return }
        timerNumber &+= 1
        if !hasTimer {
            hasTimer = true
            sink.lifetime.add(timer)
        }
        timer.current.disposable = timer.scheduler.scheduleRelative(timerNumber, dueTime: time) { number in
            self.gate.pass(self, .timer(number))
            return Disposables.create()
        }
    }

    /// Removes the timer from the resources of the subscription. The subscription is lost if its sources are lost,
    /// because no event can come any more.
    @inlinable
    func releaseTimer() {
        guard let timer, hasTimer else { return }
        hasTimer = false
        sink.lifetime.sourceWasLost(timer)
    }
}

/// The lifetime of the source of a machine with timers.
///
/// It stays a resource after the source has ended, and a loss passes the gate. So while an input waits at the gate, the
/// subscription has a resource, and the end of a timer does not count as a loss.
///
/// Sound: as for the superclass. `machineSink` is set once.
final class TimedSourceLifetime<Machine: OperatorStateMachine & ~Copyable>: Lifetime, @unchecked Sendable {
    private let machineSink: StateMachineSink<Machine>

    init(_ machineSink: StateMachineSink<Machine>) { self.machineSink = machineSink }

    override var owner: (any LifetimeOwner)? { machineSink.sink.lifetime }

    override func didFail(_ error: any Error) { machineSink.send(.ended(.failed(error))) }
    override func didComplete() { machineSink.send(.ended(.completed)) }
    override func didFinish() {}
    override func propagateLoss() { machineSink.gate.pass(machineSink, .lost(self)) }
}

/// The scheduler of a machine's timers, and the running timer. A resource of the subscription while a timer runs.
@usableFromInline
final class StateMachineTimer: LifetimeResource, Sendable {
    @usableFromInline let scheduler: any SchedulerType
    @usableFromInline let current = SerialDisposable()
    private let hasTimeOfDay: Bool

    @usableFromInline
    init(_ scheduler: any SchedulerType) {
        self.scheduler = scheduler
        hasTimeOfDay = scheduler is any TimeOfDayScheduler
    }

    /// The current time, to measure spans. The ``SpanClock`` provides the time if the scheduler's `now` is the time of
    /// day. Otherwise the scheduler provides the time, and may be the app's own.
    @usableFromInline
    var now: RxTime {
        hasTimeOfDay ? RxTime(timeIntervalSinceReferenceDate: SpanClock.seconds) : scheduler.now
    }

    @usableFromInline
    func dispose() { current.dispose() }
}

extension ObservableType {
    /// Returns the observable of an operator that a state machine describes. Each subscription has its own machine.
    @inlinable
    package func running<Machine: OperatorStateMachine & ~Copyable>(
        on scheduler: any SchedulerType, _ makeMachine: @escaping () -> Machine
    ) -> Observable<Machine.Output> where Machine.Element == Element {
        let source = asObservable()
        return Observable { sink in
            let machineSink = StateMachineSink(makeMachine(), sink, on: scheduler)
            machineSink.start(source)
        }
    }
}
