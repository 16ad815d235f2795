import Rx

func hook() {
    var count = 0
    Hooks.bringingOverHandler = { _ in
        count += 1  // refused: mutation of captured var 'count' in concurrently-executing code
    }
}
