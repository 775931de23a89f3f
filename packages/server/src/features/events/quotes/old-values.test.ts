import { describe, expect, it } from 'vitest';
import { outdatedValues, type QuotedPlan, valuesOf } from './old-values.ts';
import { findPassages } from './passages.ts';
import { plainLines } from './quoted-lines.ts';

/** From Saturday 25 April 2026, the ninth day of the third month, at 19:30 until Sunday at 22:00. */
const PLAN: QuotedPlan = {
  startTime: '2026-04-25T12:30:00.000Z',
  endTime: '2026-04-26T15:00:00.000Z',
  allDay: false,
  placeName: 'Hoàng thành Thăng Long',
  onlineUrl: '',
  address: '19C Hoàng Diệu',
  provinceCode: '01',
  mapUrl: 'https://maps.app.goo.gl/abc123',
  registerUrl: 'https://dang-ky.vn/le-hoi/',
};
/** Two weeks later, at another place of another province. */
const LATER: QuotedPlan = {
  startTime: '2026-05-13T02:00:00.000Z',
  endTime: '2026-05-14T03:00:00.000Z',
  allDay: false,
  placeName: 'Nhà hát lớn Hải Phòng',
  onlineUrl: '',
  address: '56 Đinh Tiên Hoàng',
  provinceCode: '31',
  mapUrl: '',
  registerUrl: '',
};

/** A text with its old values in brackets. */
function marked(text: string, before = PLAN, after = LATER, isOff = false): string {
  const old = outdatedValues(before, after, isOff);
  const { passages } = findPassages(plainLines(text), old, isOff ? [] : valuesOf(after));
  return passages
    .map(({ parts }) => parts.map((part) => (part.isOld ? `[${part.text}]` : part.text)).join(''))
    .join(' | ');
}

describe('an old day is found as newspapers write it', () => {
  it.each([
    'khai mạc [25/4/2026] tại phố',
    'khai mạc [25/04] tại phố',
    'khai mạc [ngày 25-4-2026] tại phố',
    'khai mạc [ngày 25.4], vào cửa tự do',
    'khai mạc [ngày 25 tháng 4 năm 2026] tại phố',
    'khai mạc [25 tháng Tư] tại phố',
    'khai mạc tối [thứ Bảy, ngày 25/4] tại phố',
    'khai mạc tối thứ bảy ([25/4]) tại phố',
    'mã lịch [2026-04-25] trong tệp',
    'từ [25 đến 26/4] tại phố',
    'từ [ngày 25 đến hết ngày 26 tháng 4] tại phố',
    'từ [25/4] đến [26/4]',
    'diễn ra [25–26/4/2026]',
    'ba đêm 24, [25 và 26/4]',
    'tối [thứ Bảy] tuần này, khán giả vào cửa tự do',
    'Mở màn tối [thứ 7], tắt đèn [Chủ nhật]',
    'đúng [mùng 9 tháng 3 âm lịch]',
    'đúng [mồng chín tháng Ba] năm nay',
    'đúng [ngày 9/3 âm lịch] hằng năm',
    'đúng [9 tháng 3 (âm lịch)], làng mở hội',
    'đúng [ngày 9 tháng 3 năm Bính Ngọ]',
  ])('%s', (text) => {
    expect(marked(text.replace(/[[\]]/g, ''))).toBe(text);
  });

  it.each([
    'khai mạc 25/4/2025',
    'khai mạc ngày 25 tháng 4 năm 2025',
    'khai mạc 25/5, 5/4 và 125/4',
    'ngày 9/3 có họp báo',
    'mùng 25 tháng 4',
    '25/4 âm lịch',
    'lần thứ bảy, giải thứ bảy',
    'thứ Bảy 9/5 mới khai mạc, tối thứ Bảy (9/5)',
    'tăng 25.4% so với 25,4 triệu',
    'mùng 9 tháng 3 nhuận',
  ])('nothing of it is in: %s', (text) => {
    expect(marked(text)).toBe('');
  });
});

describe('an old hour is found by each clock', () => {
  it.each([
    'từ [19h30] tối',
    'từ [19g30] tối',
    'lúc [19 giờ 30 phút]',
    'lúc [19:30]',
    'lúc [7 giờ 30 tối]',
    'lúc [7h30 tối]',
    'lúc [7 rưỡi tối], [7 giờ rưỡi tối]',
    'bế mạc lúc [22 giờ], tức [10 giờ đêm]',
    'bế mạc lúc [22h00]',
  ])('%s', (text) => {
    expect(marked(text.replace(/[[\]]/g, ''))).toBe(text);
  });

  it.each(['7 giờ 30 sáng', '19 giờ', '19h45', 'trong 22 giờ', '22 giờ liền', '10 giờ tới', '119:30'])(
    'nothing of it is in: %s',
    (text) => {
      expect(marked(text)).toBe('');
    },
  );

  it('a morning hour is found at the beginning of a span, and not in the evening', () => {
    const morning = { ...PLAN, startTime: '2026-04-25T01:00:00.000Z' };
    const found = (text: string) => marked(text, morning);
    expect(found('từ 8 đến 11 giờ')).toBe('từ [8] đến 11 giờ');
    expect(found('8h sáng, 08:00')).toBe('[8h] sáng, [08:00]');
    expect(found('8 giờ tối, 8h30, 8 giờ rưỡi, 8 giờ kém 5')).toBe('');
  });
});

describe('an old place is found', () => {
  it.each([
    'ở [Hoàng thành Thăng Long]',
    'ở [hoang thanh thang long]',
    'số [19C Hoàng Diệu], phường Ba Đình',
    'đặt vé: [dang-ky.vn/le-hoi]',
    'giữa lòng [Hà Nội]',
  ])('%s', (text) => {
    expect(marked(text.replace(/[[\]]/g, ''))).toBe(text);
  });

  it('also of a link behind other words', () => {
    const line = {
      text: 'Xem bản đồ ở đây.',
      folded: 'xem ban do o day.',
      links: [{ from: 4, to: 10, href: 'https://maps.app.goo.gl/abc123' }],
    };
    const { passages, reasons } = findPassages([line], outdatedValues(PLAN, LATER, false), []);
    expect(passages[0]?.parts[1]).toEqual({ text: 'bản đồ', isOld: true });
    expect([...reasons]).toEqual(['LINK']);
  });

  it('but not where it is part of the new one', () => {
    const hall = { ...PLAN, placeName: 'Sân Đoan Môn, Hoàng thành Thăng Long' };
    expect(marked('ở sân Đoan Môn, Hoàng thành Thăng Long', PLAN, hall)).toBe('');
    expect(marked('ở Hoàng thành Thăng Long', PLAN, hall)).toBe('ở [Hoàng thành Thăng Long]');
  });
});

describe('what a change leaves true is not old', () => {
  it('only the hour of an event that begins later on its day', () => {
    const late = { ...PLAN, startTime: '2026-04-25T13:00:00.000Z' };
    expect(marked('19h30 ngày 25/4 ở Hoàng thành Thăng Long', PLAN, late)).toBe(
      '[19h30] ngày 25/4 ở Hoàng thành Thăng Long',
    );
  });

  it('everything but the province of one that does not take place as planned', () => {
    expect(marked('19h30 ngày 25/4 ở Hoàng thành Thăng Long, Hà Nội', PLAN, PLAN, true)).toBe(
      '[19h30] [ngày 25/4] ở [Hoàng thành Thăng Long], Hà Nội',
    );
  });

  it('no hour of a day as a whole', () => {
    const whole = { ...PLAN, allDay: true };
    expect(marked('19h30', whole)).toBe('');
  });
});

it('an old value stands in its sentence, a long one is cut around it', () => {
  const text = 'Câu đầu không nói gì. Lễ hội mở ngày 25/4 tại phố đi bộ. Câu cuối cũng vậy.';
  expect(marked(text)).toBe('Lễ hội mở [ngày 25/4] tại phố đi bộ.');
  const long = `${'chữ '.repeat(100)}ngày 25/4 ${'chữ '.repeat(100)}`;
  const cut = marked(long);
  expect(cut).toMatch(/^…chữ .*\[ngày 25\/4\].* chữ…$/);
  expect(cut.length).toBeLessThan(300);
});
