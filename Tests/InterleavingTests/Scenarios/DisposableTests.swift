import Rx
import XCTest

/// The containers of disposables dispose of each disposable exactly once.
final class DisposableTests: XCTestCase {
    func testCompositeDisposable() {
        explore(
            containers("CompositeDisposable") { disposables in
                let composite = CompositeDisposable()
                var key: CompositeDisposable.DisposeKey?
                return [
                    [{ composite.insert(disposables[0]) }, { composite.insert(disposables[1]) }],
                    [{ composite.dispose() }],
                    [{ key = composite.insert(disposables[2]) }, { if let key { composite.remove(for: key) } }],
                ]
            })
    }

    func testSerialDisposable() {
        explore(
            containers("SerialDisposable") { disposables in
                let serial = SerialDisposable()
                return [
                    [{ serial.disposable = disposables[0] }, { serial.disposable = disposables[1] }],
                    [{ serial.disposable = disposables[2] }, { serial.dispose() }],
                    [{ serial.dispose() }],
                ]
            })
    }

    func testSingleAssignmentDisposable() {
        explore(
            containers("SingleAssignmentDisposable", count: 1) { disposables in
                let single = SingleAssignmentDisposable()
                return [[{ single.setDisposable(disposables[0]) }], [{ single.dispose() }], [{ single.dispose() }]]
            })
    }

    func testRefCountDisposable() {
        explore(
            containers("RefCountDisposable", count: 1) { disposables in
                let counted = RefCountDisposable(disposable: disposables[0])
                let user: () -> [Trial.Operation] = {
                    var disposable: (any Disposable)?
                    var isUsed = false
                    return [
                        { disposable = counted.retain() }, { isUsed = !counted.isDisposed },
                        {
                            if isUsed, disposables[0].count > 0 { disposables[0].fault = "disposed of while in use" }
                            disposable?.dispose()
                        },
                    ]
                }
                return [user(), user(), [{ counted.dispose() }]]
            })
    }

    func testScheduledWorkAndItsDisposable() {
        explore(
            containers("Disposables.create, two actions", count: 1) { disposables in
                let disposable = Disposables.create { disposables[0].dispose() }
                return Array(repeating: [{ disposable.dispose() }], count: 3)
            })
    }

    private func containers(
        _ name: String, count: Int = 3, _ threads: @escaping ([CountingDisposable]) -> [[Trial.Operation]]
    ) -> Scenario {
        Scenario(name: name, bounds: [nil]) {
            let disposables = (0..<count).map { _ in CountingDisposable() }
            return Trial(threads: threads(disposables)) {
                let counts = disposables.map(\.count)
                let wrong = counts == Array(repeating: 1, count: count) ? nil : "the numbers of disposals are \(counts)"
                return disposables.lazy.compactMap(\.fault).first ?? wrong
            }
        }
    }
}

/// Sound: one thread of an execution runs at a time.
private final class CountingDisposable: Disposable, @unchecked Sendable {
    private(set) var count = 0
    var fault: String?

    func dispose() { count += 1 }
}
