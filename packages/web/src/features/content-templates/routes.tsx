import { LayoutTemplate } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TemplateListPage = lazyPage(() => import('./template-list-page.tsx'), 'TemplateListPage', {
  texts: ['content-templates', 'post-fields', 'patterns'],
  calls: ['/admin/content-template/list'],
});

export const contentTemplateRoutes: FeatureRoutes = [
  {
    path: 'manager_content',
    titleKey: 'menu.content-templates',
    icon: LayoutTemplate,
    area: 'content-templates',
    page: TemplateListPage,
  },
];
