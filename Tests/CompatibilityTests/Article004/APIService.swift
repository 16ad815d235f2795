// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 004, APIService. Changed: `Server` in place of `URLSession` and its response. For Swift 6: `onComplete` is
// `@Sendable`, like the handler of `URLSession`.

import Foundation
import Rx

class APIService {
    static func fetchAllMenusRx() -> Observable<Data> {
        return Observable.create { emitter in
            fetchAllMenus() { result in
                switch result {
                case let .success(data):
                    emitter.onNext(data)
                    emitter.onCompleted()
                case let .failure(error):
                    emitter.onError(error)
                }
            }
            return Disposables.create()
        }
    }

    static func fetchAllMenus(onComplete: @escaping @Sendable (Result<Data, Error>) -> Void) {
        Server.current.dataTask { data, err in
            if let err = err {
                onComplete(.failure(err))
                return
            }
            guard let data = data else {
                onComplete(.failure(NSError(domain: "no data",
                                            code: 404,
                                            userInfo: nil)))
                return
            }
            onComplete(.success(data))
        }
    }
}
