/** A word with a capital first and small letters after it. */
const CAPITALISED = /^\p{Lu}\p{Ll}*$/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** What may stand between two words of one name. */
const WITHIN = /^[ \u00A0]$/;
const SENTENCE_START = /(?:^|[.!?…:;“"'‘(–-])\s*$/u;

const words = (text: string) => new Set(text.split(' '));

/** The first words of offices and bodies: those have names of their own in each language, by terms or by the engine. */
const HEADS = words(
  'Bộ Sở Cục Vụ Ban Viện Hội Đảng Quốc Chính Ủy Tổng Trường Đại Công Thành Tỉnh Huyện Quận Xã Phường Thị Nhà Liên ' +
    'Trung Hiệp Tòa Đoàn Mặt Phòng Trạm Bệnh Học Khu Vườn Bảo Quỹ Tập Ngân Hãng Báo Tạp Đài Thông Luật Nghị Cộng ' +
    'Phó Chủ Thủ Bí Giám Thứ Cách Chiến Hiến Tết Lễ Giải Festival Đội Câu Quân Hải Không Cảnh Tiểu',
);
/** They may precede a name and are no part of it. */
const TITLES = words('Ông Bà Anh Chị Em Cô Chú Bác Cụ Thầy Ngài Nghệ Nhạc Nhà Đồng Vua Chúa Thánh Mẹ Cha');
/** They begin sentences with a capital of the sentence. */
const OPENERS = words(
  'Tại Ở Từ Theo Với Và Nhưng Khi Trong Ngày Năm Sau Trước Do Để Vì Nếu Đến Về Cùng Chiều Sáng Tối Trưa Đêm Hôm Các ' +
    'Những Một Hai Ba Gặp Người Chuyện Hiện Đây Đó Là Có Được Bởi Qua Trên Dưới Giữa Ngoài Khắp Riêng Nhờ Như Của ' +
    'Cả Mỗi Mọi Tuy Dù Song Còn Rồi Thì Mà Đưa Xem Đi Thăm Khám Tour Du Quê Phố Chợ Sông Núi Đảo Biển Hồ Cầu Chùa Đền',
);
/** Places that other languages have words for. */
const OTHERWISE_CALLED = new Set(
  [
    'Việt Nam',
    'Trung Quốc',
    'Hàn Quốc',
    'Triều Tiên',
    'Nhật Bản',
    'Hoa Kỳ',
    'Thái Lan',
    'Ấn Độ',
    'Đông Nam Á',
    'Đông Á',
    'Châu Á',
    'Châu Âu',
    'Châu Phi',
    'Biển Đông',
    'Thái Bình Dương',
    'Đại Tây Dương',
    'Ấn Độ Dương',
    'Liên Hợp Quốc',
    'Tây Ban Nha',
    'Bồ Đào Nha',
    'Hà Lan',
    'Ba Lan',
    'Phần Lan',
    'Thụy Điển',
    'Thụy Sĩ',
    'Na Uy',
    'Đan Mạch',
    'Nam Phi',
    'Ai Cập',
    'Thổ Nhĩ Kỳ',
    'Hồng Kông',
    'Đài Loan',
    'Bắc Kinh',
    'Thượng Hải',
    'Việt Bắc',
    'Tây Bắc',
    'Đông Bắc',
    'Tây Nguyên',
    'Nam Bộ',
    'Bắc Bộ',
    'Trung Bộ',
  ].map((name) => name.normalize('NFC')),
);

/** Places that begin like a body. */
const PLACES = new Set(
  'Hội An|Hải Phòng|Hải Dương|Hải Vân|Hải Hậu|Hải Châu|Thủ Đức|Thủ Dầu Một|Thủ Thiêm|Bảo Lộc|Bảo Lâm|Đại Lộc|Quốc Oai|Thị Nại|Tiểu Cần|Nhà Bè|Xã Đàn'
    .split('|')
    .map((name) => name.normalize('NFC')),
);

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Names of people and places in Vietnamese text: two or more capitalised syllables in a row. Offices, titles, the first
 * word of a sentence, and countries that have another name elsewhere are not taken for names.
 * @returns where each begins and ends, in UTF-16 units
 */
export function namesIn(text: string): { readonly start: number; readonly end: number }[] {
  return runsOf(text).flatMap((run) => {
    const name = withoutLead(run, SENTENCE_START.test(text.slice(0, run[0]?.start ?? 0)));
    const [first] = name;
    const last = name.at(-1);
    if (first === undefined || last === undefined || name.length < 2) return [];
    const said = name.map((word) => word.text).join(' ');
    if (HEADS.has(first.text) && !PLACES.has(said)) return [];
    return OTHERWISE_CALLED.has(said) ? [] : [{ start: first.start, end: last.end }];
  });
}

/** Capitalised words that stand together. */
function runsOf(text: string): Word[][] {
  const runs: Word[][] = [];
  let end = -1;
  for (const { 0: said, index } of text.matchAll(WORD)) {
    const word = { text: said.normalize('NFC'), start: index, end: index + said.length };
    if (CAPITALISED.test(word.text)) {
      const isNext = end >= 0 && WITHIN.test(text.slice(end, index));
      if (isNext) runs.at(-1)?.push(word);
      else runs.push([word]);
      end = word.end;
    } else end = -1;
  }
  return runs;
}

function withoutLead(run: readonly Word[], isAtStart: boolean): readonly Word[] {
  const [first] = run;
  if (first === undefined) return run;
  const drops = TITLES.has(first.text) || (isAtStart && OPENERS.has(first.text));
  return drops ? run.slice(1) : run;
}
