import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { auditReader } from '#server/features/audit/public.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';
import { dashboardReads } from './dashboard-reads.ts';
import { postsOfDashboard } from './posts-of-dashboard.ts';

const ACTIVITY = 10;

export function dashboardRoutes(deps: DashboardDependencies): readonly Route[] {
  return [
    route(dashboardEndpoints.get, async (call) => {
      const { db, projectId } = call;
      const reader = auditReader(call);
      const seesPosts = canEnter(AREA_RULES.posts, reader.visitor);
      const { visitor } = reader;
      const seesCases =
        canEnter(AREA_RULES.takedowns, visitor) && visitor.permissions.includes('post.takedown');
      const seesFiles = canEnter(AREA_RULES.media, visitor) && visitor.permissions.includes('media.view');
      const me = reader.actor.userId;
      const reads = dashboardReads(deps);
      const [posts, takedowns, total, items, mail, activity] = await Promise.all([
        seesPosts
          ? postsOfDashboard(db, projectId, { actor: reader.actor, language: call.language }, reads)
          : null,
        seesCases ? reads.countCases(db, projectId) : null,
        seesFiles ? reads.countEndingRights(db, projectId, me) : 0,
        seesFiles ? reads.listEndingRights(db, projectId) : [],
        call.caller.role === 'SUPPER_ADMIN' ? (reads.findMailTrouble?.(db) ?? null) : null,
        reads.listActivity(db, reader, ACTIVITY),
      ]);
      return { posts, takedowns, rights: seesFiles ? { total, items } : null, mail, activity };
    }),
  ];
}
