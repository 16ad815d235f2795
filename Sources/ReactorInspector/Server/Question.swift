/// A page's request to the inspector.
struct Question: Decodable {
    let id: Int
    let ask: Kind
    /// An index in the timeline or in the loaded recording.
    var place: Int?
    var reactor: UInt64?
    var path: String?
    var text: String?
    /// Whether `place` is an index in the loaded recording.
    var isLoaded: Bool?

    enum Kind: String, Decodable {
        /// The page has processed the steps that it was sent.
        case taken
        case details, why, pause, resume, advance, travel, subscriptions, recordSubscriptions, saveRecording, saveTest,
            load, invite
    }
}
