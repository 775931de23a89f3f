import {
  type PAUSE_REASONS,
  type ParserSourceCreate,
  parserSourceCreate,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  addProgress,
  addRunLine,
  endRun,
  type NewRunLine,
  parserSourceStore,
  takeRun,
} from '#server/features/parser-sources/public.ts';

const MINUTE = 60_000;
const HOUR = 60;

interface SeedRun {
  readonly minutesAgo: number;
  readonly state: 'OK' | 'PARTIAL' | 'FAILED';
  readonly cause?: 'SCHEDULE' | 'PERSON';
  readonly counts: Partial<
    Readonly<Record<'found' | 'fresh' | 'planned' | 'done' | 'stored' | 'failed' | 'bytes', number>>
  >;
  readonly lines: readonly NewRunLine[];
}

interface SeedSource {
  readonly source: Omit<ParserSourceCreate, 'status' | 'signedDate' | 'validUntil'>;
  /** Months from the start of the demo; `until` is the last day of March after so many years. */
  readonly agreement?: { readonly signedMonthsAgo: number; readonly untilYears: number | null };
  readonly status: Status;
  /** What is switched on waits all the same: a demo fetches nothing. */
  readonly paused: (typeof PAUSE_REASONS)[number] | null;
  readonly runs: readonly SeedRun[];
}

const FEED = 'https://bao-vi-du.example/rss/tin-moi.rss';
const AT = 'https://bao-vi-du.example';

const unchanged = (minutesAgo: number): SeedRun => ({
  minutesAgo,
  state: 'OK',
  counts: {},
  lines: [{ event: 'LIST_UNCHANGED', url: FEED }],
});

const DEMO_SOURCES: readonly SeedSource[] = [
  {
    source: {
      title: 'Báo Ví Dụ',
      homeUrl: `${AT}/`,
      sourceKind: 'PRESS',
      agreementState: 'SIGNED',
      agreementNo: '14/2026/TTBQ',
      scope: 'Đăng lại toàn văn tin thời sự, kinh tế, môi trường. Không lấy chuyên mục bạn đọc và quảng cáo.',
      textAllowed: 'FULL',
      imagesAllowed: 'COPY_WITH_CREDIT',
      dailyQuota: 20,
      minDelayMinutes: 60,
      attributionText: 'Nguồn: {source}',
      contactName: 'Ban Thư ký tòa soạn',
      contactEmail: 'banquyen@bao-vi-du.example',
      fetchMode: 'RSS',
      listUrls: [FEED],
      schedule: { everyMinutes: 10, quietFrom: '23:00', quietTo: '05:00', weekdays: [] },
      trustLevel: 4,
    },
    agreement: { signedMonthsAgo: 8, untilYears: 1 },
    status: 'ENABLE',
    paused: 'PERSON',
    runs: [
      {
        minutesAgo: 27 * HOUR,
        state: 'OK',
        counts: { found: 40, fresh: 9, planned: 9, done: 9, stored: 9, bytes: 1_412_300 },
        lines: [
          { event: 'LIST_READ', url: FEED, count: 9 },
          {
            event: 'PAGE_READ',
            url: `${AT}/thoi-su/ca-phe-vao-vu-hop-tac-xa-kin-nhan-cong-hai-20114.html`,
            count: 96,
          },
        ],
      },
      unchanged(95),
      unchanged(85),
      {
        minutesAgo: 75,
        state: 'PARTIAL',
        cause: 'PERSON',
        counts: { found: 42, fresh: 7, planned: 7, done: 7, stored: 6, failed: 1, bytes: 1_206_480 },
        lines: [
          { event: 'LIST_READ', url: FEED, count: 7 },
          {
            event: 'PAGE_READ',
            url: `${AT}/moi-truong/tau-thuyen-vao-noi-tranh-bao-truoc-19-gio-20131.html`,
            count: 94,
          },
          {
            event: 'PAGE_READ',
            url: `${AT}/kinh-te/xuat-khau-ca-phe-tang-trong-10-thang-20129.html`,
            count: 91,
          },
          {
            event: 'PICTURE_FAILED',
            isProblem: true,
            url: `${AT}/anh/2026/11/cang-ca-chieu-muon.jpg`,
            detail: '404',
          },
          { event: 'PAGE_READ', url: `${AT}/xa-hoi/them-toa-tau-don-khach-ve-que-20127.html`, count: 88 },
          {
            event: 'PAGE_FAILED',
            isProblem: true,
            url: `${AT}/xa-hoi/lich-tiep-cong-dan-thang-12-20126.html`,
            detail: '500',
          },
        ],
      },
    ],
  },
  {
    source: {
      title: 'Báo Mẫu',
      homeUrl: 'https://bao-mau.example/',
      sourceKind: 'PRESS',
      agreementState: 'EXPIRED',
      agreementNo: '03/2025/TTBQ',
      textAllowed: 'EXCERPT',
      excerptChars: 600,
      imagesAllowed: 'NONE',
      attributionText: 'Theo {source}: {url}',
      fetchMode: 'SITEMAP',
      listUrls: ['https://bao-mau.example/sitemap-news.xml'],
      schedule: { everyMinutes: 30, quietFrom: '', quietTo: '', weekdays: [] },
    },
    agreement: { signedMonthsAgo: 20, untilYears: 0 },
    status: 'DISABLED',
    paused: null,
    runs: [
      {
        minutesAgo: 26 * HOUR,
        state: 'OK',
        counts: { found: 100, fresh: 3, planned: 3, done: 3, stored: 3, bytes: 503_120 },
        lines: [{ event: 'LIST_READ', url: 'https://bao-mau.example/sitemap-news.xml', count: 3 }],
      },
    ],
  },
  {
    source: {
      title: 'Cổng TTĐT tỉnh X',
      homeUrl: 'https://tinhx.example/',
      sourceKind: 'GOV',
      agreementState: 'NOT_REQUIRED',
      scope: 'Văn bản, thông báo và tin do cơ quan nhà nước ban hành.',
      attributionText: 'Nguồn: {source}, {time}',
      fetchMode: 'HTML_LIST',
      listUrls: ['https://tinhx.example/tin-tuc', 'https://tinhx.example/thong-bao'],
      schedule: { everyMinutes: 60, quietFrom: '18:00', quietTo: '07:00', weekdays: [1, 2, 3, 4, 5] },
      idleHours: 72,
      trustLevel: 5,
    },
    status: 'ENABLE',
    paused: 'PERSON',
    runs: [
      {
        minutesAgo: 3 * HOUR,
        state: 'OK',
        counts: { found: 24, fresh: 2, planned: 2, done: 2, stored: 2, bytes: 246_700 },
        lines: [
          { event: 'LIST_READ', url: 'https://tinhx.example/tin-tuc', count: 1 },
          { event: 'LIST_READ', url: 'https://tinhx.example/thong-bao', count: 1 },
          {
            event: 'PAGE_READ',
            url: 'https://tinhx.example/thong-bao/lich-tiep-cong-dan-thang-12',
            count: 97,
          },
          {
            event: 'PAGE_READ',
            url: 'https://tinhx.example/tin-tuc/hoan-tat-so-tan-dan-vung-xung-yeu',
            count: 95,
          },
        ],
      },
    ],
  },
  {
    source: {
      title: 'Thông tấn Mẫu',
      homeUrl: 'https://thong-tan-mau.example/',
      sourceKind: 'AGENCY',
      agreementState: 'SIGNED',
      agreementNo: '21/2026/TTBQ',
      scope: 'Toàn bộ bản tin trong nước và quốc tế.',
      imagesAllowed: 'COPY',
      dailyQuota: 60,
      minDelayMinutes: 60,
      attributionText: '{author} ({source})',
      fetchMode: 'API',
      listUrls: ['https://api.thong-tan-mau.example/v2/news'],
      apiPaths: { items: 'data.items', url: 'link', title: 'headline', time: 'publishedAt' },
      schedule: { everyMinutes: 5, quietFrom: '', quietTo: '', weekdays: [] },
      trustLevel: 5,
    },
    agreement: { signedMonthsAgo: 5, untilYears: null },
    status: 'ENABLE',
    paused: 'FAILED_RUNS',
    runs: [
      {
        minutesAgo: 8 * HOUR,
        state: 'OK',
        counts: { found: 50, fresh: 12, planned: 10, done: 10, stored: 10, bytes: 611_900 },
        lines: [
          { event: 'LIST_READ', url: 'https://api.thong-tan-mau.example/v2/news', count: 12 },
          { event: 'LIST_TRUNCATED', isProblem: true, url: 'https://api.thong-tan-mau.example/v2/news' },
        ],
      },
      ...[55, 50, 45].map(
        (minutesAgo): SeedRun => ({
          minutesAgo,
          state: 'FAILED',
          counts: {},
          lines: [
            {
              event: 'LIST_FAILED',
              isProblem: true,
              url: 'https://api.thong-tan-mau.example/v2/news',
              detail: '503',
            },
          ],
        }),
      ),
    ],
  },
];

interface Site {
  readonly by: Actor;
  readonly now: Date;
}

/** Sources of the demo with the log of their runs. None of them is fetched: each is switched off or waits. */
export async function seedParserSources(db: Db, projectId: string, { by, now }: Site): Promise<void> {
  const store = parserSourceStore({ countTexts: async () => 0, followAgreement: async () => undefined });
  for (const { source, agreement, status, paused, runs } of DEMO_SOURCES) {
    const body = parserSourceCreate.parse({ ...source, ...daysOf(agreement, now) });
    const { id } = await store.insert({ db, projectId, caller: by }, body);
    await sql`
      UPDATE parser_sources SET status = ${status}, paused_reason = ${paused}
      WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
    for (const run of runs) await seedRun(db, { id, project_id: projectId }, run, now);
  }
}

function daysOf(agreement: SeedSource['agreement'], now: Date) {
  if (agreement === undefined) return {};
  const signed = new Date(now);
  signed.setUTCMonth(signed.getUTCMonth() - agreement.signedMonthsAgo);
  const year = Number(dayIn('Asia/Ho_Chi_Minh', now.getTime()).slice(0, 4));
  return {
    signedDate: signed.toISOString().slice(0, 10),
    validUntil: agreement.untilYears === null ? null : `${year + agreement.untilYears}-03-31`,
  };
}

async function seedRun(
  db: Db,
  source: { readonly id: string; readonly project_id: string },
  { minutesAgo, state, cause = 'SCHEDULE', counts, lines }: SeedRun,
  now: Date,
): Promise<void> {
  const start = new Date(now.getTime() - minutesAgo * MINUTE);
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
  const run = await takeRun(db, source, cause, { now: start, state: 'RUNNING' });
  for (const [index, line] of lines.entries()) await addRunLine(db, run, line, at(1 + index * 11));
  await addProgress(db, run, counts);
  await endRun(db, run, { state, now: at(2 + lines.length * 11) });
}
