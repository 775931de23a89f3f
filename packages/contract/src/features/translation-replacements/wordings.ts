import { TAG } from '../../article/segment-tags.ts';
import type { RecordLanguage } from '../../vocabulary/language.ts';
import { LANGUAGE_FACTS } from '../../vocabulary/language-facts.ts';

/** Wordings of a language that another one shall stand for. */
export interface Rewording {
  readonly lang: RecordLanguage;
  readonly wordings: readonly string[];
  readonly target: string;
}

export interface Reworded {
  /** The text with the new wording; the same text where nothing was found. */
  readonly text: string;
  /** How many places changed. */
  readonly count: number;
  /** The wordings that it says, as they were asked for, each once. */
  readonly found: readonly string[];
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly wording: string;
}

const LETTER = /^[\p{L}\p{N}]/u;
const LAST_LETTER = /[\p{L}\p{N}]\p{M}*$/u;
const LATIN = /^[\p{Script=Latin}\p{N}]/u;
const LAST_LATIN = /[\p{Script=Latin}\p{N}]\p{M}*$/u;

/** As `reworder`, for one text. */
export function reword(text: string, rewording: Rewording): Reworded {
  return reworder(rewording)(text);
}

/**
 * Puts the new wording where a text says one of the old ones; for many texts, since patterns are made once. Tags stay
 * where they are: of words that a tag parts, the new wording stands at the first part.
 */
export function reworder({ lang, wordings, target }: Rewording): (text: string) => Reworded {
  const find = finder({ lang, wordings, target });
  return (text) => {
    const tagged = text.normalize('NFC');
    const { words, placeOf } = wordsApart(tagged);
    const places = find(words);
    if (places.length === 0) return { text, count: 0, found: [] };
    const parts: string[] = [];
    let at = 0;
    for (const { start, end, wording } of places) {
      const [from, to] = [placeOf(start), placeOf(end - 1) + 1];
      parts.push(tagged.slice(at, from), casedLike(words.slice(start, end), { wording, target, lang }));
      parts.push(Array.from(tagged.slice(from, to).matchAll(TAG), ([tag]) => tag).join(''));
      at = to;
    }
    return {
      text: [...parts, tagged.slice(at)].join(''),
      count: places.length,
      found: [...new Set(places.map(({ wording }) => wording))],
    };
  };
}

/** Whether a text without tags says a phrase, by the same rules. */
export function sayer(phrase: string, lang: RecordLanguage): (text: string) => boolean {
  const find = finder({ lang, wordings: [phrase], target: '' });
  return (text) => find(text.normalize('NFC')).length > 0;
}

/**
 * Where a text says the wordings: whole words, marks count. One in small letters is found in any case, one with a capital
 * as it is written or in capitals throughout. What already belongs to the new wording is left alone. Of several at one
 * place the longest counts.
 */
function finder({ lang, wordings, target }: Rewording): (words: string) => readonly Place[] {
  const known = wordings.map((one) => one.normalize('NFC')).filter((one) => one.trim() !== '');
  const placesOf = known.map((wording) => placer(wording, lang));
  const keptIn = target.trim() === '' ? () => [] : placer(target.normalize('NFC'), lang);
  return (words) => {
    const all = placesOf.flatMap((find) => find(words));
    if (all.length === 0) return [];
    const kept = keptIn(words);
    const free = all
      .filter(({ start, end }) => !kept.some((one) => start < one.end && one.start < end))
      .toSorted((one, other) => one.start - other.start || other.end - one.end);
    const chosen: Place[] = [];
    for (const place of free) if (place.start >= (chosen.at(-1)?.end ?? 0)) chosen.push(place);
    return chosen;
  };
}

function placer(wording: string, lang: RecordLanguage): (words: string) => Place[] {
  const anyCase = wording === wording.toLowerCase();
  const pattern = patternOf(wording, lang);
  const folded = (text: string) => text.replace(/[\s\u00A0]+/g, ' ').replaceAll('’', "'");
  return (words) =>
    Array.from(words.matchAll(pattern), ({ 0: said, index }) => ({ said, start: index }))
      .filter(({ said }) => anyCase || folded(said) === folded(wording) || isInCapitals(said))
      .map(({ said, start }) => ({ start, end: start + said.length, wording }));
}

/** Words stand apart, or the script has no blanks: then only a word of another script does. */
function patternOf(wording: string, lang: RecordLanguage): RegExp {
  const words = wording
    .trim()
    .split(/[\s\u00A0]+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/['’]/g, "['’]"));
  const { hasSpaces } = LANGUAGE_FACTS[lang];
  const [first, last] = hasSpaces ? [LETTER, LAST_LETTER] : [LATIN, LAST_LATIN];
  const letters = hasSpaces ? '[\\p{L}\\p{N}\\p{M}]' : '[\\p{Script=Latin}\\p{N}]';
  const before = first.test(wording) ? `(?<!${letters})` : '';
  // Particles follow a Korean word without a blank.
  const after = last.test(wording) && lang !== 'ko' ? `(?!${letters})` : '';
  return new RegExp(`${before}${words.join('[\\s\\u00A0]+')}${after}(?!\\p{M})`, 'giu');
}

/** The text without tags, and where each of its places stands in the text with them. */
function wordsApart(tagged: string) {
  const starts: { readonly at: number; readonly shift: number }[] = [{ at: 0, shift: 0 }];
  let [words, end, shift] = ['', 0, 0];
  for (const { 0: tag, index } of tagged.matchAll(TAG)) {
    words += tagged.slice(end, index);
    end = index + tag.length;
    shift += tag.length;
    starts.push({ at: words.length, shift });
  }
  const placeOf = (place: number) => place + (starts.findLast(({ at }) => at <= place)?.shift ?? 0);
  return { words: words + tagged.slice(end), placeOf };
}

interface Cased {
  readonly wording: string;
  readonly target: string;
  readonly lang: RecordLanguage;
}

/** All capitals stay all capitals, and a capital at the front stays one; else the new wording stands as it was given. */
function casedLike(said: string, { wording, target, lang }: Cased): string {
  if (isInCapitals(said) && !isInCapitals(wording)) return target.toLocaleUpperCase(lang);
  const [first = ''] = said;
  const isRaised = first !== first.toLocaleLowerCase(lang) && !wording.startsWith(first);
  if (!isRaised) return target;
  const [head = '', ...rest] = target;
  return head.toLocaleUpperCase(lang) + rest.join('');
}

/** At least two letters, all of them capitals. */
function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
}
