import Rx

func number(_ source: Observable<String>) -> Observable<String> {
    var number = 0
    return source.map { line in
        number += 1  // refused: captured var 'number'
        return "\(number) \(line)"  // refused: captured var 'number'
    }
}
