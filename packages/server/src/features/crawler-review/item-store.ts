import { createHash } from 'node:crypto';
import type { ItemState } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { CrawledItemTable } from '#server/core/db/tables/crawled-item-tables.ts';
import { createdBy, updateVersioned } from '#server/core/db/versioned.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { ItemRow, ListedItemRow } from './item-row.ts';
import { getItem } from './item-view.ts';

/** Who takes what nobody has touched. */
export const CRAWLER: Actor = { userId: null, displayName: 'Hệ thống' };

type CrawledItemProvince = Selectable<CrawledItemTable>['province_code'];

/** What the fetcher knows of a text beside its words. */
export interface NewItem {
  readonly sourceId: string;
  readonly pageId: string;
  readonly sourceCategoryId: string | null;
  readonly linkId: string | null;
  readonly template: { readonly id: string; readonly version: number } | null;
  readonly originalUrl: string;
  readonly page: ExtractedPage;
  readonly fetchedTime: Date;
  readonly targetCategoryId: string | null;
  readonly tagIds: readonly string[];
  readonly provinceCode: CrawledItemProvince;
  readonly isLicensed: boolean;
}

/** The state in which a text comes into the queue. */
export function firstState(page: Pick<ExtractedPage, 'refusal'>, isLicensed: boolean): ItemState {
  if (page.refusal === 'PAYWALL') return 'SKIPPED_PAYWALL';
  if (page.refusal !== null) return 'PARSE_FAILED';
  return isLicensed ? 'NEW' : 'BLOCKED_LICENCE';
}

const OPEN: readonly ItemState[] = ['NEW', 'ASSIGNED'];

/** The columns that the words of a page fill; the same when it is read again. */
export function pageColumns(page: ExtractedPage) {
  const { title, sapo, contentText, tags, category } = page;
  const words = `${title} ${sapo} ${category} ${tags.join(' ')}`;
  return {
    title,
    sapo,
    content_html: page.contentHtml,
    content_text: contentText,
    cover: page.cover === null ? null : JSON.stringify(page.cover),
    images: JSON.stringify(page.images),
    authors: page.authors,
    published_time: page.publishedTime === null ? null : new Date(page.publishedTime),
    raw_category: category,
    raw_tags: tags,
    lang: page.lang || 'vi',
    parse_score: page.score,
    missing_fields: page.missing,
    warnings: page.warnings,
    refusal: page.refusal,
    content_hash: hashOfText(page),
    search_text: wordsOf(foldVietnamese(words)).join(' '),
  };
}

/** What decides whether an original has changed: its words, without their marks and spaces. */
function hashOfText({ title, contentText }: Pick<ExtractedPage, 'title' | 'contentText'>): Buffer {
  const words = wordsOf(foldVietnamese(`${title} ${contentText}`)).join(' ');
  return createHash('sha256').update(words).digest();
}

/** Puts a text into the queue, as a story of its own; comparing it with others is a job. Undefined: it is there. */
export async function insertItem(db: Db, projectId: string, item: NewItem): Promise<string | undefined> {
  const state = firstState(item.page, item.isLicensed);
  const columns = pageColumns(item.page);
  const time = columns.published_time ?? item.fetchedTime;
  const there = await db
    .selectFrom('crawled_items')
    .select('id')
    .where('project_id', '=', projectId)
    .where('page_id', '=', item.pageId)
    .executeTakeFirst();
  if (there !== undefined) return undefined;
  const story = await db
    .insertInto('crawled_stories')
    .values({ project_id: projectId, newest_time: time, open_items: OPEN.includes(state) ? 1 : 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('crawled_items')
    .values({
      project_id: projectId,
      source_id: item.sourceId,
      page_id: item.pageId,
      source_category_id: item.sourceCategoryId,
      link_id: item.linkId,
      template_id: item.template?.id ?? null,
      template_version: item.template?.version ?? null,
      story_id: story.id,
      original_url: item.originalUrl,
      ...columns,
      fetched_time: item.fetchedTime,
      target_category_id: item.targetCategoryId,
      tag_ids: [...item.tagIds],
      province_code: item.provinceCode,
      state,
      ...createdBy(CRAWLER),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('crawled_signatures').values({ project_id: projectId, item_id: id, time }).execute();
  await publishNotice(db, { kind: 'crawledItem', projectId });
  return id;
}

type Change = Omit<Updateable<CrawledItemTable>, 'id' | 'project_id' | 'version'>;

/** Writes a new version of a text and counts its story again. @throws VERSION_CONFLICT */
export async function changeItem(
  db: Db,
  before: ListedItemRow,
  change: Change,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<ItemRow> {
  await updateVersioned(db, 'crawled_items', before, change, by);
  await recountStories(db, before.project_id, [before.story_id]);
  await publishNotice(db, { kind: 'crawledItem', projectId: before.project_id });
  return await getItem(db, before.project_id, before.id, now);
}

/** Its draft has a new version, made by the product itself: the text has not changed. */
export async function keepPostVersion(db: Db, projectId: string, itemId: string, version: number) {
  await db
    .updateTable('crawled_items')
    .set({ post_version: version })
    .where('project_id', '=', projectId)
    .where('id', '=', itemId)
    .execute();
}

/** How many texts of a story wait. */
export async function recountStories(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE crawled_stories AS story SET open_items = (
      SELECT count(*) FROM crawled_items AS item
      WHERE item.project_id = story.project_id AND item.story_id = story.id AND item.state IN ('NEW', 'ASSIGNED')
    ) WHERE story.project_id = ${projectId} AND story.id = ANY (${ids}::bigint[])`.execute(db);
}

/** Texts of a source that wait for its agreement, once it has one; and the other way round. */
export async function followAgreement(db: Db, projectId: string, sourceId: string, isLicensed: boolean) {
  const from = isLicensed ? ['BLOCKED_LICENCE'] : ['NEW', 'ASSIGNED'];
  const to = isLicensed
    ? sql`CASE WHEN assignee_id IS NULL THEN 'NEW' ELSE 'ASSIGNED' END`
    : sql`'BLOCKED_LICENCE'`;
  const { rows } = await sql<{ story_id: string }>`
    UPDATE crawled_items SET state = ${to}, version = version + 1, update_time = now(),
      updated_by_id = NULL, updated_by_name = ${CRAWLER.displayName}
    WHERE project_id = ${projectId} AND source_id = ${sourceId} AND state = ANY (${from})
    RETURNING story_id`.execute(db);
  const stories = [...new Set(rows.map(({ story_id }) => story_id))];
  if (stories.length === 0) return;
  await recountStories(db, projectId, stories);
  await publishNotice(db, { kind: 'crawledItem', projectId });
}

/** How many texts of a source are in the queue or were taken over. */
export async function countItemsOf(db: Db, projectId: string, sourceId: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM crawled_items WHERE project_id = ${projectId} AND source_id = ${sourceId}`.execute(
    db,
  );
  return rows[0]?.rows ?? 0;
}
