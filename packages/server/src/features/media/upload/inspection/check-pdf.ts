import type { FileBytes } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';

const HEADER = /^%PDF-[12]\.\d/;
const TAIL = 2_048;
/** As trailers and cross-reference streams write it; a mere word in a text has no reference behind it. */
const ENCRYPT = /\/Encrypt\s{0,8}(\d{1,10}\s{1,8}\d{1,5}\s{1,8}R|<<)/;

/** @throws MediaRefused */
export async function checkPdf(file: FileBytes): Promise<void> {
  const head = (await file.read(0, 16)).toString('latin1');
  const tail = (await file.read(Math.max(0, file.size - TAIL), TAIL)).toString('latin1');
  if (!HEADER.test(head) || !/startxref\s+\d+\s+%%EOF/.test(tail)) throw new MediaRefused('DAMAGED');
  if (await file.contains(ENCRYPT)) throw new MediaRefused('ENCRYPTED');
}
