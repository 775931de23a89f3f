import type { FileBytes } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';

const EBML_HEADER = '1a45dfa3';
const SEGMENT = '18538067';

/** Whether the one segment of a WebM is as long as it says. @throws MediaRefused */
export async function checkWebm(file: FileBytes): Promise<void> {
  const head = await file.read(0, 4_096);
  const header = elementAt(head, 0);
  const segment = header && elementAt(head, header.start + header.size);
  if (header?.id !== EBML_HEADER || segment?.id !== SEGMENT) throw new MediaRefused('DAMAGED');
  const isOpenEnded = segment.size === UNKNOWN;
  if (!isOpenEnded && segment.start + segment.size > file.size) throw new MediaRefused('DAMAGED');
}

const UNKNOWN = 2 ** 56 - 1;

/** An element with an id of four bytes, as both of these have. */
function elementAt(bytes: Buffer, at: number) {
  const first = bytes[at + 4];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + 4 + length > bytes.length) return undefined;
  let size = first & (0xff >> length);
  let isUnknown = size === 0xff >> length;
  for (const byte of bytes.subarray(at + 5, at + 4 + length)) {
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return {
    id: bytes.toString('hex', at, at + 4),
    start: at + 4 + length,
    size: isUnknown ? UNKNOWN : size,
  };
}
