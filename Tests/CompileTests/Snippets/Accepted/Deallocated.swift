import Foundation
import ReactorKit
import RxGTK

final class Model: Reactor {
    enum Action { case add }
    struct State { var count = 0 }
    let initialState = State()
}

/// An app's class that GTK does not know.
final class Reader: NSObject, Reactor, ReactiveCompatible {
    typealias Action = NoAction
    struct State { var count = 0 }
    let initialState = State()
}

extension Model {
    func numbers(_ source: Observable<Int>) -> Observable<Int> { source.take(until: rx.deallocated) }
}

@MainActor
func screen(_ window: Window, _ label: Label, _ model: Model, _ reader: Reader, _ bag: DisposeBag) {
    model.rx.deallocated.subscribe(onNext: { print("gone") }).disposed(by: bag)
    reader.rx.deallocated.subscribe(onNext: { print("gone") }).disposed(by: bag)
    window.rx.deallocated.subscribe(onNext: { print("gone") }).disposed(by: bag)
    label.rx.deallocating.subscribe(onNext: { print("going") }).disposed(by: bag)
    label.rx.observe(String.self, "label").compactMap { $0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
    label.rx.observeWeakly(Bool.self, "wrap").subscribe(onNext: { print($0 ?? false) }).disposed(by: bag)
}
