import { foldVietnamese } from '../../../../vocabulary/fold-vietnamese.ts';
import { phraseKey, syllablesOf } from '../../../../vocabulary/syllables-of.ts';
import { KINDS, KNOWN_NAMES, LATIN, OFFICES, TITLES } from '../data/name-words.ts';
import type { QaFinding, TextRange } from '../qa-finding.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

interface Name extends TextRange {
  readonly text: string;
  /** At the start of a sentence the first syllable may be no name at all. */
  readonly mayBeLess: boolean;
}

/** Vietnamese names stay as they are, with their marks, in languages of Latin letters. */
export function checkNames(pair: CheckedPair): QaFinding[] {
  if (pair.sourceLang !== 'vi' || !LATIN.has(pair.targetLang)) return [];
  const seen = new Set<string>();
  const words = syllablesOf(pair.target.text).map(({ text, start, end }) => ({ text, start, end }));
  return namesOf(pair).flatMap((name) => {
    const key = phraseKey(name.text);
    if (seen.has(key)) return [];
    seen.add(key);
    return ofName(pair, name, words);
  });
}

function ofName(pair: CheckedPair, name: Name, words: readonly Word[]): QaFinding[] {
  const forms = name.mayBeLess ? [name, withoutFirst(name)] : [name];
  const known = forms.map(({ text }) => KNOWN_NAMES[text.toLowerCase()]).find((one) => one !== undefined);
  if (known && new RegExp(known, 'iu').test(pair.target.text)) return [];
  if (forms.some(({ text }) => isSaid(words, text))) return [];
  for (const form of forms) {
    const bare = saidWithoutMarks(words, form.text);
    if (bare) {
      const source = { start: form.start, end: form.end };
      return [
        finding(pair, 'NAME_MARKS', 'warning', 'nameMarks', {
          source,
          target: bare,
          fix: form.text,
        }),
      ];
    }
  }
  const least = forms.at(-1);
  if (!least || syllablesOf(least.text).length < 2) return [];
  const { start, end, text } = least;
  return [
    finding(pair, 'NAME', 'warning', 'nameMissing', { source: { start, end }, says: { source: text } }),
  ];
}

type Word = TextRange & { readonly text: string };

function isSaid(words: readonly Word[], name: string): boolean {
  const wanted = phraseKey(name);
  const length = wanted.split(' ').length;
  return words.some(
    (_, at) =>
      phraseKey(
        words
          .slice(at, at + length)
          .map(({ text }) => text)
          .join(' '),
      ) === wanted,
  );
}

function saidWithoutMarks(words: readonly Word[], name: string): TextRange | undefined {
  const wanted = foldVietnamese(name);
  if (wanted === name.toLowerCase()) return undefined;
  const length = syllablesOf(name).length;
  for (let at = 0; at + length <= words.length; at += 1) {
    const part = words.slice(at, at + length);
    if (!part.every(({ text }) => /^\p{Lu}/u.test(text))) continue;
    if (foldVietnamese(part.map(({ text }) => text).join(' ')) === wanted)
      return { start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 };
  }
  return undefined;
}

/** Runs of capitalised syllables, without titles, kinds of places, offices, and what approved terms say. */
function namesOf({ source, hits }: CheckedPair): Name[] {
  const { text } = source;
  const names: Name[] = [];
  let run: Word[] = [];
  let startsSentence = false;
  const close = () => {
    const name = nameOf(run, text, startsSentence);
    if (name && !hits.some(({ start, end }) => start < name.end && name.start < end)) names.push(name);
    run = [];
  };
  for (const syllable of syllablesOf(text)) {
    const isBeginning = /(?:^|[.!?:…“"«(]\s*)$/u.test(
      text.slice(Math.max(0, syllable.start - 4), syllable.start),
    );
    const isCapital = /^\p{Lu}\p{Ll}*$/u.test(syllable.text);
    const goesOn = /^[ \u00A0]$/.test(text.slice(run.at(-1)?.end ?? 0, syllable.start));
    if (run.length > 0 && !(isCapital && goesOn)) close();
    if (!isCapital) continue;
    if (run.length === 0) startsSentence = isBeginning;
    run.push(syllable);
  }
  close();
  return names;
}

function nameOf(run: readonly Word[], text: string, startsSentence: boolean): Name | undefined {
  let from = 0;
  const lower = (place: number) => run[place]?.text.toLowerCase() ?? '';
  if (OFFICES.has(lower(0))) return undefined;
  while (from < run.length && (TITLES.has(lower(from)) || KINDS.has(lower(from))) && run.length - from > 1)
    from += 1;
  const part = run.slice(from);
  const [first] = part;
  const last = part.at(-1);
  if (!first || !last || part.length < 2) return undefined;
  return {
    start: first.start,
    end: last.end,
    text: text.slice(first.start, last.end),
    mayBeLess: startsSentence && from === 0,
  };
}

function withoutFirst(name: Name): Name {
  const second = syllablesOf(name.text)[1]?.start ?? 0;
  return { ...name, start: name.start + second, text: name.text.slice(second) };
}
