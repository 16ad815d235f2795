import Localization
import Rx

/// An answer to an alert.
package protocol AlertAction: Sendable {
    /// The title of the button.
    var title: String { get }
    /// The kind of answer.
    var style: AlertActionStyle { get }
}

package enum AlertActionStyle: Sendable {
    case `default`
    /// The answer if the user closes the alert.
    case cancel
    /// The answer destroys data.
    case destructive
}

/// Asks the user questions.
package protocol AlertServiceProtocol: Sendable {
    /// Shows a question with its answers. Emits the chosen answer and completes. Never fails.
    ///
    /// - Parameter screen: The identity of the reactor whose screen the question is about.
    func show<Action: AlertAction>(
        title: String, message: String, actions: [Action], over screen: ObjectIdentifier
    ) -> Observable<Action>
}

/// The only answer to an alert that asks no question.
package enum AcknowledgeAction: AlertAction {
    case close

    package var title: String { localized("Close") }
    package var style: AlertActionStyle { .cancel }
}

extension AlertServiceProtocol {
    /// Shows a failure. Emits no element, and completes when the user has closed the alert.
    func show<Mutation>(_ failure: TaskFailure, over screen: ObjectIdentifier) -> Observable<Mutation> {
        show(title: failure.title, message: failure.message, actions: [AcknowledgeAction.close], over: screen)
            .flatMap { _ in Observable<Mutation>.empty() }
    }
}
