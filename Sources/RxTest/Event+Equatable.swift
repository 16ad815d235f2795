public import Rx

extension Event: Equatable where Element: Equatable {
    /// Whether two events are the same: equal elements, two completions, or two errors of the same type and
    /// description.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.completed, .completed): true
        case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
        case (.next(let lhs), .next(let rhs)): lhs == rhs
        default: false
        }
    }
}

extension InfallibleEvent: Equatable where Element: Equatable {
    /// Whether two events are the same: equal elements, or two completions.
    public static func == (lhs: InfallibleEvent<Element>, rhs: InfallibleEvent<Element>) -> Bool {
        lhs.event == rhs.event
    }
}

extension MaybeEvent: Equatable where Element: Equatable {
    /// Whether two events are the same: equal elements, two completions, or two errors of the same type and
    /// description.
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.completed, .completed): true
        case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
        case (.success(let lhs), .success(let rhs)): lhs == rhs
        default: false
        }
    }
}

extension CompletableEvent: Equatable {
    /// Whether two events are the same: two completions, or two errors of the same type and description.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.completed, .completed): true
        case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
        default: false
        }
    }
}

/// Whether two events of a single are the same: equal elements, or two errors of the same type and description.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): areSame(lhs, rhs)
    default: false
    }
}

/// Whether two errors have the same type and description. Errors are not `Equatable`.
func areSame(_ lhs: any Error, _ rhs: any Error) -> Bool {
    type(of: lhs) == type(of: rhs) && String(reflecting: lhs) == String(reflecting: rhs)
}
