import { crc32, deflateSync } from 'node:zlib';
import { fourColours } from './test-pictures.ts';

/** A PNG of a few kilobytes that really has this size. */
export function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Text that a guessing browser would execute, and an archive that an unpacker would unpack, behind a picture. */
export const HTML_TAIL = '<html><script>alert("kanarienvogel")</script></html>';
const ZIP_TAIL = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');

export async function polyglot(): Promise<Buffer> {
  const picture = await fourColours(64, 64).jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.from(HTML_TAIL), ZIP_TAIL]);
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="/etc/passwd"/></svg>',
);

/** Cameras leave bytes between the segments of a file; every viewer still shows it. */
export function withStrayBytes(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, -2), Buffer.from([0, 0, 0, 0]), jpeg.subarray(-2)]);
}
