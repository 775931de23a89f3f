import type { Suggestion } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';

const BY = { userId: null, name: '' };
export const SUGGESTION: Suggestion = {
  id: '5',
  translationId: '7',
  segmentId: '71',
  pageUrl: 'https://toasoan.local/en/mam-xoi',
  pageTitle: 'Traffic turned at Mam Xoi',
  sourceLang: 'vi',
  lang: 'en',
  source: 'Xe rẽ ở đồi Mâm Xôi.',
  seen: 'Vehicles turned at Mam Xoi slope.',
  suggested: 'Vehicles turned at Mâm Xôi hill.',
  current: { text: 'Vehicles turned at Mam Xoi slope.', version: 4, state: 'MT_ONLY', isLocked: false },
  reason: 'WRONG_NAME',
  origin: 'READER',
  name: 'Trần Văn Mẫu',
  emailHint: 'm•••@ban-doc.example',
  votes: 3,
  state: 'NEW',
  mayReopen: false,
  replyText: '',
  handledBy: '',
  handledTime: null,
  createTime: '2020-11-20T02:00:00.000Z',
  updateTime: '2020-11-20T02:00:00.000Z',
  createdBy: BY,
  updatedBy: BY,
  version: 2,
};

export const OTHER: Suggestion = {
  ...SUGGESTION,
  id: '6',
  segmentId: '72',
  seen: 'A long dress.',
  suggested: 'An áo dài.',
  current: { text: 'A long dress.', version: 1, state: 'MT_ONLY', isLocked: true },
};

const LIST = '/admin/translation-suggestion/list';

/** The console with the suggestions of a person; later reads of the list answer what is given to `answerList`. */
export async function openSuggestions(
  network: Network,
  role: 'ADMIN' | 'EDITOR',
  {
    items = [SUGGESTION, OTHER],
    search = '',
  }: { readonly items?: readonly Suggestion[]; readonly search?: string } = {},
) {
  const session = aSession({ user: { role } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  answerList(network, items);
  network.answer('/admin/translation-suggestion/counts', {
    new: items.length,
    accepted: 0,
    rejected: 0,
    duplicate: 0,
  });
  await openConsole(`/manager_translate/improve_translation${search}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export function answerList(network: Network, items: readonly Suggestion[]): void {
  network.answer(LIST, { items, total: items.length, page: 1, limit: 20 });
}
