import { expect, test } from 'vitest';
import { note } from '../import-note.ts';
import type { ImportReport, ReportEntry } from './import-report.ts';
import { printReport } from './print-report.ts';
import { reportJson } from './report-json.ts';

const ABOUT = { id: '1', guid: 'https://baolang.example/?p=1', notes: [] };
const PICTURES = Array.from({ length: 5 }, (_, index) =>
  note('PICTURE_LINKED', { text: `Ảnh ${index}`, address: `https://baolang.example/${index}.jpg` }),
);
const ENTRIES: readonly ReportEntry[] = [
  {
    ...ABOUT,
    type: 'post',
    title: 'Mùa lũ',
    result: 'created',
    slug: 'mua-lu',
    state: 'PUBLISHED',
    comments: 3,
    notes: PICTURES,
  },
  { ...ABOUT, type: 'post', title: '', result: 'skipped', reason: note('ALREADY_IMPORTED', { run: '3' }) },
  {
    ...ABOUT,
    type: 'post',
    title: 'Dài',
    result: 'refused',
    reason: note('BODY_REFUSED', { problem: 'Quá dài.' }),
  },
];
const REPORT: ImportReport = {
  site: 'https://baolang.example',
  siteTitle: 'Báo Làng',
  projectId: '1',
  file: 'site.xml',
  entries: ENTRIES,
  commentCount: 4,
};

test('a report gives the result and the reason for every item', () => {
  expect(printReport({ report: REPORT, runId: '9' })).toBe(`LƯỢT NHẬP 9
Nguồn: Báo Làng (https://baolang.example)
Tệp: site.xml, vào dự án 1

Bài viết
  + Mùa lũ → /mua-lu (đã xuất bản)
      - ảnh trong bài thành liên kết "Ảnh 0": https://baolang.example/0.jpg
      - ảnh trong bài thành liên kết "Ảnh 1": https://baolang.example/1.jpg
      - ảnh trong bài thành liên kết "Ảnh 2": https://baolang.example/2.jpg
      - và 2 ghi chú cùng loại
  · (không tên, mã 1): đã nhập ở lượt 3
  ✗ Dài: nội dung không nhận được: Quá dài.

                  tạo mới   bỏ qua  từ chối
Bài viết                1        1        1
Tổng                    1        1        1
Bình luận: 3 được nhập trong 4 của tệp.
Hoàn tác lượt này: npm run import -- undo 9`);
});

test('a dry run says that nothing was written and offers no undo', () => {
  const printed = printReport({ report: REPORT, runId: undefined });
  expect(printed).toMatch(/^NHẬP THỬ, chưa ghi gì\n/);
  expect(printed).not.toContain('undo');
});

test('the JSON report holds every remark, with its code and its words', () => {
  const json = JSON.parse(reportJson({ report: REPORT, runId: '9' }));
  expect(json).toMatchObject({ isDryRun: false, runId: '9', totals: { created: 1, skipped: 1, refused: 1 } });
  expect(json.items[0].notes).toHaveLength(5);
  expect(json.items[1].reason).toEqual({
    code: 'ALREADY_IMPORTED',
    values: { run: '3' },
    message: 'đã nhập ở lượt 3',
  });
});
