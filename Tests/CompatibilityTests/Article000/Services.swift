// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 000, BaseService.swift, ServiceProviderProtocol.swift and UserService.swift. For Swift 6: the protocols
// and the base class are `Sendable` (`@unchecked` where a class inherits), `protocol … : class` is `AnyObject`, and the
// `lazy var`, which two threads could make twice, is made under a lock.

import Rx
import Synchronization

//  BaseService.swift

class BaseService: @unchecked Sendable {
  unowned let provider: ServiceProviderProtocol

  init(provider: ServiceProviderProtocol) {
    self.provider = provider
  }
}

//  ServiceProviderProtocol.swift

protocol ServiceProviderProtocol: AnyObject, Sendable {
    var userService: UserServiceProtocol { get }
}

final class ServiceProvider: ServiceProviderProtocol {
    private let madeUserService = Mutex<UserServiceProtocol?>(nil)

    var userService: UserServiceProtocol {
        madeUserService.withLock { service in
            if let service { return service }
            let new = UserService(provider: self)
            service = new
            return new
        }
    }
}

//  UserService.swift

// 🦥 1. 이벤트 정의
enum UserEvent {
    case updateUserName(String)
}

// 🦥 2. 프로토콜 정의
protocol UserServiceProtocol: Sendable {
    var event: PublishSubject<UserEvent> { get }
    func updateUserName(to name: String) -> Observable<String>
}

// 🦥 3. 상속받아서 구현
final class UserService: BaseService, UserServiceProtocol, @unchecked Sendable {
    let event = PublishSubject<UserEvent>()
    
    func updateUserName(to name: String) -> Observable<String> {
        // UserDefaults에 저장하는 등의 작업을 진행할 수 있을 것.
        event.onNext(.updateUserName(name))
        return .just(name)
    }
}
