// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 000, BaseService.swift, ServiceProviderProtocol.swift and UserService.swift. Nothing is left out.

import Rx

//  BaseService.swift

class BaseService {
  unowned let provider: ServiceProviderProtocol

  init(provider: ServiceProviderProtocol) {
    self.provider = provider
  }
}

//  ServiceProviderProtocol.swift

protocol ServiceProviderProtocol: class {
    var userService: UserServiceProtocol { get }
}

final class ServiceProvider: ServiceProviderProtocol {
    lazy var userService: UserServiceProtocol = UserService(provider: self)
}

//  UserService.swift

// 🦥 1. 이벤트 정의
enum UserEvent {
    case updateUserName(String)
}

// 🦥 2. 프로토콜 정의
protocol UserServiceProtocol {
    var event: PublishSubject<UserEvent> { get }
    func updateUserName(to name: String) -> Observable<String>
}

// 🦥 3. 상속받아서 구현
class UserService: BaseService, UserServiceProtocol {
    let event = PublishSubject<UserEvent>()
    
    func updateUserName(to name: String) -> Observable<String> {
        // UserDefaults에 저장하는 등의 작업을 진행할 수 있을 것.
        event.onNext(.updateUserName(name))
        return .just(name)
    }
}
