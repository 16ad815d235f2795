public import Rx

/// Whether two events are the same: equal elements, or both completion, or errors that look the same.
public func == <Element: Equatable>(lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.completed, .completed): true
    case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    default: false
    }
}

/// Events compare as `==` does, so that recorded events can be asserted to be equal.
extension Event: Equatable where Element: Equatable {}

/// Errors have no equality: two are the same when type and description are.
func areSame(_ lhs: any Error, _ rhs: any Error) -> Bool {
    type(of: lhs) == type(of: rhs) && String(reflecting: lhs) == String(reflecting: rhs)
}
