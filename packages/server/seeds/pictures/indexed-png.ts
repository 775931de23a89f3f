import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type Colour = readonly [red: number, green: number, blue: number];

export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** One byte for each pixel, row by row. */
  readonly pixels: Uint8Array;
  readonly palette: readonly Colour[];
  /** Of each colour, 0 to 255; absent: nothing is transparent. */
  readonly opacities?: readonly number[];
}

/** A PNG with a palette, encoded off this thread except for the copying. */
export async function indexedPng(
  { width, height, pixels, palette, opacities }: IndexedPicture,
  level = 3,
): Promise<Buffer> {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits into the palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    ...(opacities === undefined ? [] : [chunk('tRNS', Buffer.from(opacities))]),
    chunk('IDAT', await compress(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
