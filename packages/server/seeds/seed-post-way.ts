import type { Role } from '@toasoan/contract/access/roles.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { keepVersion } from '#server/features/posts/history/post-version-store.ts';
import { keepPending } from '#server/features/posts/pending/keep-pending.ts';
import { auditPost, type PostAction } from '#server/features/posts/post-audit.ts';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import type { PostRecord } from '#server/features/posts/post-record.ts';
import { importPost } from '#server/features/posts/public.ts';
import { applyTransition } from '#server/features/posts/workflow/apply-transition.ts';
import { givePost, type SeedGift } from './give-post.ts';

/** A person of the demo; without an account and a role it is the product itself. */
export interface TransitionActor {
  readonly userId: string | null;
  readonly displayName: string;
  readonly role: Role | null;
}

export interface SeedStep {
  readonly name: PostTransitionName | SystemTransitionName;
  readonly to: PostState;
  readonly by: TransitionActor;
  readonly at: Date;
  readonly reason?: string | undefined;
  readonly scheduleTime?: Date | undefined;
}

interface SeedWay {
  readonly draft: PostDraft;
  readonly createdBy: TransitionActor;
  readonly createTime: Date;
  readonly steps: readonly SeedStep[];
  /** Its editor's due time. */
  readonly gift?: SeedGift | undefined;
  /** Changes since its publication. */
  readonly pending?: PostDraft | undefined;
}

/** One event in the life of a demo post. */
export interface PostEvent {
  readonly time: Date;
  readonly by: TransitionActor;
  readonly action: PostAction;
  readonly before?: PostRecord;
  readonly after: PostRecord;
}

/** Writes a post and takes it through its steps, so that its log and its history are true. */
export async function walkPost(db: Db, projectId: string, way: SeedWay): Promise<PostEvent[]> {
  const { draft, createdBy, createTime, steps } = way;
  const id = await importPost(db, projectId, { draft, createdBy, createTime });
  let post = await readPost(db, projectId, id);
  await keepVersion(db, projectId, { after: post, kind: 'save', by: createdBy, at: createTime });
  const events: PostEvent[] = [{ time: createTime, by: createdBy, action: 'create', after: post }];
  for (const { by, ...step } of steps) {
    const before = post;
    post = await applyTransition(db, projectId, before, step, by);
    const action = step.name === 'trash' ? 'delete' : step.name;
    events.push({ time: step.at, by, action, before, after: post });
  }
  if (way.gift !== undefined) {
    const { at: time, by } = way.gift;
    const before = post;
    post = await givePost(db, projectId, before, way.gift);
    events.push({ time, by, action: 'assign', before, after: post });
  }
  const last = steps.at(-1);
  if (way.pending !== undefined && last !== undefined) {
    const { after } = await keepPending(db, projectId, post, way.pending, { kind: 'save', by: last.by });
    events.push({ time: after.update_time, by: last.by, action: 'update', before: post, after });
  }
  return events;
}

/** In order of time, like the log of a working newsroom. */
export async function auditWays(db: Db, projectId: string, events: readonly PostEvent[]): Promise<void> {
  const inOrder = events.toSorted((one, other) => one.time.getTime() - other.time.getTime());
  for (const { time, by, action, before, after } of inOrder) {
    const caller = by.role !== null && { ...by, userId: by.userId ?? '', role: by.role };
    const source = { db, projectId, address: '', requestId: '', time, ...(caller && { caller }) };
    await auditPost(source, action, { before, after });
  }
}
