import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { checkPageEditable } from '../editing/update-page.ts';
import { writePage } from '../editing/write-page.ts';
import { keepPageVersion } from '../history/page-version-store.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import type { PageRecord } from '../page-record.ts';
import { holdPages } from '../page-store.ts';
import { numberSiblings, siblingIds } from './page-tree-store.ts';

interface Move {
  readonly id: string;
  readonly version: number;
  readonly parentId: string | null;
  /** The sibling that comes after it; null for the last place. */
  readonly beforeId: string | null;
}

/**
 * Moves a page with all below it and renumbers its new siblings. Only the moved page gets a new version. @throws
 * NOT_FOUND, VERSION_CONFLICT, SLUG_TAKEN, RULES_NOT_MET.
 */
export async function movePage(call: TransactionCall, move: Move): Promise<PageRecord> {
  const { db, projectId, caller } = call;
  await holdPages(db, projectId);
  const before = await readPage(db, projectId, move.id);
  checkVersion(before, move.version);
  checkPageEditable(articleActor(caller), before);
  const written = await writePage(db, before, { parentId: move.parentId }, caller);
  const order = (await siblingIds(db, projectId, move.parentId)).filter((id) => id !== move.id);
  const at = move.beforeId === null ? order.length : order.indexOf(move.beforeId);
  if (at < 0) throw ruleNotMet(PAGE_RULE_TEXTS, 'WRONG_NEIGHBOUR', 'beforeId');
  await numberSiblings(db, projectId, order.toSpliced(at, 0, move.id));
  const after = await readPage(db, projectId, move.id);
  await keepPageVersion(db, projectId, { before, after: written, kind: 'save', by: caller });
  await auditPage(call, 'move', { before, after });
  await publishNotice(db, { kind: 'page', projectId, thingId: move.id });
  return after;
}
