import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  type FieldSelector,
  type PageField,
  type TemplateDefinition,
  templateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { type DayOfPages, dayBefore, fallsOf } from '@toasoan/contract/features/parser-templates/drift.ts';
import { parserTemplateCreate } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { keepSample, templateStore } from '#server/features/parser-templates/public.ts';
import { DEMO_PAGES, demoArticlePage } from './demo-article-page.ts';

interface Site {
  readonly by: Actor;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Selectors = Partial<Record<PageField, readonly Partial<FieldSelector>[]>>;

function definitionOf(fields: Selectors, removeSelectors: readonly string[]): TemplateDefinition {
  const none = Object.fromEntries(
    Object.keys(templateDefinition.shape.fields.shape).map((field) => [field, []]),
  );
  return templateDefinition.parse({
    fields: { ...none, ...fields },
    removeSelectors: [...removeSelectors],
    dateFormats: ['Thứ w, DD/MM/YYYY | HH:mm'],
  });
}

const SHARED: Selectors = {
  title: [{ kind: 'CSS', expr: 'h1.article__title' }],
  sapo: [{ kind: 'CSS', expr: '.article__sapo' }],
  content: [{ kind: 'CSS', expr: '.article__body' }],
  author: [{ kind: 'CSS', expr: '.article__author a' }],
  category: [{ kind: 'JSONLD', expr: '$.articleSection' }],
  cover: [{ kind: 'META', expr: 'og:image' }],
  tags: [{ kind: 'CSS', expr: '.article__tags a', take: 'ALL' }],
};
const REMOVED = ['.ads-300', '.box-related', '.most-read'];
const STEADY = definitionOf(
  {
    ...SHARED,
    publishedTime: [
      { kind: 'CSS', expr: 'time[datetime]', attr: 'datetime' },
      { kind: 'CSS', expr: '.article__time' },
    ],
  },
  REMOVED,
);
const FALLEN = definitionOf(
  {
    ...SHARED,
    publishedTime: [
      { kind: 'META', expr: 'article:published_time' },
      { kind: 'CSS', expr: '.article__time' },
    ],
  },
  REMOVED.slice(0, 2),
);

/** How two templates read the demo's sites: one well, one that a new face of its site has hit. */
export async function seedParserTemplates(db: Db, projectId: string, { by, now }: Site): Promise<void> {
  const { rows } = await sql<{ id: string; title: string; home: string }>`
    SELECT id::text, title, home_url AS home FROM parser_sources WHERE project_id = ${projectId}`.execute(db);
  const sourceOf = (title: string) => {
    const source = rows.find((row) => row.title === title);
    if (source === undefined) throw new Error(`The demo has no source “${title}”.`);
    return source;
  };
  const example = sourceOf('Báo Ví Dụ');
  const steady = {
    title: 'Mẫu báo địa phương kiểu 1',
    sources: [example, sourceOf('Báo Mẫu')],
    draft: STEADY,
    versions: 7,
    passed: 0.92,
    ratesOf: () => ({ ...USUAL, publishedTime: 96 }),
    oldFaces: 2,
  };
  const fallen = {
    title: 'Mẫu thông tấn kiểu 2',
    sources: [sourceOf('Thông tấn Mẫu')],
    draft: FALLEN,
    versions: 3,
    passed: 0.86,
    ratesOf: (ago: number) => ({ ...USUAL, publishedTime: ago < 4 ? 41 + (ago % 3) : 98 }),
    oldFaces: 4,
  };
  for (const template of [steady, fallen]) await seedTemplate(db, projectId, template, { by, now });
}

const USUAL = { title: 100, sapo: 98, content: 100, author: 89, category: 100, cover: 86, tags: 71 };

interface DemoSource {
  readonly id: string;
  readonly title: string;
  readonly home: string;
}

interface DemoTemplate {
  readonly title: string;
  readonly sources: readonly DemoSource[];
  readonly draft: TemplateDefinition;
  readonly versions: number;
  readonly passed: number;
  /** In percent, so many days ago. */
  readonly ratesOf: (ago: number) => Partial<Record<PageField, number>>;
  /** Test pages that the site served before its new face. */
  readonly oldFaces: number;
}

async function seedTemplate(
  db: Db,
  projectId: string,
  template: DemoTemplate,
  { by, now }: Site,
): Promise<void> {
  const [source] = template.sources;
  if (source === undefined) return;
  const pages = servedBy(source, template.oldFaces, now);
  const body = parserTemplateCreate.parse({
    title: template.title,
    sources: template.sources.map(({ id: sourceId }) => ({ sourceId })),
    testUrls: pages.map(({ url }) => url),
    draft: template.draft,
  });
  const { id } = await templateStore.insert({ db, projectId, caller: by }, body);
  for (const page of pages) await keepSample(db, { project_id: projectId, id }, page);
  for (const page of pages) await crawl(db, projectId, source.id, page);
  for (let no = 1; no <= template.versions; no += 1)
    await db
      .insertInto('parser_template_versions')
      .values({
        project_id: projectId,
        template_id: id,
        no,
        definition: JSON.stringify({ ...template.draft, minBodyChars: 300 - (template.versions - no) * 20 }),
        from_time: new Date(now.getTime() - (template.versions - no + 1) * 21 * DAY_MS),
        user_id: by.userId,
        user_name: by.displayName,
        note: no === template.versions ? 'Bỏ khung tin liên quan' : '',
      })
      .execute();
  const days = await seedDays(db, projectId, {
    ...template,
    id,
    today: dayIn('Asia/Ho_Chi_Minh', now.getTime()),
  });
  // It was reported on the first day, by what was usual before.
  const first = fallsOf(days.slice(0, DAYS - 3));
  const falls = fallsOf(days, first).map((fall) => ({ ...fall, sourceId: source.id }));
  await sql`
    UPDATE parser_templates SET current_version = ${template.versions}, status = 'ENABLE',
      falls = ${JSON.stringify(falls)}::jsonb, last_test_time = ${new Date(now.getTime() - 5 * HOUR_MS)},
      tests_passed = ${template.oldFaces === 4 ? 4 : 10}, tests_total = 10,
      draft = jsonb_set(draft, '{minBodyChars}', ${falls.length > 0 ? '250' : '300'}::jsonb)
    WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
}

interface ServedDemoPage {
  readonly url: string;
  readonly title: string;
  readonly contentType: string;
  readonly body: Buffer;
  readonly fetchTime: Date;
}

/** The newest pages have the new face of the site. */
function servedBy({ title: site, home }: DemoSource, oldFaces: number, now: Date): ServedDemoPage[] {
  return DEMO_PAGES.map((page, index) => {
    const isOld = index >= 3 && index < 3 + oldFaces;
    const fetchTime = new Date(now.getTime() - (isOld ? 6 * DAY_MS : 0) - (index + 2) * HOUR_MS);
    const html = demoArticlePage(page, { site, time: fetchTime, face: isOld ? 'old' : 'new' });
    return {
      url: new URL(`bai/${page.slug}.html`, home).href,
      title: page.title,
      contentType: 'text/html; charset=utf-8',
      body: Buffer.from(html),
      fetchTime,
    };
  });
}

async function crawl(db: Db, projectId: string, sourceId: string, page: ServedDemoPage): Promise<void> {
  const key = createHash('sha256').update(page.url).digest();
  await sql`
    INSERT INTO crawled_pages (project_id, source_id, url, url_key, state, attempts, next_time, listed_title,
      found_time, fetch_time, http_status, final_url, content_type, body, body_hash)
    VALUES (${projectId}, ${sourceId}, ${page.url}, ${key}, 'LEFT_OUT', 1, ${page.fetchTime}, ${page.title},
      ${page.fetchTime}, ${page.fetchTime}, 200, ${page.url}, ${page.contentType}, ${gzipSync(page.body)},
      ${createHash('sha256').update(page.body).digest()})`.execute(db);
}

const DAYS = 14;
const PAGES_A_DAY = 100;

interface DaysOfTemplate extends DemoTemplate {
  readonly id: string;
  readonly today: string;
}

async function seedDays(
  db: Db,
  projectId: string,
  { id, today, sources, passed, ratesOf }: DaysOfTemplate,
): Promise<DayOfPages[]> {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const ago = DAYS - 1 - index;
    return { day: dayBefore(today, ago), pages: PAGES_A_DAY, filled: ratesOf(ago) };
  });
  for (const source of sources)
    for (const { day, pages, filled } of days)
      await sql`
        INSERT INTO parser_template_days (project_id, template_id, source_id, day, pages, passed, filled)
        VALUES (${projectId}, ${id}, ${source.id}, ${day}, ${pages}, ${Math.round(pages * passed)},
          ${JSON.stringify(filled)}::jsonb)`.execute(db);
  return days;
}
