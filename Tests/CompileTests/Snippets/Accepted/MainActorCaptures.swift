import Rx

/// Need not be `Sendable`, because everything here belongs to the main actor.
final class Log {
    var lines: [String] = []
}

@MainActor
func count(_ first: Observable<Int>, _ second: Observable<Int>, _ bag: DisposeBag) -> Int {
    var count = 0
    let log = Log()
    first.subscribe(onNext: { count += $0 }).disposed(by: bag)
    second.do(onNext: { log.lines.append("\($0)") }).map { $0 + count }.bind { count = $0 }.disposed(by: bag)
    return count
}

@MainActor
final class Screen {
    var text = ""
    let bag = DisposeBag()

    func bind(_ texts: Observable<String>) {
        texts.filter { $0 != self.text }.subscribe(onNext: { [weak self] in self?.text = $0 }).disposed(by: bag)
        texts.withUnretained(self).bind { screen, text in screen.text = text }.disposed(by: bag)
        texts.bind(with: self) { screen, text in screen.text = text }.disposed(by: bag)
    }
}

actor Store {
    var names: [String] = []
    let bag = DisposeBag()

    func keep(_ source: Observable<String>) {
        source.subscribe(onNext: { self.names.append($0) }).disposed(by: bag)
    }
}
