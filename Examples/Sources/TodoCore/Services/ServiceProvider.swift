/// The services that screens share.
package protocol ServiceProviderProtocol: Sendable {
    var alertService: any AlertServiceProtocol { get }
    var taskService: any TaskServiceProtocol { get }
}

/// The services of the program.
package final class ServiceProvider: ServiceProviderProtocol {
    package let alertService: any AlertServiceProtocol
    package let taskService: any TaskServiceProtocol

    package init(alertService: any AlertServiceProtocol, taskService: any TaskServiceProtocol) {
        self.alertService = alertService
        self.taskService = taskService
    }
}
