public import ReactorKit
public import Rx

/// A view of a tally: sends an action, and shows the value.
public final class TallyView: View {
    public var disposeBag = DisposeBag()
    public let tap = PublishRelay<Int>()
    public private(set) var shown = 0

    public init(_ reactor: Tally) { self.reactor = reactor }

    public func bind(reactor: Tally) {
        tap.map { .add($0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.state.map(\.value)
            .distinctUntilChanged()
            .bind { [weak self] in self?.shown = $0 }
            .disposed(by: disposeBag)
    }
}
