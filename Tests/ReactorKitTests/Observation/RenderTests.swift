import Dispatch
import Observation
import ReactorKit
import Rx
import Testing

@MainActor
@Suite struct RenderTests {
    private let observed = ObservedReactor(ProfileReactor())

    @Test func theBodyRunsAtOnceAndAgainAfterAChange() async {
        let names = Recorder<String>()
        let rendering = render { names.append(observed.name) }
        #expect(names.elements == [""])
        observed.send(.setName("Kim"))
        #expect(names.elements == [""], "it waits for the next turn")
        await nextTurn()
        #expect(names.elements == ["", "Kim"])
        observed.send(.setName("Lee"))
        await nextTurn()
        #expect(names.elements == ["", "Kim", "Lee"])
        rendering.dispose()
    }

    @Test func manyChangesRunTheBodyOnce() async {
        let runs = Recorder<String>()
        let rendering = render { runs.append("\(observed.name) \(observed.count) \(observed.isLoading)") }
        for _ in 0..<10 { observed.send(.increment) }
        observed.send(.setName("Kim"))
        observed.send(.setLoading(true))
        await nextTurn()
        #expect(runs.elements == [" 0 false", "Kim 10 true"])
        rendering.dispose()
    }

    @Test func anInspectorSeesHowManyBodiesReadAField() {
        let number = observed.reactor.identity.number
        var renderings: [Int] { FieldReads.all.filter { $0.reactor == number }.map(\.renderings) }
        let first = render { _ = (observed.name, observed.name) }
        let second = render { _ = observed.name }
        #expect(renderings == [2])
        first.dispose()
        #expect(renderings == [1])
        second.dispose()
        #expect(renderings == [0])
    }

    @Test func anotherFieldDoesNotRunTheBody() async {
        let runs = Recorder<String>()
        let rendering = render { runs.append(observed.name) }
        observed.send(.increment)
        observed.send(.setName(""))
        await nextTurn()
        await nextTurn()
        #expect(runs.elements == [""])
        rendering.dispose()
    }

    @Test func onlyWhatTheLastRunHasReadCounts() async {
        let runs = Recorder<String>()
        let rendering = render { runs.append(observed.isLoading ? "loading" : observed.name) }
        observed.send(.setLoading(true))
        await nextTurn()
        observed.send(.setName("Kim"))
        await nextTurn()
        #expect(runs.elements == ["", "loading"])
        observed.send(.setLoading(false))
        await nextTurn()
        #expect(runs.elements == ["", "loading", "Kim"])
        rendering.dispose()
    }

    @Test func aChangeThatTheBodyMakesItselfRunsItAgain() async {
        let runs = Recorder<Int>()
        let rendering = render {
            runs.append(observed.count)
            if observed.count < 3 { observed.send(.increment) }
        }
        for _ in 0..<5 { await nextTurn() }
        #expect(runs.elements == [0, 1, 2, 3])
        rendering.dispose()
    }

    @Test func aDisposedRenderingRunsNoMore() async {
        let runs = Recorder<Int>()
        let rendering = render { runs.append(observed.count) }
        observed.send(.increment)
        rendering.dispose()
        await nextTurn()
        observed.send(.increment)
        await nextTurn()
        #expect(runs.elements == [0])
    }

    @Test func anEndedRenderingReleasesWhatItsBodyHolds() async {
        weak var held: ProfileReactor.Handler?
        do {
            let handler = ProfileReactor.Handler()
            held = handler
            let rendering = render { _ = (observed.name, handler) }
            rendering.dispose()
        }
        #expect(held == nil)
    }

    @Test func aRenderingEndsWithWhatItHasRead() {
        weak var held: ProfileReactor.Handler?
        do {
            let (observed, handler) = (ObservedReactor(ProfileReactor()), ProfileReactor.Handler())
            held = handler
            render { [weak observed] in _ = (observed?.name, handler) }
        }
        #expect(held == nil)
    }

    @Test func anotherThreadMayEndARendering() async {
        let runs = Recorder<Int>()
        let rendering = render { runs.append(observed.count) }
        await Task.detached { rendering.dispose() }.value
        observed.send(.increment)
        await nextTurn()
        #expect(runs.elements == [0])
    }

    // MARK: Nesting

    @Test func aNestedBodyRunsAloneWhenOnlyItsValueChanges() async {
        let runs = Recorder<String>()
        let rendering = render {
            runs.append("outer \(observed.isLoading)")
            render { runs.append("inner \(observed.name)") }
        }
        observed.send(.setName("Kim"))
        await nextTurn()
        #expect(runs.elements == ["outer false", "inner ", "inner Kim"])
        rendering.dispose()
    }

    @Test func anOuterRunReplacesTheNestedRenderings() async {
        let runs = Recorder<String>()
        let rendering = render {
            runs.append("outer")
            if observed.count < 2 { render { runs.append("inner \(observed.name) \(observed.count)") } }
        }
        observed.send(.increment)
        await nextTurn()
        #expect(runs.elements == ["outer", "inner  0", "outer", "inner  1"])
        observed.send(.increment)
        await nextTurn()
        observed.send(.setName("Kim"))
        await nextTurn()
        #expect(runs.elements.dropFirst(4) == ["outer"])
        rendering.dispose()
    }

    @Test func disposingEndsTheNestedRenderings() async {
        let runs = Recorder<String>()
        let rendering = render { render { render { runs.append(observed.name) } } }
        rendering.dispose()
        observed.send(.setName("Kim"))
        await nextTurn()
        #expect(runs.elements == [""])
    }

    // MARK: Other objects

    @Test func anyObservableObjectRunsTheBody() async {
        let model = Model()
        let texts = Recorder<String>()
        let rendering = render { texts.append("\(model.text) \(observed.count)") }
        model.text = "b"
        while texts.elements.count < 2 { await nextTurn() }
        observed.send(.increment)
        await nextTurn()
        #expect(texts.elements == ["a 0", "b 0", "b 1"])
        rendering.dispose()
    }

    // MARK: Views

    @Test func theRenderingsOfAViewEndWithIt() async {
        let texts = Recorder<String>()
        weak var held: ProfileView?
        do {
            let view = ProfileView(texts)
            held = view
            view.reactor = observed.reactor
            observed.send(.setName("Kim"))
            await nextTurn()
            view.reactor = nil
            observed.send(.setName("Lee"))
            await nextTurn()
            view.reactor = observed.reactor
        }
        #expect(held == nil)
        observed.send(.setName("Park"))
        await nextTurn()
        #expect(texts.elements == ["", "Kim", "Lee"])
    }
}

@Observable @MainActor
private final class Model {
    var text = "a"
}

@MainActor
private final class ProfileView: View {
    var disposeBag = DisposeBag()
    private let texts: Recorder<String>

    init(_ texts: Recorder<String>) { self.texts = texts }

    func bind(reactor: ProfileReactor) {
        let observed = ObservedReactor(reactor)
        render { view in view.texts.append(observed.name) }
    }
}
