import { MediaRefused } from '../inspection/media-refused.ts';
import type { FileWindow } from './file-window.ts';
import type { Edit } from './words.ts';

/** A box of an MP4: its size, four letters for its type, and its content. */
export interface Box {
  readonly type: string;
  readonly first: number;
  /** Where its content begins. */
  readonly content: number;
  /** The byte after its last one. */
  readonly end: number;
}

/** The box that begins at `first`; undefined at the end of a list of boxes. @throws MediaRefused */
export async function boxAt(
  file: FileWindow,
  first: number,
  end: number,
  isNested: boolean,
): Promise<Box | undefined> {
  const head = await file.read(first, Math.min(16, end - first));
  // QuickTime ends some lists with four zeros.
  if (head.length < 8 && isNested) return undefined;
  if (head.length < 8) throw new MediaRefused('DAMAGED');
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return isNested ? undefined : { type, first, content: first + 8, end };
  if (short !== 1) return boxOf({ type, first, content: first + 8, end: first + short }, end);
  if (head.length < 16) throw new MediaRefused('DAMAGED');
  const long = Number(head.readBigUInt64BE(8));
  return boxOf({ type, first, content: first + 16, end: first + long }, end);
}

function boxOf(box: Box, end: number): Box {
  if (box.end < box.content || box.end > end) throw new MediaRefused('DAMAGED');
  return box;
}

/** Turns it into free space: every player skips it, and no other byte of the film moves. */
export function blank({ first, content, end }: Box): Edit[] {
  const name = { first: first + 4, end: first + 8, text: 'free' };
  return content < end ? [name, { first: content, end, text: '' }] : [name];
}
