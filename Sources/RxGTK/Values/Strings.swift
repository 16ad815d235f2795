#if GTK
    /// The texts of a list that ends in a null pointer.
    func strings(of list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
        var texts: [String] = []
        while let text = list[texts.count] { texts.append(String(cString: text)) }
        return texts
    }
#endif
