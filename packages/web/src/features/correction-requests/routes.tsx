import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const CorrectionRequestListPage = lazyPage(
  () => import('./request-list-page.tsx'),
  'CorrectionRequestListPage',
  { texts: ['correction-requests', 'patterns'], calls: ['/admin/correction-request/list'] },
);

/** A view below the list of posts. */
export const correctionRequestRoutes: FeatureRoutes = [
  {
    path: 'correction_requests',
    titleKey: 'menu.correction-requests',
    area: 'correction-requests',
    hidden: true,
    page: CorrectionRequestListPage,
  },
];
