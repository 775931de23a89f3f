import { CalendarDays } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const EventListPage = lazyPage(() => import('./list/event-list-page.tsx'), 'EventListPage', {
  texts: ['events', 'coverage', 'saved-views', 'patterns'],
  calls: ['/admin/event/list?view=upcoming', '/admin/event/counts'],
  whenLoaded: ({ preloadShown }) => preloadShown(),
});

const EVENT_TEXTS = [
  'events',
  'event-fields',
  'coverage',
  'quotes',
  'posts',
  'files',
  'editing',
  'media',
  'map-point',
  'lock',
  'categories',
  'tags',
  'patterns',
  'article-editor',
];
const DETAIL = '/admin/event/detail/{id}';
/** One page for both addresses, so that the first save of a new event keeps the editor. */
const EventEditPage = lazyPage(() => import('./editing/event-edit-page.tsx'), 'EventEditPage', {
  texts: EVENT_TEXTS,
  calls: [DETAIL],
  whenLoaded: ({ preloadEditor }) => void preloadEditor(),
});
const EventHistoryPage = lazyPage(() => import('./history/event-history-page.tsx'), 'EventHistoryPage', {
  texts: ['events', 'event-fields', 'history', 'article-compare', 'patterns'],
  calls: [DETAIL],
});
const EventViewPage = lazyPage(() => import('./view/event-view-page.tsx'), 'EventViewPage', {
  texts: EVENT_TEXTS,
  calls: [DETAIL],
});

const EventPreviewPage = lazyPage(() => import('./preview/event-preview-page.tsx'), 'EventPreviewPage', {
  texts: ['events', 'event-fields', 'site-preview', 'patterns'],
  calls: [DETAIL],
});

export const eventRoutes: FeatureRoutes = [
  {
    path: '/manager_event',
    titleKey: 'menu.events',
    icon: CalendarDays,
    area: 'events',
    counts: 'events',
    page: EventListPage,
    children: [
      { path: 'create', titleKey: 'menu.event-create', area: 'events', hidden: true, page: EventEditPage },
      { path: 'edit/:id', titleKey: 'menu.event-edit', area: 'events', hidden: true, page: EventEditPage },
      {
        path: 'history/:id',
        titleKey: 'menu.event-history',
        area: 'events',
        hidden: true,
        page: EventHistoryPage,
      },
      {
        path: 'preview/:id',
        titleKey: 'menu.event-preview',
        area: 'events',
        hidden: true,
        page: EventPreviewPage,
      },
      { path: 'view/:id', titleKey: 'menu.event-view', area: 'events', hidden: true, page: EventViewPage },
    ],
  },
];
