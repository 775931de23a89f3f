import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type { SourceCategory } from '@toasoan/contract/features/source-categories/source-category.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aSection(changes: Partial<SourceCategory> = {}): SourceCategory {
  return {
    id: '5',
    source: { id: '1', title: 'Báo Ví Dụ' },
    title: 'Kinh tế',
    url: 'https://bao-vi-du.example/kinh-te',
    rssUrl: 'https://bao-vi-du.example/rss/kinh-te.rss',
    parent: null,
    detected: true,
    status: 'ENABLE',
    lastSeen: '2026-11-20T03:00:00.000Z',
    links: [],
    suggestion: null,
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

const SOURCE: ParserSource = {
  id: '1',
  title: 'Báo Ví Dụ',
  slug: 'bao-vi-du',
  logo: null,
  homeUrl: 'https://bao-vi-du.example/',
  domains: ['bao-vi-du.example'],
  sourceKind: 'PRESS',
  organizationType: 'ORGANIZATION',
  agreementState: 'SIGNED',
  agreementNo: '',
  signedDate: null,
  validUntil: null,
  scope: '',
  attributionText: 'Nguồn: {source}',
  imagesAllowed: 'COPY_WITH_CREDIT',
  textAllowed: 'FULL',
  excerptChars: 600,
  dailyQuota: 0,
  minDelayMinutes: 60,
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  lang: 'vi',
  timezone: 'Asia/Ho_Chi_Minh',
  fetchMode: 'RSS',
  listUrls: [],
  apiPaths: { items: '', url: 'url', title: 'title', time: '' },
  userAgent: '',
  robotsRespect: true,
  rateSeconds: 10,
  maxPerRun: 10,
  schedule: { everyMinutes: 10, quietFrom: '', quietTo: '', weekdays: [] },
  idleHours: 6,
  trustLevel: 3,
  autoPublish: false,
  status: 'ENABLE',
  pausedReason: null,
  alarm: null,
  lastRunTime: null,
  lastOk: null,
  lastItemTime: null,
  nextRunTime: null,
  errorRate: null,
  todayCount: 0,
  createTime: '2026-11-20T03:00:00.000Z',
  updateTime: '2026-11-20T03:00:00.000Z',
  createdBy: BY,
  updatedBy: BY,
  version: 1,
};

/** Sources that pickers and filters offer. */
export function answerSources(network: Network): void {
  network.answer('/admin/parser-source/list', {
    items: [SOURCE],
    total: 1,
    page: 1,
    limit: 100,
  });
}

export async function openSections(
  network: Network,
  sections: readonly SourceCategory[],
  search = '',
): Promise<void> {
  const unmapped = sections.filter(({ links }) => links.length === 0).length;
  network.answer('/admin/source-category/list', {
    items: [...sections],
    total: sections.length,
    page: 1,
    limit: 20,
  });
  network.answer('/admin/source-category/counts', { all: sections.length, unmapped });
  for (const section of sections) network.answer(`/admin/source-category/detail/${section.id}`, section);
  answerSources(network);
  await openAs(network, 'SUPPER_ADMIN', `/manager_crawler/manager_sourceCategory${search}`);
  const [first] = sections;
  if (first) await expect.element(page.getByRole('link', { name: first.title, exact: true })).toBeVisible();
}
