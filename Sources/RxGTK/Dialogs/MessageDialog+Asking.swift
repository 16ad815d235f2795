#if GTK
import CGTKSupport
public import Rx
import RxSupport

extension MessageDialog {
    /// A response that a dialog offers.
    public struct Response<Answer> {
        /// The text on its button.
        public var title: String
        /// The answer that the response stands for.
        public var answer: Answer
        /// The look of its button.
        public var appearance: Appearance
        /// Whether Enter chooses it.
        public var isDefault: Bool
        /// Whether the user can choose it.
        public var isEnabled: Bool

        /// Makes a response.
        ///
        /// - Parameters:
        ///   - title: The text on its button.
        ///   - answer: The answer that the response stands for.
        ///   - appearance: The look of its button.
        ///   - isDefault: Whether Enter chooses it.
        ///   - isEnabled: Whether the user can choose it.
        public init(
            _ title: String, _ answer: Answer, appearance: Appearance = .standard, isDefault: Bool = false,
            isEnabled: Bool = true
        ) {
            self.title = title
            self.answer = answer
            self.appearance = appearance
            self.isDefault = isDefault
            self.isEnabled = isEnabled
        }
    }

    /// Asks a question over `window`, which takes no input meanwhile, and emits the answer.
    ///
    /// Each subscription shows a dialog of its own, and disposing closes it. Never fails. If the user presses Escape or
    /// the window closes, it emits the answer of the first response. Subscribes and emits on the main actor. Wraps
    /// ``MessageDialog``.
    ///
    /// - Parameters:
    ///   - window: The window that the question is about. It is not retained.
    ///   - heading: The question.
    ///   - body: The information that the user needs for an answer.
    ///   - responses: The responses, from left to right. The first one declines. Traps if there is none.
    ///   - extraChild: Returns a widget to show below the body, such as an entry whose `text` belongs to the answer.
    ///     Called for each subscription.
    public static func present<Answer>(
        over window: Window, heading: String, body: String? = nil, responses: [Response<Answer>],
        extraChild: @escaping @MainActor () -> Widget? = { nil }
    ) -> Single<Answer> {
        guard let first = responses.first else { stopProgram(Misuse.noResponse(heading)) }
        return Observable.create { [weak window] observer in
            let answer = { (answer: Answer) in
                observer.onNext(answer)
                observer.onCompleted()
            }
            guard let window, !window.isClosed else {
                answer(first.answer)
                return Disposables.create()
            }
            let dialog = MessageDialog(over: window, heading: heading, body: body, extraChild: extraChild())
            for (id, response) in responses.enumerated() {
                dialog.add(
                    "\(id)", title: response.title, appearance: response.appearance, isEnabled: response.isEnabled)
            }
            let handler = dialog.listen(
                to: "response", as: String.self,
                receive: { [unowned dialog] response in
                    // libadwaita 1.2 looks the parent up again later, when it may be gone because the answer has closed
                    // it.
                    rxgtk_dialog_unset_parent(dialog.widget)
                    answer(responses[Int(response)!].answer)
                },
                onEnd: { answer(first.answer) })
            dialog.present(
                defaultResponse: responses.firstIndex { $0.isDefault }.map { "\($0)" }, closeResponse: "0")
            return Disposables.create(handler, Disposables.onMain { [weak dialog] in dialog?.close() })
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
        .asSingle()
    }
}
#endif
