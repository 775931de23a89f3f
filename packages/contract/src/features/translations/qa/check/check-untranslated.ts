import { syllableKey, syllablesOf } from '../../../../vocabulary/syllables-of.ts';
import type { QaFinding } from '../qa-finding.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

/** Marks that no other Latin script has, or not on these letters. */
const VIETNAMESE = /[ăâđêôơư\u1EA0-\u1EF9]/iu;
const SHORTEST = 4;

/** A target that is its source, or keeps words of it. */
export function checkUntranslated(pair: CheckedPair): QaFinding[] {
  const { source, target } = pair;
  if (rememberedAs(source.text) === rememberedAs(target.text))
    return hasOrdinaryWords(source.text) ? [finding(pair, 'UNTRANSLATED', 'error', 'same')] : [];
  const left = leftOver(pair);
  return left ? [finding(pair, 'UNTRANSLATED', 'error', 'leftOver', { target: left })] : [];
}

function rememberedAs(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Names and figures alone are the same in every language. */
function hasOrdinaryWords(text: string): boolean {
  const words = syllablesOf(text).filter(({ text: word }) => /^\p{L}+$/u.test(word));
  const letters = words.reduce((sum, { text: word }) => sum + word.length, 0);
  return letters >= SHORTEST && words.filter(({ text: word }) => !/^\p{Lu}/u.test(word)).length >= 2;
}

/** Three syllables in a row that the source says too, two of them with Vietnamese marks: "áo dài" alone may stay. */
function leftOver({ source, target, sourceLang }: CheckedPair) {
  const length = sourceLang === 'vi' ? 3 : 5;
  const isOwn = (word: string) => /^\p{Ll}[\p{L}\p{M}]*$/u.test(word);
  const said = new Set(
    runsOf(source.text, length, isOwn).map((run) => run.map(({ text }) => syllableKey(text)).join(' ')),
  );
  const left = runsOf(target.text, length, isOwn).filter((run) => {
    if (!said.has(run.map(({ text }) => syllableKey(text)).join(' '))) return false;
    return sourceLang !== 'vi' || run.filter(({ text }) => VIETNAMESE.test(text)).length >= 2;
  });
  const first = left[0]?.[0];
  const last = left.findLast((run) => (run[0]?.start ?? 0) <= (left[0]?.at(-1)?.end ?? 0))?.at(-1);
  return first && last ? { start: first.start, end: last.end } : undefined;
}

function runsOf(text: string, length: number, isOwn: (word: string) => boolean) {
  const words = syllablesOf(text);
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length))
    .filter((run) => run.every((word, place) => isOwn(word.text) && (place === 0 || word.goesOn)));
}
