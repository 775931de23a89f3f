import { describe, expect, it } from 'vitest';
import { highlightParts } from './highlight-parts.ts';

function marked(text: string, query: string): string {
  return highlightParts(text, query)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');
}

describe('highlighting what a search found', () => {
  it.each([
    [
      'without diacritics finds the original spelling',
      'Đà Nẵng đón khách',
      'da nang',
      '[Đà] [Nẵng] đón khách',
    ],
    [
      'matches the beginning of a word by the last word only',
      'Hòa bình và hòa nhạc',
      'hoa b',
      '[Hòa] [b]ình và [hòa] nhạc',
    ],
    ['does not match inside a word', 'bánh xe', 'anh', 'bánh xe'],
    ['matches whatever the case', 'LÚA CHÍN', 'lúa', '[LÚA] CHÍN'],
    ['marks only the exact spelling where it is there', 'ma, má, mà', 'má', 'ma, [má], mà'],
    ['marks every spelling where the exact one is missing', 'ma và mà', 'má', '[ma] và [mà]'],
    [
      'takes a text of decomposed letters',
      'Nghệ An'.normalize('NFD'),
      'nghe',
      `[${'Nghệ'.normalize('NFD')}] An`,
    ],
    ['takes a query of decomposed letters', 'Nghệ An', 'nghệ'.normalize('NFD'), '[Nghệ] An'],
    [
      'keeps offsets right after Hangul written as jamo',
      `${'한국'.normalize('NFD')} và Huế`,
      'hue',
      `${'한국'.normalize('NFD')} và [Huế]`,
    ],
    ['keeps offsets right after emoji', '🎉🎉 Tết', 'tet', '🎉🎉 [Tết]'],
    ['sees two words in an abbreviation', 'TP.HCM', 'hcm', 'TP.[HCM]'],
    ['accepts either place of the tone mark', 'Hoà bình', 'hòa bình', '[Hoà] [bình]'],
    ['marks nothing for signs', 'Giá + phí', '+%#', 'Giá + phí'],
  ])('%s', (_, text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('gives the whole text back, whatever is marked', () => {
    const text = 'Mùa lúa chín ở Mù Cang Chải';
    expect(
      highlightParts(text, 'mu cang')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
