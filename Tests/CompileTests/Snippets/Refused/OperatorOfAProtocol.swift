import Rx

// Swift 6.3 accepts a named function as `Sendable`, but not an operator that a protocol's extension declares. Once it
// does, this is accepted, and the guide for people who come from RxSwift need not mention it any more. Swift 5 mode
// warns.
func negated(_ numbers: Observable<Int>) -> Observable<Int> {
    numbers.map(-)  // refused: converting non-Sendable function value
}

func negated(_ numbers: Driver<Int>) -> Driver<Int> {
    numbers.map(-)  // refused: converting non-Sendable function value
}
