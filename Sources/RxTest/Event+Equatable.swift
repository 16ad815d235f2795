public import Rx

extension Event: Equatable where Element: Equatable {
    /// Whether two events are the same: equal elements, or both completion, or errors that look the same.
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
    /// Whether two events are the same: equal elements, or both completion.
    public static func == (lhs: InfallibleEvent<Element>, rhs: InfallibleEvent<Element>) -> Bool {
        lhs.event == rhs.event
    }
}

extension MaybeEvent: Equatable where Element: Equatable {
    /// Whether two events are the same: equal elements, or both completion, or errors that look the same.
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
    /// Whether two events are the same: both completion, or errors that look the same.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.completed, .completed): true
        case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
        default: false
        }
    }
}

/// Whether two events of a single are the same: equal elements, or errors that look the same.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): areSame(lhs, rhs)
    default: false
    }
}

/// Errors have no equality: two are the same when type and description are.
func areSame(_ lhs: any Error, _ rhs: any Error) -> Bool {
    type(of: lhs) == type(of: rhs) && String(reflecting: lhs) == String(reflecting: rhs)
}
