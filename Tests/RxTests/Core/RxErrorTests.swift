import Foundation
import Rx
import Testing

@Suite struct RxErrorTests {
    static let errors: [RxError] = [
        .unknown, .disposed(object: Token()), .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement,
        .timeout,
    ]

    /// Without `LocalizedError` Foundation says "The operation could not be completed. (Rx.RxError error 1.)".
    @Test(arguments: errors.indices) func anErrorDescribesItselfInAPlainSentence(_ index: Int) {
        let sentence = (Self.errors[index] as any Error).localizedDescription
        #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true)
        for jargon in ["Rx", "sequence", "element", "dispos", "subscri", "error 1"] {
            #expect(!sentence.contains(jargon), "\(sentence)")
        }
    }

    @Test func eachErrorHasItsOwnSentence() {
        #expect(Set(Self.errors.map(\.localizedDescription)).count == Self.errors.count)
    }
}
