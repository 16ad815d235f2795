/// The services that screens share.
package protocol ServiceProviderProtocol: Sendable {
    var userService: any UserServiceProtocol { get }
}

/// The services of the program.
package final class ServiceProvider: ServiceProviderProtocol {
    package let userService: any UserServiceProtocol = UserService()

    package init() {}
}
