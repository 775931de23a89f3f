import { Images } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const MediaLibraryPage = lazyPage(() => import('./library/media-library-page.tsx'), 'MediaLibraryPage', {
  texts: ['media', 'library', 'folders', 'upload', 'recall', 'saved-views', 'patterns'],
  // The grid's first page; the table is one click away.
  calls: [
    '/admin/media/list?limit=100',
    '/admin/media/counts',
    '/admin/media-folder/list',
    '/admin/media-collection/list',
  ],
});

export const mediaRoutes: FeatureRoutes = [
  {
    path: '/manager_media',
    titleKey: 'menu.media',
    icon: Images,
    area: 'media',
    page: MediaLibraryPage,
  },
];
