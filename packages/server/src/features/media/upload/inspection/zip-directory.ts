import type { FileBytes } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';

export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  readonly size: number;
}

const LOCAL_FILE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 65_535;
const MAX_DIRECTORY = 4 * 1024 * 1024;

/** An archive's content by its directory alone: nothing is unpacked. @throws MediaRefused */
export async function readZipDirectory(file: FileBytes): Promise<ZipEntry[]> {
  const start = await file.read(0, 4);
  if (start.length < 4 || start.readUInt32LE(0) !== LOCAL_FILE) throw new MediaRefused('DAMAGED');
  const { offset, length, count } = await findDirectory(file);
  if (length > MAX_DIRECTORY) throw new MediaRefused('TOO_LARGE');
  const entries = entriesIn(await file.read(offset, length));
  if (entries.length !== count) throw new MediaRefused('DAMAGED');
  return entries;
}

async function findDirectory(file: FileBytes) {
  const tailStart = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const tail = await file.read(tailStart, END_SIZE + LONGEST_COMMENT);
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_SIZE + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const found = {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    // Otherwise there are other bytes before the archive or between its parts.
    if (found.offset + found.length === tailStart + at) return found;
  }
  throw new MediaRefused('DAMAGED');
}

function entriesIn(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_SIZE <= directory.length && directory.readUInt32LE(at) === ENTRY) {
    const nameLength = directory.readUInt16LE(at + 28);
    const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    entries.push({
      name: directory.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
    });
    at += ENTRY_SIZE + nameLength + rest;
  }
  return entries;
}
