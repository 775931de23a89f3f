import { Languages, PanelsTopLeft, Rss, SlidersHorizontal, UsersRound } from 'lucide-react';
import { placeRows, type RouteRow } from '#web/core/routing/route-row.ts';
import { accountRoutes, bodyRoutes } from '#web/features/accounts/routes.tsx';
import { addressCheckRoutes } from '#web/features/address-checks/routes.tsx';
import { apiKeyRoutes } from '#web/features/api-keys/routes.tsx';
import { auditRoutes } from '#web/features/audit/routes.tsx';
import { categoryRoutes } from '#web/features/categories/routes.tsx';
import { commentRoutes } from '#web/features/comments/routes.tsx';
import { contentTemplateRoutes } from '#web/features/content-templates/routes.tsx';
import { contestRoutes } from '#web/features/contest-results/routes.tsx';
import { correctionRequestRoutes } from '#web/features/correction-requests/routes.tsx';
import { crawlerReviewRoutes } from '#web/features/crawler-review/routes.tsx';
import { dashboardRoutes } from '#web/features/dashboard/routes.tsx';
import { eventRoutes } from '#web/features/events/routes.tsx';
import { footerRoutes } from '#web/features/footers/routes.tsx';
import { glossaryRoutes } from '#web/features/glossary/routes.tsx';
import { internalLinkRoutes } from '#web/features/internal-links/routes.tsx';
import { layoutRoutes } from '#web/features/layouts/routes.tsx';
import { mediaRoutes } from '#web/features/media/routes.tsx';
import { menuRoutes } from '#web/features/menus/routes.tsx';
import { pageRoutes } from '#web/features/pages/routes.tsx';
import { parserSourceRoutes } from '#web/features/parser-sources/routes.tsx';
import { parserTemplateRoutes } from '#web/features/parser-templates/routes.tsx';
import { partnerLogoRoutes } from '#web/features/partner-logos/routes.tsx';
import { postSkeletonRoutes } from '#web/features/post-skeletons/routes.tsx';
import { postRoutes } from '#web/features/posts/routes.tsx';
import { profileRoutes } from '#web/features/profile/routes.tsx';
import { projectRoutes } from '#web/features/projects/routes.tsx';
import { royaltyRoutes } from '#web/features/royalties/routes.tsx';
import { sidebarRoutes } from '#web/features/sidebars/routes.tsx';
import { sourceCategoryRoutes } from '#web/features/source-categories/routes.tsx';
import { sourceLinkRoutes } from '#web/features/source-links/routes.tsx';
import { tagRoutes } from '#web/features/tags/routes.tsx';
import { translationHistoryRoutes } from '#web/features/translation-history/routes.tsx';
import { GlossaryPage } from '#web/features/translation-replacements/routes.tsx';
import { translationSuggestionRoutes } from '#web/features/translation-suggestions/routes.tsx';
import { translationRoutes } from '#web/features/translations/routes.tsx';
import { userRoutes } from '#web/features/users/routes.tsx';

/** The one route table: addresses, menu, breadcrumbs and pages. The areas of the contract decide about access. */
const ROUTE_TABLE: readonly RouteRow[] = [
  ...dashboardRoutes,
  ...postRoutes.map(withPostPages),
  ...eventRoutes,
  ...mediaRoutes,
  ...commentRoutes,
  ...projectRoutes,
  {
    path: '/setting_post',
    titleKey: 'menu.post-settings',
    icon: SlidersHorizontal,
    area: 'post-settings',
    children: [
      ...layoutRoutes,
      ...contentTemplateRoutes,
      ...categoryRoutes,
      ...tagRoutes,
      ...internalLinkRoutes,
    ],
  },
  {
    path: '/setting_page',
    titleKey: 'menu.page-settings',
    icon: PanelsTopLeft,
    area: 'page-settings',
    children: [
      ...menuRoutes.map(withAddressCheck),
      ...footerRoutes,
      ...sidebarRoutes,
      ...pageRoutes,
      ...partnerLogoRoutes,
    ],
  },
  {
    path: '/manager_crawler',
    titleKey: 'menu.crawler',
    icon: Rss,
    area: 'crawler',
    children: [
      ...parserSourceRoutes,
      ...parserTemplateRoutes,
      ...sourceCategoryRoutes,
      ...sourceLinkRoutes,
      ...crawlerReviewRoutes,
    ],
  },
  {
    path: '/manager_user',
    titleKey: 'menu.users',
    icon: UsersRound,
    area: 'users',
    children: [...userRoutes.map(withBodies), ...accountRoutes.map(withRoyalties)],
  },
  {
    path: '/manager_translate',
    titleKey: 'menu.translate',
    icon: Languages,
    area: 'translate',
    children: [
      ...glossaryRoutes.map(withReplacements),
      ...translationHistoryRoutes,
      ...translationRoutes,
      ...translationSuggestionRoutes,
      ...apiKeyRoutes,
    ],
  },
  ...contestRoutes,
  ...auditRoutes,
  ...profileRoutes,
];

/** Below the list of posts stand what readers say about them and what they begin with. */
function withPostPages(row: RouteRow): RouteRow {
  return row.path === '/manager_post'
    ? { ...row, children: [...(row.children ?? []), ...correctionRequestRoutes, ...postSkeletonRoutes] }
    : row;
}

/** Below the list of menus an address is tried. */
function withAddressCheck(row: RouteRow): RouteRow {
  return { ...row, children: [...addressCheckRoutes, ...(row.children ?? [])] };
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

/** The glossary shows what its terms would replace in translations. */
function withReplacements(row: RouteRow): RouteRow {
  return row.path === 'glossary' ? { ...row, page: GlossaryPage } : row;
}

/** Every row with its absolute path. */
export const ROWS = placeRows(ROUTE_TABLE);
