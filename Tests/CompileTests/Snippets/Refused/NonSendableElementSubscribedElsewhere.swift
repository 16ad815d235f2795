import Rx

final class Draft { var text = "" }

func elsewhere(_ draft: Draft, _ scheduler: SerialDispatchQueueScheduler) {
    _ = Observable.just(draft).subscribe(on: scheduler)  // refused: 'Draft' does not conform
    _ = Observable.just(draft, scheduler: scheduler)  // refused: 'Draft' does not conform
    _ = Observable.of(draft, scheduler: scheduler)  // refused: 'Draft' does not conform
}
