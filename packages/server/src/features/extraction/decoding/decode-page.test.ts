import { describe, expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const WORDS =
  'Tháng mười một, xã Hòa Bình đã mở hội đua thuyền; nước lớn, người xem đứng kín hai bờ sông Ngọc.';
const page = (body: string, charset = 'utf-8') =>
  `<html><head><meta charset="${charset}"></head><body><p>${body}</p></body></html>`;
const latin = (text: string) => Buffer.from(text, 'latin1');

/** windows-1258 writes a vowel with its sign as one byte and the tone as the next. */
function in1258(text: string): Buffer {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1258').decode(Uint8Array.of(byte)),
      byte,
    ]),
  );
  const bytes = [...text].flatMap((letter) => {
    const whole = table.get(letter);
    if (whole !== undefined) return [whole];
    const parts = letter.normalize('NFD');
    const tone = [...parts].find((part) => '\u0300\u0301\u0303\u0309\u0323'.includes(part)) ?? '';
    return [table.get(parts.replace(tone, '').normalize('NFC')) ?? 63, table.get(tone) ?? 63];
  });
  return Buffer.from(bytes);
}

describe('decodePage', () => {
  it('reads UTF-8 as it says, with and without a byte order mark', () => {
    expect(decodePage(Buffer.from(page(WORDS)))).toEqual({
      text: page(WORDS),
      encoding: 'UTF-8',
      isRepaired: false,
    });
    expect(decodePage(Buffer.from(`\uFEFF${page(WORDS)}`)).text).toBe(page(WORDS));
  });

  it('reads UTF-8 that calls itself something else', () => {
    expect(decodePage(Buffer.from(page(WORDS, 'iso-8859-1'))).text).toContain(WORDS);
    expect(decodePage(Buffer.from(page(WORDS)), 'text/html; charset=windows-1258').text).toContain(WORDS);
  });

  it('composes letters and tones of windows-1258, named by the header, by the page or by nobody', () => {
    expect(decodePage(in1258(page(WORDS)), 'text/html; charset=windows-1258').text).toContain(WORDS);
    expect(decodePage(in1258(page(WORDS, 'windows-1258'))).text).toContain(WORDS);
    expect(decodePage(in1258(page(WORDS, 'utf-8')))).toMatchObject({
      text: page(WORDS, 'utf-8'),
      encoding: 'windows-1258',
      isRepaired: true,
    });
  });

  it.each(['iso-8859-1', 'x-user-defined', 'utf-8'])('maps TCVN3 that calls itself %s', (charset) => {
    const bytes = latin(
      page('Th¸ng 11, x· Hßa B×nh ®· më héi ®ua thuyÒn; n\u00ADíc lín, ng\u00ADêi xem ®øng kÝn', charset),
    );
    const { text, isRepaired } = decodePage(bytes);
    expect(text).toContain('Tháng 11, xã Hòa Bình đã mở hội đua thuyền; nước lớn, người xem đứng kín');
    expect(isRepaired).toBe(true);
  });

  it('maps only the broken parts of a page that is right elsewhere', () => {
    const { text } = decodePage(
      Buffer.from(
        page(
          `${WORDS.repeat(5)}</p><p>Th«ng b¸o vÒ viÖc ®ãng cöa ®\u00ADêng lªn hå §ång Méc tõ ngµy mai; bµ con ®i lèi sau ®åi`,
        ),
      ),
    );
    expect(text).toContain('Thông báo về việc đóng cửa đường');
    expect(text).toContain(WORDS);
  });

  it('repairs UTF-8 that was read as Latin-1 or windows-1252, once or twice', () => {
    const asLatin = Buffer.from(WORDS).toString('latin1');
    const as1252 = new TextDecoder('windows-1252').decode(Buffer.from(WORDS));
    const twice = new TextDecoder('windows-1252').decode(Buffer.from(as1252));
    for (const broken of [asLatin, as1252, twice]) {
      const { text, isRepaired } = decodePage(Buffer.from(page(broken)));
      expect(text).toContain(WORDS);
      expect(isRepaired).toBe(true);
    }
  });

  it('composes letters that were stored in parts, and calls that no repair', () => {
    expect(decodePage(Buffer.from(page(WORDS.normalize('NFD'))))).toMatchObject({
      text: page(WORDS),
      isRepaired: false,
    });
  });

  it('keeps UTF-8 that is broken in one place', () => {
    const bytes = Buffer.concat([Buffer.from(page(WORDS)), Buffer.of(0xe1, 0xba)]);
    expect(decodePage(bytes).text).toContain(WORDS);
  });

  it('leaves signs, money and other languages alone', () => {
    const text = page('Giá 5 £ – 7 ¥; «Été à Paris», Ãngela, © 2026 Báo Ví Dụ. Señor Muñoz');
    expect(decodePage(Buffer.from(text))).toEqual({ text, encoding: 'UTF-8', isRepaired: false });
  });
});
