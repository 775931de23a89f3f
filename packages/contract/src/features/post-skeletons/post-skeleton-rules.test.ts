import { expect, test } from 'vitest';
import { headlineAt, nextTimeOf } from './post-skeleton-rules.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['the same day, before the time', '2026-11-23T05:59:00+07:00', '2026-11-23T06:00:00+07:00'],
  ['a week later, at the time itself', '2026-11-23T06:00:00+07:00', '2026-11-30T06:00:00+07:00'],
  ['from a Saturday to the Monday', '2026-11-28T23:00:00+07:00', '2026-11-30T06:00:00+07:00'],
  ['over the end of a year', '2026-12-29T12:00:00+07:00', '2027-01-04T06:00:00+07:00'],
])('a skeleton of Mondays at 06:00 comes next %s', (_case, now, next) => {
  expect(nextTimeOf([1], '06:00', at(now))).toBe(at(next));
});

test('a skeleton without days never comes by itself', () => {
  expect(nextTimeOf([], '06:00', at('2026-11-23T05:59:00+07:00'))).toBeNull();
});

test.each([
  ['Điểm tin {thứ}, {ngày}', 'Điểm tin thứ Hai, 23/11/2026'],
  ['Kinh tế tuần {tuần}', 'Kinh tế tuần 48'],
  ['Nguyên {văn}', 'Nguyên {văn}'],
  // As a keyboard may write it.
  ['Sáng {ngày}'.normalize('NFD'), 'Sáng 23/11/2026'],
])(
  '"%s" is "%s" on 23 November 2026 in Hà Nội, although it is still Sunday elsewhere',
  (pattern, headline) => {
    expect(headlineAt(pattern, at('2026-11-22T23:00:00Z'))).toBe(headline.normalize('NFC'));
  },
);

test('the first days of January can belong to the last week of the year before', () => {
  expect(headlineAt('{tuần}', at('2027-01-02T08:00:00+07:00'))).toBe('53');
});
