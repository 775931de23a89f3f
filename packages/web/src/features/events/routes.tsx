import { CalendarDays } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const EventListPage = lazyPage(() => import('./list/event-list-page.tsx'), 'EventListPage', {
  texts: ['events', 'coverage', 'saved-views', 'patterns'],
  calls: ['/admin/event/list', '/admin/event/counts'],
});

export const eventRoutes: FeatureRoutes = [
  {
    path: '/manager_event',
    titleKey: 'menu.events',
    icon: CalendarDays,
    area: 'events',
    page: EventListPage,
  },
];
