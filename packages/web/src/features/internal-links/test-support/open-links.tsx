import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { Trial } from '@toasoan/contract/features/internal-links/article-links.ts';
import type { InternalLink } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const PAGE = '/setting_post/manager_internal_link';
const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aLink(changes: Partial<InternalLink> = {}): InternalLink {
  return {
    id: '5',
    keyword: 'tranh Đông Hồ',
    variants: ['tranh dân gian Đông Hồ'],
    exclusions: [],
    targetType: 'tag',
    target: { id: '7', name: 'tranh Đông Hồ', path: '/the/tranh-dong-ho', problem: null },
    url: '',
    title: '',
    maxPerPost: 1,
    priority: 70,
    openNewTab: false,
    nofollow: false,
    scope: [],
    startTime: null,
    endTime: null,
    status: 'DISABLED',
    hitCount: 1254,
    lastApplied: null,
    clicks: 12,
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

const rule = {
  id: '5',
  keyword: 'tranh Đông Hồ',
  targetType: 'tag' as const,
  priority: 70,
  maxPerPost: 1,
  title: '',
  openNewTab: false,
  nofollow: false,
  version: 2,
};
const run = { isExcerpt: false, level: null, picture: null, links: [] };

/** A post with one link and two refusals. */
export function aTrial(changes: Partial<Trial> = {}): Trial {
  return {
    post: { id: '9', title: 'Gặp nghệ nhân', category: 'Di sản', isOff: false },
    runs: [
      { ...run, place: 'title', text: 'Giữ lửa tranh Đông Hồ' },
      { ...run, place: 'text', text: 'Ba đời làm tranh Đông Hồ, tranh Đông Hồ nổi tiếng.' },
      { ...run, place: 'caption', text: 'Bản khắc' },
    ],
    placed: [
      {
        run: 1,
        from: 11,
        to: 24,
        phrase: 'tranh Đông Hồ',
        rule,
        href: '/the/tranh-dong-ho',
        target: 'tag:7',
      },
    ],
    refused: [
      { run: 0, from: 8, to: 21, phrase: 'tranh Đông Hồ', rule, reason: 'TITLE', because: '', winner: null },
      {
        run: 1,
        from: 26,
        to: 39,
        phrase: 'tranh Đông Hồ',
        rule,
        reason: 'KEYWORD_FULL',
        because: '',
        winner: null,
      },
    ],
    most: 8,
    ...changes,
  };
}

function answerLinks(network: Network, links: readonly InternalLink[]): void {
  network.answer('/admin/internal-link/list', { items: [...links], total: links.length, page: 1, limit: 20 });
  network.answer('/admin/internal-link/counts', {
    all: links.length,
    on: links.filter(({ status }) => status === 'ENABLE').length,
    broken: links.filter(({ target }) => target.problem !== null).length,
    unused: 0,
  });
  for (const link of links) network.answer(`/admin/internal-link/detail/${link.id}`, link);
}

export async function openLinks(
  network: Network,
  links: readonly InternalLink[],
  role: Role = 'EDITOR',
  search = '',
): Promise<void> {
  answerLinks(network, links);
  await openAs(network, role, `${PAGE}${search}`);
  const [first] = links;
  if (first && role !== 'AUTHOR')
    await expect.element(page.getByRole('link', { name: first.keyword, exact: true })).toBeVisible();
}
