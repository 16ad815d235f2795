import Rx

final class Document {
    var text = ""
}

func moved(_ documents: Observable<Document>) -> Observable<Document> {
    documents.observe(on: MainScheduler.instance)  // refused: 'Document' does not conform
}
