import { expect, test } from 'vitest';
import { answerDraft } from './answer-draft.ts';

const REQUEST = {
  id: '5',
  number: 'YCCC-2026-0001',
  requesterName: 'Trần Văn Mẫu',
  postTitle: 'Giá lúa đầu vụ tăng nhẹ',
  postUrl: 'https://toasoan.local/gia-lua',
  state: 'ACCEPTED',
  decisionReason: '',
  receivedTime: '2026-11-20T02:00:00.000Z',
} as const;
const CORRECTION = {
  request: null,
  wrongText: 'Giá lúa là 9.000 đồng.',
  correctText: 'Giá lúa là 7.000 đồng.',
  apologyText: 'Tòa soạn xin lỗi bạn đọc.',
  correctionState: 'PUBLISHED',
  correctionPublishedTime: '2026-11-20T18:00:00.000Z',
} as const;

test('an accepted request quotes the newest published correction with its day in Hà Nội', () => {
  const draft = { ...CORRECTION, correctionState: 'DRAFT', correctionPublishedTime: null } as const;
  const older = { ...CORRECTION, correctText: 'Giá lúa là 8.000 đồng.' };
  expect(
    answerDraft({ request: REQUEST, corrections: [draft, CORRECTION, older] }, 'vi').split('\n'),
  ).toEqual([
    'Tòa soạn đã xem xét yêu cầu YCCC-2026-0001 của ông/bà Trần Văn Mẫu về bài “Giá lúa đầu vụ tăng nhẹ”.',
    'Tòa soạn chấp nhận yêu cầu.',
    '“Thông tin cải chính, xin lỗi” đã đăng ngày 21/11/2026:',
    '– Nội dung sai đã đăng: Giá lúa là 9.000 đồng.',
    '– Nội dung đúng: Giá lúa là 7.000 đồng.',
    'Tòa soạn xin lỗi bạn đọc.',
  ]);
});

test('the correction written for the request is quoted before a newer one of the same post', () => {
  const own = {
    ...CORRECTION,
    request: { id: '5', number: REQUEST.number },
    correctText: 'Giá là 6.000 đồng.',
  };
  const another = { ...CORRECTION, request: { id: '6', number: 'YCCC-2026-0002' } };
  const draft = answerDraft({ request: REQUEST, corrections: [another, own] }, 'vi');
  expect(draft).toContain('6.000');
  expect(draft).not.toContain('7.000');
});

test('a correction from before the request answers something else and is not quoted', () => {
  const earlier = { ...CORRECTION, correctionPublishedTime: '2026-11-19T18:00:00.000Z' } as const;
  const draft = answerDraft({ request: REQUEST, corrections: [earlier] }, 'vi');
  expect(draft).toContain('được đăng ngày …, tại …');
  expect(draft).not.toContain('7.000');
});

test('an accepted request without a published correction leaves day and place to be filled in', () => {
  const draft = answerDraft({ request: { ...REQUEST, postTitle: '' }, corrections: [] }, 'en');
  expect(draft).toContain('about the article https://toasoan.local/gia-lua.');
  expect(draft).toContain('is published on … at …');
});

test('a rejected request says why, and nothing of corrections', () => {
  const request = { ...REQUEST, state: 'REJECTED', decisionReason: 'Hồ sơ ghi đúng như bài.' } as const;
  const draft = answerDraft({ request, corrections: [CORRECTION] }, 'vi');
  expect(draft).toContain('Tòa soạn không chấp nhận yêu cầu vì: Hồ sơ ghi đúng như bài.');
  expect(draft).not.toContain('7.000');
});

test('the longest texts stay within the limit of an answer', () => {
  const long = 'ộ'.repeat(5_000);
  const correction = { ...CORRECTION, wrongText: long, correctText: long, apologyText: long };
  expect(answerDraft({ request: REQUEST, corrections: [correction] }, 'vi').length).toBeLessThan(4_500);
});
