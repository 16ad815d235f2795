import Rx

/// An observer may be called from any thread, and so may its closure.
func observer() -> AnyObserver<Int> {
    var count = 0
    let observer = AnyObserver<Int> { _ in
        count += 1  // refused: mutation of captured var 'count' in concurrently-executing code
    }
    return observer
}
