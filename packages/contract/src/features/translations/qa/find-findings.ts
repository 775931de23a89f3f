import { checkFigures } from './check/check-figures.ts';
import { checkLength } from './check/check-length.ts';
import { checkNames } from './check/check-names.ts';
import { checkPunctuation } from './check/check-punctuation.ts';
import { checkSigns } from './check/check-signs.ts';
import { checkTags } from './check/check-tags.ts';
import { checkTerms } from './check/check-terms.ts';
import { checkUntranslated } from './check/check-untranslated.ts';
import { checkedPair, finding } from './check/checked-pair.ts';
import type { QaFinding, QaInput } from './qa-finding.ts';

const CHECKS = [
  checkTags,
  checkFigures,
  checkTerms,
  checkNames,
  checkLength,
  checkPunctuation,
  checkSigns,
] as const;

/**
 * Everything that the checks have against a target, errors first, then in the order of the target. Pure and quick enough
 * for every key: see its bench in the test.
 */
export function findFindings(input: QaInput): QaFinding[] {
  if (input.source.trim() === '') return [];
  const pair = checkedPair(input);
  if (pair.target.text.trim() === '') return [finding(pair, 'EMPTY', 'error', 'empty')];
  const untranslated = checkUntranslated(pair);
  // A text that is not translated at all needs no list of what else is wrong with it.
  if (untranslated.some(({ target }) => target === undefined)) return untranslated;
  return [...untranslated, ...CHECKS.flatMap((check) => check(pair))].toSorted(byWeight);
}

function byWeight(one: QaFinding, other: QaFinding): number {
  if (one.severity !== other.severity) return one.severity === 'error' ? -1 : 1;
  return (one.target?.start ?? 0) - (other.target?.start ?? 0);
}
