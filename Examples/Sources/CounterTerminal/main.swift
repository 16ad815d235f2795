import CounterCore
import Dispatch
import Localization

Localization.start("counter")

let view = CounterTerminalView()
view.start()
view.reactor = CounterViewReactor(provider: ServiceProvider())
dispatchMain()
