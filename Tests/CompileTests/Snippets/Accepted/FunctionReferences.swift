// flags: -swift-version 5 -enable-upcoming-feature InferSendableFromCaptures
import Rx

struct Model {
    let x: Int

    init(x: Int) { self.x = x }

    static func double(_ number: Int) -> Int { number * 2 }
}

@MainActor final class ModelView {
    var prefix = "#"

    func text(_ model: Model) -> String { prefix + String(model.x) }

    func texts(_ numbers: Observable<Int>) -> Observable<String> {
        let sums: Observable<Int> = Observable.combineLatest(numbers, numbers, resultSelector: +)
        let running: Observable<Int> = sums.scan(0, accumulator: +)
        let models = running.map(Model.double).map(Model.init(x:))
        return models.map(text)
    }
}
