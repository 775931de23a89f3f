import type { Sidebar } from '@toasoan/contract/features/sidebars/sidebar.ts';
import { BLANK_SIDEBAR } from '@toasoan/contract/features/sidebars/sidebar-content.ts';

const BY = { userId: '3', name: 'Trần Minh Quản' };

export function aSidebar(changes: Partial<Sidebar> = {}): Sidebar {
  return {
    id: '5',
    title: 'Thanh bên chính',
    side: 'RIGHT',
    sticky: true,
    hideOnMobile: false,
    order: 0,
    display: { mode: 'DEFAULT' },
    displayTargets: [],
    behind: null,
    status: 'ENABLE',
    blockCount: changes.published?.blocks.length ?? 0,
    hasDraft: false,
    publishedTime: '2026-11-20T03:00:00.000Z',
    published: BLANK_SIDEBAR,
    draft: null,
    templates: [],
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}
