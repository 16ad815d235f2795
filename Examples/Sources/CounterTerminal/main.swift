import CounterCore
import Dispatch

let view = CounterTerminalView()
view.reactor = CounterViewReactor(provider: ServiceProvider())
view.start()
dispatchMain()
