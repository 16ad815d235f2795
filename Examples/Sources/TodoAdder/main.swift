import Dispatch

let arguments = CommandLine.arguments
guard 2...3 ~= arguments.count, let count = arguments.count == 2 ? Int.max : Int(arguments[2]) else {
    fatalError("usage: todo-adder FILE [COUNT]")
}
let subscription = Adder(path: arguments[1]).start(count: count)
dispatchMain()
