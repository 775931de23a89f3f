import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from './vietnamese-date.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const context = { now, timeZone: 'Asia/Ho_Chi_Minh' };
const at = (written: string, more: Partial<Parameters<typeof readDate>[1]> = {}) =>
  readDate(written, { ...context, ...more });

describe('readDate', () => {
  it.each([
    'Thứ Sáu, 20/11/2026 - 15:44 (GMT+7)',
    'Thứ sáu, 20/11/2026, 15:44 (GMT+7)',
    'Thứ Sáu, 20/11/2026 | 15:44 GMT+7',
    '20/11/2026 3:44:00 CH',
    '20/11/2026 15:44:00',
    '20/11/2026 15:44',
    '15:44 20/11/2026',
    '15:44 | 20/11/2026',
    '15:44, 20/11/2026',
    '15:44 - Thứ sáu, 20/11/2026',
    'Cập nhật lúc 15:44, ngày 20 tháng 11 năm 2026',
    'Cập nhật lúc 15:44, Thứ sáu, ngày 20 tháng 11 năm 2026',
    'Thứ 6, ngày 20/11/2026 - 15:44',
    'T6, 20/11/2026 15:44',
    '20-11-2026, 3:44 chiều',
    '3:44 chiều 20-11-2026',
    '20.11.2026 15:44',
    '20-11-2026 15h44',
    '15h44 ngày 20/11/2026',
    '15 giờ 44 phút, ngày 20 tháng 11 năm 2026',
    '15g44 20/11/2026',
    '20/11/26 15:44',
    '11/20/2026 3:44:00 PM',
    '2026-11-20T15:44:00+07:00',
    '2026-11-20T15:44:00+0700',
    '2026-11-20T08:44:00Z',
    '2026-11-20T08:44:00.000Z',
    '2026-11-20 15:44:00',
    '2026/11/20 15:44',
    '20261120T084400Z',
    'Fri, 20 Nov 2026 08:44:00 GMT',
    'Fri, 20 Nov 2026 15:44:00 +0700',
    'November 20, 2026 3:44 pm',
    'Nov 20, 2026, 15:44',
    'Tháng Mười Một 20, 2026 15:44',
    '20 Th11, 2026 15:44',
    '20 tháng Mười Một, 2026 lúc 15:44',
    '1795164240',
    '1795164240000',
    '/Date(1795164240000)/',
    'Đăng ngày 20/11/2026 15:44. Cập nhật 21/11/2026 08:00',
    'Cập nhật: 21/11/2026 08:00 | Đăng: 20/11/2026 15:44',
    'Đăng lúc: 15:44 20/11/2026 - Cập nhật lúc: 08:00 21/11/2026',
    '20/11/2026 15:44 - Lượt xem: 1.204',
    'Báo Ví Dụ | 20/11/2026 | 15:44 | Minh Khuê',
    'Thứ Sáu,\u00A020/11/2026\u00A015:44',
    "15:44' 20/11/2026",
    'November, 20/2026 - 15:44',
    '20-11-2026 - 15:44 PM',
    'Fri 20 Nov 2026 08.44 GMT',
    'Published 3:44 AM EST, Fri November 20, 2026',
    'Nov. 20, 2026 at 3:44 a.m. ET',
    'Submitted by admin on Fri, 11/20/2026 - 15:44',
  ])('reads %s', (written) => {
    expect(at(written)).toEqual({ time: '2026-11-20T08:44:00.000Z', hasTime: true });
  });

  it.each([
    '20/11/2026',
    'Thứ Sáu, 20/11/2026',
    'ngày 20 tháng 11 năm 2026',
    '2026-11-20',
    'November 20, 2026',
  ])('says that %s has no time', (written) => {
    expect(at(written)).toEqual({ time: '2026-11-19T17:00:00.000Z', hasTime: false });
  });

  it.each([
    ['2 giờ trước', '2026-11-20T08:00:00.000Z', true],
    ['Khoảng 15 phút trước', '2026-11-20T09:45:00.000Z', true],
    ['vừa xong', '2026-11-20T10:00:00.000Z', true],
    ['an hour ago', '2026-11-20T09:00:00.000Z', true],
    ['hôm qua, 15:44', '2026-11-19T08:44:00.000Z', true],
    ['Hôm nay 09:10', '2026-11-20T02:10:00.000Z', true],
    ['3 ngày trước', '2026-11-16T17:00:00.000Z', false],
  ])('counts %s from when the page was fetched', (written, time, hasTime) => {
    expect(at(written)).toEqual({ time, hasTime });
  });

  it('takes the month for the first where an English weekday says so', () => {
    expect(at('Thu, 11/12/2026 - 15:44')?.time).toBe('2026-11-12T08:44:00.000Z');
    expect(at('Fri, 11/12/2026 - 15:44')?.time).toBe('2026-12-11T08:44:00.000Z');
    expect(at('Thứ Năm, 11/12/2026 - 15:44')?.time).toBe('2026-12-11T08:44:00.000Z');
  });

  it('counts the hours of a named zone with its summer time', () => {
    expect(at('July 20, 2026, 7:02 p.m. ET')?.time).toBe('2026-07-20T23:02:00.000Z');
    expect(at('January 20, 2026, 7:02 p.m. ET')?.time).toBe('2026-01-21T00:02:00.000Z');
  });

  it('takes the zone of the source, summer time as well, unless the text names one', () => {
    expect(at('20/07/2026 15:44', { timeZone: 'Europe/Paris' })?.time).toBe('2026-07-20T13:44:00.000Z');
    expect(at('20/11/2026 15:44', { timeZone: 'Europe/Paris' })?.time).toBe('2026-11-20T14:44:00.000Z');
    expect(at('20/11/2026 15:44 (GMT+7)', { timeZone: 'Europe/Paris' })?.time).toBe(
      '2026-11-20T08:44:00.000Z',
    );
  });

  it.each([
    ['HH:mm DD/MM/YYYY', '08:44 07/11/2026'],
    ['Thứ w, DD/MM/YYYY | HH:mm:ss', 'Thứ Bảy, 07/11/2026 | 08:44:00'],
    ['MM/DD/YYYY h:mm A', '11/07/2026 8:44 AM'],
    ['DD tháng M YYYY, HHhmm', '7 tháng 11 2026, 08h44'],
    ['YYYY.MM.DD HH:mm', '2026.11.07 08:44'],
  ])('reads the format %s first', (format, written) => {
    expect(at(written, { formats: [format] })?.time).toBe('2026-11-07T01:44:00.000Z');
  });

  it.each([
    '',
    'Thời sự',
    '32/11/2026',
    '20/13/2026',
    '0912 345 678',
    'Số 15/2026/NĐ-CP',
    '31/02/2026',
    '20/11',
    'Con sóng phía mũi nam hôm nay thế nào, người gác đèn hỏi qua bộ đàm.',
  ])('finds no date in "%s"', (written) => {
    expect(at(written)).toBeNull();
  });

  it('reads back every minute in every common way', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const minute = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(minute, (date) => {
        const wall = new Date(date.getTime() + 7 * 3_600_000);
        const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()];
        const [hour, minutes] = [wall.getUTCHours(), two(wall.getUTCMinutes())];
        const half = `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'SA' : 'CH'}`;
        const ways = [
          `${day}/${month}/${year} ${hour}:${minutes}`,
          `${two(hour)}:${minutes} | ${two(day)}/${two(month)}/${year}`,
          `${two(day)}-${two(month)}-${year}, ${half}`,
          `Cập nhật lúc ${hour}:${minutes}, ngày ${day} tháng ${month} năm ${year}`,
          `Thứ Hai, ${two(day)}/${two(month)}/${year} - ${two(hour)}:${minutes} (GMT+7)`,
          wall.toISOString().replace('Z', '+07:00'),
        ];
        const expected = `${date.toISOString().slice(0, 16)}`;
        for (const way of ways) expect(at(way)?.time.slice(0, 16), way).toBe(expected);
      }),
    );
  });

  it('ends at once on long and hostile text', () => {
    for (const piece of ['1/', '20/11/', 'ngày ', '1:', ' ', 'tháng 1 '])
      expect(at(piece.repeat(50_000))).toBeNull();
  });
});
