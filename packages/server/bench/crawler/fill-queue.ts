import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Client } from 'pg';
import { copyRows } from '../newsroom/copy-rows.ts';
import { randomNumbers, type Shares, shareOf } from '../newsroom/random.ts';
import type { Report } from './invent-events.ts';

/** Ids of what the bench makes; the newsroom has none as high. */
const FIRST_ID = 1_000_000;
const AT_ONCE = 10_000;
const MONTH_MS = 30 * 86_400_000;
const BY = 'Hệ thống';

const STATES: Shares<string> = [
  ['NEW', 0.6],
  ['ACCEPTED', 0.1],
  ['REJECTED', 0.1],
  ['DUPLICATE', 0.06],
  ['PARSE_FAILED', 0.06],
  ['BLOCKED_LICENCE', 0.05],
  ['EXPIRED', 0.03],
];
/** Most events are in one paper or two, a few in all of them. */
const STORY_SIZES = [1, 1, 2, 1, 3, 1, 1, 5, 2, 1, 14, 1, 4, 2, 1, 8];

interface NewSource {
  readonly title: string;
  readonly base: string;
  readonly domain: string;
  readonly everyMinutes: number;
  readonly maxPerRun: number;
  readonly fetchMode?: 'RSS' | 'SITEMAP';
}

/** Sources whose feed is at `/rss`; a signed agreement, one second between requests. Returns their ids. */
export async function addSources(
  client: Client,
  projectId: string,
  sources: readonly NewSource[],
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO parser_sources (project_id, title, slug, home_url, domains, list_urls, agreement_state, rate_seconds,
       max_per_run, schedule, idle_hours, fetch_mode, status, search_text, created_by_name, updated_by_name)
     SELECT $1, title, 'bench-' || md5(title || base), base, ARRAY[domain], ARRAY[base || '/rss'], 'SIGNED', 1,
       "maxPerRun", jsonb_build_object('everyMinutes', "everyMinutes", 'quietFrom', '', 'quietTo', '', 'weekdays',
       '[]'::jsonb), 0, coalesce("fetchMode", 'RSS'), 'ENABLE', lower(title), $3, $3
     FROM jsonb_to_recordset($2) AS source (title text, base text, domain text, "everyMinutes" int, "maxPerRun" int,
       "fetchMode" text) RETURNING id`,
    [projectId, JSON.stringify(sources), BY],
  );
  return rows.map(({ id }) => id);
}

interface Filling {
  readonly projectId: string;
  readonly sourceIds: readonly string[];
  readonly categoryIds: readonly string[];
}

/** A queue of a month: stories of one to fourteen texts in all states. */
export async function fillQueue(
  client: Client,
  { projectId, sourceIds, categoryIds }: Filling,
  reports: readonly Report[],
  count: number,
): Promise<void> {
  const random = randomNumbers(count);
  const newest = Date.now() - 60_000;
  let story = FIRST_ID;
  let left = 0;
  for (let from = 0; from < count; from += AT_ONCE) {
    const texts = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => {
      const number = from + at;
      if (left === 0) {
        story += 1;
        left = STORY_SIZES[story % STORY_SIZES.length] ?? 1;
      }
      left -= 1;
      const report = reports[number % reports.length] ?? reports[0];
      if (report === undefined) throw new Error('There are no reports.');
      return {
        id: FIRST_ID + number,
        story,
        report,
        sourceId: sourceIds[number % sourceIds.length] ?? '',
        state: shareOf(STATES, random()),
        time: new Date(newest - (1 - number / count) * MONTH_MS),
        category: random() < 0.8 ? (categoryIds[Math.floor(random() * categoryIds.length)] ?? null) : null,
        score: 40 + Math.floor(random() * 61),
        isChanged: random() < 0.1,
      };
    });
    await addTexts(client, projectId, texts);
  }
  await settle(client);
}

interface NewText {
  readonly id: number;
  readonly story: number;
  readonly report: Report;
  readonly sourceId: string;
  readonly state: string;
  readonly time: Date;
  readonly category: string | null;
  readonly score: number;
  readonly isChanged: boolean;
}

async function addTexts(client: Client, projectId: string, texts: readonly NewText[]): Promise<void> {
  const stories = new Map(texts.map(({ story, time }) => [story, time]));
  await client.query(
    `INSERT INTO crawled_stories (id, project_id, newest_time)
     SELECT id, $1, time FROM unnest($2::bigint[], $3::timestamptz[]) AS story (id, time)
     ON CONFLICT (id) DO UPDATE SET newest_time = excluded.newest_time`,
    [projectId, [...stories.keys()], [...stories.values()]],
  );
  const pages = texts.map(({ id, sourceId, time }) => ({
    id,
    project_id: projectId,
    source_id: sourceId,
    url: `http://bench.example/${id}.html`,
    url_key: `\\x${id.toString(16).padStart(64, '0')}`,
    state: 'READ',
    next_time: time,
    found_time: time,
    fetch_time: time,
  }));
  await copyRows(client, 'crawled_pages', pages);
  await copyRows(client, 'crawled_items', texts.map(itemOf));

  function itemOf({ id, story, report, sourceId, state, time, category, score, isChanged }: NewText) {
    const { title, paragraphs } = report;
    const text = paragraphs.join('\n');
    return {
      id,
      project_id: projectId,
      source_id: sourceId,
      page_id: id,
      story_id: story,
      original_url: `http://bench.example/${id}.html`,
      title: `${title} ${id % 97}`,
      sapo: paragraphs[0] ?? '',
      content_text: text,
      published_time: time,
      fetched_time: time,
      content_hash: `\\x${id.toString(16).padStart(8, '0')}`,
      parse_score: score,
      target_category_id: category,
      state,
      origin_state: state === 'ACCEPTED' && isChanged ? 'CHANGED' : 'SAME',
      search_text: wordsOf(foldVietnamese(`${title} ${paragraphs[0]}`)).join(' '),
      created_by_name: BY,
      updated_by_name: BY,
    };
  }
}

/** What triggers of the product would have counted; then the planner learns what is there. */
async function settle(client: Client): Promise<void> {
  await client.query(
    `UPDATE crawled_stories AS story SET open_items = (SELECT count(*) FROM crawled_items AS item
       WHERE item.project_id = story.project_id AND item.story_id = story.id AND item.state IN ('NEW', 'ASSIGNED'))
     WHERE id >= ${FIRST_ID}`,
  );
  for (const table of ['crawled_stories', 'crawled_pages', 'crawled_items'])
    await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT max(id) FROM ${table}))`, [
      table,
    ]);
  await client.query('VACUUM ANALYZE crawled_stories, crawled_pages, crawled_items');
}

/** A day of texts that wait to be compared, in the order in which they came. Returns their ids. */
export async function addDay(
  client: Client,
  { projectId, sourceIds }: Omit<Filling, 'categoryIds'>,
  reports: readonly Report[],
  day: number,
): Promise<string[]> {
  const { rows } = await client.query<{ item: string; story: string }>(
    `SELECT (SELECT coalesce(max(id), 0) FROM crawled_items) AS item,
       (SELECT coalesce(max(id), 0) FROM crawled_stories) AS story`,
  );
  const [lastItem, lastStory] = [Number(rows[0]?.item ?? 0), Number(rows[0]?.story ?? 0)];
  const texts = reports.map((report, at) => ({
    id: Math.max(lastItem, FIRST_ID * 2) + 1 + at,
    story: lastStory + 1 + at,
    report,
    sourceId: sourceIds[report.source % sourceIds.length] ?? '',
    state: 'NEW',
    time: new Date(day + report.time),
    category: null,
    score: 90,
    isChanged: false,
  }));
  for (let from = 0; from < texts.length; from += AT_ONCE)
    await addTexts(client, projectId, texts.slice(from, from + AT_ONCE));
  await settle(client);
  await copyRows(
    client,
    'crawled_signatures',
    texts.map(({ id, time }) => ({ project_id: projectId, item_id: id, time })),
  );
  return texts.map(({ id }) => String(id));
}
