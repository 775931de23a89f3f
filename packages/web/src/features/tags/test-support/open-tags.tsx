import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { Page } from '@toasoan/contract/core/paging.ts';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const PAGE = '/setting_post/manager_tag';
const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aTag(changes: Partial<Tag> = {}): Tag {
  return {
    id: '5',
    title: 'Huế',
    slug: 'hue',
    kind: 'PLACE',
    description: '',
    image: null,
    keywords: [],
    aliases: [],
    isFeatured: false,
    status: 'ENABLE',
    mergedInto: null,
    postCount: 0,
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

export function answerTags(network: Network, tags: readonly Tag[]): void {
  const list: Page<Tag> = { items: [...tags], total: tags.length, page: 1, limit: 20 };
  network.answer('/admin/tag/list', list);
  const counts = { all: tags.length, noDescription: tags.length, orphan: 0, duplicate: 0 };
  network.answer('/admin/tag/counts', counts);
  network.answer('/admin/tag/similar', { items: [] });
  for (const tag of tags) network.answer(`/admin/tag/detail/${tag.id}`, tag);
}

export async function openTags(
  network: Network,
  tags: readonly Tag[],
  role: Role = 'ADMIN',
  search = '',
): Promise<void> {
  answerTags(network, tags);
  await openAs(network, role, `${PAGE}${search}`);
  const [first] = tags;
  if (first) await expect.element(page.getByRole('link', { name: first.title, exact: true })).toBeVisible();
}
