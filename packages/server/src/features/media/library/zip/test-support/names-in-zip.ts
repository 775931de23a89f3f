import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;

/** Name and text of every file of a zip, in the order of its directory. */
export function namesInZip(zip: Buffer): [name: string, text: string][] {
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('No entry of a zip.');
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [name = 0] = lengths;
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    const content = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    const entry: [string, string] = [zip.toString('utf8', at + 46, at + 46 + name), content.toString('utf8')];
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
    return entry;
  });
}
