import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_COMMENT_RULES, type RuleWord } from './comment-rules.ts';
import { compileRules, examineComment, stateOfNew } from './examine-comment.ts';
import { findLinks, findPhones } from './find-links.ts';

const plain = (text: string): RuleWord => ({ text, isExact: false });
const exact = (text: string): RuleWord => ({ text, isExact: true });

function held(text: string, ...words: readonly RuleWord[]) {
  const rules = {
    ...DEFAULT_COMMENT_RULES,
    holdCaps: false,
    holdNoDiacritics: false,
    suspectWords: [...words],
  };
  return examineComment(text, compileRules(rules)).map(({ start, end, word, folded, tricks }) => ({
    written: text.slice(start ?? 0, end ?? 0),
    word,
    folded,
    tricks,
  }));
}
const written = (text: string, ...words: readonly RuleWord[]) =>
  held(text, ...words).map((one) => one.written);

describe('A listed word', () => {
  test.each([
    ['Nó chửi đm cả làng', 'đm', 'đm'],
    ['Nó chửi đ.m cả làng', 'đm', 'đ.m'],
    ['Nó chửi đ m cả làng', 'đm', 'đ m'],
    ['Nó chửi d m cả làng', 'đm', 'd m'],
    ['Nó chửi Đ-M!!!', 'đm', 'Đ-M'],
    ['Nó chửi đmmmm cả làng', 'đm', 'đmmmm'],
    ['đúng là l.ừ.a đ.ả.o khách', 'lừa đảo', 'l.ừ.a đ.ả.o'],
    ['đúng là l ừ a đ ả o khách', 'lừa đảo', 'l ừ a đ ả o'],
    ['đúng là lua dao khách', 'lừa đảo', 'lua dao'],
    ['đúng là LỪA  ĐẢO khách', 'lừa đảo', 'LỪA  ĐẢO'],
    ['đúng là lừađảo khách', 'lừa đảo', 'lừađảo'],
    ['đúng là lừa.đảo khách', 'lừa đảo', 'lừa.đảo'],
    ['đồ ch0 má', 'cho ma', 'ch0 má'],
    ['bọn ph@n động', 'phan dong', 'ph@n động'],
    // Cyrillic а and о.
    ['bọn ph\u0430n d\u043Eng', 'phản động', 'ph\u0430n d\u043Eng'],
    ['ｌừa đảo', 'lừa đảo', 'ｌừa đảo'],
    ['fản động', 'phản động', 'fản động'],
    ['đồ kon lợn', 'con lợn', 'kon lợn'],
    ['hoà bình', 'hòa bình', 'hoà bình'],
    ['hòa bình'.normalize('NFD'), 'hòa bình', 'hòa bình'.normalize('NFD')],
  ])('is found in "%s" as "%s"', (text, word, place) => {
    expect(written(text, plain(word))).toEqual([place]);
  });

  test.each([
    ['đi chơi', 'đĩ'],
    ['thuế tăng', 'huế'],
    ['an ninh thủ đô', 'ni'],
    ['a.n.n.i.n.h', 'ni'],
    ['Tôi bị lừa. Đảo Phú Quốc đẹp.', 'lừa đảo'],
    ['Tôi bị lừa\nđảo Phú Quốc', 'lừa đảo'],
    ['khó quá', 'chó'],
    ['Họp lúc 4h', 'ah'],
    ['đám ma', 'đm'],
    ['một con mèo', 'ma'],
    ['xong rồi', 'xoong'],
  ])('is not found in "%s" for "%s"', (text, word) => {
    expect(written(text, plain(word))).toEqual([]);
  });

  test('finds other marks only where the list has none, and its own marks alone where it is exact', () => {
    expect(written('ma má mà', plain('ma'))).toEqual(['ma', 'má', 'mà']);
    expect(written('ma má mà', plain('má'))).toEqual(['ma', 'má']);
    expect(written('ma má mà', exact('má'))).toEqual(['má']);
    expect(written('ma má mà', exact('ma'))).toEqual(['ma']);
  });

  test('says which word, how it reads folded, and by which tricks it was hidden', () => {
    expect(held('đúng là l.ừ.a đ.ả.o', plain('lừa đảo'))).toEqual([
      { written: 'l.ừ.a đ.ả.o', word: 'lừa đảo', folded: 'lua dao', tricks: ['SPACING'] },
    ]);
    expect(held('lu4 da0000', plain('lừa đảo'))).toMatchObject([
      { tricks: ['REPEATED_LETTERS', 'DIGITS', 'NO_ACCENT'] },
    ]);
    expect(held('kon lợn', plain('con lợn'))).toMatchObject([{ tricks: ['TEENCODE'] }]);
  });

  test('inside a longer one says nothing more', () => {
    expect(written('bọn lừa đảo', plain('lừa đảo'), plain('lừa'))).toEqual(['lừa đảo']);
  });
});

describe('Other rules', () => {
  const rules = { ...DEFAULT_COMMENT_RULES, newSenderApprovals: 2 };
  const why = (text: string, facts = {}) =>
    examineComment(text, compileRules(rules), { approved: 9, recent: 0, sameWords: 0, ...facts }).map(
      ({ rule, count }) => [rule, count],
    );

  test('hold links, phones, capitals and Vietnamese without marks, and let English pass', () => {
    expect(why('Giá rẻ nhất thị trường xe-gia-re.vidu nhé')).toEqual([['LINK', 1]]);
    expect(why('Liên hệ 0912 345.678 nhé')).toEqual([['PHONE', null]]);
    expect(why('BÀI NÀY HAY QUÁ TRỜI LUÔN')).toEqual([['ALL_CAPS', 100]]);
    expect(why('Bai viet hay lam, nhung sao khong co lich chay xe')).toEqual([['NO_DIACRITICS', null]]);
    expect(why('A wonderful article about the craft villages around Hanoi')).toEqual([]);
    expect(why('Cảm ơn tòa soạn, bài rất hay.')).toEqual([]);
  });

  test('hold a new sender, a flood and the same words again, each with its number', () => {
    expect(why('Bài rất hay', { approved: 1 })).toEqual([['NEW_ACCOUNT', 1]]);
    expect(why('Bài rất hay', { recent: 4 })).toEqual([['FLOOD', 5]]);
    expect(why('Bài rất hay', { sameWords: 2 })).toEqual([['REPEATED', 3]]);
  });

  test('take addresses with hidden dots, and no sentence whose blank is missing', () => {
    const links = (text: string) => findLinks(text).map((place) => place.text);
    expect(links('Vào (https://vidu.example/x?y=1), www.a.vn hoặc shop[.]com ngay!')).toEqual([
      'https://vidu.example/x?y=1',
      'www.a.vn',
      'shop[.]com',
    ]);
    expect(links('Bài hay.Com trai tôi thích. Gửi a@b.vn')).toEqual([]);
    expect(findPhones('Năm 2025, giá 1.200.000.000 đồng, +84 912345678').map(({ text }) => text)).toEqual([
      '+84 912345678',
    ]);
  });

  test('decide the state: what is held waits, what is banned may be rejected, nothing is accepted when off', () => {
    const found = examineComment('lừa đảo', compileRules({ ...rules, bannedWords: [plain('lừa đảo')] }));
    expect(stateOfNew([], rules)).toBe('PENDING');
    expect(stateOfNew([], { ...rules, mode: 'AFTER' })).toBe('APPROVED');
    expect(stateOfNew(found, { ...rules, mode: 'AFTER' })).toBe('PENDING');
    expect(stateOfNew(found, { ...rules, mode: 'AFTER', bannedAction: 'REJECT' })).toBe('REJECTED');
    expect(stateOfNew([], { ...rules, mode: 'OFF' })).toBeNull();
  });
});

describe('Whatever a reader sends', () => {
  const compiled = compileRules({
    ...DEFAULT_COMMENT_RULES,
    bannedWords: ['a', 'aa', 'aaa', 'lừa đảo', 'đm', '0 1 2', '....', 'ư'].map(plain),
    suspectWords: Array.from({ length: 900 }, (_, index) => plain(`từ số ${index} x`)),
  });

  test('every place lies within the text and holds at least a letter', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'lừa đảo',
        'đ.m',
        'l.ừ.a',
        ' ',
        '.',
        '\n',
        '\u0300',
        '\uD800',
        'ＡＢ',
        '0',
        '@',
        'а',
        'vidu.com',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        for (const { start, end } of examineComment(text, compiled)) {
          if (start === null || end === null) continue;
          expect(text.slice(start, end)).toMatch(/[\p{L}\p{N}@$]/u);
        }
      }),
    );
  });

  /** Steps of the automaton and of the patterns grow with the text alone: ten times the text costs about ten times. */
  test.each([
    ['one letter', 'a'],
    ['letters and dots', 'a.'],
    ['marks without end', 'a\u0301'],
    ['lone halves of characters', '\uD83D'],
    ['digits', '0 '],
    ['labels of an address', 'a.b-'],
    ['half a listed word', 'l.ừ.a đ.ả.'],
    ['blanks', ' \u00A0'],
  ])('%s, 200,000 characters of it, is examined', (_, part) => {
    const text = part.repeat(200_000 / part.length);
    expect(examineComment(text, compiled).length).toBeLessThan(200_100);
  });
});
