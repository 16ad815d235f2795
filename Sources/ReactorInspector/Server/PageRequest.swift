/// A page's request to the inspector.
struct PageRequest: Decodable {
    let id: Int
    let kind: Kind
    /// An index in the timeline or in the loaded recording.
    var index: Int?
    var reactor: UInt64?
    var path: String?
    var text: String?
    /// Whether `index` is an index in the loaded recording.
    var isLoaded: Bool?

    enum Kind: String, Decodable {
        /// The page has processed the steps that it was sent.
        case stepsProcessed
        /// The page has processed the status that it was sent.
        case statusProcessed
        case details, why, pause, resume, advance, travel, subscriptions, recordSubscriptions, saveRecording, saveTest,
            load, invite
    }
}
