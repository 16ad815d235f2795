/// The services that screens share.
public protocol ServiceProviderProtocol: Sendable {
    var userService: any UserServiceProtocol { get }
}

/// The services of the program.
public final class ServiceProvider: ServiceProviderProtocol {
    public let userService: any UserServiceProtocol = UserService()

    public init() {}
}
