import Rx
import RxGTK

extension GalleryPage {
    static let toolbarView = GalleryPage("ToolbarView", "Bars above and below a page, which can be hidden.") { bag in
        let (header, hidden) = (HeaderBar(), CheckButton(title: "Hide the bars"))
        header.showsWindowButtons = false
        header.titleView = WindowTitle(title: "Above")
        let view = ToolbarView {
            header
        } content: {
            hidden.halign(.center).valign(.start).margins(12)
        } bottom: {
            Label("Below").margins(12)
        }
        (view.topBarStyle, view.bottomBarStyle) = (.raised, .raisedBorder)
        hidden.rx.isOn.map { !$0 }.bind(to: view.rx.revealsTopBars, view.rx.revealsBottomBars).disposed(by: bag)
        view.setSizeRequest(height: 240)
        return Frame(child: view)
    }
}
