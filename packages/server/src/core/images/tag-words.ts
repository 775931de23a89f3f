import { cleanLongText, cleanOneLine } from '@toasoan/contract/core/text.ts';
import type { ExpandedTags } from 'exifreader';

/** A file may hold any of them, or none. */
export type Tags = ExpandedTags;
/** The value that a reader of tags returns for one of them. */
interface OneTag {
  readonly description?: unknown;
}
type Tag = OneTag | readonly OneTag[] | undefined;

/** The contract's rules clean tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: dropping control characters is its purpose.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
/** More than any field keeps; cleaning a longer text would be wasted work. */
const LONGEST = 10_000;

/** The first tag with content, as one line of at most `max` characters. */
export function saidLine(max: number, ...tags: readonly Tag[]): string {
  return firstSaid(tags, max, cleanOneLine);
}

/** The same, keeping line ends. */
export function saidText(max: number, ...tags: readonly Tag[]): string {
  return firstSaid(tags, max, cleanLongText);
}

function firstSaid(tags: readonly Tag[], max: number, clean: (text: string) => string): string {
  for (const tag of tags) {
    const text = cut(clean(plain(tag)), max);
    if (text !== '') return text;
  }
  return '';
}

function plain(tag: Tag): string {
  const said = [tag ?? []]
    .flat()
    .map(({ description }: OneTag) => description)
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  return said.join(', ').slice(0, LONGEST).toWellFormed().replace(CONTROL, '');
}

/** By code points, as the contract counts. */
function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('').trim();
}
