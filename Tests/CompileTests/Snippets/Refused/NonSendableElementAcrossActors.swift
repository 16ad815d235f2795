import Rx

final class Document {
    var text = ""
}

actor Printer {
    func print(_ documents: Observable<Document>) {}
}

@MainActor
final class Editor {
    let documents = PublishSubject<Document>()

    func send(to printer: Printer) async {
        await printer.print(documents)  // refused: type 'PublishSubject<Document>' risks causing data races
    }
}
