import { PanelsTopLeft, SlidersHorizontal, UsersRound } from 'lucide-react';
import { placeRows, type RouteRow } from '#web/core/routing/route-row.ts';
import { accountRoutes, bodyRoutes } from '#web/features/accounts/routes.tsx';
import { auditRoutes } from '#web/features/audit/routes.tsx';
import { categoryRoutes } from '#web/features/categories/routes.tsx';
import { commentRoutes } from '#web/features/comments/routes.tsx';
import { correctionRequestRoutes } from '#web/features/correction-requests/routes.tsx';
import { dashboardRoutes } from '#web/features/dashboard/routes.tsx';
import { eventRoutes } from '#web/features/events/routes.tsx';
import { internalLinkRoutes } from '#web/features/internal-links/routes.tsx';
import { mediaRoutes } from '#web/features/media/routes.tsx';
import { partnerLogoRoutes } from '#web/features/partner-logos/routes.tsx';
import { postRoutes } from '#web/features/posts/routes.tsx';
import { profileRoutes } from '#web/features/profile/routes.tsx';
import { projectRoutes } from '#web/features/projects/routes.tsx';
import { royaltyRoutes } from '#web/features/royalties/routes.tsx';
import { tagRoutes } from '#web/features/tags/routes.tsx';
import { userRoutes } from '#web/features/users/routes.tsx';

/** The one route table: addresses, menu, breadcrumbs and pages. The areas of the contract decide about access. */
const ROUTE_TABLE: readonly RouteRow[] = [
  ...dashboardRoutes,
  ...postRoutes.map(withCorrectionRequests),
  ...eventRoutes,
  ...mediaRoutes,
  ...commentRoutes,
  ...projectRoutes,
  {
    path: '/setting_post',
    titleKey: 'menu.post-settings',
    icon: SlidersHorizontal,
    area: 'post-settings',
    children: [...categoryRoutes, ...tagRoutes, ...internalLinkRoutes],
  },
  {
    path: '/setting_page',
    titleKey: 'menu.page-settings',
    icon: PanelsTopLeft,
    area: 'page-settings',
    children: partnerLogoRoutes,
  },
  {
    path: '/manager_user',
    titleKey: 'menu.users',
    icon: UsersRound,
    area: 'users',
    children: [...userRoutes.map(withBodies), ...accountRoutes.map(withRoyalties)],
  },
  ...auditRoutes,
  ...profileRoutes,
];

/** Below the list of posts stands what readers say about them. */
function withCorrectionRequests(row: RouteRow): RouteRow {
  return row.path === '/manager_post'
    ? { ...row, children: [...(row.children ?? []), ...correctionRequestRoutes] }
    : row;
}

/** Below the list of all accounts stand organizations and enterprises. */
function withBodies(row: RouteRow): RouteRow {
  return row.path === 'manager_user_account'
    ? { ...row, children: [...(row.children ?? []), ...bodyRoutes] }
    : row;
}

/** Below the list of authors stands what they are paid. */
function withRoyalties(row: RouteRow): RouteRow {
  return row.path === 'manager_account_author'
    ? { ...row, children: [...(row.children ?? []), ...royaltyRoutes] }
    : row;
}

/** Every row with its absolute path. */
export const ROWS = placeRows(ROUTE_TABLE);
