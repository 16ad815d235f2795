#if GTK
import ReactorKit
import Rx
import RxGTK
import XCTest

/// A form whose controls are bound to the fields of a state in both directions.
final class FormTests: GTKTestCase {
    /// The state of the form. The code holds digits only, and the name has no spaces.
    private final class FormReactor: Reactor {
        enum Action: BindableAction {
            case binding(BindingAction<State>)
            case setCode(String)
            case reset
        }

        struct State: Sendable {
            var name = "Kim"
            var code = ""
            var age = 30
            var isMember = false
        }

        let initialState = State()

        func mutate(action: Action) -> Observable<Action> { .just(action) }

        func reduce(state: State, mutation: Action) -> State {
            var state = state
            switch mutation {
            case .binding(let action):
                action.apply(to: &state)
                state.name.removeAll { $0 == " " }
            case .setCode(let code): state.code = code.filter(\.isNumber)
            case .reset: state = State()
            }
            return state
        }
    }

    private final class Form: Window, View {
        var disposeBag = DisposeBag()
        let name = Entry(), code = Entry()
        let age = SpinButton(value: 0, in: 0...120, step: 1)
        let member = Switch()
        let summary = Label()
        private(set) var runs = 0

        init(_ reactor: FormReactor) {
            super.init(title: "Test", width: 300, height: 300)
            content = VBox {
                name
                code
                age
                member
                summary
            }
            self.reactor = reactor
        }

        func bind(reactor: FormReactor) {
            @ReactorBindable var observed = ObservedReactor(reactor)
            bind(name.rx.text, to: $observed.name)
            bind(code.rx.text, to: observed.binding(get: \.code, send: { .setCode($0) }))
            bind(age.rx.value, to: $observed.age)
            bind(member.rx.isOn, to: $observed.isMember)
            render { [observed] view in
                view.runs += 1
                view.summary.text = "\(observed.name), \(observed.age)\(observed.isMember ? ", member" : "")"
            }
        }
    }

    private func withForm(_ body: @MainActor (Form, FormReactor) throws -> Void) rethrows {
        try onMain {
            let reactor = FormReactor()
            let form = Form(reactor)
            form.present()
            try body(form, reactor)
            form.close()
        }
    }

    func testTheControlsShowTheState() {
        withForm { form, reactor in
            XCTAssertEqual(form.name.text, "Kim")
            XCTAssertEqual(form.age.value, 30)
            reactor.action.onNext(.binding(.set(\.age, 31)))
            reactor.action.onNext(.binding(.set(\.isMember, true)))
            spin(for: "the summary") { form.summary.text == "Kim, 31, member" }
            XCTAssertEqual(form.age.value, 31)
            XCTAssertTrue(form.member.isOn)
            XCTAssertEqual(form.runs, 2)
        }
    }

    func testTheStateFollowsTheUserAndTheCaretStays() throws {
        try withForm { form, reactor in
            form.name.becomeFirstResponder()
            form.name.cursorPosition = 0
            try person(.key("l"), .key("e"), .key("e"))
            XCTAssertEqual(reactor.currentState.name, "leeKim")
            spin(for: "the summary") { form.summary.text == "leeKim, 30" }
            XCTAssertEqual(form.name.cursorPosition, 3)
            try person(.key("space"), .key("x"))
            spin(for: "the text of the state") { form.name.text == "leexKim" }
            XCTAssertEqual(form.name.cursorPosition, 4)
        }
    }

    /// The reactor leaves the field as it is, but the entry shows something else.
    func testAnEntryLosesWhatTheReactorRejects() throws {
        try withForm { form, reactor in
            form.code.becomeFirstResponder()
            try person(.key("a"))
            spin(for: "the empty text") { form.code.text == "" }
            try person(.key("1"), .key("b"), .key("2"))
            spin(for: "the digits") { form.code.text == "12" }
            XCTAssertEqual(reactor.currentState.code, "12")
            XCTAssertEqual(form.code.cursorPosition, 2)
        }
    }

    func testTextThatIsComposedIsNotDisturbed() throws {
        try withForm { form, reactor in
            form.name.becomeFirstResponder()
            form.name.cursorPosition = -1
            try person(beginComposition)
            reactor.action.onNext(.binding(.set(\.name, "Kimm")))
            settle()
            try person(endComposition)
            spin(for: "the composed text") { form.name.text == "Kimm\u{E9}" }
            spin(for: "the state") { reactor.currentState.name == "Kimm\u{E9}" }
        }
    }

    func testAClosedFormLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                for _ in 0..<20 {
                    let form = Form(FormReactor())
                    form.present()
                    form.reactor?.action.onNext(.reset)
                    form.close()
                }
            }
        }
    }
}
#endif
