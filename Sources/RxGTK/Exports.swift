#if GTK
// `import RxGTK` also imports the names of Rx, as `import RxCocoa` does with those of RxRelay.
@_exported public import Rx
#endif
