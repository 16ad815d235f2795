// The articles' names for the stand-ins of UIKit's types.

/// ``Widget``, as the articles call it.
public typealias UIView = Widget
/// ``Button``, as the articles call it.
public typealias UIButton = Button
/// ``Button``, as the articles call one in a bar.
public typealias UIBarButtonItem = Button
/// ``RefreshControl``, as the articles call it.
public typealias UIRefreshControl = RefreshControl
/// ``Label``, as the articles call it.
public typealias UILabel = Label
/// ``ActivityIndicator``, as the articles call it.
public typealias UIActivityIndicatorView = ActivityIndicator
/// ``TextField``, as the articles call it.
public typealias UITextField = TextField
/// ``TableView``, as the articles call it.
public typealias UITableView = TableView
/// ``TableViewCell``, as the articles call it.
public typealias UITableViewCell = TableViewCell
/// ``LayoutConstraint``, as the articles call it.
public typealias NSLayoutConstraint = LayoutConstraint
/// ``ViewController``, as the articles call it.
public typealias UIViewController = ViewController
/// ``NavigationController``, as the articles call it.
public typealias UINavigationController = NavigationController
