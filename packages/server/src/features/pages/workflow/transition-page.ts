import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { mayKeepPageText } from '@toasoan/contract/features/pages/page-rules.ts';
import type { PageState } from '@toasoan/contract/features/pages/workflow/page-states.ts';
import {
  type PageTransitionChoice,
  pageTransitionsOf,
} from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import type { Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PageTable } from '#server/core/db/tables/page-tables.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor, freeLock, keepPublication } from '#server/features/articles/public.ts';
import { followingSource } from '#server/features/posts/public.ts';
import type { PageChange } from '../editing/update-page.ts';
import { keepPageVersion } from '../history/page-version-store.ts';
import { keepPageUses } from '../media/page-use-store.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import { type PageRecord, pageFactsOf, pageSlugFollows } from '../page-record.ts';
import { holdPages, writePageRow } from '../page-store.ts';
import { PAGE_TABLES } from '../page-tables.ts';
import { planReview } from '../review/review-jobs.ts';
import { publicPagesInLanguages } from '../translations/pages-in-languages-store.ts';
import { followAddress, movedAddresses } from '../tree/follow-address-store.ts';
import { freeAddress } from '../tree/page-address-store.ts';
import { parentPathFor } from '../tree/page-tree-store.ts';
import { pageRulesInTheWay } from './unmet-page-rules.ts';

interface TransitionRequest {
  readonly id: string;
  /** Undefined: any version. */
  readonly version: number | undefined;
  readonly to: PageState;
  readonly reason?: string | undefined;
}

/** What comes back when a publication is undone. */
const KEPT = ['state', 'state_time', 'state_reason', 'published_time'] as const;

/** Makes the caller's transition of a page. @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET. */
export async function transitionPage(
  call: TransactionCall,
  { id, version, to, reason }: TransitionRequest,
): Promise<PageChange> {
  const { db, projectId, caller } = call;
  await holdPages(db, projectId);
  const before = await readPage(db, projectId, id);
  // For a caller who deletes, a page in the trash is gone.
  if (to === 'TRASHED' && before.state === 'TRASHED') throw new AppError('NOT_FOUND');
  checkVersion(before, version);
  const choice = chooseTransition(call, before, to);
  const rules = pageRulesInTheWay(before, choice);
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
  if (choice.name === 'trash' && before.child_count > 0)
    throw ruleNotMet(PAGE_RULE_TEXTS, 'HAS_CHILDREN', 'id', { count: before.child_count });
  const after = await applyPageTransition(db, before, { ...choice, reason }, caller);
  await auditPage(call, choice.name === 'trash' ? 'delete' : choice.name, { before, after });
  if (choice.name === 'publish') {
    const kept = Object.fromEntries(KEPT.map((name) => [name, before[name]]));
    const note = { kind: 'publish', userId: caller.userId, version: after.version, before: kept } as const;
    await keepPublication(db, PAGE_TABLES, { projectId, articleId: id }, note);
  }
  return { before, after };
}

function chooseTransition(
  { caller }: TransactionCall,
  page: PageRecord,
  to: PageState,
): PageTransitionChoice {
  const actor = articleActor(caller);
  if (!mayKeepPageText(actor)) throw new AppError('FORBIDDEN');
  const choice = pageTransitionsOf(actor, pageFactsOf(page)).find((one) => one.to === to);
  if (choice === undefined) throw ruleNotMet(PAGE_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
  return choice;
}

interface PageStep {
  readonly name: PageTransitionChoice['name'] | 'undoPublish';
  readonly to: PageState;
  readonly reason?: string | undefined;
  /** An undone publication brings these columns back. */
  readonly restored?: Updateable<PageTable>;
}

/** Makes one transition of a page that the caller holds and may change; returns the page after it. */
export async function applyPageTransition(
  db: Db,
  before: PageRecord,
  step: PageStep,
  by: Actor,
): Promise<PageRecord> {
  const { project_id: projectId, id } = before;
  const now = new Date();
  const address = step.name === 'restore' ? await restoredAddress(db, before) : {};
  const moved = await movedAddresses(db, projectId, { ...before, to: address.path ?? before.path });
  await writePageRow(
    db,
    projectId,
    id,
    {
      state: step.to,
      state_time: now,
      state_reason: step.reason ?? '',
      ...(step.name === 'publish' && {
        ever_published: true,
        published_time: before.published_time ?? now,
      }),
      ...(step.name === 'trash' && {
        state_before_trash: before.state === 'UNPUBLISHED' ? 'UNPUBLISHED' : 'DRAFT',
      }),
      ...(step.name === 'restore' && { state_before_trash: null }),
      ...address,
      ...step.restored,
    },
    by,
  );
  await followAddress(db, projectId, moved);
  const after = await readPage(db, projectId, id);
  if (after.state === 'PUBLISHED')
    await keepPageVersion(db, projectId, { before, after, kind: 'publish', by });
  await keepPageUses(db, projectId, after);
  await planReview(db, after);
  if (step.name === 'trash') await release(db, projectId, id);
  await publishNotice(db, { kind: 'page', projectId, thingId: id });
  if (before.state === 'PUBLISHED' && after.state !== 'PUBLISHED')
    await takeTranslationsAlong(db, after, step.reason, by);
  return after;
}

/** Readers lose a page and its translations at the same moment; none of them comes back by itself. */
async function takeTranslationsAlong(
  db: Db,
  { project_id: projectId, id: sourceId }: PageRecord,
  reason: string | undefined,
  by: Actor,
): Promise<void> {
  for (const id of await publicPagesInLanguages(db, projectId, sourceId)) {
    const before = await readPage(db, projectId, id);
    const after = await applyPageTransition(db, before, { name: 'unpublish', to: 'UNPUBLISHED', reason }, by);
    await auditPage(followingSource(db, projectId, { role: null, ...by }), 'unpublish', { before, after });
  }
}

/** A trashed draft has freed its address; if another page has it now, it gets the next one. */
async function restoredAddress(
  db: Db,
  page: PageRecord,
): Promise<{ readonly slug?: string; readonly path?: string }> {
  const { project_id: projectId, id, parent_id: parentId } = page;
  const parentPath = await parentPathFor(db, projectId, { id, parentId });
  if (page.ever_published && parentId !== null) return {};
  const title = pageSlugFollows(page) ? page.title : page.slug.replaceAll('-', ' ');
  return await freeAddress(db, projectId, { pageId: id, parentPath, title });
}

async function release(db: Db, projectId: string, articleId: string): Promise<void> {
  const isFreed = await freeLock(db, PAGE_TABLES, { projectId, articleId });
  if (isFreed) await publishNotice(db, { kind: 'pagePresence', projectId, thingId: articleId });
}
