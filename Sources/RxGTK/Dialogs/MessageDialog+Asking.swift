#if GTK
import CGTK
public import Rx

extension MessageDialog {
    /// One of the answers a dialog offers.
    public struct Response<Answer> {
        /// The text on its button.
        public var title: String
        /// What it means.
        public var answer: Answer
        /// How it looks.
        public var appearance: Appearance
        /// Whether Enter chooses it.
        public var isDefault: Bool
        /// Whether it can be chosen.
        public var isEnabled: Bool

        /// Makes a response.
        ///
        /// - Parameters:
        ///   - title: The text on its button.
        ///   - answer: What it means.
        ///   - appearance: How it looks.
        ///   - isDefault: Whether Enter chooses it.
        ///   - isEnabled: Whether it can be chosen.
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

    /// Asks a question over `window`, which takes no input meanwhile, and gives the answer.
    ///
    /// The dialog is shown on subscription, once for each; disposing closes it. Never fails. Escape, and the window's closing,
    /// give the first response's answer. Subscribed to and told on the main actor. Wraps what ``MessageDialog`` does.
    ///
    /// - Parameters:
    ///   - window: What the question is about; it is not kept alive.
    ///   - heading: The question.
    ///   - body: What there is to know before answering.
    ///   - responses: The answers, at least one, from left to right; the first is what declines.
    ///   - extraChild: Gives what stands below the body, such as an entry whose `text` belongs to the answer; called for each subscription.
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
                    // libadwaita 1.2 looks for the parent once more, later, when that may be gone: the answer may close it.
                    rxgtk_dialog_let_go_of_parent(dialog.widget)
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
