import Rx

func multicast(_ source: Observable<Int>) -> Observable<Int> {
    var count = 0
    return source.multicast({ PublishSubject() }) { shared in
        count += 1  // refused: mutation of captured var 'count' in concurrently-executing code
        return shared
    }
}
