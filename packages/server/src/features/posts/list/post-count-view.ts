import {
  type PersonalView,
  POST_VIEWS,
  type PostView,
  STATES_OF_VIEW,
} from '@toasoan/contract/features/posts/list/post-list.ts';
import { seesEveryPost } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countWaiting } from './waiting-view.ts';

/** The number of posts behind each tab. */
export async function countPosts(
  db: Db,
  projectId: string,
  actor: PostActor,
): Promise<Record<PostView, number>> {
  const { rows } = await sql<{ sums: StateSums }>`SELECT ${stateSums(projectId, actor)} AS sums`.execute(db);
  return countsOf(rows[0]?.sums ?? { states: [], waiting: 0 });
}

/** Sums over a few rows that the database maintains. */
export interface StateSums {
  readonly states: readonly { readonly state: PostState; readonly own: number; readonly visible: number }[];
  readonly waiting: number;
}

/** As one column. */
export function stateSums(projectId: string, actor: PostActor): RawBuilder<StateSums> {
  return sql`(
    SELECT json_build_object(
      'states', coalesce(json_agg(json_build_object('state', state, 'own', own, 'visible', visible)), '[]'),
      'waiting', ${countWaiting(projectId, actor)}
    ) FROM (
      SELECT state,
        coalesce(sum(count) FILTER (WHERE created_by_id = ${actor.userId}), 0)::int AS own,
        coalesce(sum(count) FILTER (WHERE ${isCounted(actor)}), 0)::int AS visible
      FROM post_counts WHERE project_id = ${projectId} GROUP BY state
    ) AS sums
  )`;
}

export function countsOf({ states, waiting }: StateSums): Record<PostView, number> {
  const counts = Object.fromEntries(POST_VIEWS.map((view) => [view, 0])) as Record<PostView, number>;
  for (const { state, own, visible } of states) {
    for (const view of viewsOf(state)) counts[view] += visible;
    if (state === 'TRASHED') continue;
    counts.all += visible;
    counts.mine += own;
  }
  counts.waiting = waiting;
  return counts;
}

/** The tabs of a state, beside those of a person. */
function viewsOf(state: PostState): PostView[] {
  return POST_VIEWS.filter(
    (view) => !isPersonal(view) && STATES_OF_VIEW[view].some((one: PostState) => one === state),
  );
}

function isPersonal(view: PostView): view is PersonalView {
  return view === 'all' || view === 'waiting' || view === 'mine';
}

/** The total of a tab, as part of the statement that reads its page. */
export function totalOf(projectId: string, actor: PostActor, view: PostView): RawBuilder<string> {
  if (view === 'waiting') return countWaiting(projectId, actor);
  return sql`(
    SELECT coalesce(sum(count), 0) FROM post_counts
    WHERE project_id = ${projectId} AND ${countedIn(view, actor)} AND ${isCounted(actor)})`;
}

function countedIn(view: Exclude<PostView, 'waiting'>, actor: PostActor): RawBuilder<boolean> {
  if (view === 'all') return sql`state <> 'TRASHED'`;
  if (view === 'mine') return sql`state <> 'TRASHED' AND created_by_id = ${actor.userId}`;
  return sql`state IN (${sql.join(STATES_OF_VIEW[view].map((state) => sql.lit(state)))})`;
}

/** `visibleTo` over the counts. */
function isCounted(actor: PostActor): RawBuilder<boolean> {
  if (seesEveryPost(actor)) return sql`true`;
  return sql`(created_by_id = ${actor.userId} OR state = 'PUBLISHED')`;
}
