import type { Page } from '@toasoan/contract/core/paging.ts';
import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type { CrawlRun, CrawlRunDetail } from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { EVERY_TEN_MINUTES } from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aSource(changes: Partial<ParserSource> = {}): ParserSource {
  return {
    id: '5',
    title: 'Báo Ví Dụ',
    slug: 'bao-vi-du',
    logo: null,
    homeUrl: 'https://bao-vi-du.example/',
    domains: ['bao-vi-du.example'],
    sourceKind: 'PRESS',
    organizationType: 'ORGANIZATION',
    agreementState: 'SIGNED',
    agreementNo: '14/2026',
    signedDate: '2026-03-20',
    validUntil: '2099-03-31',
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
    listUrls: ['https://bao-vi-du.example/rss'],
    apiPaths: { items: '', url: 'url', title: 'title', time: '' },
    userAgent: '',
    robotsRespect: true,
    rateSeconds: 10,
    maxPerRun: 10,
    schedule: EVERY_TEN_MINUTES,
    idleHours: 6,
    trustLevel: 3,
    autoPublish: false,
    status: 'ENABLE',
    pausedReason: null,
    alarm: null,
    lastRunTime: '2026-11-20T03:00:00.000Z',
    lastOk: true,
    lastItemTime: '2026-11-20T03:00:00.000Z',
    nextRunTime: null,
    errorRate: 0.034,
    todayCount: 1254,
    createTime: '2026-11-10T03:00:00.000Z',
    updateTime: '2026-11-10T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

export function aRun(changes: Partial<CrawlRunDetail> = {}): CrawlRunDetail {
  return {
    id: '71',
    sourceId: '5',
    state: 'OK',
    cause: 'SCHEDULE',
    createTime: '2026-11-20T03:00:00.000Z',
    startTime: '2026-11-20T03:00:00.000Z',
    endTime: '2026-11-20T03:01:08.000Z',
    found: 42,
    fresh: 7,
    planned: 7,
    done: 7,
    stored: 6,
    failed: 1,
    bytes: 1_206_480,
    lines: [],
    linesLeftOut: 0,
    ...changes,
  };
}

/** The log of a source, newest first. */
export function answerRuns(network: Network, runs: readonly CrawlRunDetail[], hasMore = false): void {
  const items = runs.map(({ lines: _, linesLeftOut: __, ...run }): CrawlRun => run);
  network.answer('/admin/parser-source/runs/5', { items, hasMore });
  for (const run of runs) network.answer(`/admin/parser-source/run/5/${run.id}`, run);
}

interface Agencies {
  readonly agencies: number;
  readonly agenciesNeeded: number;
}

export async function openSources(
  network: Network,
  sources: readonly ParserSource[],
  search = '',
  agencies: Agencies = { agencies: 0, agenciesNeeded: 0 },
): Promise<void> {
  const list: Page<ParserSource> = { items: [...sources], total: sources.length, page: 1, limit: 20 };
  network.answer('/admin/parser-source/list', list);
  const counts = { all: sources.length, alarm: 1, licensed: 1, unlicensed: 0, paused: 0, ...agencies };
  network.answer('/admin/parser-source/counts', counts);
  for (const source of sources) network.answer(`/admin/parser-source/detail/${source.id}`, source);
  await openAs(network, 'SUPPER_ADMIN', `/manager_crawler/manager_parser_source${search}`);
  const [first] = sources;
  if (first) await expect.element(page.getByRole('link', { name: first.title, exact: true })).toBeVisible();
}
