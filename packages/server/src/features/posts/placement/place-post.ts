import {
  HOURS_OF_KIND,
  PLACEABLE,
  PLACEMENT_RULE_TEXTS,
  type PlacementKind,
  type PlacePost,
} from '@toasoan/contract/features/posts/placement/placement.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';
import { lockPost } from '../editing/post-store.ts';
import { type PostWork, postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';
import {
  deletePlacement,
  dropMark,
  focusOf,
  giveMark,
  holdPlaces,
  orderFocus,
  writePlacement,
} from './placement-store.ts';
import { focusMaxOf } from './placement-view.ts';

/** The job that ends a placement. */
export const END_OF_PLACE = 'post.endPlace';

const HOUR = 3_600_000;

/** The post, locked. @throws NOT_FOUND, VERSION_CONFLICT. */
async function held(call: PostWork, id: string, version: number): Promise<PostRecord> {
  const { db, projectId, caller } = call;
  await lockPost(db, projectId, id);
  const post = await getPost(db, projectId, postActor(caller), id);
  checkVersion(post, version);
  return post;
}

/** Places a post. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function placePost(call: PostWork, options: PlacePost & { readonly id: string }): Promise<void> {
  const { db, projectId, caller } = call;
  const post = await held(call, options.id, options.version);
  await holdPlaces(db, projectId);
  if (!PLACEABLE.includes(post.state)) throw ruleNotMet(PLACEMENT_RULE_TEXTS, 'NOT_PLACEABLE', 'kind');
  const until = endOf(options);
  const categoryId = options.kind === 'PINNED' ? await freePin(db, projectId, post, options) : null;
  const position = options.kind === 'FOCUS' ? await freeFocus(db, projectId, post.id) : null;
  await writePlacement(db, {
    project_id: projectId,
    post_id: post.id,
    kind: options.kind,
    category_id: categoryId,
    position,
    until,
    placed_by_id: caller.userId,
    placed_by_name: caller.displayName,
  });
  await giveMark(db, projectId, post.id, options.kind);
  const key = endOfPlaceKey(post.id, options.kind);
  if (until === null) await removeJob(db, key);
  else {
    const payload = { projectId, postId: post.id, kind: options.kind };
    await addJob(db, { kind: END_OF_PLACE, payload, runAt: until, key });
  }
  await audit(call, 'post.place', post, { place: options.kind, placeUntil: until });
}

/** Removes a post from a placement. @throws NOT_FOUND when it has none, VERSION_CONFLICT. */
export async function unplacePost(
  call: PostWork,
  options: { readonly id: string; readonly version: number; readonly kind: PlacementKind },
): Promise<void> {
  const { db, projectId } = call;
  const post = await held(call, options.id, options.version);
  await holdPlaces(db, projectId);
  const { kind } = options;
  if (!(await deletePlacement(db, projectId, { postId: post.id, kind }))) throw new AppError('NOT_FOUND');
  await dropMark(db, projectId, post.id, kind);
  await removeJob(db, endOfPlaceKey(post.id, kind));
  await orderFocus(db, projectId, await focusOf(db, projectId));
  await audit(call, 'post.unplace', post, { place: kind });
}

/** Moves a focus story. @throws NOT_FOUND when one of the two is none, VERSION_CONFLICT. */
export async function reorderFocus(
  call: PostWork,
  move: { readonly id: string; readonly version: number; readonly beforeId: string | null },
): Promise<void> {
  const { db, projectId } = call;
  const post = await held(call, move.id, move.version);
  await holdPlaces(db, projectId);
  const others = (await focusOf(db, projectId)).filter((id) => id !== post.id);
  const at = move.beforeId === null ? others.length : others.indexOf(move.beforeId);
  if (at < 0) throw new AppError('NOT_FOUND');
  const order = others.toSpliced(at, 0, post.id);
  await orderFocus(db, projectId, order);
  await audit(call, 'post.place', post, { place: 'FOCUS', placePosition: at + 1 });
}

function endOf({ kind, until }: PlacePost): Date | null {
  const hours = HOURS_OF_KIND[kind];
  if (until === undefined) return hours === undefined ? null : new Date(Date.now() + hours * HOUR);
  if (until === null) return null;
  const end = new Date(until);
  if (end.getTime() <= Date.now()) throw ruleNotMet(PLACEMENT_RULE_TEXTS, 'UNTIL_PAST', 'until');
  return end;
}

async function freeFocus(db: Db, projectId: string, postId: string): Promise<number> {
  const focus = await focusOf(db, projectId);
  const now = focus.indexOf(postId);
  if (now >= 0) return now + 1;
  const max = await focusMaxOf(db, projectId);
  if (focus.length >= max) throw ruleNotMet(PLACEMENT_RULE_TEXTS, 'FOCUS_FULL', 'kind', { max });
  return focus.length + 1;
}

/** The category to pin in; the currently pinned post is replaced if requested. */
async function freePin(db: Db, projectId: string, post: PostRecord, options: PlacePost): Promise<string> {
  const { categoryId } = options;
  if (categoryId === undefined || !post.categories.some(({ id }) => id === categoryId))
    throw ruleNotMet(PLACEMENT_RULE_TEXTS, 'PIN_CATEGORY_REQUIRED', 'categoryId');
  const pinned = await db
    .selectFrom('post_placements')
    .select('post_id')
    .where('project_id', '=', projectId)
    .where('kind', '=', 'PINNED')
    .where('category_id', '=', categoryId)
    .executeTakeFirst();
  if (pinned === undefined || pinned.post_id === post.id) return categoryId;
  if (options.replace !== true) throw ruleNotMet(PLACEMENT_RULE_TEXTS, 'PIN_TAKEN', 'categoryId');
  await deletePlacement(db, projectId, { postId: pinned.post_id, kind: 'PINNED' });
  await removeJob(db, endOfPlaceKey(pinned.post_id, 'PINNED'));
  await dropMark(db, projectId, pinned.post_id, 'PINNED');
  return categoryId;
}

async function audit(
  call: PostWork,
  action: 'post.place' | 'post.unplace',
  post: PostRecord,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await writeAudit(call, {
    action,
    entity: 'post',
    entityId: post.id,
    before: action === 'post.unplace' ? { title: post.title, ...facts } : { title: post.title },
    after: action === 'post.unplace' ? { title: post.title } : { title: post.title, ...facts },
  });
}

export function endOfPlaceKey(postId: string, kind: PlacementKind): string {
  return `${END_OF_PLACE}:${postId}:${kind}`;
}
