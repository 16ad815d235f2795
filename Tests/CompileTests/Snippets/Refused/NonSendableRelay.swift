import Rx

final class Document {
    var text = ""
}

func open(_ document: BehaviorRelay<Document>) {
    Task.detached { print(document.value.text) }  // refused: risks causing data races
    print(document.value.text)
}
