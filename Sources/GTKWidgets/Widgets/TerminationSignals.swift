#if GTK
import CGTKSupport
import Foundation

/// Quits an application on SIGTERM and SIGINT, which desktops and terminals send to end programs.
///
/// The signals have their default effect again when this object is released.
@MainActor
final class TerminationSignals {
    private unowned let application: Application
    private var sources: [guint] = []

    init(quitting application: Application) {
        self.application = application
        sources = [SIGTERM, SIGINT].map { signal in
            g_unix_signal_add(
                signal,
                { data in
                    let signals = Unmanaged<TerminationSignals>.fromOpaque(data!)
                    MainActor.assumeIsolated { signals.takeUnretainedValue().application.quit() }
                    return 1
                }, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    isolated deinit { sources.forEach { g_source_remove($0) } }
}
#endif
