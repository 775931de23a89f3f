import type { Footer } from '@toasoan/contract/features/footers/footer.ts';
import { BLANK_FOOTER } from '@toasoan/contract/features/footers/footer-content.ts';

const BY = { userId: '3', name: 'Trần Minh Quản' };

export function aFooter(changes: Partial<Footer> = {}): Footer {
  return {
    id: '5',
    title: 'Chân trang chính',
    display: { mode: 'DEFAULT' },
    displayTargets: [],
    behind: null,
    status: 'ENABLE',
    columnCount: changes.published?.columns.length ?? 0,
    hasDraft: false,
    publishedTime: '2026-11-20T03:00:00.000Z',
    published: BLANK_FOOTER,
    draft: null,
    targets: [],
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}
