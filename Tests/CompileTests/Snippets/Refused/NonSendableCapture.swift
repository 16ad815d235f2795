import Rx

final class Cache {
    var values: [Int: String] = [:]
}

func look(up keys: Observable<Int>, in cache: Cache) -> Observable<String?> {
    keys.map { cache.values[$0] }  // refused: capture of 'cache' with non-Sendable type 'Cache'
}
