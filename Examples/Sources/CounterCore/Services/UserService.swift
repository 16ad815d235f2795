import Rx

/// What happened to the user.
package enum UserEvent: Sendable {
    /// The user has this name now.
    case updateUserName(String)
}

/// Knows the user. Every change is told on ``event``, so that all screens stay in step.
package protocol UserServiceProtocol: Sendable {
    /// What happens to the user, as it happens.
    var event: PublishSubject<UserEvent> { get }

    /// Gives the user a name; emits it when that is done.
    func updateUserName(to name: String) -> Observable<String>
}

/// Keeps the user's name for as long as the program runs.
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
