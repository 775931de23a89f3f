import type { AcceptItem } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import {
  CRAWLER_REVIEW_RULE_TEXTS,
  isTakeable,
  mayMove,
  type ReviewMove,
} from '@toasoan/contract/features/crawler-review/review-rules.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { auditPost, createPost } from '#server/features/posts/public.ts';
import { postOfLink } from '#server/features/source-links/public.ts';
import { auditItem } from '../audit-item.ts';
import { gatesOf, type ItemRow } from '../item-row.ts';
import { CRAWLER, changeItem } from '../item-store.ts';
import { holdItem } from '../item-view.ts';
import { planOriginCheck } from '../origins/plan-origin-checks.ts';
import { PICTURES_JOB, picturesJobKey, picturesOf } from '../pictures/wanted-pictures.ts';
import { planPublication } from '../publishing/plan-publication.ts';
import { openOthersOf, otherPostOf } from '../stories/story-view.ts';
import { draftOfItem } from './draft-of-item.ts';
import { assigneeColumns, targetColumns } from './item-target.ts';

type Rule = keyof typeof CRAWLER_REVIEW_RULE_TEXTS;
export const notMet = (rule: Rule, field?: string, values?: Readonly<Record<string, string>>) =>
  ruleNotMet(CRAWLER_REVIEW_RULE_TEXTS, rule, field, values);

/** The text for a move, locked. @throws NOT_FOUND, VERSION_CONFLICT, WRONG_STATE */
export async function itemFor(
  call: Pick<AuditSource, 'db' | 'projectId'>,
  move: ReviewMove,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  now: Date,
): Promise<ItemRow> {
  const row = await holdItem(call.db, call.projectId, id, now);
  checkVersion(row, version);
  if (!mayMove(move, row.state)) throw notMet('WRONG_STATE', 'id');
  return row;
}

/**
 * A draft of ours with source, canonical address, embargo until the earliest minute and attribution; its pictures
 * follow by a job. @throws NO_AGREEMENT, QUOTA_USED, NO_TITLE, ALREADY_A_POST
 */
export async function acceptItem(
  call: TransactionCall,
  body: Omit<AcceptItem, 'version'> & { readonly version: number | undefined },
  now: Date,
): Promise<ItemRow> {
  const found = await itemFor(call, 'accept', body, now);
  await checkGates(call, found, now);
  const row = await withTarget(call, found, body, now);
  const after = await makeDraft(call, row, { by: call.caller, publishes: false, now });
  if (body.rejectsOthers) await closeOthers(call, after, now);
  return after;
}

/** The same by the product itself, where a section's link says so; `publishes`: its draft goes out, too. */
export async function takeOver(
  source: AuditSource,
  { publishes, ...item }: { readonly id: string; readonly version: number; readonly publishes: boolean },
  now: Date,
): Promise<ItemRow> {
  const row = await itemFor(source, 'accept', item, now);
  await checkGates(source, row, now);
  return await makeDraft(source, row, { by: CRAWLER, publishes, now });
}

interface Making {
  readonly by: Actor;
  readonly publishes: boolean;
  readonly now: Date;
}

async function makeDraft(
  source: AuditSource,
  before: ItemRow,
  { by, publishes, now }: Making,
): Promise<ItemRow> {
  const { db, projectId } = source;
  const { link_id: linkId } = before;
  const linked = linkId === null ? {} : await postOfLink(db, projectId, linkId);
  const post = await createPost(db, projectId, {
    draft: draftOfItem(before, linked),
    createdBy: ownerOf(before, by),
  });
  await auditPost(source, 'create', { after: post });
  const reviewed = { reviewer_id: by.userId, reviewer_name: by.displayName, review_time: now };
  const change = { state: 'ACCEPTED' as const, post_id: post.id, post_version: post.version, ...reviewed };
  const after = await changeItem(db, before, change, { by, now });
  await auditItem(source, 'accept', { before, after });
  await planOriginCheck(db, { projectId, itemId: after.id, step: 0, from: now });
  const work = { projectId, itemId: after.id, postVersion: post.version };
  if (picturesOf(after).length > 0)
    await addJob(db, {
      kind: PICTURES_JOB,
      key: picturesJobKey(after.id),
      payload: { ...work, publishes },
    });
  else if (publishes) await planPublication(db, work);
  return after;
}

/** The draft is of whoever it is given to. */
function ownerOf({ assignee_id, assignee_name }: ItemRow, by: Actor): Actor {
  return assignee_id === null ? by : { userId: assignee_id, displayName: assignee_name };
}

async function checkGates({ db, projectId }: AuditSource, row: ItemRow, now: Date): Promise<void> {
  const gates = gatesOf(row, now);
  const shut = gates.find(({ state }) => state === 'SHUT');
  if (!isTakeable(gates) && shut !== undefined)
    throw shut.gate === 'QUOTA'
      ? notMet('QUOTA_USED', 'id', { value: shut.value })
      : notMet('NO_AGREEMENT', 'id');
  if (row.title === '' || row.content_text === '') throw notMet('NO_TITLE', 'id');
  const other = await otherPostOf(db, projectId, row);
  if (other !== undefined) throw notMet('ALREADY_A_POST', 'id', { title: other.title });
}

async function withTarget(
  call: TransactionCall,
  row: ItemRow,
  body: Omit<AcceptItem, 'version'>,
  now: Date,
): Promise<ItemRow> {
  const columns = {
    ...(await targetColumns(call.db, call.projectId, body)),
    ...(await assigneeColumns(call.db, call.projectId, body.assigneeId)),
  };
  if (Object.values(columns).every((value) => value === undefined)) return row;
  return await changeItem(call.db, row, columns, { by: call.caller, now });
}

/** The other texts of a story say the same as the one that was taken. */
async function closeOthers(call: TransactionCall, kept: ItemRow, now: Date): Promise<void> {
  const { db, projectId, caller } = call;
  for (const id of await openOthersOf(db, projectId, kept)) {
    const before = await holdItem(db, projectId, id, now);
    const change = {
      state: 'DUPLICATE' as const,
      duplicate_item_id: kept.id,
      reviewer_id: caller.userId,
      reviewer_name: caller.displayName,
      review_time: now,
    };
    const after = await changeItem(db, before, change, { by: caller, now });
    await auditItem(call, 'duplicate', { before, after });
  }
}
