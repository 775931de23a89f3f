import {
  LEAST_CORRECTIONS,
  type TermSuggestion,
} from '@toasoan/contract/features/glossary/corrections/term-suggestion.ts';
import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { syllableKey, syllablesOf } from '@toasoan/contract/vocabulary/syllables-of.ts';
import { diffArrays } from 'diff';
import type { Db } from '#server/core/db/database.ts';

/** A text that a machine translated and a person changed. */
export interface CorrectedText {
  readonly source: string;
  readonly machine: string;
  readonly edited: string;
}

/** What editors made of machine translations of a pair since a time; the newest thousands are enough. */
export type CorrectedTexts = (
  db: Db,
  projectId: string,
  pair: LanguagePair,
  since: Date,
) => Promise<readonly CorrectedText[]>;

const LONGEST_PHRASE = 6;
const MOST_SUGGESTIONS = 30;

interface Replacement {
  readonly machine: string;
  readonly edited: string;
  readonly texts: CorrectedText[];
}

/**
 * Words of the machine that were replaced by the same words in at least three texts, with what the sources of these
 * texts have in common and others lack. Most often replaced first.
 */
export function findSuggestions(texts: readonly CorrectedText[]): TermSuggestion[] {
  const phrases = new Map(texts.map((text) => [text, phrasesIn(text.source)]));
  const replaced = [...replacementsOf(texts).values()].filter((one) => one.texts.length >= LEAST_CORRECTIONS);
  return replaced
    .toSorted((one, other) => other.texts.length - one.texts.length)
    .slice(0, MOST_SUGGESTIONS)
    .flatMap(({ machine, edited, texts: where }) => {
      const source = commonPhrase(where, phrases);
      return source === undefined ? [] : [{ source, machine, edited, times: where.length }];
    });
}

function replacementsOf(texts: readonly CorrectedText[]): Map<string, Replacement> {
  const found = new Map<string, Replacement>();
  for (const text of texts) {
    const own = new Map(replacedIn(text).map((one) => [suggestionKey(one), one]));
    for (const [key, { machine, edited }] of own) {
      const known = found.get(key) ?? { machine, edited, texts: [] };
      known.texts.push(text);
      found.set(key, known);
    }
  }
  return found;
}

/** The same for suggestions that say the same. */
export const suggestionKey = ({
  machine,
  edited,
}: {
  readonly machine: string;
  readonly edited: string;
}): string => `${machine.normalize('NFC').toLowerCase()} → ${edited.normalize('NFC').toLowerCase()}`;

function replacedIn({ machine, edited }: CorrectedText): { machine: string; edited: string }[] {
  const parts = diffArrays(wordsIn(machine), wordsIn(edited), { comparator: isSameWord });
  return parts.flatMap((part, at) => {
    const next = parts[at + 1];
    if (!part.removed || !next?.added) return [];
    const [before, after] = [part.value.join(' '), next.value.join(' ')];
    const isPhrase = part.value.length <= LONGEST_PHRASE && next.value.length <= LONGEST_PHRASE;
    return isPhrase && before.length <= 120 && after.length <= 120
      ? [{ machine: before, edited: after }]
      : [];
  });
}

const wordsIn = (text: string): string[] => syllablesOf(text).map((one) => one.text);
const isSameWord = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Phrases = ReadonlyMap<string, string>;

/** The longest phrase that stands in all sources, and least in others; undefined for none. */
function commonPhrase(
  where: readonly CorrectedText[],
  all: ReadonlyMap<CorrectedText, Phrases>,
): string | undefined {
  const own = new Set(where);
  const [first, ...others] = where.map((text) => all.get(text) ?? new Map<string, string>());
  if (first === undefined) return undefined;
  const rest = [...all].filter(([text]) => !own.has(text)).map(([, phrases]) => phrases);
  const [best] = [...first.keys()]
    .filter((key) => others.every((phrases) => phrases.has(key)))
    .map((key) => ({
      key,
      elsewhere: rest.filter((phrases) => phrases.has(key)).length,
      length: key.split(' ').length,
    }))
    .toSorted((one, other) => one.elsewhere - other.elsewhere || other.length - one.length);
  // What stands in other texts as often is no reason for the replacement.
  if (best === undefined || best.elsewhere > where.length) return undefined;
  return first.get(best.key);
}

/** The phrases of up to six syllables that a text holds, as written, by their keys. */
function phrasesIn(text: string): Map<string, string> {
  const syllables = syllablesOf(text);
  const phrases = new Map<string, string>();
  for (const [at, { start }] of syllables.entries()) {
    const keys: string[] = [];
    for (let last = at; last < at + LONGEST_PHRASE; last += 1) {
      const syllable = syllables[last];
      if (syllable === undefined || (last > at && !syllable.goesOn)) break;
      keys.push(syllableKey(syllable.text));
      const key = keys.join(' ');
      if (!phrases.has(key)) phrases.set(key, text.slice(start, syllable.end));
    }
  }
  return phrases;
}
