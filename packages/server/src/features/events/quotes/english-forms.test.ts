import { describe, expect, it } from 'vitest';
import { outdatedValues, type QuotedPlan, valuesOf } from './old-values.ts';
import { findPassages } from './passages.ts';
import { plainLines } from './quoted-lines.ts';

/** From 20 November 2026 at 19:00 until the 22nd at 21:30. */
const PLAN: QuotedPlan = {
  startTime: '2026-11-20T12:00:00.000Z',
  endTime: '2026-11-22T14:30:00.000Z',
  allDay: false,
  placeName: 'Hoàng thành Thăng Long',
  onlineUrl: '',
};
/** A fortnight later, in the morning. */
const LATER: QuotedPlan = {
  ...PLAN,
  startTime: '2026-12-04T01:00:00.000Z',
  endTime: '2026-12-06T03:00:00.000Z',
};

/** A text with its old values in brackets. */
function marked(text: string, before = PLAN): string {
  const { passages } = findPassages(plainLines(text), outdatedValues(before, LATER, false), valuesOf(LATER));
  return passages
    .map(({ parts }) => parts.map((part) => (part.isOld ? `[${part.text}]` : part.text)).join(''))
    .join(' | ');
}

describe('an old day is found as English texts write it', () => {
  it.each([
    'opens on [20 November 2026] downtown',
    'opens on Friday, [20 November]',
    'opens on the [20th of November]',
    'opens on [20 Nov], free entry',
    'opens on [20 Nov. 2026]',
    'opens on [November 20]',
    'opens on [November 20, 2026]',
    'opens on [Nov 20th]',
    'opens on [20/11/2026]',
    'opens on [NOVEMBER 20], at dusk',
    'open [20–22 November 2026]',
    'open [20 to 22 November]',
    'open [November 20]–22',
  ])('%s', (text) => {
    expect(marked(text.replace(/[[\]]/g, ''))).toBe(text);
  });

  it.each([
    'on 20 Novembers',
    'on 20 November 2025',
    'on November 20, 2025',
    'on Nov. 20 2027',
    'open November 20–22, 2025',
    'open 20–22 November 2025',
    'on 120 November',
    'on November 201',
    'on 21 November and 20 October',
    'in November, 20 people came',
    'at November 20:45',
    'in 20 novels',
  ])('nothing of it is in: %s', (text) => {
    expect(marked(text)).toBe('');
  });

  it('in May, but not where it is a verb', () => {
    const may = { ...PLAN, startTime: '2026-05-20T12:00:00.000Z', endTime: null };
    expect(marked('20 May, and May 20', may)).toBe('[20 May], and [May 20]');
    expect(marked('Of them 20 may come, 20 may not', may)).toBe('');
  });
});

describe('an old hour is found as English texts write it', () => {
  it.each([
    'starts at [7 pm]',
    'starts at [7pm] sharp',
    'starts at [7 PM]',
    'starts at [7:00 p.m.] sharp',
    'starts at [7.00 pm]',
    'starts at [19:00]',
    'ends at [9:30 pm]',
    'open [7]–[9:30 pm]',
    'open [7] to 10 pm',
  ])('%s', (text) => {
    expect(marked(text.replace(/[[\]]/g, ''))).toBe(text);
  });

  it.each(['7 am', '7:15 pm', '17 pm', '7 pmo', '9 pm', '7 people', '1.7 pm', '6:07 pm', '7 to 10 am'])(
    'nothing of it is in: %s',
    (text) => {
      expect(marked(text)).toBe('');
    },
  );

  it('noon and midnight by their words', () => {
    const noon = { ...PLAN, startTime: '2026-11-20T05:00:00.000Z' };
    const midnight = { ...PLAN, startTime: '2026-11-19T17:00:00.000Z' };
    expect(marked('at noon, 12 noon or 12 pm, not in the afternoon', noon)).toBe(
      'at [noon], [12 noon] or [12 pm], not in the afternoon',
    );
    expect(marked('at midnight or 12 am', midnight)).toBe('at [midnight] or [12 am]');
  });
});
