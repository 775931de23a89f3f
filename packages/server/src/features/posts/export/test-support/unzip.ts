import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The files of a zip by name, as its directory lists them. */
export function unzip(zip: Buffer): Map<string, string> {
  let at = zip.length - 22;
  while (zip.readUInt32LE(at) !== END) at -= 1;
  const count = zip.readUInt16LE(at + 10);
  at = zip.readUInt32LE(at + 16);
  const files = new Map<string, string>();
  for (let n = 0; n < count; n += 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('No entry of a zip.');
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begin, begin + size);
    const content = method === 0 ? packed : inflateRawSync(packed);
    files.set(zip.toString('utf8', at + 46, at + 46 + (name ?? 0)), content.toString('utf8'));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
