import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let picture = GalleryPage("Picture", "A picture that keeps its shape, however large it is drawn.") { _ in
        let texture = Data(base64Encoded: dawn, options: .ignoreUnknownCharacters).flatMap { try? Texture(data: $0) }
        return Picture(texture, alternativeText: "The sky before the sun rises").sizeRequest(height: 150)
    }
}

/// A small PNG.
private let dawn = """
    iVBORw0KGgoAAAANSUhEUgAAAGAAAABAEAIAAAA6xjkaAAAG/UlEQVR42u1cPYheVRDd7+UzZnWTLUyXEFErG60kJoWaeo2FSsBC
    IZ2QQgtBsJaAINEmKhYGbCRBRNGkEhTxFxFiLGw0McF0WWTN6ob4g8XdYpbZc3Lu3/e993mnCJd5c8+cOTP3vrfJktG+c0ef/uXF
    uWbNkqybNoFmw7Y2QFm2899t9ywvTJvFNO0GA1RWoHy0UnxK4Vzprp27bXX29NGtQymDPwjkYxSiPMY+5Rw4AueGnvLG68w5n7S6
    OHOdSU5GZR1s7EckeKwfxegejqmsLSaXwMYoPL0peT2CjeFjqmuO0NLwFQ/SE3WkQ+TQZiSZMt2IhF/zvMpQImlybiC+l9+IqF7P
    GVXBY8r2S7GANjp49thr371aChSl6dvHZtrNxHH6WWltqz5AzWbb4E9he/Yu/Pnrw5MnVCNvKcwcHLR3WjrHMkc8OxR06ZvVW3Z/
    FCsHeqrLpOetgcmRLU5s48Nev4tzU9jGRvJ6EUPEs0NBPA2KDGufzMunrHlejqln8TieP69RbxXXTW9qTo94vbx27+m4rF4yXgyK
    8U/9GpXHRVQy+khenXIkYl9JCqauFUewOLH16gMXPGNEDs2jMlh6q/jFrp91nVUOWyVX7BpxSENAAxpbr/egjBs+opWS/FwrE83P
    qH5tosuWnxh+IpVzhhjyptYenVI3kKIAwhkdufnNlz/4iUvPhdZj0u4Svc2xaDmWn1e5fWtkL9vlDQOUQzetPfrenCz5Fpu9lGKl
    ml3PpAFq1gzZAH4faH7/+KtrD/U5e6mYyTPPR+6UIL72RJFfiUG5lKdlpQy71r78e9+2T2NjfHU2hivGFVb0ia03Z9fouQNvPXZy
    ty1yuic+1hDnWH9sTKlc/VEsjfOGAWrWLNY2eYXteu/Wxy9/lgbn9+ag6VnyI2vUPkm2NXRWrPPpLz/6x7u7HkCjwEck7LVPvUcv
    HsVYTIUPz5UTr7DS9fRacSY2HmVX1mkd2TBAvCU2xsvBqStyK+2MbY+N5EJzBBSvZ+eRfGSVXGgQOVteF6/C+kev/HbynWPnuWS6
    rDxZTowyRjl+n0VptjJkNWrhjderiNXf46x/ROc0j5ND61gc3mx9FPRBUTD12yv2kOj4sSOSg+Bx1m8gfe54emWXPnY6go6fk12X
    u4Zu+sFIUyOtik1eYTWsxlikSd8f/qUwcwYin8OEBqjZrNoA/i2sWZ9tpgbojqXt9186XDZykqxKYeY8jbXOglpotK5nnkPs3gun
    r36954TCP0TyjDlV2702F0fW+dhKvfmnsXz02jsLahOjtU/s/+QtRGvPQR9ov4tLbGO8oHrVs8pHz9XpTbKJfcFoBD1d79dz+bXn
    jMRCJxjFoFOrjMJk+MwJlsaHd8QijJUm8ZSxJ0YZI50Vv5xjcXJYKY2swUc/ljn6oD52sQOB3q/cr0isnAx0tjgaj1e+Trg+6NuF
    DxlH47XHNj5HH9TlsB69v//MhWcf5BQ5CWXSayDHZteF1rnx05nDRxkjhJ+mv1KLt8Qf49Oa58mhU6K0ln9DcD/6luKicw7IdD58
    r8KH90vho2S0tuEGUua9nk03e6sirQr4CmvWTLGIV9jOf+bvzfw/RJMQ8vOmoSmRZblNpq6yezsExEHDUz0+2JUta99v+r8L0r12
    V0770V7kD3l5jaiiWCaKnj7G+nVt9SoUDmMkmW+bT6Mk9m1I8yCGaJdfe7YoUsf0kbEK2F1+zfFRRTYe7Uqr3TMZK6Bc9Dlgyjjy
    WyG2JTqCYorQds1vAkWx2Jdm7N2jaM5r9/Gjz/d+suPJJV3WNGnSWlWWDx/HsL7rqcUXzj+/cuL66cXjaYcEVbF4eOvSypGf3145
    eudL+ivbs9U11w9P2n0frMAAxRZWwxQJgic0MoyIjUT+WCuFMxQrPEDTstC2sLbNQ/5mpWz9pzArtDXvR5GxON6v5EI4/EaJHZ1S
    rPRdtfXRM8bqs8kN5C9h5Anr4Oe7lHglO8KxHqV51jiOz87rRchKliHqM0bpORXu9zhcaP38cRzuR+2MPf1IMX10lIEYij6jH974
    4olHzsz9j403WI+ZVeO1D+aX6nf8uPXU1Ys1kNO+YDwfxTN7+nQ2sbLmdINf2ZsjN4/UW5tWY7Df775+aPvt3mN3+Rid7VD06WzZ
    vmDvV9J7KRGa9yPSqBk+3rNFreU8lVw14oelz+jiM99uOfD6HDAEjSSIje+blWWroA1dnxsMULCFgzfNrx4K69UP/1pbOKWnzNnb
    +PSfT+e3WY/3o2SKPwdB4ZOWS8mLIifPp2/6dCgITR+fULtXKRJF6nwUERGCwsd7dH1q8OmbPqPlj88u3LdstymkkeXsLYVZg0Pj
    g2yTAWrWTLfB/EVis35aG6BmWdYGqFmW/Qf0r3FVFpbA6AAAAABJRU5ErkJggg==
    """
