import {
  type InternalLinkCreate,
  type InternalLinkTarget,
  type InternalLinkUpdate,
  MAX_KEYWORDS,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import { INTERNAL_LINK_RULE_TEXTS } from '@toasoan/contract/features/internal-links/internal-link-rule-texts.ts';
import {
  hasKeyword,
  keywordKey,
  ownPhrases,
  sameSitePath,
} from '@toasoan/contract/features/internal-links/internal-link-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';

import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { LinkRow } from './internal-link-row.ts';
import { findLinks } from './internal-link-view.ts';
import { siteHosts } from './site-hosts-view.ts';
import { surveyLater } from './survey/survey-jobs.ts';

const notMet = (
  code: keyof typeof INTERNAL_LINK_RULE_TEXTS,
  field: string,
  values?: Readonly<Record<string, string | number>>,
): AppError => ruleNotMet(INTERNAL_LINK_RULE_TEXTS, code, field, values);

/** @throws NOT_FOUND also for another project's keyword. */
async function getLink(db: Db, projectId: string, id: string): Promise<LinkRow> {
  const [row] = await findLinks(db, projectId, [id]);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** One writer of a project's keywords at a time; what processes have compiled of them is no longer valid. */
export async function changeKeywords(db: Db, projectId: string): Promise<void> {
  await db
    .insertInto('internal_link_change_counters')
    .values({ project_id: projectId, counter: '1' })
    .onConflict((conflict) =>
      conflict
        .column('project_id')
        .doUpdateSet({ counter: sql<string>`internal_link_change_counters.counter + 1` }),
    )
    .execute();
  await surveyLater(db, projectId);
}

/** Keywords, each with the rules that stand in the way of a change. */
export const linkStore: RecordStore<LinkRow, InternalLinkCreate, InternalLinkUpdate> = {
  get: ({ db, projectId }, id) => getLink(db, projectId, id),
  async hold({ db, projectId }, id) {
    await changeKeywords(db, projectId);
    return await getLink(db, projectId, id);
  },
  async insert({ db, projectId, caller }, body) {
    await changeKeywords(db, projectId);
    await checkRoom(db, projectId);
    const values = await columnsOf(db, projectId, body, undefined);
    const { id } = await insertVersioned(db, 'internal_links', projectId, values, caller);
    return await getLink(db, projectId, id);
  },
  async update({ db, caller }, before, change) {
    const values = await columnsOf(db, before.project_id, change, before);
    await updateVersioned(db, 'internal_links', before, values, caller);
    return await getLink(db, before.project_id, before.id);
  },
  remove: ({ db }, before) => removeVersioned(db, 'internal_links', before),
};

async function checkRoom(db: Db, projectId: string): Promise<void> {
  const { rows } = await db
    .selectFrom('internal_links')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MAX_KEYWORDS) throw notMet('TOO_MANY_KEYWORDS', 'keyword', { most: MAX_KEYWORDS });
}

type Body = InternalLinkCreate | Omit<InternalLinkUpdate, 'id' | 'version'>;

/** The columns of a record as it will be, checked as a whole: what a change leaves out stays. */
async function columnsOf(db: Db, projectId: string, body: Body, before: LinkRow | undefined) {
  const keyword = body.keyword ?? before?.keyword ?? '';
  const variants = ownPhrases(keyword, body.variants ?? before?.variants ?? []);
  const exclusions = body.exclusions ?? before?.exclusions ?? [];
  const start = body.startTime === undefined ? before?.start_time : dateOf(body.startTime);
  const end = body.endTime === undefined ? before?.end_time : dateOf(body.endTime);
  if (start && end && end <= start) throw notMet('ENDS_BEFORE_START', 'endTime');
  const useless = exclusions.find((phrase) => !hasKeyword(phrase, [keyword, ...variants]));
  if (useless !== undefined) throw notMet('EXCLUSION_WITHOUT_KEYWORD', 'exclusions', { phrase: useless });
  await checkKeywordFree(db, projectId, keyword, before?.id ?? '0');
  if (body.scopeCategoryIds) await checkScope(db, projectId, body.scopeCategoryIds);
  return {
    keyword,
    keyword_key: keywordKey(keyword),
    variants,
    exclusions: ownPhrases('', exclusions),
    ...(await targetColumnsOf(db, projectId, body, before)),
    title: body.title,
    max_per_post: body.maxPerPost,
    priority: body.priority,
    open_new_tab: body.openNewTab,
    nofollow: body.nofollow,
    scope_category_ids: body.scopeCategoryIds && [...new Set(body.scopeCategoryIds)],
    start_time: start ?? null,
    end_time: end ?? null,
    status: body.status,
    search_text: ` ${wordsOf(foldVietnamese([keyword, ...variants].join(' '))).join(' ')}`,
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

async function checkKeywordFree(db: Db, projectId: string, keyword: string, exceptId: string): Promise<void> {
  const other = await db
    .selectFrom('internal_links')
    .select('keyword')
    .where('project_id', '=', projectId)
    .where('keyword_key', '=', keywordKey(keyword))
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  if (other !== undefined) throw notMet('KEYWORD_TAKEN', 'keyword', { keyword: other.keyword });
}

async function checkScope(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  const known = await db
    .selectFrom('categories')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids.length === 0 ? ['0'] : ids)
    .where('deleted_time', 'is', null)
    .execute();
  if (known.length < new Set(ids).size) throw notMet('SCOPE_UNKNOWN', 'scopeCategoryIds');
}

const NO_TARGET = { category_id: null, tag_id: null, user_id: null, url: '' };

async function targetColumnsOf(db: Db, projectId: string, body: Body, before: LinkRow | undefined) {
  const { targetType, targetId, url } = body;
  const names = targetType !== undefined || targetId !== undefined || url !== undefined;
  if (!names && before !== undefined) return {};
  const type = targetType ?? before?.target_type ?? 'tag';
  if (type === 'url')
    return { target_type: type, ...NO_TARGET, url: await pathOf(db, projectId, url ?? before?.url) };
  const kept = before?.target_type === type ? idOf(before) : null;
  const id = targetId === undefined ? kept : targetId;
  if (id === null) throw notMet('TARGET_MISSING', 'targetId');
  if (id !== kept) await checkTarget(db, projectId, type, id);
  return { target_type: type, ...NO_TARGET, [COLUMNS[type]]: id };
}

const COLUMNS = { category: 'category_id', tag: 'tag_id', user: 'user_id' } as const;

const idOf = (row: Pick<LinkRow, 'category_id' | 'tag_id' | 'user_id'>) =>
  row.category_id ?? row.tag_id ?? row.user_id;

async function pathOf(db: Db, projectId: string, url = ''): Promise<string> {
  if (url === '') throw notMet('TARGET_MISSING', 'url');
  const path = sameSitePath(url, await siteHosts(db, projectId));
  if (path === undefined) throw notMet('ANOTHER_SITE', 'url');
  return path;
}

/** A target is chosen among living records; what becomes of it later is shown, not refused. */
async function checkTarget(
  db: Db,
  projectId: string,
  type: Exclude<InternalLinkTarget, 'url'>,
  id: string,
): Promise<void> {
  const found = {
    category: sql`SELECT FROM categories WHERE project_id = ${projectId} AND id = ${id} AND deleted_time IS NULL`,
    tag: sql`SELECT FROM tags WHERE project_id = ${projectId} AND id = ${id} AND deleted_time IS NULL`,
    user: sql`
      SELECT FROM users JOIN project_members AS member ON member.user_id = users.id
      WHERE member.project_id = ${projectId} AND users.id = ${id} AND users.deleted_time IS NULL`,
  }[type];
  const { rows } = await found.execute(db);
  if (rows.length === 0) throw notMet('TARGET_UNKNOWN', 'targetId');
}
