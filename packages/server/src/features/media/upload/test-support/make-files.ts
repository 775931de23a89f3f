import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of stripes, like one of a camera. */
export async function makePicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif',
  { width = 320, height = 240, seed = 1 } = {},
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (Math.floor(at / (7 + seed)) * 31 * seed) % 256;
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** With the metadata of a camera and its owner; this camera's maker writes ASCII only. */
export async function makePhotoWithWords(): Promise<Buffer> {
  return await sharp(await makePicture('jpeg', { seed: 5 }))
    .withExif({
      IFD0: { Make: 'Canon', Model: 'Canon EOS R5', Artist: 'Le Binh', ImageDescription: 'Cho noi Cai Rang' },
      IFD2: { DateTimeOriginal: '2026:11:20 05:30:00', OffsetTimeOriginal: '+07:00' },
    })
    .toBuffer();
}

export async function makeAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const [width, height] = [64, 48];
  const pixels = Buffer.alloc(width * height * 3 * 3, 40).fill(200, width * height * 3);
  const pages = { width, height: height * 3, channels: 3, pageHeight: height } as const;
  return await sharp(pixels, { raw: pages }).toFormat(format).toBuffer();
}

/** A valid GIF with this many more bytes inside. */
export function withComment(gif: Buffer, bytes: number): Buffer {
  const block = Buffer.alloc(256, 'x').fill(255, 0, 1);
  const blocks = Array(Math.ceil(bytes / block.length)).fill(block);
  return Buffer.concat([gif.subarray(0, -1), Buffer.from([0x21, 0xfe]), ...blocks, Buffer.from([0, 0x3b])]);
}

/** A GIF of one pixel that blinks. */
export function manyFrames(count: number): Buffer {
  const head = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const timing = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const frame = Buffer.from([...timing, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array(count).fill(frame), Buffer.from([0x3b])]);
}

/** A few hundred bytes that claim to be so many pixels. */
export function makePixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function makePdf(trailer = '<< /Size 1 /Root 1 0 R >>'): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n${trailer}\nstartxref\n50\n%%EOF\n`,
  );
}

const box = (type: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(type), content]);
};

/** Boxes without a film in them; `brand` is what the file calls itself. */
export function makeMp4(brand = 'isom', { withMovie = true } = {}): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`)),
    ...(withMovie ? [box('moov', Buffer.alloc(200))] : []),
    box('mdat', Buffer.alloc(5_000)),
  ]);
}

/** @param missing bytes that the file lacks at its end. */
export function makeWebm({ missing = 0 } = {}): Buffer {
  const type = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')]);
  const header = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | type.length, ...type]);
  const content = Buffer.alloc(1_000 - missing);
  return Buffer.concat([header, Buffer.from([0x18, 0x53, 0x80, 0x67, 0x43, 0xe8]), content]);
}

/** Audio behind a cover picture of this many bytes. */
export function makeMp3(coverBytes: number): Buffer {
  const size = [21, 14, 7, 0].map((shift) => (coverBytes >> shift) & 0x7f);
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
  const tag = Buffer.from([...Buffer.from('ID3'), 3, 0, 0, ...size]);
  return Buffer.concat([tag, Buffer.alloc(coverBytes), ...Array(20).fill(frame)]);
}

/** The container of old office files, also used for encrypted ones. */
export function makeOldOffice(stream: string): Buffer {
  const head = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([head, Buffer.alloc(70_000), Buffer.from(stream, 'utf16le'), Buffer.alloc(500)]);
}
