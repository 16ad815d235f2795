import Rx

// Swift (6.3) takes a function that is named for `Sendable`, but not an operator that a protocol's extension declares. Once it does,
// this is accepted, and the guide for those who come from RxSwift need not say so any more. Swift 5 mode warns.
func negated(_ numbers: Observable<Int>) -> Observable<Int> {
    numbers.map(-)  // refused: converting non-Sendable function value
}

func negated(_ numbers: Driver<Int>) -> Driver<Int> {
    numbers.map(-)  // refused: converting non-Sendable function value
}
