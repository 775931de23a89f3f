import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import type { Correction } from '@toasoan/contract/features/posts/correction/correction.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { aWholePost } from '../../posts/test-support/a-post.ts';

const BY = { userId: null, name: 'Trần Văn Mẫu' };
export const REQUEST: CorrectionRequest = {
  id: '5',
  number: 'YCCC-2026-0001',
  state: 'IN_REVIEW',
  channel: 'SITE',
  postId: '12',
  postTitle: 'Giá lúa đầu vụ tăng nhẹ',
  requesterName: 'Trần Văn Mẫu',
  requesterOrg: '',
  relation: 'SUBJECT',
  postUrl: 'https://toasoan.local/gia-lua',
  claim: 'Bài viết ghi tôi là chủ cơ sở, thực tế tôi là người làm thuê.',
  proposal: '',
  evidenceLinks: [],
  requesterEmail: 'mau@ban-doc.example',
  requesterPhone: '',
  receivedTime: '2020-11-20T02:00:00.000Z',
  dueTime: '2020-11-30T02:00:00.000Z',
  decisionReason: '',
  decidedBy: '',
  decidedTime: null,
  answer: '',
  answeredBy: '',
  answeredTime: null,
  isAnswerMailed: true,
  corrections: [],
  steps: ['accept', 'reject'],
  createTime: '2020-11-20T02:00:00.000Z',
  updateTime: '2020-11-20T02:00:00.000Z',
  createdBy: BY,
  updatedBy: BY,
  version: 2,
};

export const A_CORRECTION: Correction = {
  id: '7',
  postId: '12',
  correctionPostId: '13',
  correctionState: 'PUBLISHED',
  correctionPublishedTime: '2020-11-22T02:00:00.000Z',
  publishedRef: { title: 'Giá lúa đầu vụ tăng nhẹ', section: 'Kinh tế', date: '2020-11-18T02:00:00.000Z' },
  request: { id: '5', number: 'YCCC-2026-0001' },
  wrongText: 'Ông Mẫu là chủ cơ sở.',
  correctText: 'Tôi là người làm thuê.',
  apologyText: 'Tòa soạn xin lỗi ông Mẫu.',
  basis: 'COMPLAINT',
  conclusionDoc: '',
  placement: '',
  notifiedParties: [],
  aggregatorsNotified: [],
  createTime: '2020-11-22T02:00:00.000Z',
  updateTime: '2020-11-22T02:00:00.000Z',
  createdBy: BY,
  updatedBy: BY,
  version: 1,
};

export const FILES = '/admin/correction-request/attachment/list/5';

export async function openRequests(
  network: Network,
  role: 'ADMIN' | 'EDITOR',
  items: readonly CorrectionRequest[] = [REQUEST],
  search = '',
) {
  const session = aSession({ user: { role } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  const { length: total } = items;
  network.answer('/admin/correction-request/list', { items, total, page: 1, limit: 20 });
  network.answer('/admin/correction-request/counts', {
    waiting: total,
    overdue: total,
    answered: 0,
    all: total,
  });
  network.answer('/admin/post/detail/12', aWholePost({ id: '12', state: 'PUBLISHED' }));
  const may = role === 'ADMIN';
  network.answer(FILES, { items: [], mayOpen: may, mayAdd: may, mayRemove: may });
  for (const item of items) network.answer(`/admin/correction-request/detail/${item.id}`, item);
  await openConsole(`/manager_post/correction_requests${search}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}
