import { File } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const PageListPage = lazyPage(() => import('./list/page-list-page.tsx'), 'PageListPage', {
  texts: ['pages', 'patterns'],
  calls: ['/admin/page/list', '/admin/page/counts'],
});
const DETAIL = '/admin/page/detail/{id}';
/** One page for both addresses, so that the first save of a new page keeps the editor. */
const PageEditPage = lazyPage(() => import('./editing/page-edit-page.tsx'), 'PageEditPage', {
  texts: ['pages', 'page-fields', 'posts', 'files', 'editing', 'media', 'lock', 'patterns', 'article-editor'],
  calls: [DETAIL],
  whenLoaded: ({ preloadEditor }) => void preloadEditor(),
});
const PageHistoryPage = lazyPage(() => import('./history/page-history-page.tsx'), 'PageHistoryPage', {
  texts: ['pages', 'page-fields', 'history', 'article-compare', 'patterns'],
  calls: [DETAIL],
});

const PagePreviewPage = lazyPage(() => import('./preview/page-preview-page.tsx'), 'PagePreviewPage', {
  texts: ['pages', 'page-fields', 'site-preview', 'patterns'],
  calls: [DETAIL],
});

const hidden = { area: 'pages', hidden: true } as const;

export const pageRoutes: FeatureRoutes = [
  {
    path: 'manager_page',
    titleKey: 'menu.pages',
    icon: File,
    area: 'pages',
    counts: 'pages',
    page: PageListPage,
    children: [
      { path: '/manager_page/create', titleKey: 'menu.page-create', ...hidden, page: PageEditPage },
      { path: '/manager_page/edit/:id', titleKey: 'menu.page-edit', ...hidden, page: PageEditPage },
      { path: '/manager_page/history/:id', titleKey: 'menu.page-history', ...hidden, page: PageHistoryPage },
      { path: '/manager_page/preview/:id', titleKey: 'menu.page-preview', ...hidden, page: PagePreviewPage },
    ],
  },
];
