import { addressKey, isOnDomain } from '@toasoan/contract/features/source-categories/section-rules.ts';
import { publishingGates } from '@toasoan/contract/features/source-links/gates.ts';
import {
  MAX_SOURCE_LINKS,
  type SourceLinkCreate,
  type SourceLinkTarget,
  type SourceLinkUpdate,
} from '@toasoan/contract/features/source-links/source-link.ts';
import { SOURCE_LINK_RULE_TEXTS } from '@toasoan/contract/features/source-links/source-link-texts.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import { phraseKey } from '@toasoan/contract/vocabulary/syllables-of.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { findParserSource, type ParserSourceRow } from '#server/features/parser-sources/public.ts';
import { lockSections } from '#server/features/source-categories/public.ts';
import type { SourceLinkRow } from './link-row.ts';
import { findSourceLink } from './link-view.ts';
import { checkTerms, isThere } from './named-records-view.ts';

type Rule = keyof typeof SOURCE_LINK_RULE_TEXTS;
const notMet = (rule: Rule, field: string, values?: Readonly<Record<string, number | string>>) =>
  ruleNotMet(SOURCE_LINK_RULE_TEXTS, rule, field, values);

/** @throws NOT_FOUND also for another project's link. */
async function getSourceLink(db: Db, projectId: string, id: string): Promise<SourceLinkRow> {
  const row = await findSourceLink(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Links, each with the rules that stand in the way of a change. */
export function sourceLinkStore(
  now: () => Date,
): RecordStore<SourceLinkRow, SourceLinkCreate, SourceLinkUpdate> {
  return {
    get: ({ db, projectId }, id) => getSourceLink(db, projectId, id),
    async hold({ db, projectId }, id) {
      await lockSections(db, projectId);
      return await getSourceLink(db, projectId, id);
    },
    async insert({ db, projectId, caller }, body) {
      await lockSections(db, projectId);
      await checkRoom(db, projectId);
      const values = await columnsOf(db, projectId, { body, before: undefined, now: now() });
      const { id } = await insertVersioned(db, 'source_links', projectId, values, caller);
      return await getSourceLink(db, projectId, id);
    },
    async update({ db, projectId, caller }, before, change) {
      const values = await columnsOf(db, projectId, { body: change, before, now: now() });
      await updateVersioned(db, 'source_links', before, values, caller);
      return await getSourceLink(db, projectId, before.id);
    },
    remove: ({ db }, before) => removeVersioned(db, 'source_links', before),
  };
}

async function checkRoom(db: Db, projectId: string): Promise<void> {
  const { rows } = await db
    .selectFrom('source_links')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MAX_SOURCE_LINKS)
    throw notMet('TOO_MANY_LINKS', 'sourceId', { most: MAX_SOURCE_LINKS });
}

type Body = SourceLinkCreate | Omit<SourceLinkUpdate, 'id' | 'version'>;

interface Change {
  readonly body: Body;
  readonly before: SourceLinkRow | undefined;
  readonly now: Date;
}

/** The columns of a link as it will be, checked as a whole: what a change leaves out stays. */
async function columnsOf(db: Db, projectId: string, { body, before, now }: Change) {
  const source = await sourceOf(
    db,
    projectId,
    'sourceId' in body ? body.sourceId : (before?.source_id ?? '0'),
  );
  const place = await placeOf(db, source, body, before);
  const target = await targetOf(db, projectId, body, before);
  await checkNamed(db, projectId, body);
  checkKeywords(body, before);
  checkAction(source, { body, before, now });
  if ((body.status ?? before?.status ?? 'ENABLE') === 'ENABLE')
    await checkAlone(db, projectId, { id: before?.id ?? '0', source_id: source.id, ...place, ...target });
  return {
    source_id: source.id,
    ...place,
    ...target,
    extra_category_ids: body.extraCategoryIds?.filter((id) => id !== target.category_id),
    tag_ids: body.tagIds?.filter((id) => id !== target.tag_id),
    author_id: body.authorAccountId,
    province_code: body.provinceCode,
    post_type: body.postType,
    genre: body.genre,
    include_keywords: body.includeKeywords,
    exclude_keywords: body.excludeKeywords,
    auto_action: body.autoAction,
    priority: body.priority,
    status: body.status,
  };
}

/** @throws SOURCE_UNKNOWN */
async function sourceOf(db: Db, projectId: string, id: string): Promise<ParserSourceRow> {
  const source = await findParserSource(db, projectId, id);
  if (source === undefined) throw notMet('SOURCE_UNKNOWN', 'sourceId');
  return source;
}

interface Place {
  readonly source_category_id: string | null;
  readonly link_url: string;
  readonly link_key: string;
}

/** Choosing a section drops the address and the other way round. @throws SECTION_OR_ADDRESS, SECTION_UNKNOWN, FOREIGN_ADDRESS */
async function placeOf(
  db: Db,
  source: ParserSourceRow,
  { sourceCategoryId, linkUrl }: Body,
  before: SourceLinkRow | undefined,
): Promise<Place> {
  const section =
    sourceCategoryId ?? (linkUrl || sourceCategoryId === null ? null : before?.source_category_id) ?? null;
  const url = linkUrl ?? (sourceCategoryId ? '' : before?.link_url) ?? '';
  if ((section === null) === (url === '')) throw notMet('SECTION_OR_ADDRESS', 'sourceCategoryId');
  if (section === null && url !== before?.link_url && !isOnDomain(url, source.domains))
    throw notMet('FOREIGN_ADDRESS', 'linkUrl');
  const isNew = section !== null && section !== before?.source_category_id;
  if (isNew && !(await isThere(db, source.project_id, { kind: 'section', id: section, sourceId: source.id })))
    throw notMet('SECTION_UNKNOWN', 'sourceCategoryId');
  return { source_category_id: section, link_url: url, link_key: url === '' ? '' : addressKey(url) };
}

const NO_TARGET = { category_id: null, tag_id: null, user_id: null };
const COLUMNS = { category: 'category_id', tag: 'tag_id', user: 'user_id' } as const;

interface Target {
  readonly target_type: SourceLinkTarget;
  readonly category_id: string | null;
  readonly tag_id: string | null;
  readonly user_id: string | null;
}

/** A target is chosen among living records; what becomes of it later is shown, not refused. @throws TARGET_UNKNOWN */
async function targetOf(
  db: Db,
  projectId: string,
  { targetType, targetId }: Body,
  before: SourceLinkRow | undefined,
): Promise<Target> {
  const type = targetType ?? before?.target_type ?? 'category';
  const kept = before?.target_type === type ? before.target_id : undefined;
  const id = targetId ?? kept;
  if (id === undefined) throw notMet('TARGET_UNKNOWN', 'targetId');
  if (id !== kept && !(await isThere(db, projectId, { kind: type, id })))
    throw notMet('TARGET_UNKNOWN', 'targetId');
  return { target_type: type, ...NO_TARGET, [COLUMNS[type]]: id };
}

/** @throws TERM_UNKNOWN, AUTHOR_UNKNOWN */
async function checkNamed(db: Db, projectId: string, body: Body): Promise<void> {
  const { extraCategoryIds = [], tagIds = [], authorAccountId } = body;
  if (!(await checkTerms(db, projectId, 'categories', extraCategoryIds)))
    throw notMet('TERM_UNKNOWN', 'extraCategoryIds');
  if (!(await checkTerms(db, projectId, 'tags', tagIds))) throw notMet('TERM_UNKNOWN', 'tagIds');
  if (authorAccountId && !(await isThere(db, projectId, { kind: 'user', id: authorAccountId })))
    throw notMet('AUTHOR_UNKNOWN', 'authorAccountId');
}

/** @throws WORD_ON_BOTH_SIDES */
function checkKeywords(body: Body, before: SourceLinkRow | undefined): void {
  const refused = new Set((body.excludeKeywords ?? before?.exclude_keywords ?? []).map(phraseKey));
  const word = (body.includeKeywords ?? before?.include_keywords ?? []).find((one) =>
    refused.has(phraseKey(one)),
  );
  if (word !== undefined) throw notMet('WORD_ON_BOTH_SIDES', 'excludeKeywords', { word });
}

/** Only a change that asks for it is refused: a source that lost its rights is stopped at each text. @throws PUBLISH_NEEDS_TRUST */
function checkAction(source: ParserSourceRow, { body, before, now }: Change): void {
  const asks =
    body.autoAction === 'PUBLISH' || (body.status === 'ENABLE' && before?.auto_action === 'PUBLISH');
  const stays = (body.autoAction ?? before?.auto_action) === 'PUBLISH';
  const isNew = before?.auto_action !== 'PUBLISH' || before.status === 'DISABLED';
  if (!(asks && stays && isNew)) return;
  const rights = {
    trustLevel: source.trust_level,
    autoPublish: source.auto_publish,
    agreementState: source.agreement_state,
    validUntil: source.valid_until,
  };
  const today = dayIn('Asia/Ho_Chi_Minh', now.getTime());
  if (publishingGates(rights, today).length > 0) throw notMet('PUBLISH_NEEDS_TRUST', 'autoAction');
}

/** @throws LINK_TAKEN where another enabled link leads from the same place to the same target. */
async function checkAlone(
  db: Db,
  projectId: string,
  link: Place & Target & { readonly id: string; readonly source_id: string },
): Promise<void> {
  const { rows } = await sql`
    SELECT FROM source_links AS other
    WHERE project_id = ${projectId} AND source_id = ${link.source_id} AND id <> ${link.id} AND status = 'ENABLE'
      AND source_category_id IS NOT DISTINCT FROM ${link.source_category_id}::bigint
      AND link_key = ${link.link_key}
      AND category_id IS NOT DISTINCT FROM ${link.category_id}::bigint
      AND tag_id IS NOT DISTINCT FROM ${link.tag_id}::bigint
      AND user_id IS NOT DISTINCT FROM ${link.user_id}::bigint LIMIT 1`.execute(db);
  if (rows.length > 0) throw notMet('LINK_TAKEN', 'targetId');
}
