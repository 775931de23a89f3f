import { Rss } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const ParserSourceListPage = lazyPage(() => import('./parser-source-list-page.tsx'), 'ParserSourceListPage', {
  texts: ['parser-sources', 'patterns'],
  calls: ['/admin/parser-source/list'],
});

export const parserSourceRoutes: FeatureRoutes = [
  {
    path: 'manager_parser_source',
    titleKey: 'menu.parser-sources',
    icon: Rss,
    area: 'parser-sources',
    page: ParserSourceListPage,
  },
];
