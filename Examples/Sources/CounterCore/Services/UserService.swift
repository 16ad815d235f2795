import Rx

/// A change of the user.
package enum UserEvent: Sendable {
    /// The user has a new name.
    case updateUserName(String)
}

/// Manages the user. ``event`` emits every change, so that all screens stay in step.
package protocol UserServiceProtocol: Sendable {
    /// Emits each change of the user.
    var event: PublishSubject<UserEvent> { get }

    /// Changes the user's name, and then emits it.
    func updateUserName(to name: String) -> Observable<String>
}

/// Passes each new name of the user on. The name is not stored, so it is lost when the program ends.
package final class UserService: UserServiceProtocol {
    package let event = PublishSubject<UserEvent>()

    package init() {}

    package func updateUserName(to name: String) -> Observable<String> {
        .deferred { [event] in
            event.onNext(.updateUserName(name))
            return .just(name)
        }
    }
}
