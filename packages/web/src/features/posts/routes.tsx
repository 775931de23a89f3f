import { FileText } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TEXTS = {
  texts: [
    'posts',
    'preview',
    'lock',
    'workflow',
    'assignment',
    'comparing',
    'pending',
    'categories',
    'tags',
    'patterns',
    'article-editor',
  ],
};
const LIST_TEXTS = {
  texts: [
    'posts',
    'lock',
    'workflow',
    'assignment',
    'post-fields',
    'list',
    'takedown',
    'saved-views',
    'planning',
    'categories',
    'tags',
    'patterns',
  ],
};
const DETAIL = '/admin/post/detail/{id}';
const NOTES = '/admin/post/note/list/{id}';
const STEPS = '/admin/post/workflow-log/{id}?limit=20';
const PostListPage = lazyPage(() => import('./list/post-list-page.tsx'), 'PostListPage', {
  ...LIST_TEXTS,
  calls: ['/admin/post/list', '/admin/post/counts'],
});
const PostViewPage = lazyPage(() => import('./view/post-view-page.tsx'), 'PostViewPage', {
  texts: [...TEXTS.texts, 'checklist', 'post-fields'],
  calls: [DETAIL, NOTES, STEPS],
  whenLoaded: ({ preloadPanels }) => preloadPanels(),
});
const TakedownListPage = lazyPage(() => import('./takedown/takedown-list-page.tsx'), 'TakedownListPage', {
  texts: ['posts', 'takedown', 'patterns'],
});
const CorrectionListPage = lazyPage(
  () => import('./correction/correction-list-page.tsx'),
  'CorrectionListPage',
  { texts: ['posts', 'correction', 'workflow', 'patterns'] },
);
/** One page for both addresses, so that the first save of a new post keeps the editor. */
const PostEditPage = lazyPage(() => import('./editing/post-edit-page.tsx'), 'PostEditPage', {
  texts: [...TEXTS.texts, 'checklist', 'editing', 'files', 'media', 'post-fields', 'similar'],
  calls: [DETAIL, NOTES],
  whenLoaded: ({ preloadEditor }) => void preloadEditor(),
});

const HistoryPage = lazyPage(() => import('./history/history-page.tsx'), 'HistoryPage', {
  texts: ['posts', 'workflow', 'post-fields', 'comparing', 'history', 'article-compare', 'patterns'],
  calls: [DETAIL, '/admin/post/history/{id}?limit=50', STEPS],
});

const PostRulesPage = lazyPage(() => import('./settings/post-rules-page.tsx'), 'PostRulesPage', {
  texts: ['settings', 'post-fields', 'patterns'],
});
const PreviewPage = lazyPage(() => import('./preview/preview-page.tsx'), 'PreviewPage', {
  texts: ['posts', 'preview', 'site-preview', 'patterns'],
  calls: [DETAIL],
});

export const postRoutes: FeatureRoutes = [
  {
    path: '/manager_post',
    titleKey: 'menu.posts',
    icon: FileText,
    area: 'posts',
    counts: 'waiting',
    page: PostListPage,
    children: [
      { path: 'create', titleKey: 'menu.post-create', area: 'posts', hidden: true, page: PostEditPage },
      { path: 'edit/:id', titleKey: 'menu.post-edit', area: 'posts', hidden: true, page: PostEditPage },
      { path: 'history/:id', titleKey: 'menu.post-history', area: 'posts', hidden: true, page: HistoryPage },
      {
        path: 'takedowns',
        titleKey: 'menu.post-takedowns',
        area: 'takedowns',
        hidden: true,
        page: TakedownListPage,
      },
      {
        path: 'corrections',
        titleKey: 'menu.post-corrections',
        area: 'corrections',
        hidden: true,
        page: CorrectionListPage,
      },
      { path: 'rules', titleKey: 'menu.post-rules', area: 'posts', hidden: true, page: PostRulesPage },
      { path: 'preview/:id', titleKey: 'menu.post-preview', area: 'posts', hidden: true, page: PreviewPage },
      { path: 'view/:id', titleKey: 'menu.post-view', area: 'posts', hidden: true, page: PostViewPage },
    ],
  },
];
