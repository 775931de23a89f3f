import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { PageUpdate } from '@toasoan/contract/features/pages/page.ts';
import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { mayEditPage } from '@toasoan/contract/features/pages/page-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { settleMedia } from '#server/features/posts/public.ts';
import { keepPageVersion } from '../history/page-version-store.ts';
import { getFreePage } from '../lock/get-free-page.ts';
import { mediaOfPage } from '../media/page-media.ts';
import { keepPageUses } from '../media/page-use-store.ts';
import { type PageRecord, pageFactsOf } from '../page-record.ts';
import { holdPages } from '../page-store.ts';
import { planReview } from '../review/review-jobs.ts';
import { checkStillPublic } from '../workflow/unmet-page-rules.ts';
import { checkPageOwner, checkPageSidebar, type HasSidebar } from './page-reference-view.ts';
import { writePage } from './write-page.ts';

export interface PageChange {
  readonly before: PageRecord;
  readonly after: PageRecord;
}

/** Who saves, and how it is known which sidebars there are. */
export interface PageEditor {
  readonly actor: ArticleActor;
  readonly by: Actor;
  readonly hasSidebar: HasSidebar;
}

interface SaveKind {
  readonly kind: 'save' | 'restore';
  readonly note?: string;
}

/**
 * Changes the keys sent. What is saved in a public page is public at once. @throws NOT_FOUND, LOCKED_BY_OTHER,
 * VERSION_CONFLICT, FORBIDDEN, SLUG_TAKEN, INVALID_INPUT, RULES_NOT_MET.
 */
export async function updatePage(
  db: Db,
  projectId: string,
  change: PageUpdate,
  { actor, by, hasSidebar }: PageEditor,
  as: SaveKind = { kind: 'save' },
): Promise<PageChange> {
  await holdPages(db, projectId);
  const before = await getFreePage(db, projectId, actor, change);
  checkVersion(before, change.version);
  checkPageEditable(actor, before);
  const { id, version: _version, editingSession, ...sent } = change;
  await checkPageOwner(db, projectId, before.review_owner_id, sent);
  const known = before.details.sidebarId;
  await checkPageSidebar(db, projectId, { draft: sent, known }, hasSidebar);
  const held = mediaOfPage(before).map(({ mediaId }) => mediaId);
  const draft = await settleMedia(db, projectId, held, sent);
  const after = await writePage(db, before, draft, by);
  if (after.state === 'PUBLISHED') checkStillPublic(before, after);
  await keepPageVersion(db, projectId, { before, after, ...as, by });
  await keepPageUses(db, projectId, after);
  await planReview(db, after);
  await publishNotice(db, { kind: 'page', projectId, thingId: id, editingSession });
  return { before, after };
}

/** @throws FORBIDDEN, RULES_NOT_MET for a page in the trash. */
export function checkPageEditable(actor: ArticleActor, page: PageRecord): void {
  if (mayEditPage(actor, pageFactsOf(page))) return;
  throw page.state === 'TRASHED' ? ruleNotMet(PAGE_RULE_TEXTS, 'IN_TRASH') : new AppError('FORBIDDEN');
}
