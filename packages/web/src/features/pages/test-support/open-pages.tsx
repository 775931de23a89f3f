import type { Page, PageRow } from '@toasoan/contract/features/pages/page.ts';
import { PLAIN_PAGE_DETAILS } from '@toasoan/contract/features/pages/page-details.ts';
import type { PageConsequences } from '@toasoan/contract/features/pages/tree/consequences.ts';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const BY = { userId: '3', name: 'Trần Minh Quản' };

export function aPageRow(changes: Partial<PageRow> = {}): PageRow {
  return {
    id: '5',
    title: 'Điều khoản sử dụng',
    slug: 'dieu-khoan-su-dung',
    path: '/dieu-khoan-su-dung',
    parentId: null,
    parentTitle: '',
    position: 0,
    state: 'PUBLISHED',
    stateBeforeTrash: null,
    template: 'RULES',
    lang: 'vi',
    menuShow: true,
    publishedTime: '2026-11-01T03:00:00.000Z',
    everPublished: true,
    reviewDate: null,
    isOverdue: false,
    reviewOwner: null,
    reviewedTime: null,
    reviewedBy: null,
    holder: null,
    createTime: '2026-11-01T02:00:00.000Z',
    updateTime: '2026-11-01T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 3,
    ...changes,
  };
}

export function aWholePage(changes: Partial<Page> = {}): Page {
  return {
    ...aPageRow(),
    excerpt: '',
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Điều gì được đăng.' }] }],
    },
    contentHtml: '<p>Điều gì được đăng.</p>',
    keywords: [],
    seoTitle: '',
    seoDescription: '',
    slugFollowsTitle: false,
    details: { ...PLAIN_PAGE_DETAILS, template: 'RULES' },
    cover: null,
    media: [],
    childCount: 0,
    redirects: [],
    stateTime: '2026-11-01T03:00:00.000Z',
    stateReason: '',
    allowedTransitions: [],
    mayEdit: true,
    ...changes,
  };
}

export const CONSEQUENCES = '/admin/page/consequences/5';
export const NO_CONSEQUENCES: PageConsequences = {
  path: '/dieu-khoan-su-dung',
  isPublic: true,
  redirects: [],
  uses: [],
};

/** Answers for the rows; every page of the console about static pages asks for the tree. */
export async function openPages(
  network: Network,
  rows: readonly PageRow[],
  url = '/setting_page/manager_page',
): Promise<void> {
  network.answer('/admin/page/list', { items: [...rows], total: rows.length, page: 1, limit: 100 });
  const count = (keep: (row: PageRow) => boolean) => rows.filter(keep).length;
  network.answer('/admin/page/counts', {
    all: rows.length,
    published: count(({ state }) => state === 'PUBLISHED'),
    drafts: count(({ state }) => state === 'DRAFT'),
    overdue: count(({ isOverdue }) => isOverdue),
    trash: 0,
  });
  network.answer('/admin/page/autosave/list', { items: [] });
  await openAs(network, 'SUPPER_ADMIN', url);
}
