import {
  type FooterCreate,
  type FooterUpdate,
  MAX_FOOTERS,
} from '@toasoan/contract/features/footers/footer.ts';
import { BLANK_FOOTER } from '@toasoan/contract/features/footers/footer-content.ts';
import { FOOTER_RULE_TEXTS, type FooterRule } from '@toasoan/contract/features/footers/footer-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { draftImages } from '#server/core/drafts/draft-images-store.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { namesLivingTargets } from '#server/features/display-modes/public.ts';
import { auditedFooter, type StoredFooter } from './footer-row.ts';
import { findFooter } from './footer-view.ts';

export const footerRuleNotMet = (
  rule: FooterRule,
  field: string,
  values?: Readonly<Record<string, number>>,
): AppError => ruleNotMet(FOOTER_RULE_TEXTS, rule, field, values);

export const footerImages = draftImages<StoredFooter>({
  entity: 'footer',
  action: 'footer.update',
  table: 'footers',
  columns: ['content', 'draft'],
  find: findFooter,
  audited: auditedFooter,
});

/** @throws NOT_FOUND also for another project's footer. */
export async function getFooter(db: Db, projectId: string, id: string): Promise<StoredFooter> {
  const row = await findFooter(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** One writer of a project's footers at a time. */
async function lockFooters(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('footers'), hashtext(${projectId}))`.execute(db);
}

/** Footers, each with the rules that stand in the way of a change. */
export const footerStore: RecordStore<StoredFooter, FooterCreate, FooterUpdate> = {
  get: ({ db, projectId }, id) => getFooter(db, projectId, id),
  async hold({ db, projectId }, id) {
    await lockFooters(db, projectId);
    return await getFooter(db, projectId, id);
  },
  async insert({ db, projectId, caller }, body) {
    await lockFooters(db, projectId);
    await checkRoom(db, projectId);
    const values = await columnsOf(db, projectId, body, body.title);
    const content = JSON.stringify(BLANK_FOOTER);
    const { id } = await insertVersioned(db, 'footers', projectId, { ...values, content }, caller);
    return await getFooter(db, projectId, id);
  },
  async update({ db, caller }, before, change) {
    const title = change.title ?? before.title;
    const values = await columnsOf(db, before.project_id, change, title);
    await updateVersioned(db, 'footers', before, values, caller);
    return await getFooter(db, before.project_id, before.id);
  },
  async remove({ db }, before) {
    await removeVersioned(db, 'footers', before);
    await footerImages.hold(db, { project_id: before.project_id, id: before.id });
  },
};

async function checkRoom(db: Db, projectId: string): Promise<void> {
  const { rows } = await db
    .selectFrom('footers')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MAX_FOOTERS) throw footerRuleNotMet('TOO_MANY_FOOTERS', 'title', { most: MAX_FOOTERS });
}

/** The columns of a footer as it will be; what a change leaves out stays. */
async function columnsOf(
  db: Db,
  projectId: string,
  { display, status }: Pick<FooterCreate, 'display' | 'status'>,
  title: string,
) {
  if (display && !(await namesLivingTargets(db, projectId, display)))
    throw footerRuleNotMet('TARGET_UNKNOWN', 'display');
  return {
    title,
    display: display && JSON.stringify(display),
    status,
    search_text: ` ${wordsOf(foldVietnamese(title)).join(' ')}`,
  };
}
