internal import Rx
internal import RxSupport

/// Replaces a reactor in the test of a view: records actions, and shows the states that the test sets.
///
/// While ``Reactor/isStubEnabled`` is set, neither `mutate` nor `reduce` runs. The children of the reactor, if it has
/// any, get their states from the stub too, and their actions go there. Usable from any thread.
public final class Stub<Reactor: ReactorKit.Reactor>: Sendable {
    /// The state that the view shows. Set its `value` in the test.
    public let state: StateRelay<Reactor.State>

    /// Receives the view's actions.
    public let action: ActionSubject<Reactor.Action>

    private let recorder: ActionRecorder<Reactor.Action>

    init(initialState: Reactor.State) {
        let recorder = ActionRecorder<Reactor.Action>()
        self.recorder = recorder
        state = StateRelay(value: initialState)
        action = ActionSubject { subject, action in
            recorder.record(action)
            subject.emit(action: action)
        }
    }

    /// The actions that were sent, in order.
    public var actions: [Reactor.Action] { recorder.actions }
}

private final class ActionRecorder<Action: Sendable>: Sendable {
    private let recorded = Guarded<[Action]>([])

    var actions: [Action] { recorded.withLock { $0 } }

    func record(_ action: Action) { recorded.withLock { $0.append(action) } }
}

extension Reactor {
    /// Whether the stub replaces this reactor. Set it before a view is bound.
    public var isStubEnabled: Bool {
        get { enabledStub != nil }
        set { newValue ? stubs.enable(self) : stubs.disable(self) }
    }

    /// The stub of this reactor. Made at the first use.
    public var stub: Stub<Self> { stubs.stub(of: self) }

    @inlinable
    var enabledStub: Stub<Self>? { StubTable.isUsed ? findEnabledStub() : nil }

    @usableFromInline
    func findEnabledStub() -> Stub<Self>? { stubs.enabledStub(of: self) }
}
