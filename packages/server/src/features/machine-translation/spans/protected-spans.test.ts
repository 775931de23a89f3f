import { termIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import { describe, expect, it } from 'vitest';
import { aShuffledText, problemsOf, shufflingEngine } from '../test-support/a-shuffled-text.ts';
import { figureIn } from './figures.ts';
import { fromMarkup, toMarkup } from './markup.ts';
import { maskText } from './masked-text.ts';
import { namesIn } from './names.ts';
import { protectedSpans } from './protected-spans.ts';

const PAIR = { sourceLang: 'vi', targetLang: 'en' };
const NO_TERMS = termIndex([]);
const spansOf = (text: string) =>
  protectedSpans(text, PAIR, NO_TERMS).map(({ start, end, target }) => [text.slice(start, end), target]);

describe('spans that no engine may change', () => {
  it.each([
    ['tăng 12,5% trong quý', [['12,5%', '12.5%']]],
    ['dài 1.234,5 km đường', [['1.234,5 km', '1,234.5 km']]],
    [
      'họp lúc 8h30 ngày 20/11/2026',
      [
        ['8h30', '8h30'],
        ['20/11/2026', '20/11/2026'],
      ],
    ],
    ['xem https://vietnam.vn/a?b=1, rồi về', [['https://vietnam.vn/a?b=1', 'https://vietnam.vn/a?b=1']]],
    ['ảnh [gallery id="12"] ở dưới', [['[gallery id="12"]', '[gallery id="12"]']]],
    ['gọi 0912.345.678 nhé', [['0912.345.678', '0912.345.678']]],
    ['bà Nguyễn Thị Mai kể', [['Nguyễn Thị Mai', 'Nguyễn Thị Mai']]],
  ])('“%s” keeps them', (text, spans) => {
    expect(spansOf(text)).toEqual(spans);
  });

  it('an office, a country with other names, and the first word of a sentence are no names', () => {
    expect(namesIn('Bộ Ngoại Giao và Việt Nam. Người dân vui.')).toEqual([]);
  });

  it.each([
    ['1.234', 'en', '1,234'],
    ['1.234', 'ru', '1\u00A0234'],
    ['0,125', 'en', '0.125'],
    ['1.2.3', 'en', '1.2.3'],
    ['20/11/2026', 'en', '20/11/2026'],
    ['2020-2025', 'en', '2020-2025'],
    ['1,234', 'en', '1,234'],
  ])('the figure %s is in %s %s', (figure, lang, written) => {
    expect(figureIn(figure, 'vi', lang)).toBe(written);
  });

  it('a placeholder that is lost, doubled or crossed makes the answer useless', () => {
    const masked = maskText('sinh năm 1765 ở <g1>quê</g1>', PAIR, NO_TERMS);
    expect(fromMarkup('born in <m i="1"/> at <g1>home</g1>', masked, 'xml')).toBe(
      'born in 1765 at <g1>home</g1>',
    );
    for (const answer of [
      'born at <g1>home</g1>',
      'born <m i="1"/><m i="1"/> at <g1>home</g1>',
      'born <m i="1"/> at <g1>home',
      'born <m i="2"/> at <g1>home</g1>',
      'born <m i="1"/> at home</g1><g1>',
    ])
      expect(fromMarkup(answer, masked, 'xml')).toBeUndefined();
  });

  it.each(['xml', 'html'] as const)(
    'an engine of %s that shuffles its words keeps all of them',
    (dialect) => {
      for (let seed = 0; seed < 150; seed += 1) {
        const shuffled = aShuffledText(seed);
        const masked = maskText(shuffled.text, PAIR, NO_TERMS);
        const markup = toMarkup(masked, dialect, seed % 2 === 0);
        const answer = fromMarkup(shufflingEngine(markup, dialect, seed), masked, dialect);
        expect(problemsOf(answer ?? '', shuffled), shuffled.text).toEqual([]);
      }
    },
  );
});
