import {
  MAX_SIDEBARS,
  type SidebarCreate,
  type SidebarUpdate,
} from '@toasoan/contract/features/sidebars/sidebar.ts';
import { BLANK_SIDEBAR } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { SIDEBAR_RULE_TEXTS, type SidebarRule } from '@toasoan/contract/features/sidebars/sidebar-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { namesLivingTargets } from '#server/features/display-modes/public.ts';
import type { StoredSidebar } from './sidebar-row.ts';
import { findSidebar } from './sidebar-view.ts';

export const sidebarRuleNotMet = (
  rule: SidebarRule,
  field: string,
  values?: Readonly<Record<string, number>>,
): AppError => ruleNotMet(SIDEBAR_RULE_TEXTS, rule, field, values);

/** @throws NOT_FOUND also for another project's sidebar. */
export async function getSidebar(db: Db, projectId: string, id: string): Promise<StoredSidebar> {
  const row = await findSidebar(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** One writer of a project's sidebars at a time. */
async function lockSidebars(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('sidebars'), hashtext(${projectId}))`.execute(db);
}

/** Sidebars, each with the rules that stand in the way of a change. */
export const sidebarStore: RecordStore<StoredSidebar, SidebarCreate, SidebarUpdate> = {
  get: ({ db, projectId }, id) => getSidebar(db, projectId, id),
  async hold({ db, projectId }, id) {
    await lockSidebars(db, projectId);
    return await getSidebar(db, projectId, id);
  },
  async insert({ db, projectId, caller }, body) {
    await lockSidebars(db, projectId);
    await checkRoom(db, projectId);
    const values = await columnsOf(db, projectId, body, body.title);
    const content = JSON.stringify(BLANK_SIDEBAR);
    const { id } = await insertVersioned(db, 'sidebars', projectId, { ...values, content }, caller);
    return await getSidebar(db, projectId, id);
  },
  async update({ db, caller }, before, change) {
    const title = change.title ?? before.title;
    const values = await columnsOf(db, before.project_id, change, title);
    await updateVersioned(db, 'sidebars', before, values, caller);
    return await getSidebar(db, before.project_id, before.id);
  },
  remove: ({ db }, before) => removeVersioned(db, 'sidebars', before),
};

async function checkRoom(db: Db, projectId: string): Promise<void> {
  const { rows } = await db
    .selectFrom('sidebars')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MAX_SIDEBARS)
    throw sidebarRuleNotMet('TOO_MANY_SIDEBARS', 'title', { most: MAX_SIDEBARS });
}

/** The columns of a sidebar as it will be; what a change leaves out stays. */
async function columnsOf(
  db: Db,
  projectId: string,
  { display, status, side, sticky, hideOnMobile, order }: Omit<SidebarCreate, 'title'>,
  title: string,
) {
  if (display && !(await namesLivingTargets(db, projectId, display)))
    throw sidebarRuleNotMet('TARGET_UNKNOWN', 'display');
  return {
    title,
    side,
    sticky,
    hide_on_mobile: hideOnMobile,
    sort_order: order,
    display: display && JSON.stringify(display),
    status,
    search_text: ` ${wordsOf(foldVietnamese(title)).join(' ')}`,
  };
}
