import { expect, test } from 'vitest';
import { itemDates } from './item-dates.ts';
import type { WxrElement } from './wxr-record.ts';

function item(texts: Readonly<Record<string, string>>): WxrElement {
  const children = Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    attributes: {},
    children: [],
  }));
  return { name: 'item', attributes: {}, text: '', children };
}

function written(texts: Readonly<Record<string, string>>): string | undefined {
  return itemDates(item(texts)).written?.toISOString();
}

function remarks(texts: Readonly<Record<string, string>>): string[] {
  return itemDates(item(texts)).notes.map((note) => note.code);
}

test('GMT wins, even where the local time contradicts it', () => {
  const texts = { 'wp:post_date': '2007-12-11 16:23:16', 'wp:post_date_gmt': '2007-12-11 06:23:16' };
  expect(written(texts)).toBe('2007-12-11T06:23:16.000Z');
  expect(remarks(texts)).toEqual([]);
});

test("without GMT the local time counts as Vietnam's, and that is reported", () => {
  const texts = { 'wp:post_date': '2024-05-01 08:00:00', 'wp:post_date_gmt': '0000-00-00 00:00:00' };
  expect(written(texts)).toBe('2024-05-01T01:00:00.000Z');
  expect(remarks(texts)).toEqual(['DATE_LOCAL']);
});

test('without either, the time of the feed is used', () => {
  const texts = { 'wp:post_date': '', 'wp:post_date_gmt': '', pubDate: 'Sun, 21 Oct 2018 03:03:48 +0000' };
  expect(written(texts)).toBe('2018-10-21T03:03:48.000Z');
});

test.each([
  { 'wp:post_date': '0000-00-00 00:00:00', pubDate: 'Mon, 30 Nov -0001 00:00:00 +0000' },
  { 'wp:post_date_gmt': '2023-02-30 10:00:00' },
  { 'wp:post_date_gmt': '2023-13-01 10:00:00' },
  { 'wp:post_date_gmt': 'hôm qua' },
  {},
])('days that do not exist count as none: %j', (texts) => {
  expect(written(texts)).toBeUndefined();
  expect(remarks(texts)).toEqual(['DATE_NONE']);
});

test('the last change is read beside the first day', () => {
  const { changed } = itemDates(item({ 'wp:post_modified_gmt': '2023-01-16 07:16:52' }));
  expect(changed?.toISOString()).toBe('2023-01-16T07:16:52.000Z');
});
