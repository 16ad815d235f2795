extension SharedSequenceConvertibleType {
    /// The sequence as an observable that emits on the scheduler of `strategy`. Events change schedulers only if the
    /// two strategies emit on different ones.
    ///
    /// An element is handed over to the other scheduler, and nothing here keeps it. The operators such as `asDriver`
    /// hand over their elements likewise.
    @usableFromInline
    func asObservable<Strategy: SharingStrategyProtocol>(for strategy: Strategy.Type) -> Observable<Element> {
        if SharingStrategy.self == Strategy.self { return asObservable() }
        let (own, other) = (SharingStrategy.scheduler, Strategy.scheduler)
        let isSame = own is MainScheduler && other is MainScheduler || own as AnyObject === other as AnyObject
        return isSame ? asObservable() : asObservable().handedOver(to: other)
    }
}
