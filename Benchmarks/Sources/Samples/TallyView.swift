import ReactorKit
import Rx

/// A view of a tally, which sends actions and shows the value.
package final class TallyView: View {
    package var disposeBag = DisposeBag()
    package let tap = PublishRelay<Int>()
    package private(set) var shown = 0

    package init(_ reactor: Tally) { self.reactor = reactor }

    package func bind(reactor: Tally) {
        tap.map { .add($0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.state.map(\.value)
            .distinctUntilChanged()
            .bind { [weak self] in self?.shown = $0 }
            .disposed(by: disposeBag)
    }
}
