import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { type MediaSpace, spaceLevel } from '@toasoan/contract/features/media/media-space.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { auditReader, listActivity } from '#server/features/audit/public.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';
import { type DashboardFacts, readFacts } from './facts-view.ts';
import { createKnownReads } from './known-reads.ts';
import { postsOfDashboard } from './posts-of-dashboard.ts';

/** More than the ten lines of the console: several of a kind share one. */
const ACTIVITY = 30;

export function dashboardRoutes(deps: DashboardDependencies): readonly Route[] {
  const known = createKnownReads(deps);
  return [
    route(dashboardEndpoints.get, async (call) => {
      const { db, projectId, language } = call;
      const reader = auditReader(call);
      const { actor, visitor } = reader;
      const seesPosts = canEnter(AREA_RULES.posts, visitor);
      const seesCases = canEnter(AREA_RULES.takedowns, visitor);
      const seesRequests = canEnter(AREA_RULES['correction-requests'], visitor);
      const seesLayouts = canEnter(AREA_RULES.layouts, visitor);
      const seesFiles = canEnter(AREA_RULES.media, visitor) && visitor.permissions.includes('media.view');
      const seesSpace = seesFiles && canEnter(AREA_RULES['project-edit'], visitor);
      const [facts, activity] = await Promise.all([
        readFacts(db, projectId, { actor, seesPosts, seesCases, seesRequests, seesSpace, seesLayouts }, deps),
        listActivity(db, reader, ACTIVITY),
      ]);
      const [posts, rights, mail] = await Promise.all([
        seesPosts ? postsOfDashboard(db, projectId, { actor, language, facts }, { ...deps, known }) : null,
        seesFiles ? known.rights(db, projectId, actor.userId, facts) : null,
        call.caller.role === 'SUPPER_ADMIN' ? (deps.findMailTrouble?.(db) ?? null) : null,
      ]);
      return {
        posts,
        takedowns: facts.cases,
        correctionRequests: facts.requests,
        layouts: facts.layouts,
        rights,
        space: tightSpace(facts),
        mail,
        activity,
      };
    }),
  ];
}

function tightSpace({ space }: DashboardFacts): MediaSpace | null {
  return space === null || spaceLevel(space) === 'enough' ? null : space;
}
