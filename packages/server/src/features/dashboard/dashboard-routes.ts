import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { auditReader, listActivity } from '#server/features/audit/public.ts';
import type { DashboardNeeds } from './dashboard-needs.ts';
import { postsOfDashboard } from './posts-of-dashboard.ts';

const ACTIVITY = 10;

export function dashboardRoutes(needs: DashboardNeeds): readonly Route[] {
  return [
    route(dashboardEndpoints.get, async (call) => {
      const { db, projectId } = call;
      const reader = auditReader(call);
      const seesPosts = canEnter(AREA_RULES.posts, reader.visitor);
      return {
        posts: seesPosts ? await postsOfDashboard(db, projectId, reader.actor, needs) : null,
        activity: await listActivity(db, reader, ACTIVITY),
      };
    }),
  ];
}
