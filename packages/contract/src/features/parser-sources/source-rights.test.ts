import { describe, expect, test } from 'vitest';
import { type AgreementState, agreementOn, attributionOf, mayTakeOver } from './source-rights.ts';

const TODAY = '2026-11-20';
const signed = (validUntil: string | null) => ({ agreementState: 'SIGNED' as const, validUntil });

describe('an agreement', () => {
  test.each([
    ['without an end', null, 'VALID', true],
    ['that ends in 31 days', '2026-12-21', 'VALID', true],
    ['that ends in 30 days', '2026-12-20', 'ENDING', true],
    ['whose last day is today', TODAY, 'ENDING', true],
    ['that ended yesterday', '2026-11-19', 'ENDED', false],
  ])('that is signed, %s, counts as such', (_, until, worth, may) => {
    expect(agreementOn(signed(until), TODAY)).toBe(worth);
    expect(mayTakeOver(signed(until), TODAY)).toBe(may);
  });

  test.each<[AgreementState, string, boolean]>([
    ['NONE', 'MISSING', false],
    ['NEGOTIATING', 'MISSING', false],
    ['EXPIRED', 'ENDED', false],
    ['NOT_REQUIRED', 'NOT_REQUIRED', true],
  ])('in the state %s goes by its state, whatever its last day', (agreementState, worth, may) => {
    for (const validUntil of [null, '2020-01-01', '2030-01-01']) {
      expect(agreementOn({ agreementState, validUntil }, TODAY)).toBe(worth);
      expect(mayTakeOver({ agreementState, validUntil }, TODAY)).toBe(may);
    }
  });
});

describe('what is written below a text', () => {
  const values = { source: 'Báo Ví Dụ', author: 'Minh Khuê', time: '20/11/2026', url: 'bao-vi-du.example' };

  test('has every token filled in, also twice', () => {
    const text = '{author} ({source}, {time}), {source}: {url}';
    expect(attributionOf(text, values)).toBe(
      'Minh Khuê (Báo Ví Dụ, 20/11/2026), Báo Ví Dụ: bao-vi-du.example',
    );
  });

  test('leaves other braces and what values hold as they are', () => {
    expect(attributionOf('{sources} {source}', { ...values, source: '{url}' })).toBe('{sources} {url}');
  });

  test('has no gap where a value is missing', () => {
    expect(attributionOf('Nguồn: {source} {author} {time}', { ...values, author: '' })).toBe(
      'Nguồn: Báo Ví Dụ 20/11/2026',
    );
  });
});
