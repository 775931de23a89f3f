import type { Menu } from '@toasoan/contract/features/menus/menu.ts';

const BY = { userId: '3', name: 'Trần Minh Quản' };

export function aMenu(changes: Partial<Menu> = {}): Menu {
  return {
    id: '5',
    title: 'Menu chính',
    code: 'menu-chinh',
    position: 'MAIN',
    display: { mode: 'DEFAULT' },
    displayTargets: [],
    lang: 'vi',
    status: 'ENABLE',
    itemCount: changes.published?.length ?? 0,
    hasDraft: false,
    publishedTime: '2026-11-20T03:00:00.000Z',
    swap: null,
    published: [],
    draft: null,
    targets: [],
    languages: [{ id: '5', lang: 'vi', itemCount: changes.published?.length ?? 0 }],
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}
