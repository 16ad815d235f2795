extension ObservableType {
    /// Maps each element to an observable and emits the elements of the latest observable. Disposes of the previous
    /// one.
    ///
    /// Completes when the source and the latest observable have completed. Fails if the source or the latest observable
    /// fails, or if `selector` throws.
    ///
    /// See [FlatMap](https://reactivex.io/documentation/operators/flatmap.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapLatest<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().brought(to: .of(selector.isolation, "flatMapLatest"))
            .switching(Function(selector))
    }

    @inlinable
    func switching<Inner: ObservableConvertibleType>(
        _ selector: Function<Element, Inner>
    ) -> Observable<Inner.Element> {
        let source = asObservable()
        return Observable { sink in
            let switchSink = SwitchSink(sink)
            source.attach(
                Sink(lifetime: switchSink.makeSourceLifetime()) { element in
                    do {
                        switchSink.switchTo(try selector(element).asObservable())
                    } catch {
                        switchSink.on(.error(error))
                    }
                })
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Emits the elements of the latest observable. Disposes of the previous one.
    ///
    /// Completes when the source and the latest observable have completed. Fails if the source or the latest observable
    /// fails.
    ///
    /// See [Switch](https://reactivex.io/documentation/operators/switch.html).
    @inlinable
    public func switchLatest() -> Observable<Element.Element> { switching(.anywhere { $0 }) }
}
