import Rx

final class Label {}

func binder(_ label: Label) -> Binder<Int> {
    var count = 0
    return Binder(label) { _, _ in
        count += 1  // refused: mutation of captured var 'count' in concurrently-executing code
    }
}
