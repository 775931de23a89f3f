/** Each byte of TCVN3 (ABC), read as Latin-1, and its letter. Its capital letters with tones need another font. */
const PAIRS =
  'µà ¸á ¶ả ·ã ¹ạ ¨ă »ằ ¾ắ ¼ẳ ½ẵ Æặ ©â Çầ Êấ Èẩ Éẫ Ëậ ®đ Ìè Ðé Îẻ Ïẽ Ñẹ ªê Òề Õế Óể Ôễ Öệ ×ì Ýí Øỉ Üĩ Þị ' +
  'ßò ãó áỏ âõ äọ «ô åồ èố æổ çỗ éộ ¬ơ êờ íớ ëở ìỡ îợ ïù óú ñủ òũ ôụ \u00ADư õừ øứ öử ÷ữ ùự úỳ ýý ûỷ üỹ þỵ ' +
  '¡Ă ¢Â §Đ £Ê ¤Ô ¥Ơ ¦Ư';
const LETTERS: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Signs of Latin-1 inside words, which no other way of writing puts there. */
const SIGN = '[\u00A1-\u00A9\u00AA-\u00B9\u00BB-\u00BE\u00D7\u00F7]';
const SIGN_IN_WORD = new RegExp(`\\p{L}${SIGN}|${SIGN}\\p{L}`, 'gu');
/** Letters that only right Vietnamese text has. */
const UNICODE_LETTER = /[\u1EA0-\u1EF9\u0102\u0103\u0110\u0111\u01A0\u01A1\u01AF\u01B0]/;
const UNICODE_LETTERS = new RegExp(UNICODE_LETTER, 'g');
const FEW = 6;

/** Text of a page between its tags and quotes. */
const SEGMENT = /[^<>"]+/g;

/** Repairs text of TCVN3 that was read as Latin-1; undefined where the page has none. */
export function repairTcvn3(text: string): string | undefined {
  const signs = text.match(SIGN_IN_WORD)?.length ?? 0;
  if (signs < FEW) return undefined;
  const letters = text.match(UNICODE_LETTERS)?.length ?? 0;
  if (letters < signs / 4) return convert(text);
  const repaired = text.replace(SEGMENT, (segment) =>
    UNICODE_LETTER.test(segment) || (segment.match(SIGN_IN_WORD)?.length ?? 0) < 2
      ? segment
      : convert(segment),
  );
  return repaired === text ? undefined : repaired;
}

function convert(text: string): string {
  return text.replace(/[\u00A1-\u00FE]/g, (letter) => LETTERS.get(letter) ?? letter);
}
