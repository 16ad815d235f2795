import RxGTK

@MainActor
func guesses() {
    _ = Scale(value: 1, range: 0...9)  // refused: renamed to 'init(_:value:in:step:)'
    _ = SpinButton(range: 0...9)  // refused: renamed to 'init(value:in:step:digits:)'
    _ = SpinRow(title: "a", range: 0...9)  // refused: 'init(title:subtitle:value:in:step:digits:)'
    _ = LevelBar(range: 0...9, accessibilityLabel: "a")  // refused: 'init(value:in:accessibilityLabel:)'
    _ = Label(text: "a")  // refused: renamed to 'init(_:wraps:)'
    _ = Button(label: "a")  // refused: renamed to 'init(title:mnemonic:)'
}
