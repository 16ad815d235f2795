import CounterCore
import Dispatch

let view = CounterTerminalView()
view.start()
view.reactor = CounterViewReactor(provider: ServiceProvider())
dispatchMain()
