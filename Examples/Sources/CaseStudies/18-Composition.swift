// 18 · A reactor with parts
//
// The state of each timer, and of the dialog that names a new one, is a part of the state of `KitchenReactor`. `scope`
// and `ChildReactors` connect the children. Their actions come to the parent, which forwards them, except two that it
// handles itself: `.timer(id, .remove)` and `.dialog(.confirm)`. All timers give their work the same name, because a
// name belongs to the child. The work of a timer or of the dialog ends when its state is removed.

import ReactorKit
import Rx
import RxTest

package final class KitchenReactor: Reactor {
    package enum Action {
        case openDialog
        case dialog(TimerDialogReactor.Action)
        case timer(TimerReactor.State.ID, TimerReactor.Action)
    }

    package enum Mutation {
        case openDialog
        case closeDialog
        case dialog(TimerDialogReactor.Mutation)
        case add(name: String)
        case remove(TimerReactor.State.ID)
        case timer(TimerReactor.State.ID, TimerReactor.Mutation)
    }

    package struct State {
        package var timers: [TimerReactor.State] = []
        /// The state of the dialog, or `nil` if it is closed.
        package var dialog: TimerDialogReactor.State?
        fileprivate var nextID = 1

        package var runningTimers: Int { timers.count(where: \.isRunning) }
    }

    package let initialState = State()
    package let timers: ChildReactors<TimerReactor>
    package let dialog: TimerDialogReactor

    /// - Parameters:
    ///   - clock: The scheduler of the timers' seconds.
    ///   - suggestion: Emits a name for a new timer, and completes.
    package init(clock: any SchedulerType, suggestion: Observable<String>) {
        timers = ChildReactors { TimerReactor($0, clock: clock) }
        dialog = TimerDialogReactor(suggestion: suggestion)
        scope(timers, state: \.timers, action: Action.timer, mutation: Mutation.timer)
        scope(dialog, state: \.dialog, action: Action.dialog, mutation: Mutation.dialog)
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .openDialog: .just(.openDialog)
        case .dialog(.confirm): currentState.dialog.map { .of(.add(name: $0.name), .closeDialog) } ?? .empty()
        case .dialog(.cancel): .just(.closeDialog)
        case .dialog(let action): dialog.effects(of: action).map { .dialog($0) }
        case .timer(let id, .remove): .just(.remove(id))
        case .timer(let id, let action): timers.effects(of: action, id: id).map { .timer(id, $0) }
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .openDialog: state.dialog = TimerDialogReactor.State()
        case .closeDialog: state.dialog = nil
        case .dialog(let mutation):
            dialog.reduce(&state.dialog, mutation: mutation)
        case .add(let name):
            state.timers.append(TimerReactor.State(id: state.nextID, name: name))
            state.nextID += 1
        case .remove(let id): state.timers.removeAll { $0.id == id }
        case .timer(let id, let mutation): timers.reduce(&state.timers, id: id, mutation: mutation)
        }
        return state
    }
}

/// A timer that counts seconds. It does not know that it is a child.
package final class TimerReactor: Reactor {
    package enum Action {
        case start
        case stop
        /// An event for the parent.
        case remove
    }

    package enum Mutation {
        case setRunning(Bool)
        case tick
    }

    package struct State: Identifiable, Equatable {
        package let id: Int
        package let name: String
        package var seconds = 0
        package var isRunning = false
    }

    package enum WorkID { case count }

    package let initialState: State
    private let clock: any SchedulerType

    package init(_ state: State, clock: any SchedulerType) { (initialState, self.clock) = (state, clock) }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .start:
            Observable<Int>.interval(.seconds(1), scheduler: clock).map { _ in .tick }
                .startWith(.setRunning(true))
                .cancellable(id: WorkID.count, policy: .first)
        case .stop: .concat([.cancel(id: WorkID.count), .just(.setRunning(false))])
        case .remove: .empty()
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setRunning(let isRunning): state.isRunning = isRunning
        case .tick: state.seconds += 1
        }
        return state
    }
}

/// The dialog that names a new timer.
package final class TimerDialogReactor: Reactor {
    package enum Action {
        case setName(String)
        case suggest
        /// Events for the parent.
        case confirm, cancel
    }

    package enum Mutation {
        case setName(String)
    }

    package struct State: Equatable {
        package var name = ""
    }

    package let initialState = State()
    private let suggestion: Observable<String>

    package init(suggestion: Observable<String>) { self.suggestion = suggestion }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .setName(let name): .just(.setName(name))
        case .suggest: suggestion.map { .setName($0) }
        case .confirm, .cancel: .empty()
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .setName(let name): State(name: name)
        }
    }
}

extension CaseStudy {
    static let composition = CaseStudy("18", "A reactor with parts") { print in
        let clock = TestScheduler(initialClock: 0)
        let kitchen = KitchenReactor(clock: clock, suggestion: .just("Rice"))
        let bag = DisposeBag()
        kitchen.select(\.runningTimers).subscribe(onNext: { print("running: \($0)") }).disposed(by: bag)
        for name in ["Tea", nil] {
            kitchen.action.onNext(.openDialog)
            kitchen.dialog.action.onNext(name.map { .setName($0) } ?? .suggest)
            kitchen.dialog.action.onNext(.confirm)
        }
        for timer in kitchen.currentState.timers {
            kitchen.timers[timer.id]?.select { "\($0.name): \($0.seconds) s" }
                .subscribe(onNext: { print($0) })
                .disposed(by: bag)
            kitchen.timers[timer.id]?.action.onNext(.start)
        }
        clock.advanceTo(2)
        kitchen.timers[1]?.action.onNext(.remove)
        clock.advanceTo(3)
        kitchen.timers[2]?.action.onNext(.stop)
        clock.advanceTo(9)
    }
}
