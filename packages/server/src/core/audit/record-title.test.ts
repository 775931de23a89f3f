import { describe, expect, test } from 'vitest';
import { recordTitle, titleQuery, titleTerms } from './record-title.ts';

describe('What a record is called', () => {
  test.each([
    [{ title: 'Bão số 3', name: 'x' }, 'Bão số 3'],
    [{ displayName: 'Thu Hà', name: 'Thu Hà' }, 'Thu Hà'],
    [{ name: 'Huế' }, 'Huế'],
    [{ title: '' }, null],
    [{ title: 5 }, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('%j: %j', (facts, title) => {
    expect(recordTitle(facts)).toBe(title);
  });

  test('is kept as folded words of its project', () => {
    expect(titleTerms('3', 'Đà Nẵng: TP.HCM')).toBe("'3:da' '3:nang' '3:tp' '3:hcm'");
    expect(titleTerms('', 'Đà Nẵng')).toBeNull();
    expect(titleTerms('3', '…')).toBeNull();
  });

  test('is found by all words, the last one begun', () => {
    expect(titleQuery('3', 'da NẴ')).toBe("'3:da' & '3:na':*");
    expect(titleQuery('3', ' % ')).toBeUndefined();
    expect(titleQuery('3', "a' | 'b")).toBe("'3:a' & '3:b':*");
  });

  test('is cut alike in both where a word is endless', () => {
    const word = 'a'.repeat(5_000);
    expect(`${titleTerms('3', word)}:*`).toBe(titleQuery('3', word));
  });
});
