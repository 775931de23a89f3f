import type { FileWindow } from './file-window.ts';
import type { Edit } from './words.ts';

const START = Buffer.from([0xff, 0xd8, 0xff]);
/** The longest header before a cover picture. */
const HEADING = 512;
const MOST_SEGMENTS = 100;
/** EXIF and XMP, IPTC. */
const WORDY_MARKERS: readonly number[] = [0xe1, 0xed];
const SCAN = 0xda;

/** For a JPEG cover picture within these bytes: the segments with a camera's metadata. */
export async function jpegWords(file: FileWindow, first: number, end: number): Promise<Edit[]> {
  const head = await file.read(first, Math.min(HEADING, end - first));
  const start = head.indexOf(START);
  const edits: Edit[] = [];
  let at = first + start + 2;
  for (let count = 0; start >= 0 && count < MOST_SEGMENTS; count += 1) {
    const segment = at + 4 <= end ? await file.read(at, 4) : START;
    const marker = segment[1] ?? SCAN;
    const last = at + 2 + (segment.length < 4 ? 0 : segment.readUInt16BE(2));
    if (segment.length < 4 || segment[0] !== 0xff || marker === SCAN || last > end || last < at + 4) break;
    if (WORDY_MARKERS.includes(marker)) edits.push({ first: at + 4, end: last, text: '' });
    at = last;
  }
  return edits;
}
