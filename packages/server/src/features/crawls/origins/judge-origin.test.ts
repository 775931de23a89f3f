import { expect, it } from 'vitest';
import { judgeOrigin } from './judge-origin.ts';

const PARAGRAPHS = [
  'Hợp tác xã đón người hái cà phê từ năm giờ sáng, sớm hơn mọi năm hai tuần.',
  'Cần khoảng 4.000 công mỗi ngày trong ba tuần tới, một nửa là người từ các xã bên.',
];
const TITLE = 'Cà phê vào vụ: hợp tác xã lo nhân công hái';
const now = (changes: { title?: string; sapo?: string; lines?: readonly string[] } = {}) => ({
  title: changes.title ?? TITLE,
  sapo: changes.sapo ?? '',
  contentText: (changes.lines ?? PARAGRAPHS).join('\n'),
});
const judge = (page: ReturnType<typeof now>) => judgeOrigin({ title: TITLE, paragraphs: PARAGRAPHS }, page);

it.each([
  ['the same words', now(), 'SAME'],
  ['the same words, spelled with other tone marks', now({ title: TITLE.normalize('NFD') }), 'SAME'],
  [
    'another figure',
    now({ lines: [PARAGRAPHS[0] ?? '', (PARAGRAPHS[1] ?? '').replace('4.000', '5.000')] }),
    'CHANGED',
  ],
  ['another headline', now({ title: 'Cà phê vào vụ: thiếu người hái' }), 'CHANGED'],
  ['a paragraph less', now({ lines: PARAGRAPHS.slice(0, 1) }), 'CHANGED'],
  ['a correction above it', now({ sapo: 'Thông tin cải chính: bản trước ghi sai số công.' }), 'CORRECTED'],
  ['no words at all, such as a page that failed to load', now({ lines: [] }), 'SAME'],
] as const)('an original with %2$s', (title, page, state) => {
  expect([title, judge(page)]).toEqual([title, state]);
});
