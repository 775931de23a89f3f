import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { describe, expect, test } from 'vitest';
import { csvHead, csvLines, dayIn } from './audit-csv.ts';

const row: AuditRow = {
  id: '9',
  time: '2026-11-21T17:30:05.123Z',
  by: { userId: '4', name: 'Thu Hà' },
  role: 'EDITOR',
  address: '10.0.0.1',
  device: 'Chrome · Windows',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0',
  action: 'post.update',
  entity: 'post',
  entityId: '12',
  title: 'Bão số 3, "mạnh"',
  changes: [
    { field: 'state', before: 'DRAFT', after: 'PUBLISHED' },
    { field: 'tagIds', before: null, after: ['bão', 'miền Trung'] },
  ],
};
const settings = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' } as const;

describe('A file of the log', () => {
  test("begins with the byte order mark and headers in the reader's language", () => {
    expect(csvHead('vi')).toMatch(/^\uFEFFThời gian,Người thực hiện,.*\r\n$/);
    expect(csvHead('en')).toMatch(/^\uFEFFTime,Who,.*\r\n$/);
  });

  test("has a line for each changed field, in the project's time zone", () => {
    const first = '22/11/2026 00:30:05,Thu Hà,Sửa,Bài viết,12,"Bão số 3, ""mạnh"""';
    expect(csvLines(row, settings)).toBe(
      `${first},Trạng thái bài,Bản nháp,Đã xuất bản,10.0.0.1,Chrome · Windows\r\n` +
        `${first},Thẻ,,"bão, miền Trung",10.0.0.1,Chrome · Windows\r\n`,
    );
  });

  test('has one line for a row without changes, by the system', () => {
    const bare = { ...row, by: { userId: null, name: '' }, entityId: null, title: '', changes: [] };
    expect(csvLines(bare, { language: 'en', timeZone: 'UTC' })).toBe(
      '21/11/2026 17:30:05,System,Changed,Post,,,,,,10.0.0.1,Chrome · Windows\r\n',
    );
  });

  test("is named by the day in the project's time zone", () => {
    expect(dayIn('Asia/Ho_Chi_Minh', new Date(row.time))).toBe('2026-11-22');
    expect(dayIn('UTC', new Date(row.time))).toBe('2026-11-21');
  });
});
