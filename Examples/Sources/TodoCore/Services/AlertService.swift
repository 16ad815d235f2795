import Localization
import Rx

/// What a person can answer to an alert.
package protocol AlertAction: Sendable {
    /// The words on the button.
    var title: String { get }
    /// What the answer does.
    var style: AlertActionStyle { get }
}

package enum AlertActionStyle: Sendable {
    case `default`
    /// The answer of who closes the alert.
    case cancel
    /// The answer loses something.
    case destructive
}

/// Asks the person.
package protocol AlertServiceProtocol: Sendable {
    /// Shows a question with the answers there are; emits the one chosen and completes. Never fails.
    ///
    /// - Parameter screen: The identity of the reactor whose screen the question is about.
    func show<Action: AlertAction>(
        title: String, message: String, actions: [Action], over screen: ObjectIdentifier
    ) -> Observable<Action>
}

/// The answer to what can only be taken note of.
package enum AcknowledgeAction: AlertAction {
    case close

    package var title: String { localized("Close") }
    package var style: AlertActionStyle { .cancel }
}

extension AlertServiceProtocol {
    /// Tells of a failure; completes when it was read.
    func show(_ failure: TaskFailure, over screen: ObjectIdentifier) -> Observable<AcknowledgeAction> {
        show(title: failure.title, message: failure.message, actions: [AcknowledgeAction.close], over: screen)
    }
}
