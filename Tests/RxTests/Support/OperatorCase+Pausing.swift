import Dispatch
import Foundation
import Rx
import RxTest

extension OperatorCase {
    /// Operators that leave elements out, or wait for anything except an element.
    static let pausing = [
        OperatorCase("decode") { source, _ in
            source.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] }
        },
        OperatorCase("ignoreElements") { source, _ in
            source.ignoreElements().asCompletable().andThen(Observable.empty())
        }
        .emitting(.none),
        OperatorCase("skip(until:)") { source, _ in source.skip(until: Observable.just(0)) },
        OperatorCase("element(at:)") { source, _ in source.element(at: 99) }
            .emitting(.none).onCompletion(.error(RxError.argumentOutOfRange)),
        OperatorCase("single") { source, _ in source.single { $0 == 1 } }.emitting(.some),
        OperatorCase("first") { source, _ in source.filter { $0 > 99 }.first().asObservable().map { $0 ?? -1 } }
            .emitting(.none),
        OperatorCase("sample") { source, scheduler in
            source.sample(Observable<Int>.interval(.seconds(1), scheduler: scheduler))
        }
        .emitting(.some),
        OperatorCase("delaySubscription", subscribe: 1) { $0.delaySubscription(.seconds(1), scheduler: $1) },
    ]

    /// Operators that receive elements emitted during the subscription.
    static let listeningAtOnce = all.filter { $0.name != "skip(until:)" }
}
