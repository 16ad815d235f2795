extension SharedSequenceConvertibleType {
    /// The elements, where those of `strategy` are emitted: as they are, unless the two strategies differ in that.
    ///
    /// An element is handed over with nothing kept of it; so are those that `asDriver` and the like are given.
    @usableFromInline
    func asObservable<Strategy: SharingStrategyProtocol>(for strategy: Strategy.Type) -> Observable<Element> {
        if SharingStrategy.self == Strategy.self { return asObservable() }
        let (own, other) = (SharingStrategy.scheduler, Strategy.scheduler)
        let isSame = own is MainScheduler && other is MainScheduler || own as AnyObject === other as AnyObject
        return isSame ? asObservable() : asObservable().handedOver(to: other)
    }
}
