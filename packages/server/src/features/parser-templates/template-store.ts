import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import {
  MAX_TEMPLATES,
  type ParserTemplateCreate,
  type ParserTemplateUpdate,
  type UsedSource,
} from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { PARSER_TEMPLATE_RULE_TEXTS } from '@toasoan/contract/features/parser-templates/template-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { PLAIN_DEFINITION } from '#server/features/extraction/public.ts';
import type { ParserTemplateRow } from './template-row.ts';
import { getTemplate } from './template-view.ts';

type Rule = keyof typeof PARSER_TEMPLATE_RULE_TEXTS;

export const templateRuleNotMet = (
  rule: Rule,
  field: string,
  values?: Readonly<Record<string, number | string>>,
) => ruleNotMet(PARSER_TEMPLATE_RULE_TEXTS, rule, field, values);

/** One writer of a project's templates at a time: names are unique, and a source has one default. */
async function lockTemplates(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('parser_templates'), hashtext(${projectId}))`.execute(db);
}

export const templateStore: RecordStore<
  ParserTemplateRow,
  ParserTemplateCreate,
  Omit<ParserTemplateUpdate, 'id' | 'version'>
> = {
  get: ({ db, projectId }, id) => getTemplate(db, projectId, id),
  async hold({ db, projectId }, id) {
    await lockTemplates(db, projectId);
    return await getTemplate(db, projectId, id);
  },
  async insert({ db, projectId, caller }, body) {
    await lockTemplates(db, projectId);
    await checkRoom(db, projectId);
    await checkTitle(db, projectId, '0', body.title);
    if (body.status === 'ENABLE') throw templateRuleNotMet('NOTHING_PUBLISHED', 'status');
    const { id } = await insertVersioned(
      db,
      'parser_templates',
      projectId,
      {
        title: body.title,
        note: body.note,
        draft: JSON.stringify(body.draft ?? PLAIN_DEFINITION),
        test_urls: distinct(body.testUrls),
        search_text: searchText(body.title),
      },
      caller,
    );
    await setSources(db, projectId, id, body.sources);
    return await getTemplate(db, projectId, id);
  },
  async update({ db, projectId, caller }, before, change) {
    if (change.title !== undefined) await checkTitle(db, projectId, before.id, change.title);
    if (change.status === 'ENABLE' && before.current_version === 0)
      throw templateRuleNotMet('NOTHING_PUBLISHED', 'status');
    await updateVersioned(
      db,
      'parser_templates',
      before,
      {
        title: change.title,
        note: change.note,
        test_urls: distinct(change.testUrls),
        status: change.status,
        search_text: change.title === undefined ? undefined : searchText(change.title),
      },
      caller,
    );
    await setSources(db, projectId, before.id, change.sources);
    if (change.testUrls !== undefined) await dropSamples(db, projectId, before.id, change.testUrls);
    return await getTemplate(db, projectId, before.id);
  },
  async remove({ db }, before) {
    if (before.status === 'ENABLE' && before.sources.length > 0)
      throw templateRuleNotMet('TEMPLATE_IN_USE', 'id', { count: before.sources.length });
    await removeVersioned(db, 'parser_templates', before);
  },
};

/** Keeps the draft; the current version goes on reading pages. */
export async function saveDraft(
  db: Db,
  before: ParserTemplateRow,
  definition: TemplateDefinition,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<ParserTemplateRow> {
  const change = { draft: JSON.stringify(definition), draft_time: now };
  await updateVersioned(db, 'parser_templates', before, change, by);
  return await getTemplate(db, before.project_id, before.id);
}

/** Keeps how many of its test pages a draft has read; the version of the row stays, as nobody changed it. */
export async function keepTrial(
  db: Db,
  { project_id, id }: ParserTemplateRow,
  { passed, total, now }: { readonly passed: number; readonly total: number; readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE parser_templates SET last_test_time = ${now}, tests_passed = ${passed}, tests_total = ${total}
    WHERE project_id = ${project_id} AND id = ${id}`.execute(db);
}

/** The title of a copy that is free. */
export async function freeTitle(db: Db, projectId: string, title: string): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    SELECT lower(title) AS title FROM parser_templates WHERE project_id = ${projectId}`.execute(db);
  const taken = new Set(rows.map((row) => row.title));
  for (let no = 2; ; no += 1) {
    const wanted = `${title.slice(0, 110)} (${no})`;
    if (!taken.has(wanted.toLowerCase())) return wanted;
  }
}

async function checkRoom(db: Db, projectId: string): Promise<void> {
  const { rows } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM parser_templates WHERE project_id = ${projectId}`.execute(db);
  if ((rows[0]?.rows ?? 0) >= MAX_TEMPLATES)
    throw templateRuleNotMet('TOO_MANY_TEMPLATES', 'title', { most: MAX_TEMPLATES });
}

async function checkTitle(db: Db, projectId: string, id: string, title: string): Promise<void> {
  const { rows } = await sql`
    SELECT FROM parser_templates
    WHERE project_id = ${projectId} AND id <> ${id} AND lower(title) = lower(${title}) LIMIT 1`.execute(db);
  if (rows.length > 0) throw new AppError('TITLE_TAKEN', { field: 'title' });
}

/** @throws SOURCE_UNKNOWN */
async function setSources(
  db: Db,
  projectId: string,
  id: string,
  sources: readonly UsedSource[] | undefined,
): Promise<void> {
  if (sources === undefined) return;
  const isDefault = new Map(sources.map((source) => [source.sourceId, source.isDefault]));
  const ids = [...isDefault.keys()];
  const defaults = ids.filter((sourceId) => isDefault.get(sourceId));
  const { rows: known } = await sql`
    SELECT FROM parser_sources WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])`.execute(db);
  if (known.length < ids.length) throw templateRuleNotMet('SOURCE_UNKNOWN', 'sources');
  await sql`
    DELETE FROM parser_template_sources
    WHERE project_id = ${projectId} AND template_id = ${id}`.execute(db);
  await sql`
    UPDATE parser_template_sources SET is_default = false
    WHERE project_id = ${projectId} AND is_default AND source_id = ANY (${defaults}::bigint[])`.execute(db);
  if (ids.length === 0) return;
  await db
    .insertInto('parser_template_sources')
    .values(
      ids.map((sourceId) => ({
        project_id: projectId,
        template_id: id,
        source_id: sourceId,
        is_default: isDefault.get(sourceId) ?? true,
      })),
    )
    .execute();
}

/** Forgets the pages of addresses that are no test pages any more. */
async function dropSamples(db: Db, projectId: string, id: string, kept: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM parser_template_samples
    WHERE project_id = ${projectId} AND template_id = ${id} AND url <> ALL (${kept}::text[])`.execute(db);
}

const distinct = (addresses: readonly string[] | undefined) =>
  addresses === undefined ? undefined : [...new Set(addresses)];

const searchText = (title: string) => ` ${wordsOf(foldVietnamese(title)).join(' ')}`;
