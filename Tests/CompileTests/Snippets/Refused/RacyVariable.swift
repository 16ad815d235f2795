import Rx

// Two subscriptions may run at once, so neither may write a variable that the other reads.
func count(_ first: Observable<Int>, _ second: Observable<Int>, _ bag: DisposeBag) {
    var count = 0
    first.subscribe(onNext: { _ in count += 1 }).disposed(by: bag)  // refused: captured var 'count'
    second.subscribe(onNext: { _ in count += 1 }).disposed(by: bag)  // refused: captured var 'count'
}
