import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { longText, oneLine } from './text.ts';

describe('text of one line', () => {
  const title = oneLine({ min: 1, max: 5 });

  it('is stored as NFC, trimmed, with single spaces and without invisible characters', () => {
    expect(z.parse(title, '  Đ\u00A0\n a\u200B\uFEFF ')).toBe('Đ a');
    expect(z.parse(title, 'Nghệ'.normalize('NFD'))).toBe('Nghệ');
  });

  it('counts code points after NFC, so five letters in NFD or five emoji fit into five', () => {
    expect(z.safeParse(title, 'ệệệệệ'.normalize('NFD')).success).toBe(true);
    expect(z.safeParse(title, '😀😀😀😀😀').success).toBe(true);
    expect(z.safeParse(title, '😀😀😀😀😀😀').success).toBe(false);
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['a control character', 'a\u0007b'],
    ['a C1 control character', 'a\u0085b'],
    ['a lone surrogate', 'a\uD800b'],
  ])('refuses %s', (_name, value) => {
    const result = z.safeParse(title, value);
    expect(result.error?.issues[0]?.message).toBe('characters');
  });

  it('is empty if only white space was sent', () => {
    expect(z.safeParse(title, ' \u00A0 ').error?.issues[0]?.message).toBe('required');
  });

  it('drops bidi controls that could reorder the displayed text', () => {
    for (const control of '\u061C\u200E\u200F\u202A\u202E\u2066\u2069\u206A\u206F') {
      expect(z.parse(oneLine({ max: 20 }), `abc${control}dcba`)).toBe('abcdcba');
    }
  });
});

describe('text of several lines', () => {
  it('turns CRLF and CR into LF and keeps blank lines', () => {
    expect(z.parse(longText({ max: 50 }), 'một\r\n\r\nhai\rba')).toBe('một\n\nhai\nba');
  });
});
