import RxTest
import Testing

@Suite struct MarbleValuesTests {
    @Test func lettersAndDigitsStandForThemselves() {
        #expect(MarbleValues.letters["x"] == "x")
        #expect(MarbleValues.letters["7"] == "7")
        #expect(MarbleValues.letters["-"] == nil)
        #expect(MarbleValues.letters.dictionary.count == 62)
    }

    @Test func digitsStandForTheirNumbers() {
        #expect(MarbleValues.digits["0"] == 0)
        #expect(MarbleValues.digits["9"] == 9)
        #expect(MarbleValues.digits["a"] == nil)
    }

    @Test func valuesConvertFromAndToADictionary() {
        let values: MarbleValues = ["a": 1, "b": 2]
        #expect(values.dictionary == ["a": 1, "b": 2])
        #expect(MarbleValues(values.dictionary)["b"] == 2)
    }

    @Test func onlyLettersAndDigitsMayNameValues() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = MarbleValues(["-": 1])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("`-` cannot name a value in a diagram"))
    }

    @Test func aRepeatedNameStopsTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = ["a": 1, "a": 2] as MarbleValues }
    }
}
