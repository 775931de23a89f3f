import { describe, expect, test } from 'vitest';
import { applyFix } from './apply-fix.ts';
import { findFindings } from './find-findings.ts';
import type { QaInput } from './qa-finding.ts';
import { aTerm, qaInput } from './test-support/qa-input.ts';

const COMMITTEE = aTerm('Ủy ban nhân dân', 'People’s Committee', { forbidden: ['people committee'] });
const HILL = aTerm('dốc', 'hill', { forbidden: ['slope'] });

const found = (changes: Partial<QaInput>) =>
  findFindings(qaInput(changes)).filter(({ code }) => code.startsWith('TERM'));

describe('An approved term', () => {
  test('that the target says, in any case and number, has no finding', () => {
    const source = 'Uỷ ban nhân dân xã nói về con dốc.';
    const target = 'The commune people’s committee spoke of the hills.';
    expect(found({ source, target, terms: [COMMITTEE, HILL] })).toEqual([]);
  });

  test('that the target does not say is missing, at its place in the source', () => {
    const [one] = found({
      source: 'Xe lên dốc dài.',
      target: 'Cars climb for long.',
      terms: [HILL],
    });
    expect(one).toMatchObject({ code: 'TERM_MISSING', severity: 'warning', source: { start: 7, end: 10 } });
    expect(one?.text.vi).toBe('Thiếu thuật ngữ đã duyệt: dốc → hill');
  });

  test('in a forbidden wording is an error that one key mends', () => {
    const target = 'Slope traffic is heavy at the slope.';
    const findings = found({ source: 'Xe ở dốc rất đông.', target, terms: [HILL] });
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['TERM_FORBIDDEN', 'error'],
      ['TERM_FORBIDDEN', 'error'],
    ]);
    expect(findings.map((one) => applyFix(target, one))).toEqual([
      'Hill traffic is heavy at the slope.',
      'Slope traffic is heavy at the hill.',
    ]);
  });

  test('whose forbidden wording is part of its own has no finding', () => {
    const term = aTerm('ủy ban', 'People’s Committee', { forbidden: ['committee'] });
    expect(
      found({ source: 'Theo ủy ban.', target: 'The People’s Committee says so.', terms: [term] }),
    ).toEqual([]);
  });

  test('is found in the forms of languages that inflect', () => {
    const term = aTerm('ruộng bậc thang', 'рисовая терраса');
    expect(
      found({
        targetLang: 'ru',
        source: 'Khách xem ruộng bậc thang.',
        target: 'Гости смотрят рисовые террасы.',
        terms: [term],
      }),
    ).toEqual([]);
  });

  test('is no finding where the source does not say it', () => {
    expect(found({ source: 'Khách rất đông.', target: 'The slope is busy.', terms: [HILL] })).toEqual([]);
  });

  test('covers the name that it holds, so the name is not missed', () => {
    const term = aTerm('Mù Cang Chải', 'Mu Cang Chai');
    const findings = findFindings(
      qaInput({ source: 'Khách đến Mù Cang Chải.', target: 'Guests come to Mu Cang Chai.', terms: [term] }),
    );
    expect(findings).toEqual([]);
  });
});

describe('A finding', () => {
  test('names parts of the texts as they are stored, with their tags', () => {
    const source = 'Thu <g1>1,2</g1> tỷ đồng.';
    const target = 'It took <g1>VND</g1> 1.2 million.';
    const [one] = findFindings(qaInput({ source, target }));
    expect(target.slice(one?.target?.start, one?.target?.end)).toBe('VND</g1> 1.2 million');
    expect(one?.fix).toBeUndefined();
  });

  test('stands behind all errors when it is a warning', () => {
    const source = 'Xã có 42 điểm gom rác.';
    const severities = findFindings(qaInput({ source, target: 'It  has 43 points' })).map(
      ({ severity }) => severity,
    );
    expect(severities).toEqual(['error', 'warning', 'warning']);
  });

  test('is looked for in every pair of languages without harm', () => {
    expect(
      findFindings(
        qaInput({
          sourceLang: 'en',
          targetLang: 'vi',
          source: 'The commune has 42 collection points.',
          target: 'Xã có 42 điểm gom rác.',
        }),
      ),
    ).toEqual([]);
  });
});
