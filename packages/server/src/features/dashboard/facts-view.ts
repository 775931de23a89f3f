import { CHART_DAYS, type LayoutWork, type MyDay } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { MediaSpace } from '@toasoan/contract/features/media/media-space.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ListMoment, StateSums } from '#server/features/posts/public.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';

/** Everything small that a dashboard shows, and the revisions of the rest. */
export interface DashboardFacts extends ListMoment {
  /** The days of the charts in the project's time zone, both included. */
  readonly from: string;
  readonly to: string;
  readonly media_revision: string;
  /** Of its categories, its settings and the project itself. */
  readonly order_revision: string;
  /** Null without access to posts, like the three after it. */
  readonly sums: StateSums | null;
  readonly open: MyDay['open'] | null;
  readonly notes: MyDay['notes'] | null;
  readonly mentions: number | null;
  /** Null for people who do not administer the project. */
  readonly space: MediaSpace | null;
  /** Null without access to takedowns. */
  readonly cases: { readonly open: number; readonly overdue: number; readonly dueSoon: number } | null;
  /** Null without access to correction requests. */
  readonly requests: { readonly waiting: number; readonly overdue: number } | null;
  /** Null without access to layouts. */
  readonly layouts: LayoutWork | null;
}

interface Asked {
  readonly actor: PostActor;
  readonly seesPosts: boolean;
  readonly seesCases: boolean;
  readonly seesRequests: boolean;
  readonly seesSpace: boolean;
  readonly seesLayouts: boolean;
}

/** All of them in one statement. */
export async function readFacts(
  db: Db,
  projectId: string,
  { actor, seesPosts, seesCases, seesRequests, seesSpace, seesLayouts }: Asked,
  deps: DashboardDependencies,
): Promise<DashboardFacts> {
  const ifSeen = <Value>(seen: boolean, column: () => RawBuilder<Value>) => (seen ? column() : sql`NULL`);
  const me = actor.userId;
  const { rows } = await sql<DashboardFacts>`
    SELECT to_char(today - ${sql.lit(CHART_DAYS - 1)}, 'YYYY-MM-DD') AS "from",
      to_char(today, 'YYYY-MM-DD') AS "to", ${deps.listMoment(projectId)},
      (SELECT coalesce(sum(stamp), 0) FROM media_stamps WHERE project_id = ${projectId})::text AS media_revision,
      concat(
        (SELECT sum(version) FROM categories WHERE project_id = ${projectId}), ' ',
        (SELECT version FROM post_settings WHERE project_id = ${projectId}), ' ', here.version
      ) AS order_revision,
      ${ifSeen(seesPosts, () => deps.stateSums(projectId, actor))} AS sums,
      ${ifSeen(seesPosts, () => deps.heldBy(projectId, me))} AS open,
      ${ifSeen(seesPosts, () => deps.notedFor(projectId, me))} AS notes,
      ${ifSeen(seesPosts, () => deps.unreadMentions(projectId, me))} AS mentions,
      ${ifSeen(seesSpace, () => deps.spaceOf(projectId))} AS space,
      ${ifSeen(seesCases, () => deps.caseCounts(projectId))} AS cases,
      ${ifSeen(seesRequests, () => deps.requestCounts(projectId))} AS requests,
      ${ifSeen(seesLayouts, () => deps.layoutWork(projectId))} AS layouts
    FROM (
      SELECT timezone, version, (now() AT TIME ZONE timezone)::date AS today
      FROM projects WHERE id = ${projectId}
    ) AS here`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error(`There is no project ${projectId}.`);
  return facts;
}
