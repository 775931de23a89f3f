import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

const HIDDEN = '•••';
/** Shorter names hide in too many other words. */
const SHORTEST = 3;
const LETTER = /[\p{L}\p{N}]/u;

/** The folded text, and for each of its characters where it stands in the text. */
function foldedWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldVietnamese(character);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    at += character.length;
  }
  places.push(at);
  return { folded, places };
}

const isWhole = (folded: string, from: number, to: number): boolean =>
  !LETTER.test(folded[from - 1] ?? ' ') && !LETTER.test(folded[to] ?? ' ');

/**
 * The text without names that authors wrote into it, with or without marks, in whatever case. Authors sign titles and
 * captions; a juror must not read it.
 */
export function hideNames(text: string, names: readonly string[]): string {
  let hidden = text.normalize('NFC');
  // The longest first: a short one may be part of it.
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const wanted = foldVietnamese(name.normalize('NFC').trim());
    if (wanted.length >= SHORTEST) hidden = hideOne(hidden, wanted);
  }
  return hidden;
}

function hideOne(text: string, wanted: string): string {
  const { folded, places } = foldedWithPlaces(text);
  let shown = '';
  let kept = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const [from = 0, to = text.length] = [places[at], places[end]];
    if (from < kept || !isWhole(folded, at, end)) continue;
    shown += text.slice(kept, from) + HIDDEN;
    kept = to;
  }
  return shown + text.slice(kept);
}
