public import Observation
internal import Rx

/// A reactor's state for views, observed field by field.
///
/// `observed.title` reads the field `title` of the state. A new state notifies only the observers that read a field
/// whose value has changed. The observers are the closures of `render`, `withObservationTracking`, and every other
/// client of the `Observation` module.
///
/// A field has changed if the old and the new value differ by `==`. A value that is not `Equatable` has changed if its
/// bytes differ. So a reference has changed if it refers to another object. If the state is itself an object, every
/// field counts as changed with each state.
///
/// It retains the reactor. States that arrive on another thread are brought to the main actor. The names and the
/// behaviour match `ObservedReactor` for SwiftUI, of the original ReactorKit for Apple platforms. A state needs no
/// macro here.
@MainActor
@dynamicMemberLookup
public final class ObservedReactor<R: Reactor> {
    /// The observed reactor.
    public let reactor: R

    private var latest: R.State
    private var fields = ObservedFields(of: R.State.self)
    let registrar = ObservationRegistrar()
    private let disposeBag = DisposeBag()

    /// States that arrived while observers were being notified of an earlier state.
    private var waiting: [R.State] = []
    private var isNotifying = false
    /// How many states ``receive(_:)`` was called with.
    private var arrivals = 0
    /// Whether the parent has answered a value that was set in a child reactor.
    private var isAnswered = false

    /// Observes `reactor`. Starts it, if this is its first use.
    public init(reactor: R) {
        self.reactor = reactor
        latest = reactor.currentState
        reactor.state
            .subscribe(onNext: { [weak self] state in self?.receive(state) })
            .disposed(by: disposeBag)
    }

    /// Releases the renderings, which no state can reach any more.
    isolated deinit { fields.end() }

    /// Observes `reactor`. Starts it, if this is its first use.
    public convenience init(_ reactor: R) { self.init(reactor: reactor) }

    /// The whole state. Its observers are notified of every state that differs from the previous one.
    ///
    /// Prefer to read single fields: `observed.title` instead of `observed.state.title`.
    public var state: R.State { read(\.self) }

    /// The value of a field of the state.
    public subscript<Value>(dynamicMember keyPath: KeyPath<R.State, Value>) -> Value { read(keyPath) }

    /// Sends an action to the reactor.
    public func send(_ action: R.Action) { reactor.action.onNext(action) }

    /// The values of a pulse: the current one, and then one for each assignment.
    ///
    /// Each call makes a stream of its own, which buffers without limit. The stream ends when the task that reads it is
    /// cancelled, when the reactor is released, or when `transformToPulse` throws.
    ///
    /// - Parameter transformToPulse: Returns the pulse of a state, such as `\.$alertMessage`.
    #if Swift5
    @preconcurrency
    #endif
    public func pulse<Value: Sendable>(
        _ transformToPulse: @escaping @Sendable (R.State) throws -> Pulse<Value>
    ) -> AsyncStream<Value> {
        // Without `take(until:)`, the stream would not finish when the reactor is released, and the reading task would
        // wait forever.
        let values = reactor.pulse(transformToPulse).take(until: reactor.rx.deallocated)
        return AsyncStream { continuation in
            let subscription = values.subscribe(
                onNext: { continuation.yield($0) }, onDisposed: { continuation.finish() })
            continuation.onTermination = { _ in subscription.dispose() }
        }
    }

    // MARK: Observing

    /// Returns the value of a field, and records the read.
    func read<Value>(_ keyPath: KeyPath<R.State, Value>) -> Value {
        fields.field(at: keyPath, of: self).recordRead()
        return latest[keyPath: keyPath]
    }

    /// Makes `state` the latest state, and notifies the observers of the fields that it changes.
    ///
    /// An observer may cause the next state. That state waits until all observers of this one are notified.
    func receive(_ state: R.State) {
        arrivals += 1
        if isNotifying { return waiting.append(state) }
        isNotifying = true
        defer { isNotifying = false }
        replaceLatest(by: state)
        while !waiting.isEmpty { replaceLatest(by: waiting.removeFirst()) }
    }

    /// Listens for the reactor's answer to the action that is sent next; `nil` if the reactor is not a child.
    ///
    /// The subscription may deliver states that were reduced before. So a value is shown only afterwards.
    private func listenForAnswer() -> (any Disposable)? {
        reactor.nextStateOfRoot?.subscribe(onNext: { [weak self] _ in self?.isAnswered = true })
    }

    /// Sends an action that asks for a value. If the reactor is a child that refuses the value synchronously, it emits
    /// no state, because its part of the parent's state is unchanged. Then receives its current state instead.
    private func sendRequest(_ action: R.Action, listening answer: (any Disposable)?) {
        let before = arrivals
        isAnswered = false
        send(action)
        answer?.dispose()
        if isAnswered && arrivals == before { receive(reactor.currentState) }
    }

    private func replaceLatest(by state: R.State) {
        let changed = withUnsafePointer(to: latest) { old in
            withUnsafePointer(to: state) { fields.changed(from: old, to: $0) }
        }
        for field in changed { field.willChange() }
        latest = state
        for field in changed { field.didChange() }
    }
}

extension ObservedReactor: Observation.Observable {}

extension ObservedReactor {
    /// A binding that reads a field and sends an action with each new value.
    ///
    /// - Parameters:
    ///   - keyPath: The field.
    ///   - action: Returns the action for a new value.
    public func binding<Value>(
        get keyPath: KeyPath<R.State, Value>, send action: @escaping (Value) -> R.Action
    ) -> Binding<Value> {
        Binding(get: { self.read(keyPath) }, set: { self.request($0, at: keyPath, by: action($0)) })
    }

    /// A binding that reads a field, and sends the same action for each new value.
    ///
    /// - Parameters:
    ///   - keyPath: The field.
    ///   - action: The action.
    public func binding<Value>(get keyPath: KeyPath<R.State, Value>, send action: R.Action) -> Binding<Value> {
        binding(get: keyPath) { _ in action }
    }

    /// Sends an action that asks for `value`. If the reactor synchronously emits a state with another value in the
    /// field, notifies the field's observers, even if the field is unchanged. The widget that shows the rejected input
    /// must be reset.
    private func request<Value>(_ value: Value, at keyPath: KeyPath<R.State, Value>, by action: R.Action) {
        let answer = listenForAnswer()
        let before = arrivals
        sendRequest(action, listening: answer)
        guard arrivals != before, let field = fields.field(at: keyPath, of: self) as? TypedField<R, Value>,
            field.differs(latest, from: value)
        else { return }
        field.willChange()
        field.didChange()
    }
}

extension ObservedReactor where R.Action: BindableAction, R.Action.State == R.State {
    /// The value of a field of the state. Setting it sends the action `.binding`.
    ///
    /// The new value can be read at once, even if the reactor works on another thread. The value that `reduce` decides
    /// on replaces it.
    public subscript<Value: Sendable>(dynamicMember keyPath: WritableKeyPath<R.State, Value>) -> Value {
        get { read(keyPath) }
        set {
            let answer = listenForAnswer()
            var state = latest
            state[keyPath: keyPath] = newValue
            receive(state)
            sendRequest(.binding(.set(keyPath, newValue)), listening: answer)
        }
    }
}
