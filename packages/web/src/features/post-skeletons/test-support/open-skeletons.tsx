import type { Page } from '@toasoan/contract/core/paging.ts';
import type { PostSkeleton } from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aSkeleton(changes: Partial<PostSkeleton> = {}): PostSkeleton {
  return {
    id: '5',
    title: 'Lịch tuần',
    headline: 'Những việc đáng chú ý tuần {tuần}',
    note: '',
    weekdays: [1],
    time: '06:00',
    assignee: null,
    nextTime: '2026-11-29T23:00:00.000Z',
    lastPost: null,
    wordCount: 320,
    categories: ['Thời sự'],
    status: 'ENABLE',
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

export async function openSkeletons(
  network: Network,
  skeletons: readonly PostSkeleton[],
  search = '',
): Promise<void> {
  const list: Page<PostSkeleton> = {
    items: [...skeletons],
    total: skeletons.length,
    page: 1,
    limit: 20,
  };
  network.answer('/admin/post-skeleton/list', list);
  for (const skeleton of skeletons) network.answer(`/admin/post-skeleton/detail/${skeleton.id}`, skeleton);
  await openAs(network, 'EDITOR', `/manager_post/skeletons${search}`);
  const [first] = skeletons;
  if (first) await expect.element(page.getByRole('link', { name: first.title, exact: true })).toBeVisible();
}
