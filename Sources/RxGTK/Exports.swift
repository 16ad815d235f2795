#if GTK
// `import RxGTK` alone is enough: the names of Rx come with it, as those of RxRelay do with RxCocoa.
@_exported public import Rx
#endif
