import {
  type LayoutCreate,
  type LayoutUpdate,
  MAX_LAYOUTS,
} from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import type { LayoutSnapshot } from '#server/core/db/tables/layout-tables.ts';
import {
  holdVersioned,
  insertVersioned,
  removeVersioned,
  updateVersioned,
} from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { removeJob } from '#server/core/jobs/job-store.ts';
import { settledConfig } from '#server/features/content-templates/public.ts';
import { checkDraft } from './check-layout.ts';
import type { LayoutRow } from './layout-row.ts';
import { layoutRuleNotMet } from './layout-rule-not-met.ts';
import { keepVersion } from './layout-version-store.ts';
import { findLayout } from './layout-view.ts';

/** Of the job that publishes a draft at its time. */
export const publishKeyOf = (id: string) => `publish layout ${id}`;

export async function getLayout(db: Db, projectId: string, id: string): Promise<LayoutRow> {
  const row = await findLayout(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** One writer of a project's layouts at a time: one is published for each place. */
export async function lockLayouts(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('layouts'), hashtext(${projectId}))`.execute(db);
}

interface Writing {
  readonly db: Db;
  readonly projectId: string;
  readonly caller: Actor;
}

/** Layouts, each with the rules that stand in the way of a change. */
export const layoutStore: RecordStore<LayoutRow, LayoutCreate, LayoutUpdate> = {
  get: ({ db, projectId }, id) => getLayout(db, projectId, id),
  async hold({ db, projectId }, id) {
    await lockLayouts(db, projectId);
    await holdVersioned(db, 'layouts', projectId, id);
    return await getLayout(db, projectId, id);
  },
  async insert(call, body) {
    await lockLayouts(call.db, call.projectId);
    await checkDraft(call.db, call.projectId, body);
    return await insertLayout(call, body);
  },
  async update({ db, caller }, before, change) {
    checkOpen(before);
    if (before.state === 'PUBLISHED' && change.kind !== undefined && change.kind !== before.kind)
      throw layoutRuleNotMet('KIND_IS_SHOWN', 'kind');
    await checkDraft(db, before.project_id, change, before);
    const { title, code } = change;
    if (code !== undefined && code !== before.code) await codeOf(db, before.project_id, code, '');
    await updateVersioned(
      db,
      'layouts',
      before,
      {
        title,
        code,
        kind: change.kind,
        device: change.device,
        ...(title !== undefined && { search_text: searchTextOf(title) }),
        display: change.display && JSON.stringify(change.display),
        blocks: change.blocks && settledBlocks(change.blocks),
      },
      caller,
    );
    return await keepVersion(db, await getLayout(db, before.project_id, before.id), caller);
  },
  async remove({ db }, before) {
    if (before.state === 'PUBLISHED') throw layoutRuleNotMet('IS_PUBLISHED', 'id');
    await removeJob(db, publishKeyOf(before.id));
    await removeVersioned(db, 'layouts', before);
  },
};

/** A new draft with the blocks of a layout, also with those whose templates are gone. */
export async function duplicateLayout(call: Writing, from: LayoutRow): Promise<LayoutRow> {
  await lockLayouts(call.db, call.projectId);
  const { title, kind, device, display, blocks } = from;
  return await insertLayout(call, { title, kind, device, display, blocks });
}

/** Takes an earlier version into the draft, as it was; its name stays. */
export async function restoreLayout(
  { db, caller }: Pick<Writing, 'db' | 'caller'>,
  before: LayoutRow,
  { device, display, blocks }: LayoutSnapshot,
): Promise<LayoutRow> {
  checkOpen(before);
  const values = { device, display: JSON.stringify(display), blocks: JSON.stringify(blocks) };
  await updateVersioned(db, 'layouts', before, values, caller);
  return await keepVersion(db, await getLayout(db, before.project_id, before.id), caller);
}

function checkOpen({ state }: LayoutRow): void {
  if (state === 'ARCHIVED') throw layoutRuleNotMet('IS_ARCHIVED', 'id');
}

async function insertLayout({ db, projectId, caller }: Writing, body: LayoutCreate): Promise<LayoutRow> {
  if ((await countLayouts(db, projectId)) >= MAX_LAYOUTS)
    throw layoutRuleNotMet('TOO_MANY_LAYOUTS', 'title', { most: MAX_LAYOUTS });
  const { id } = await insertVersioned(
    db,
    'layouts',
    projectId,
    {
      title: body.title,
      search_text: searchTextOf(body.title),
      code: await codeOf(db, projectId, body.code, body.title),
      kind: body.kind ?? 'HOME',
      device: body.device,
      display: body.display && JSON.stringify(body.display),
      blocks: body.blocks && settledBlocks(body.blocks),
      published_time: null,
      published_version: null,
      publish_at: null,
    },
    caller,
  );
  return await keepVersion(db, await getLayout(db, projectId, id), caller);
}

/** HTML is stored clean. */
const settledBlocks = (blocks: readonly LayoutBlock[]) =>
  JSON.stringify(
    blocks.map(({ config, ...block }) => ({ ...block, config: config && settledConfig(config) })),
  );

const searchTextOf = (title: string) => ` ${wordsOf(foldVietnamese(title)).join(' ')}`;

/** @throws CODE_TAKEN for one that is set by hand; otherwise a free one is made from the title. */
async function codeOf(db: Db, projectId: string, wanted: string | undefined, title: string): Promise<string> {
  const base = wanted ?? (slugOf(title) || 'bo-cuc');
  for (let attempt = 1; ; attempt += 1) {
    const code = numberedSlug(base, attempt);
    const taken = await db
      .selectFrom('layouts')
      .select('id')
      .where('project_id', '=', projectId)
      .where('code', '=', code)
      .executeTakeFirst();
    if (taken === undefined) return code;
    if (wanted !== undefined) throw layoutRuleNotMet('CODE_TAKEN', 'code');
  }
}

async function countLayouts(db: Db, projectId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('layouts')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}
