import type {
  ContentTemplateCreate,
  ContentTemplateUpdate,
} from '@toasoan/contract/features/content-templates/content-template.ts';
import { MAX_TEMPLATES } from '@toasoan/contract/features/content-templates/content-template.ts';
import {
  type BlockConfig,
  PLAIN_CONFIG,
} from '@toasoan/contract/features/content-templates/template-config.ts';
import {
  configProblem,
  TEMPLATE_RULE_TEXTS,
  type TemplateRule,
} from '@toasoan/contract/features/content-templates/template-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  holdVersioned,
  insertVersioned,
  removeVersioned,
  updateVersioned,
} from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';
import { holdImageRefs, imageRefColumns } from '#server/core/media/image-ref-store.ts';
import { sanitizeMarkup } from './sanitize-markup.ts';
import { findTemplate } from './template-list-view.ts';
import { type TemplateRow, wholeConfig } from './template-row.ts';
import type { TemplateUses } from './template-uses.ts';

type ConfigChange = { readonly [Key in keyof BlockConfig]?: BlockConfig[Key] | undefined };
export type TemplateBody = ContentTemplateCreate | ContentTemplateUpdate;

export function templateRuleNotMet(
  rule: TemplateRule,
  field: string,
  values?: Readonly<Record<string, string | number>>,
): AppError {
  return ruleNotMet(TEMPLATE_RULE_TEXTS, rule, field, values);
}

/** @throws the first contradiction within the settings of a block. */
function checkConfig(config: BlockConfig): void {
  const problem = configProblem(config);
  if (problem) throw templateRuleNotMet(problem.rule, problem.field, problem.values);
}

/** The settings that a body asks for: what it leaves out stays, and HTML is stored clean. */
export function configAfter(body: ConfigChange, before?: TemplateRow): BlockConfig {
  const base = before ? wholeConfig(before.config) : PLAIN_CONFIG;
  const named = Object.keys(PLAIN_CONFIG).flatMap((key) => {
    const value = body[key as keyof BlockConfig];
    return value === undefined ? [] : [[key, value] as const];
  });
  const config: BlockConfig = { ...base, ...Object.fromEntries(named) };
  return { ...config, html: sanitizeMarkup(config.html).trim() };
}

/** The settings of one block alone as they are stored. @throws for a contradiction within them */
export function settledConfig(config: BlockConfig): BlockConfig {
  const settled = configAfter(config);
  checkConfig(settled);
  return settled;
}

/** Names of the places that show a template, for a refusal. */
export function placesOf(uses: TemplateRow['uses']): string {
  return uses.map(({ title }) => `“${title}”`).join(', ');
}

/** Templates, each with the rules that stand in the way of a change. */
export function templateStore(
  uses: readonly TemplateUses[],
): RecordStore<TemplateRow, ContentTemplateCreate, ContentTemplateUpdate> {
  async function get(db: Db, projectId: string, id: string): Promise<TemplateRow> {
    const row = await findTemplate(db, projectId, id, uses);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return row;
  }
  return {
    get: ({ db, projectId }, id) => get(db, projectId, id),
    async hold({ db, projectId }, id) {
      await holdVersioned(db, 'content_templates', projectId, id);
      return await get(db, projectId, id);
    },
    async insert({ db, projectId, caller }, body) {
      await lockTemplates(db, projectId);
      if ((await countAll(db, projectId)) >= MAX_TEMPLATES)
        throw templateRuleNotMet('TOO_MANY_TEMPLATES', 'title', { most: MAX_TEMPLATES });
      const image = await imageRefColumns(db, projectId, { mediaId: body.imageId, field: 'imageId' });
      const values = {
        title: body.title,
        search_text: searchTextOf(body.title),
        code: await codeOf(db, projectId, body.code, body.title),
        image_id: image?.id ?? null,
        image_key: image?.key ?? null,
        ...configColumns(configAfter(body)),
        status: body.status,
      };
      const { id } = await insertVersioned(db, 'content_templates', projectId, values, caller);
      await holdPicture(db, projectId, id, image?.id);
      return await get(db, projectId, id);
    },
    async update({ db, caller }, before, change) {
      const projectId = before.project_id;
      const image = await imageRefColumns(db, projectId, { mediaId: change.imageId, field: 'imageId' });
      const { code, title } = change;
      if (code !== undefined && code !== before.code) {
        await lockTemplates(db, projectId);
        await codeOf(db, projectId, code, '');
      }
      await updateVersioned(
        db,
        'content_templates',
        before,
        {
          title,
          code,
          status: change.status,
          ...(title !== undefined && { search_text: searchTextOf(title) }),
          ...(image && { image_id: image.id, image_key: image.key }),
          ...configColumns(configAfter(change, before)),
        },
        caller,
      );
      await holdPicture(db, projectId, before.id, image?.id);
      return await get(db, projectId, before.id);
    },
    async remove({ db }, before) {
      if (before.uses.length > 0) throw templateRuleNotMet('IN_USE', 'id', { places: placesOf(before.uses) });
      await removeVersioned(db, 'content_templates', before);
      await holdPicture(db, before.project_id, before.id, null);
    },
  };
}

function configColumns(config: BlockConfig) {
  checkConfig(config);
  return {
    block_type: config.type,
    source_mode: config.sourceMode,
    config: JSON.stringify(config),
  };
}

const searchTextOf = (title: string) => ` ${wordsOf(foldVietnamese(title)).join(' ')}`;

/** One writer of codes at a time. */
async function lockTemplates(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('content_templates'), hashtext(${projectId}))`.execute(db);
}

/** @throws CODE_TAKEN for one that is set by hand; otherwise a free one is made from the title. */
async function codeOf(db: Db, projectId: string, wanted: string | undefined, title: string): Promise<string> {
  const base = wanted ?? (slugOf(title) || 'mau');
  for (let attempt = 1; ; attempt += 1) {
    const code = numberedSlug(base, attempt);
    const taken = await db
      .selectFrom('content_templates')
      .select('id')
      .where('project_id', '=', projectId)
      .where('code', '=', code)
      .executeTakeFirst();
    if (taken === undefined) return code;
    if (wanted !== undefined) throw templateRuleNotMet('CODE_TAKEN', 'code');
  }
}

async function countAll(db: Db, projectId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('content_templates')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

async function holdPicture(
  db: Db,
  projectId: string,
  id: string,
  mediaId: string | null | undefined,
): Promise<void> {
  if (mediaId === undefined) return;
  const holder = { entity: 'contentTemplate', entityId: id } as const;
  await holdImageRefs(db, projectId, holder, [{ mediaId, place: 'image' }]);
}

/** Recall of the pictures of templates. */
export const templateImageRefs = imageRefHolder({
  entity: 'contentTemplate',
  table: 'content_templates',
  name: ['title', 'title'],
  columns: { image: 'image' },
  isThere: (projectId) => sql`project_id = ${projectId}`,
});
