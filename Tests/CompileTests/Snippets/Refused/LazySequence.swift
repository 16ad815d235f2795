import Rx

// The next source is made wherever the source before it ended, so its factory may not write a variable that others
// read.
func numbered(_ sources: [Observable<Int>]) -> Observable<Int> {
    var count = 0
    let numbered = sources.lazy.map { source in
        count += 1
        return source.startWith(count)
    }
    return Observable.concat(numbered)  // refused: 'LazyMapSequence<Base, Element>' to 'Sendable'
}
