import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { PAGE_FIELDS } from '@toasoan/contract/features/extraction/template-definition.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { insertItem, joinStory } from '#server/features/crawler-review/public.ts';
import { CRAWLED_TEXTS, type SeedItem } from './crawled-texts.ts';

const MINUTE = 60_000;
/** How the sources name their sections, by the slug of ours. */
const SECTION_NAMES: Readonly<Record<string, string>> = {
  'du-lich': 'Du lịch',
  'kinh-te': 'Kinh tế',
  'thoi-su': 'Thời sự',
  'van-hoa': 'Văn hóa',
};

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** A morning of the review queue: new stories, repeated texts, a page that was not read, an original that is gone. */
export async function seedCrawledItems(db: Db, projectId: string, { categories, now }: Site): Promise<void> {
  const sources = await sourcesOf(db, projectId);
  const ids: string[] = [];
  const stories = new Map<string, string>();
  for (const item of CRAWLED_TEXTS) {
    const source = sources.get(item.source);
    if (source === undefined) throw new Error(`The demo has no source “${item.source}”.`);
    const id = await seedItem(db, projectId, item, {
      source,
      category: categories.get(item.category) ?? null,
      now,
    });
    ids.push(id);
    await joinOthers(db, projectId, item, { id, stories, ids });
    await setState(db, projectId, id, item);
  }
  await sql`
    UPDATE crawled_signatures SET signature = decode(repeat('ff', 320), 'hex') WHERE project_id = ${projectId}`.execute(
    db,
  );
}

interface SeedSource {
  readonly id: string;
  readonly home: string;
}

async function sourcesOf(db: Db, projectId: string): Promise<ReadonlyMap<string, SeedSource>> {
  const rows = await db
    .selectFrom('parser_sources')
    .select(['id', 'title', 'home_url'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ id, title, home_url }) => [title, { id, home: home_url }]));
}

interface Placed {
  readonly source: SeedSource;
  readonly category: string | null;
  readonly now: Date;
}

async function seedItem(
  db: Db,
  projectId: string,
  item: SeedItem,
  { source, category, now }: Placed,
): Promise<string> {
  const publishedTime = new Date(now.getTime() - item.minutesAgo * MINUTE);
  const fetchedTime = new Date(publishedTime.getTime() + 6 * MINUTE);
  const url = new URL(
    `tin/${createHash('sha1').update(item.title).digest('hex').slice(0, 12)}.html`,
    source.home,
  ).href;
  const key = createHash('sha256').update(url).digest();
  const body = gzipSync(pageOf(item, publishedTime));
  const { rows } = await sql<{ id: string }>`
    INSERT INTO crawled_pages (project_id, source_id, url, url_key, state, attempts, next_time, listed_title,
      found_time, fetch_time, http_status, final_url, content_type, body, body_hash)
    VALUES (${projectId}, ${source.id}, ${url}, ${key}, 'READ', 1, ${fetchedTime}, ${item.title}, ${fetchedTime},
      ${fetchedTime}, 200, ${url}, 'text/html; charset=utf-8', ${body}, ${createHash('sha256').update(body).digest()})
    RETURNING id`.execute(db);
  const id = await insertItem(db, projectId, {
    sourceId: source.id,
    pageId: rows[0]?.id ?? '',
    sourceCategoryId: null,
    linkId: null,
    template: null,
    originalUrl: url,
    page: readOf(item, publishedTime, url),
    fetchedTime,
    targetCategoryId: category,
    tagIds: [],
    provinceCode: null,
    isLicensed: item.state !== 'BLOCKED_LICENCE',
  });
  if (id === undefined) throw new Error(`The demo has the text “${item.title}” twice.`);
  return id;
}

/** As the paper served it. */
function pageOf({ title, sapo, body, author = '' }: SeedItem, time: Date): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>${title}</title>
<meta property="article:published_time" content="${time.toISOString()}"></head><body>
<nav><a href="/">Trang chủ</a></nav><article class="article"><h1 class="article__title">${title}</h1>
<p class="article__author">${author}</p><p class="article__sapo">${sapo}</p>
<div class="article__body">${body.map((text) => `<p>${text}</p>`).join('\n')}</div></article></body></html>`;
}

function readOf(item: SeedItem, time: Date, url: string): ExtractedPage {
  const { title, sapo, body, author, score = 90, refusal = null, category } = item;
  return {
    title,
    sapo,
    contentHtml: body.map((text) => `<p>${text}</p>`).join(''),
    contentText: body.join('\n'),
    authors: author === undefined ? [] : [author],
    publishedTime: time.toISOString(),
    category: SECTION_NAMES[category] ?? '',
    tags: [],
    keywords: [],
    sourceName: item.source,
    cover: null,
    images: [],
    canonicalUrl: url,
    lang: 'vi',
    foundBy: Object.fromEntries(PAGE_FIELDS.map((field) => [field, null])) as ExtractedPage['foundBy'],
    missing: [
      ...(refusal === 'NO_BODY' ? (['content'] as const) : []),
      ...(sapo === '' ? (['sapo'] as const) : []),
      ...(author === undefined ? (['author'] as const) : []),
    ],
    warnings: refusal === 'NO_BODY' ? ['SHORT_BODY'] : [],
    refusal,
    score,
  };
}

interface Known {
  readonly id: string;
  readonly stories: Map<string, string>;
  readonly ids: readonly string[];
}

async function joinOthers(
  db: Db,
  projectId: string,
  { story, repeats }: SeedItem,
  { id, stories, ids }: Known,
) {
  const { story_id: own } = await db
    .selectFrom('crawled_items')
    .select('story_id')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const known = story === undefined ? undefined : stories.get(story);
  if (story !== undefined && known === undefined) stories.set(story, own);
  const repeated = repeats === undefined ? undefined : ids[repeats];
  const item = repeated === undefined ? undefined : { id: repeated, score: 0.92 };
  if (known !== undefined || item !== undefined)
    await joinStory(db, projectId, { id, storyId: known, item, post: undefined });
}

/** What people have decided already. */
async function setState(
  db: Db,
  projectId: string,
  id: string,
  { state, originGone, title }: SeedItem,
): Promise<void> {
  if (state === undefined || state === 'BLOCKED_LICENCE' || state === 'PARSE_FAILED') return;
  const reason = state === 'REJECTED' ? 'ADVERT' : null;
  await sql`
    UPDATE crawled_items SET state = ${state}, reject_reason = ${reason}, reviewer_name = 'Trần Minh Quản',
      review_time = fetched_time + interval '9 minutes',
      origin_state = ${originGone === true ? 'GONE' : 'SAME'},
      origin_checked_time = ${originGone === true ? sql`fetched_time + interval '24 hours'` : null},
      post_id = (SELECT id FROM posts WHERE project_id = ${projectId} AND title = ${title} ORDER BY id LIMIT 1)
    WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
  await sql`
    UPDATE crawled_stories SET open_items = (SELECT count(*) FROM crawled_items AS item
      WHERE item.project_id = ${projectId} AND item.story_id = crawled_stories.id AND item.state IN ('NEW', 'ASSIGNED'))
    WHERE project_id = ${projectId}`.execute(db);
}
