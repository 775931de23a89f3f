import { Inbox } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const ReviewPage = lazyPage(() => import('./queue/review-page.tsx'), 'ReviewPage', {
  texts: ['crawler-review', 'patterns'],
  whenLoaded: ({ preloadDecisions }) => preloadDecisions(),
  calls: ['/admin/crawled-item/list', '/admin/crawled-item/counts'],
});

export const crawlerReviewRoutes: FeatureRoutes = [
  {
    path: 'manager_review_crawler',
    titleKey: 'menu.crawler-review',
    icon: Inbox,
    area: 'crawler-review',
    counts: 'crawlerReview',
    page: ReviewPage,
  },
];
