import Dispatch
import OperatorModel
import Rx

/// Builds a model's graph from Rx's operators.
struct GraphBuilder: Sendable {
    let hot: [Observable<Int>]
    let cold: @Sendable (Graph) -> Observable<Int>
    let scheduler: any SchedulerType
    /// The interval for a number of ticks.
    let ticks: @Sendable (Int) -> RxTimeInterval
    /// Called with each event that a `do` receives.
    let note: @Sendable (Graph, ModelEvent) -> Void

    /// - Parameter part: The observable for ``Operator/part``.
    func observable(_ graph: Graph, _ part: Observable<Int>?) -> Observable<Int> {
        let inputs = graph.operation.handsPart ? Array(graph.graphs.prefix(1)) : graph.graphs
        let sources = inputs.map { observable($0, part) }
        guard let first = sources.first else { return source(graph, part) }
        for family in [transforming, filtering, combining, timing, recovering, sharing, utility] {
            if let result = family(graph, first, sources) { return result }
        }
        return unknown(graph)
    }

    private func unknown(_ graph: Graph) -> Observable<Int> { preconditionFailure("\(graph.operation) is not built") }

    private func source(_ graph: Graph, _ part: Observable<Int>?) -> Observable<Int> {
        let numbers = graph.numbers
        return switch graph.operation {
        case .hot: hot[numbers[0]]
        case .cold: cold(graph)
        case .part: part ?? .never()
        case .just: .just(numbers[0])
        case .empty: .empty()
        case .never: .never()
        case .error: .error(ModelError(name: "e\(numbers[0])"))
        case .of: .from(Array(numbers[0]..<(numbers[0] + numbers[1])))
        case .create: creating(numbers)
        case .range: .range(start: numbers[0], count: numbers[1])
        case .generate:
            .generate(initialState: numbers[0] + numbers[1], condition: { $0 < 20 }, iterate: { $0 * 2 + 1 })
        case .repeatElement: .repeatElement(numbers[0]).take(numbers[1] + 1)
        case .fromOnScheduler: .from(Array(numbers[0]..<(numbers[0] + numbers[1])), scheduler: scheduler)
        case .rangeOnScheduler: .range(start: numbers[0], count: numbers[1], scheduler: scheduler)
        case .justOnScheduler: .just(numbers[0], scheduler: scheduler)
        case .interval: .interval(ticks(numbers[0] + 5), scheduler: scheduler)
        case .timer: .timer(ticks(numbers[0]), scheduler: scheduler)
        case .periodicTimer: .timer(ticks(numbers[0]), period: ticks(numbers[1] + 5), scheduler: scheduler)
        default: unknown(graph)
        }
    }

    private func creating(_ numbers: [Int]) -> Observable<Int> {
        Observable.create { observer in
            for element in numbers[0]..<(numbers[0] + numbers[1]) { observer.onNext(element) }
            if numbers[2] == 1 { observer.onCompleted() }
            if numbers[2] == 2 { observer.onError(ModelError(name: "e")) }
            return Disposables.create()
        }
    }
}

/// An error with the name that the model gives it.
struct ModelError: Error, Equatable {
    let name: String
}

extension ModelEvent {
    init(_ event: Event<Int>) {
        switch event {
        case .next(let element): self = .next(element)
        case .error(let error):
            self = .error((error as? ModelError)?.name ?? (error as? RxError)?.modelName ?? "\(error)")
        case .completed: self = .completed
        }
    }

    var event: Event<Int> {
        switch self {
        case .next(let element): .next(element)
        case .error(let name): .error(ModelError(name: name))
        case .completed: .completed
        }
    }
}

extension RxError {
    fileprivate var modelName: String {
        switch self {
        case .noElements: "noElements"
        case .moreThanOneElement: "moreThanOneElement"
        case .argumentOutOfRange: "argumentOutOfRange"
        case .timeout: "timeout"
        default: "\(self)"
        }
    }
}
