import { FileText } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TEXTS = { texts: ['posts', 'categories', 'tags', 'patterns', 'article-editor'] };
const PostListPage = lazyPage(() => import('./list/post-list-page.tsx'), 'PostListPage', TEXTS);
const PostViewPage = lazyPage(() => import('./view/post-view-page.tsx'), 'PostViewPage', TEXTS);
/** One page for both, so that the first save of a new post keeps the editor. */
const PostEditPage = lazyPage(() => import('./editing/post-edit-page.tsx'), 'PostEditPage', TEXTS);

export const postRoutes: FeatureRoutes = [
  {
    path: '/manager_post',
    titleKey: 'menu.posts',
    icon: FileText,
    area: 'posts',
    page: PostListPage,
    children: [
      { path: 'create', titleKey: 'menu.post-create', area: 'posts', hidden: true, page: PostEditPage },
      { path: 'edit/:id', titleKey: 'menu.post-edit', area: 'posts', hidden: true, page: PostEditPage },
      { path: 'view/:id', titleKey: 'menu.post-view', area: 'posts', hidden: true, page: PostViewPage },
    ],
  },
];
