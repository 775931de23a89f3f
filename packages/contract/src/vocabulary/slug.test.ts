import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SLUG, numberedSlug, SLUG_PATTERN, slugOf } from './slug.ts';

describe('the slug of a title', () => {
  it.each([
    ['Nghị quyết Đảng bộ', 'nghi-quyet-dang-bo'],
    ['Nghị quyết Đảng bộ'.normalize('NFD'), 'nghi-quyet-dang-bo'],
    ['Ðà Nẵng', 'da-nang'],
    ['R&D', 'r-va-d'],
    ['Cung & cầu', 'cung-va-cau'],
    ['Tăng 100%', 'tang-100'],
    ['Ea H’leo', 'ea-h-leo'],
    ['  TP.HCM: “mưa” – nắng… ', 'tp-hcm-mua-nang'],
    ['Ý', 'y'],
    ['日本', ''],
    ['!!!', ''],
  ])('of "%s" is "%s"', (title, expected) => {
    expect(slugOf(title)).toBe(expected);
  });

  it('is cut at a word boundary when it is too long', () => {
    const slug = slugOf('đường '.repeat(60));
    expect(slug.length).toBeLessThanOrEqual(MAX_SLUG);
    expect(slug.endsWith('-duong')).toBe(true);
  });

  it('is cut inside a word only when one word is too long', () => {
    expect(slugOf('a'.repeat(300))).toBe('a'.repeat(MAX_SLUG));
  });

  it('is valid or empty for every text, and idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const slug = slugOf(title);
        if (slug === '') return;
        expect(slug).toMatch(SLUG_PATTERN);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('a numbered slug', () => {
  it('keeps the first attempt unchanged and numbers the next ones', () => {
    expect([1, 2, 3].map((attempt) => numberedSlug('hoa-binh', attempt))).toEqual([
      'hoa-binh',
      'hoa-binh-2',
      'hoa-binh-3',
    ]);
  });

  it('never exceeds the limit', () => {
    expect(numberedSlug('a'.repeat(MAX_SLUG), 12)).toHaveLength(MAX_SLUG);
  });
});
