/// The services that screens share.
package protocol ServiceProviderProtocol: Sendable {
    var userDefaultsService: any UserDefaultsServiceProtocol { get }
    var alertService: any AlertServiceProtocol { get }
    var taskService: any TaskServiceProtocol { get }
}

/// The services of the program.
package final class ServiceProvider: ServiceProviderProtocol {
    package let userDefaultsService: any UserDefaultsServiceProtocol
    package let alertService: any AlertServiceProtocol
    package let taskService: any TaskServiceProtocol

    package init(
        userDefaultsService: any UserDefaultsServiceProtocol, alertService: any AlertServiceProtocol,
        taskService: any TaskServiceProtocol
    ) {
        self.userDefaultsService = userDefaultsService
        self.alertService = alertService
        self.taskService = taskService
    }
}
