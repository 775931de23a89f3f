import { MessageSquare } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const CommentQueuePage = lazyPage(() => import('./queue/comment-queue-page.tsx'), 'CommentQueuePage', {
  texts: ['comments', 'rules', 'categories', 'patterns'],
  calls: ['/admin/comment/list', '/admin/comment/counts'],
});

export const commentRoutes: FeatureRoutes = [
  {
    path: '/manager_comment',
    titleKey: 'menu.comments',
    icon: MessageSquare,
    area: 'comments',
    counts: 'comments',
    page: CommentQueuePage,
  },
];
