import { CREATE_UPDATE_DELETE, CREATED } from './audit-verbs.ts';

/** What is done with a draft that readers get when it is published. */
const DRAFT_VERBS = {
  publish: { vi: 'Áp dụng', en: 'Published' },
  restoreVersion: { vi: 'Khôi phục phiên bản', en: 'Version restored' },
  discardDraft: { vi: 'Bỏ bản nháp', en: 'Draft dropped' },
};

/** What the audit log says about menus, footers and sidebars. */
export const PAGE_SETTING_AUDIT_KINDS = {
  menu: {
    text: { vi: 'Menu', en: 'Menu' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
      copy: CREATED,
      ...DRAFT_VERBS,
      schedule: { vi: 'Hẹn thay', en: 'Change scheduled' },
      cancelSchedule: { vi: 'Hủy hẹn thay', en: 'Scheduled change cancelled' },
    },
  },
  sidebar: {
    text: { vi: 'Thanh bên', en: 'Sidebar' },
    activity: 'all',
    verbs: { ...CREATE_UPDATE_DELETE, copy: CREATED, ...DRAFT_VERBS },
  },
  footer: {
    text: { vi: 'Chân trang', en: 'Footer' },
    activity: 'all',
    verbs: { ...CREATE_UPDATE_DELETE, copy: CREATED, ...DRAFT_VERBS },
  },
} as const;
