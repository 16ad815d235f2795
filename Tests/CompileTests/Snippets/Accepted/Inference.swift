import ReactorKit
import Rx

enum Mutation: Sendable {
    case setUser(String?)
    case setLoading(Bool)
}

struct State: Sendable {
    @Pulse var alertMessage: String?
    var value = 0
    var name = ""
}

func merging(_ mutations: Observable<Mutation>, _ user: BehaviorSubject<String>) -> Observable<Mutation> {
    Observable.merge(mutations, user.map(Mutation.setUser))
}

func mergingList(_ a: Observable<Int>, _ b: Observable<Int>) -> Observable<Int> {
    let both = Observable.merge([a, b])
    return Observable.merge(a, b, both)
}

func mergingInferred(_ a: Observable<Int>, _ b: Observable<Int>) {
    let merged = Observable.merge(a, b)
    let joined = Observable.concat(a, b)
    let list = Observable.concat([a, b])
    let _: [Observable<Int>] = [merged, joined, list]
}

func concatenating() -> Observable<Mutation> {
    Observable.concat([
        Observable.just(.setLoading(true)),
        Observable.just(.setUser("Jason")).delay(.seconds(1), scheduler: MainScheduler.instance),
        Observable.just(.setLoading(false)),
    ])
}

func concatenatingByName() -> Observable<Mutation> {
    .concat([.just(.setLoading(true)), .just(.setUser(nil)), .empty()])
}

func keyPaths(_ states: Observable<State>) -> Observable<String> {
    let values = states.map(\.value).distinctUntilChanged()
    let names = states.distinctUntilChanged(at: \.name).map(\.name)
    return Observable.combineLatest(values, names) { "\($0) \($1)" }
}

func unlabelledTuples(_ items: BehaviorRelay<[(name: String, count: Int)]>, _ clear: Observable<Void>) -> any Disposable
{
    clear.withLatestFrom(items).map { $0.map { ($0.name, 0) } }.bind(to: items)
}

func sharing(_ prices: Observable<[Int]>) -> Observable<(price: Int, vat: Int)> {
    prices
        .map { prices in prices.reduce(0, +) }
        .map { (price: Int) -> (price: Int, vat: Int) in (price, Int(Float(price) * 0.1 / 10 + 0.5) * 10) }
        .share(replay: 1, scope: .whileConnected)
}
