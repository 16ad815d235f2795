// 17 · A form
//
// Each control is bound to a field of the state in both directions. The reactor decides on each value: it removes
// digits from a name, and describes the problem of a name that is too short. `render` runs again when a field that it
// has read changes. The caret and the text that an input method composes stay where they are.

import Foundation
import ReactorKit
import Rx
import RxGTK

package final class SignUpReactor: Reactor {
    package enum Action: BindableAction { case binding(BindingAction<State>), submit }
    package struct State: Equatable {
        package var name = ""
        package var age = 18
        package var wantsNews = false
        @Pulse package var welcome: String?

        /// The problem of the name; `nil` if the name is valid.
        package var nameProblem: String? { name.count < 2 ? "A name has two letters or more." : nil }
        package var canSubmit: Bool { nameProblem == nil }
    }

    package let initialState = State()

    package init() {}

    package func mutate(action: Action) -> Observable<Action> { .just(action) }

    package func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .binding(let action):
            action.apply(to: &state)
            state.name.removeAll(where: \.isNumber)
        case .submit where state.canSubmit: state.welcome = "Welcome, \(state.name)"
        case .submit: break
        }
        return state
    }
}

package final class SignUpWindow: Window, View {
    package var disposeBag = DisposeBag()
    package let name = Entry(placeholder: "Name"), problem = Label()
    package let age = SpinButton(value: 18, in: 0...130, step: 1), news = Switch()
    package let submit = Button(title: "Sign Up"), toasts = ToastOverlay()

    package init(reactor: SignUpReactor, application: Application?) {
        super.init(title: "Sign Up", width: 320, height: 380, application: application)
        problem.wraps = true
        toasts.child = VBox(spacing: 12) {
            name.accessibilityLabel("Name")
            problem.halign(.start).cssClass("error").cssClass("caption")
            row("Age", age)
            row("Newsletter", news)
            submit.cssClass("suggested-action").halign(.end)
        }.margins(18)
        content = toasts
        self.reactor = reactor
    }

    private func row(_ title: String, _ control: Widget) -> Widget {
        HBox(spacing: 12) {
            Label(title).halign(.start).hexpand()
            control.accessibilityLabel(title).valign(.center)
        }
    }

    package func bind(reactor: SignUpReactor) {
        @ReactorBindable var observed = ObservedReactor(reactor)
        bind(name.rx.text, to: $observed.name)
        bind(age.rx.value, to: $observed.age)
        bind(news.rx.isOn, to: $observed.wantsNews)
        render { [observed] view in
            view.problem.text = observed.name.isEmpty ? "" : observed.nameProblem ?? ""
            view.submit.isEnabled = observed.canSubmit
        }

        submit.rx.tap.map { .submit }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.pulse(\.$welcome).compactMap { $0 }
            .bind(with: self) { view, text in view.toasts.add(Toast(title: text)) }
            .disposed(by: disposeBag)
    }
}

extension CaseStudy {
    static let form = CaseStudy("17", "A form") {
        let application = Application(id: "io.github.swift_reactor.Form", flags: .nonUnique)
        application.run(arguments: []) { SignUpWindow(reactor: SignUpReactor(), application: $0).present() }
    }
}
