import type { SomeBytes } from '../inspection/file-bytes.ts';
import { FileWindow } from './file-window.ts';
import { jpegWords } from './jpeg-words.ts';
import { type Edit, NO_WORDS, type OwnWords } from './words.ts';

const HEAD = 10;
const MOST_FRAMES = 2_000;
const WORDS = 512;
/** Private frames of any program. */
const PRIVATE: readonly string[] = ['GEOB', 'PRIV', 'GEO'];
const PLACE_NAME = /location|gps|geo|iso6709/i;
const isUnsynchronised = 0x80;
const hasMoreHead = 0x40;

/** Of the tag before an MP3: attachments, private values that name a place, camera data in covers. */
export async function soundWords(bytes: SomeBytes): Promise<OwnWords> {
  const file = new FileWindow(bytes);
  const head = await file.read(0, HEAD);
  if (head.length < HEAD || head.toString('latin1', 0, 3) !== 'ID3') return NO_WORDS;
  const flags = head[5] ?? 0;
  const end = Math.min(HEAD + safeNumber(head.subarray(6)), file.size);
  const edits: Edit[] = [];
  // A tag with an extended header is rare, and only that header says where its frames begin.
  if (flags & hasMoreHead) return { place: undefined, edits: [{ first: HEAD, end, text: '' }] };
  for await (const frame of framesOf(file, end, head[3] ?? 0)) {
    edits.push(...(await wordsOf(file, frame, (flags & isUnsynchronised) !== 0)));
  }
  return { place: undefined, edits };
}

interface Frame {
  readonly id: string;
  readonly content: number;
  readonly end: number;
}

async function* framesOf(file: FileWindow, end: number, version: number): AsyncGenerator<Frame> {
  const [letters, headLength] = version === 2 ? [3, 6] : [4, 10];
  let at = HEAD;
  for (let count = 0; count < MOST_FRAMES && at + headLength <= end; count += 1) {
    const head = await file.read(at, headLength);
    const id = head.toString('latin1', 0, letters);
    if (!/^[A-Z0-9]+$/.test(id)) return;
    const size = head.subarray(letters, letters * 2);
    const length = version === 4 ? safeNumber(size) : size.readUIntBE(0, letters);
    const content = at + headLength;
    if (content + length > end) return yield { id, content, end };
    yield { id, content, end: content + length };
    at = content + length;
  }
}

async function wordsOf(file: FileWindow, frame: Frame, isUnsafe: boolean): Promise<Edit[]> {
  const { id, content, end } = frame;
  const whole = [{ first: content, end, text: '' }].filter(() => content < end);
  if (PRIVATE.includes(id)) return whole;
  if (id === 'APIC' || id === 'PIC') return isUnsafe ? whole : await jpegWords(file, content, end);
  if (id !== 'TXXX' && id !== 'TXX') return [];
  const words = await file.read(content, Math.min(WORDS, end - content));
  return PLACE_NAME.test(words.toString('latin1').replaceAll('\0', '')) ? whole : [];
}

/** Seven bits of each byte. */
function safeNumber(bytes: Buffer): number {
  return bytes.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}
