// Names that RxSwift 5 replaced. They are unavailable, so that the compiler names the replacement.

/// Not available: use a relay. Call `accept(_:)` where you assigned to `value`.
@available(*, unavailable, message: "write `BehaviorRelay(value:)`, and `accept(_:)` to set its value")
public typealias Variable<Element> = BehaviorRelay<Element>

extension ObservableConvertibleType {
    /// Not available: the RxSwift 4 name of `Element`.
    @available(*, unavailable, renamed: "Element")
    public typealias E = Element
}

extension ObserverType {
    /// Not available: the RxSwift 4 name of `Element`.
    @available(*, unavailable, renamed: "Element")
    public typealias E = Element
}

extension ObservableType {
    /// Not available: the RxSwift 4 name of `share(replay:scope:)` with the scope `.forever`.
    @available(*, unavailable, message: "write `share(replay:)`, or `share(replay:scope:)` with `.forever`")
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize, scope: .forever) }

    /// Not available: the RxSwift 4 name of `share(replay: 1)`.
    @available(*, unavailable, message: "write `share(replay: 1)`")
    public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
}

extension Disposable {
    /// Not available: the RxSwift 3 name of ``disposed(by:)``.
    @available(*, unavailable, renamed: "disposed(by:)")
    public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}
