import Dispatch

guard CommandLine.arguments.count == 2 else { fatalError("usage: todo-adder FILE") }
let subscription = Adder(path: CommandLine.arguments[1]).start()
dispatchMain()
