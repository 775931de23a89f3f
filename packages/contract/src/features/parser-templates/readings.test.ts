import { describe, expect, it } from 'vitest';
import type { ExtractedPage } from '../extraction/extracted-page.ts';
import {
  type FieldSelector,
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '../extraction/template-definition.ts';
import { compareReadings, type Reading } from './compare-readings.ts';
import { type FieldMarks, filledFields, marksOf, passes } from './field-marks.ts';
import type { PageValues } from './page-values.ts';

const SELECTOR: FieldSelector = { kind: 'CSS', expr: 'h1', attr: '', take: 'FIRST', transform: [] };
const everyField = <Value>(value: Value) =>
  Object.fromEntries(PAGE_FIELDS.map((field) => [field, value])) as Record<PageField, Value>;

type FoundBy = ExtractedPage['foundBy'];
const found = (by: Partial<FoundBy>): { foundBy: FoundBy } => ({ foundBy: { ...everyField(null), ...by } });
const wanted = (...fields: readonly PageField[]): Pick<TemplateDefinition, 'fields'> => ({
  fields: {
    ...everyField<FieldSelector[]>([]),
    ...Object.fromEntries(fields.map((field) => [field, [SELECTOR]])),
  },
});
const TEMPLATE = { by: 'TEMPLATE', place: 0 } as const;
const JSONLD = { by: 'JSONLD', place: null } as const;

describe('What a template found on a page', () => {
  it('by its own selector is found as it says', () => {
    expect(marksOf(found({ title: TEMPLATE }), wanted('title')).title).toBe('OK');
  });

  it('by the page itself although it has a selector is found otherwise', () => {
    expect(marksOf(found({ title: JSONLD }), wanted('title')).title).toBe('OTHER');
  });

  it('by the page itself without a selector is found as it says', () => {
    expect(marksOf(found({ title: JSONLD }), wanted()).title).toBe('OK');
  });

  it('not at all is missing where it is wanted or required, else it is nothing', () => {
    const marks = marksOf(found({}), wanted('tags'));
    expect([marks.tags, marks.title, marks.sapo]).toEqual(['MISSING', 'MISSING', 'NONE']);
  });

  it('passes with every required field, and counts the fields that were found', () => {
    const marks = marksOf(
      found({ title: TEMPLATE, content: TEMPLATE, publishedTime: JSONLD }),
      wanted('title', 'content'),
    );
    expect(passes({ refusal: null }, marks)).toBe(true);
    expect(filledFields(marks)).toEqual(['title', 'content', 'publishedTime']);
  });

  it('does not pass without one of them as its selectors say, or when the page is refused', () => {
    const marks = marksOf(
      found({ title: TEMPLATE, content: TEMPLATE, publishedTime: JSONLD }),
      wanted('publishedTime'),
    );
    expect(passes({ refusal: null }, marks)).toBe(false);
    expect(passes({ refusal: 'PAYWALL' }, everyField('OK'))).toBe(false);
  });
});

function reading(values: Partial<PageValues>, marks: Partial<FieldMarks> = {}): Reading {
  return { values: { ...everyField(''), ...values }, marks: { ...everyField('OK'), ...marks }, passes: true };
}

const changes = (before: Reading, after: Reading) =>
  compareReadings(before, after).map(({ field, change }) => [field, change]);

describe('A page that another template reads', () => {
  it('the same way has no change', () => {
    expect(changes(reading({ title: 'Cà phê' }), reading({ title: 'Cà phê' }))).toEqual([]);
  });

  it('with a value where none was is better, without one where one was is worse', () => {
    expect(changes(reading({ sapo: 'Có' }), reading({ title: 'Có' }))).toEqual([
      ['title', 'BETTER'],
      ['sapo', 'WORSE'],
    ]);
  });

  it('with another value is changed', () => {
    expect(changes(reading({ title: 'Cà phê' }), reading({ title: 'Cà phê vào vụ' }))).toEqual([
      ['title', 'CHANGED'],
    ]);
  });

  it('with the same value from where it should come is better', () => {
    const other = reading({ title: 'Cà phê' }, { title: 'OTHER' });
    expect(changes(other, reading({ title: 'Cà phê' }))).toEqual([['title', 'BETTER']]);
    expect(changes(reading({ title: 'Cà phê' }), other)).toEqual([['title', 'WORSE']]);
  });

  it('with a long value shows it from shortly before the difference', () => {
    const same = 'chữ '.repeat(200);
    const [change] = compareReadings(reading({ content: `${same}một` }), reading({ content: `${same}hai` }));
    expect(change?.before).toMatch(/^….*một$/);
    expect(change?.after).toMatch(/^….*hai$/);
    expect(change?.after.length).toBeLessThan(60);
  });
});
