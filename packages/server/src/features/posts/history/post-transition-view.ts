import type {
  LoggedTransition,
  TransitionLog,
} from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import type { Selectable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { PostTransitionTable } from '#server/core/db/tables/post-tables.ts';

interface LogPage {
  readonly postId: string;
  /** Older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
  /** For readers of the public post: when it was published, without what colleagues wrote to each other. */
  readonly publicOnly: boolean;
}

/** The transitions of one post, newest first. */
export async function listTransitions(
  db: Db,
  projectId: string,
  { postId, before, limit, publicOnly }: LogPage,
): Promise<TransitionLog> {
  const rows = await db
    .selectFrom('post_moves')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .$if(publicOnly, (query) => query.where('to_state', '=', 'PUBLISHED'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    items: rows.slice(0, limit).map(publicOnly ? publicTransitionOf : transitionOf),
    hasMore: rows.length > limit,
  };
}

function publicTransitionOf(row: Selectable<PostTransitionTable>): LoggedTransition {
  return { ...transitionOf(row), reason: '', assigneeName: '', dueTime: null };
}

function transitionOf(row: Selectable<PostTransitionTable>): LoggedTransition {
  return {
    id: row.id,
    move: row.move,
    from: row.from_state,
    to: row.to_state,
    userId: row.user_id,
    userName: row.user_name,
    role: row.user_role,
    reason: row.reason,
    scheduleTime: row.schedule_time?.toISOString() ?? null,
    assigneeName: row.assignee_name,
    dueTime: row.due_time?.toISOString() ?? null,
    time: row.time.toISOString(),
    version: row.version,
  };
}
