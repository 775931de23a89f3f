import type { SourceLink } from '@toasoan/contract/features/source-links/source-link.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';
import { answerSources } from '../../source-categories/test-support/open-sections.tsx';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aSourceLink(changes: Partial<SourceLink> = {}): SourceLink {
  return {
    id: '5',
    source: { id: '1', title: 'Báo Ví Dụ' },
    section: { id: '7', title: 'Kinh tế', url: 'https://bao-vi-du.example/kinh-te' },
    linkUrl: '',
    targetType: 'category',
    target: { id: '3', name: 'Đầu tư', problem: null },
    extraCategories: [],
    tags: [],
    author: null,
    provinceCode: null,
    postType: 'ARTICLE',
    genre: 'NEWS',
    includeKeywords: [],
    excludeKeywords: [],
    autoAction: 'REVIEW',
    priority: 50,
    status: 'ENABLE',
    matchCount24h: 1254,
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

export async function openSourceLinks(
  network: Network,
  links: readonly SourceLink[],
  { search = '', agencies = 3 }: { readonly search?: string; readonly agencies?: number } = {},
): Promise<void> {
  network.answer('/admin/source-link/list', { items: [...links], total: links.length, page: 1, limit: 20 });
  network.answer('/admin/source-link/counts', { all: links.length, on: links.length, broken: 0 });
  for (const link of links) network.answer(`/admin/source-link/detail/${link.id}`, link);
  const views = { all: 3, alarm: 0, licensed: 3, unlicensed: 0, paused: 0 };
  network.answer('/admin/parser-source/counts', { ...views, agencies, agenciesNeeded: 3 });
  network.answer('/admin/category/tree', { items: [] });
  answerSources(network);
  await openAs(network, 'SUPPER_ADMIN', `/manager_crawler/manager_sourceLinkToCategory${search}`);
  const [first] = links;
  if (first)
    await expect
      .element(page.getByRole('link', { name: first.section?.title ?? first.linkUrl, exact: true }))
      .toBeVisible();
}
