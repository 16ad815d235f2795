#if GTK
// `import RxGTK` also imports the widgets, and the names of Rx, as `import RxCocoa` does with those of RxRelay.
@_exported public import GTKWidgets
@_exported public import Rx
#endif
