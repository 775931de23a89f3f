import { UNITS } from '../data/unit-words.ts';
import type { TextRange } from '../qa-finding.ts';

const PATTERN = new RegExp(
  `[ \\u00A0\\u202F-]?(?:${UNITS.map(([, pattern]) => `(${pattern})`).join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{M}\\d²³/])`,
  'uy',
);

/** The unit of measure that follows a figure. */
export function unitAfter(text: string, at: number): (TextRange & { readonly sign: string }) | undefined {
  PATTERN.lastIndex = at;
  const found = PATTERN.exec(text);
  if (!found) return undefined;
  const place = found.slice(1).findIndex((unit) => unit !== undefined);
  const written = found[place + 1] ?? '';
  return {
    sign: UNITS[place]?.[0] ?? '',
    start: at + found[0].length - written.length,
    end: at + found[0].length,
  };
}
