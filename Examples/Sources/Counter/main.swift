import CounterCore
import CounterViews
import Foundation
import Localization
import RxGTK

Localization.start("counter")

let application = Application(id: "io.github.swift_reactor.Counter")
let status = application.run { application in
    let reactor = CounterViewReactor(provider: ServiceProvider())
    CounterWindow(reactor: reactor, application: application).present()
}
exit(status)
