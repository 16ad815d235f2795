import Rx

/// A disposable may be disposed of on any thread.
func disposable() -> any Disposable {
    var count = 0
    return Disposables.create {
        count += 1  // refused: mutation of captured var 'count' in concurrently-executing code
    }
}
