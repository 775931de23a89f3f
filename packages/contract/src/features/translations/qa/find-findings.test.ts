import { describe, expect, test } from 'vitest';
import { applyFix } from './apply-fix.ts';
import { findFindings } from './find-findings.ts';
import type { QaCode } from './qa-finding.ts';
import { CLEAN_PAIRS, FAULTY_PAIRS } from './test-support/qa-cases.ts';
import { qaInput } from './test-support/qa-input.ts';

const codesOf = (lang: string, source: string, target: string): QaCode[] =>
  findFindings(qaInput({ targetLang: lang, source, target })).map(({ code }) => code);

describe('A right translation', () => {
  test.each(CLEAN_PAIRS)('into %s has no finding: %s → %s', (lang, source, target) => {
    expect(codesOf(lang, source, target)).toEqual([]);
  });
});

const FAULTS = FAULTY_PAIRS.map(([lang, source, target, code]) => [lang, source, target, code] as const);
const MENDED = FAULTY_PAIRS.flatMap(([lang, source, target, code, mended]) =>
  mended === undefined ? [] : [[lang, source, target, code, mended] as const],
);

describe('A fault', () => {
  test.each(FAULTS)('in %s is found: %s → %s', (lang, source, target, code) => {
    expect(codesOf(lang, source, target)).toContain(code);
  });

  test.each(MENDED)('in %s is mended by one key: %s → %s', (lang, source, target, code, mended) => {
    const input = qaInput({ targetLang: lang, source, target });
    const found = findFindings(input).find((one) => one.code === code && one.fix !== undefined);
    expect(found && applyFix(target, found)).toBe(mended);
    expect(codesOf(lang, source, mended)).not.toContain(code);
  });
});
