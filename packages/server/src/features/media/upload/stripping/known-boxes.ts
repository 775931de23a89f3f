import { MediaRefused } from '../inspection/media-refused.ts';
import type { FileWindow } from './file-window.ts';
import type { Box } from './film-box.ts';

/** Says that a film goes all around, and nothing about its maker. */
export const SPHERICAL = 'ffcc8263f8554a938814587a02521fdd';

/** Titles and rights, as QuickTime and 3GPP write them. Cameras put everything else here too: serials, tracks of places. */
export const KEPT_USER_DATA: ReadonlySet<string> = new Set([
  ...['titl', 'dscp', 'cprt', 'perf', 'auth', 'gnre', 'albm', 'yrrc', 'kywd', 'clsf', 'rtng'],
  ...['©nam', '©ART', '©alb', '©cpy', '©day', '©gen', '©des', '©inf', '©too', '©swr'],
  ...['name', 'chpl', 'hnti', 'hinf', 'tsel', 'kind', 'tagc', 'strk'],
]);

const PLACE_NAME = /location|gps|geo|iso6709/i;
const MOST_KEYS = 16_384;

/** The names that values of a list are numbered by. @throws MediaRefused */
export async function keysIn(file: FileWindow, { content, end }: Box): Promise<string[]> {
  if (end - content > MOST_KEYS) throw new MediaRefused('DAMAGED');
  const bytes = await file.read(content, end - content);
  const keys: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new MediaRefused('DAMAGED');
    keys.push(bytes.toString('utf8', at + 8, at + size));
    at += size;
  }
  return keys;
}

/** Whether a value of a list tells where; with `keys` its type is a number that begins at one. */
export function isAboutPlace(type: string, words: Buffer, keys: readonly string[] | undefined): boolean {
  if (keys !== undefined) {
    const key = keys[Buffer.from(type, 'latin1').readUInt32BE(0) - 1];
    return key === undefined || PLACE_NAME.test(key);
  }
  return type === '©xyz' || (type === '----' && PLACE_NAME.test(words.toString('latin1')));
}
