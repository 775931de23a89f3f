import { crc32 } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** The unpacked size that the directory declares. */
  readonly claims?: number;
  readonly isEncrypted?: boolean;
}

/** An archive with nothing compressed, whatever its names and sizes claim. */
export function makeZip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content = '', claims, isEncrypted = false } of entries) {
    const [title, body] = [Buffer.from(name), typeof content === 'string' ? Buffer.from(content) : content];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(claims ?? body.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, body]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, title);
    parts.push(local);
    at += local.length;
  }
  const entriesOf = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(entriesOf.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, entriesOf, end]);
}

const TYPES = { name: '[Content_Types].xml', content: '<Types/>' };

/** The required parts of an office document, and more. */
export function makeOffice(folder: 'word' | 'xl' | 'ppt', ...more: readonly Entry[]): Buffer {
  return makeZip([TYPES, { name: `${folder}/document.xml`, content: '<document/>' }, ...more]);
}
