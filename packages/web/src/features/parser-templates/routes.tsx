import { ScanText } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TemplateListPage = lazyPage(() => import('./template-list-page.tsx'), 'TemplateListPage', {
  texts: ['parser-templates', 'patterns'],
  calls: ['/admin/parser-template/list'],
});
const StudioPage = lazyPage(() => import('./studio/studio-page.tsx'), 'StudioPage', {
  texts: ['parser-templates', 'drafts', 'patterns'],
  calls: ['/admin/parser-template/detail/{id}'],
});

export const parserTemplateRoutes: FeatureRoutes = [
  {
    path: 'manager_parser_template',
    titleKey: 'menu.parser-templates',
    icon: ScanText,
    area: 'parser-templates',
    page: TemplateListPage,
    children: [
      {
        path: ':id',
        titleKey: 'menu.parser-template-edit',
        area: 'parser-templates',
        hidden: true,
        page: StudioPage,
      },
    ],
  },
];
