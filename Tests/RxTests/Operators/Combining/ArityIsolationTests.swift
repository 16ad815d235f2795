import Rx
import Testing

/// A result selector written on the main actor may use main-actor state, with any number of sources.
@MainActor @Suite struct ArityIsolationTests {
    private final class Count {
        var value = 0
    }

    @Test func combineLatestSelectorsMayUseTheMainActor() {
        let one = Observable.just(1)
        let count = Count()
        var sums: [Int] = []
        _ = Observable.combineLatest(one, one, one, one) {
            count.value += 1
            return $0 + $1 + $2 + $3
        }.subscribe(onNext: { sums.append($0) })
        _ = Observable.combineLatest(one, one, one, one, one, one) {
            count.value += 1
            return $0 + $1 + $2 + $3 + $4 + $5
        }.subscribe(onNext: { sums.append($0) })
        _ = Observable.combineLatest(one, one, one, one, one, one, one, one) {
            count.value += 1
            return $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
        }.subscribe(onNext: { sums.append($0) })
        #expect(sums == [4, 6, 8])
        #expect(count.value == 3)
    }

    @Test func zipSelectorsMayUseTheMainActor() {
        let letter = Observable.just("a")
        let count = Count()
        var words: [String] = []
        _ = Observable.zip(letter, letter, letter, letter, letter) {
            count.value += 1
            return $0 + $1 + $2 + $3 + $4
        }.subscribe(onNext: { words.append($0) })
        _ = Observable.zip(letter, letter, letter, letter, letter, letter, letter) {
            count.value += 1
            return $0 + $1 + $2 + $3 + $4 + $5 + $6
        }.subscribe(onNext: { words.append($0) })
        #expect(words == ["aaaaa", "aaaaaaa"])
        #expect(count.value == 2)
    }

    @Test func selectorsOfTraitsMayUseTheMainActor() async {
        let (infallible, driver, single, maybe) = (Infallible.just(1), Driver.just(1), Single.just(1), Maybe.just(1))
        let count = Count()
        var sums: [Int] = []
        _ = Infallible.combineLatest(infallible, infallible, infallible, infallible) {
            count.value += 1
            return $0 + $1 + $2 + $3
        }.subscribe(onNext: { sums.append($0) })
        let driven = Driver.zip(driver, driver, driver, driver, driver) {
            count.value += 1
            return $0 + $1 + $2 + $3 + $4
        }
        for await sum in driven.values { sums.append(sum) }
        _ = Single.zip(single, single, single, single, single, single) {
            count.value += 1
            return $0 + $1 + $2 + $3 + $4 + $5
        }.subscribe(onSuccess: { sums.append($0) })
        _ = Maybe.zip(maybe, maybe, maybe, maybe, maybe, maybe, maybe, maybe) {
            count.value += 1
            return $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
        }.subscribe(onSuccess: { sums.append($0) })
        #expect(sums == [4, 5, 6, 8])
        #expect(count.value == 4)
    }
}
