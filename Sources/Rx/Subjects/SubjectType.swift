/// A sequence that is also an observer.
///
/// Source: [Subject](https://reactivex.io/documentation/subject.html).
public protocol SubjectType<Element>: ObservableType {
    /// The type of the observer it is.
    associatedtype Observer: ObserverType

    /// The subject as an observer.
    func asObserver() -> Observer
}
