for family in families {
    for benchmark in family.cases {
        let m = benchmark.measure(rounds: 11)
        print(m.name, m.streams.value, m.byHand.value, m.toolchain?.value ?? 0, m.ratio.value)
    }
}
