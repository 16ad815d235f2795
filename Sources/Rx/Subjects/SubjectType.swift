/// A sequence that is also an observer.
///
/// See [Subject](https://reactivex.io/documentation/subject.html).
public protocol SubjectType<Element>: ObservableType {
    /// The subject's type as an observer.
    associatedtype Observer: ObserverType

    /// The subject as an observer.
    func asObserver() -> Observer
}
