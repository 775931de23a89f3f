import {
  MAX_SKELETONS,
  type PostSkeletonCreate,
  type PostSkeletonUpdate,
} from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import {
  nextTimeOf,
  POST_SKELETON_RULE_TEXTS,
} from '@toasoan/contract/features/post-skeletons/post-skeleton-rules.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  getVersioned,
  holdVersioned,
  insertVersioned,
  removeVersioned,
  updateVersioned,
} from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';
import { getPost, snapshotOf } from '#server/features/posts/public.ts';
import type { PostSkeletonRow } from './post-skeleton-row.ts';

export const BEGIN_POST = 'post-skeleton.begin';

type Body = PostSkeletonCreate | Omit<PostSkeletonUpdate, 'id' | 'version'>;
type Rule = keyof typeof POST_SKELETON_RULE_TEXTS;
const notMet = (rule: Rule, field: string, values?: Readonly<Record<string, number>>) =>
  ruleNotMet(POST_SKELETON_RULE_TEXTS, rule, field, values);

/** Skeletons; each with the job that begins its next post. */
export function postSkeletonStore(
  now: () => Date,
): RecordStore<PostSkeletonRow, PostSkeletonCreate, PostSkeletonUpdate> {
  return {
    get: ({ db, projectId }, id) => getVersioned(db, 'post_skeletons', projectId, id),
    hold: ({ db, projectId }, id) => holdVersioned(db, 'post_skeletons', projectId, id),
    async insert({ db, projectId, caller }, body) {
      if ((await countSkeletons(db, projectId)) >= MAX_SKELETONS)
        throw notMet('TOO_MANY_SKELETONS', 'title', { most: MAX_SKELETONS });
      const values = await columnsOf(db, { projectId, caller, now: now() }, body, undefined);
      const row = await insertVersioned(db, 'post_skeletons', projectId, values, caller);
      await planNext(db, row);
      return row;
    },
    async update({ db, caller }, before, change) {
      const values = await columnsOf(
        db,
        { projectId: before.project_id, caller, now: now() },
        change,
        before,
      );
      const row = await updateVersioned(db, 'post_skeletons', before, values, caller);
      await planNext(db, row);
      return row;
    },
    async remove({ db }, before) {
      await removeVersioned(db, 'post_skeletons', before);
      await removeJob(db, keyOf(before.id));
    },
  };
}

/** Plans the job for the next time, or takes it away. */
export async function planNext(
  db: Db,
  { id, project_id: projectId, next_time: runAt }: Pick<PostSkeletonRow, 'id' | 'project_id' | 'next_time'>,
): Promise<void> {
  if (runAt === null) return await removeJob(db, keyOf(id));
  await addJob(db, { kind: BEGIN_POST, key: keyOf(id), payload: { projectId, id }, runAt });
}

const keyOf = (id: string) => `${BEGIN_POST}:${id}`;

/** When a skeleton begins its next post by itself after a moment. */
export function nextTimeAfter(
  { status, weekdays, day_time }: Pick<PostSkeletonRow, 'status' | 'weekdays' | 'day_time'>,
  after: Date,
): Date | null {
  const next = status === 'ENABLE' ? nextTimeOf(weekdays, day_time, after.getTime()) : null;
  return next === null ? null : new Date(next);
}

async function countSkeletons(db: Db, projectId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('post_skeletons')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

interface Saving {
  readonly projectId: string;
  readonly caller: Actor;
  readonly now: Date;
}

/** The columns of a skeleton as it will be: what a change leaves out stays. */
async function columnsOf(
  db: Db,
  { projectId, caller, now }: Saving,
  body: Body,
  before: PostSkeletonRow | undefined,
) {
  const title = body.title ?? before?.title ?? '';
  const plan = {
    status: body.status ?? before?.status ?? 'ENABLE',
    weekdays: body.weekdays === undefined ? (before?.weekdays ?? []) : [...new Set(body.weekdays)].sort(),
    day_time: body.time ?? before?.day_time ?? '06:00',
  } as const;
  const snapshot = body.postId && (await snapshotFor(db, projectId, caller, body.postId));
  return {
    ...plan,
    title,
    headline: body.headline ?? (before === undefined ? title : undefined),
    note: body.note,
    ...(snapshot && { snapshot: JSON.stringify(snapshot) }),
    ...(body.assigneeId !== undefined && (await assigneeColumns(db, projectId, body.assigneeId))),
    next_time: nextTimeAfter(plan, now),
    search_text: ` ${wordsOf(foldVietnamese(title)).join(' ')}`,
  };
}

/** What the caller sees of a post. @throws POST_UNKNOWN. */
async function snapshotFor(db: Db, projectId: string, caller: Actor, postId: string): Promise<PostSnapshot> {
  const actor = await findPersonIn(db, projectId, caller.userId ?? '0');
  const post = actor && (await getPost(db, projectId, actor, postId).catch(() => undefined));
  if (post === undefined) throw notMet('POST_UNKNOWN', 'postId');
  return snapshotOf(post);
}

/** @throws ASSIGNEE_UNFIT for a person who may not write posts here. */
async function assigneeColumns(db: Db, projectId: string, userId: string | null) {
  if (userId === null) return { assignee_id: null, assignee_name: '' };
  const person = await findPersonIn(db, projectId, userId);
  if (person === undefined || !person.permissions.includes('post.create'))
    throw notMet('ASSIGNEE_UNFIT', 'assigneeId');
  return { assignee_id: userId, assignee_name: person.displayName };
}
