"""Converts Xvfb's screen file, which has xwd's format with 32 bits per pixel and blue first, into a PNG."""
import struct
import zlib


def write(screen, path):
    data = screen.read_bytes()
    if len(data) < 100:
        raise ValueError(f"{screen} has no header")
    header = struct.unpack(">25I", data[:100])
    begin, width, height, stride, bits_per_pixel = header[0] + 12 * header[19], header[4], header[5], header[12], header[11]
    if bits_per_pixel != 32:
        raise ValueError(f"{screen} has {bits_per_pixel} bits per pixel")
    rows = bytearray()
    for y in range(height):
        row = data[begin + y * stride:begin + y * stride + 4 * width]
        rgb = bytearray(3 * width)
        rgb[0::3], rgb[1::3], rgb[2::3] = row[2::4], row[1::4], row[0::4]
        rows += b"\0" + rgb
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(bytes(rows), 1)), (b"IEND", b"")]
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*each) for each in chunks))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
