import { CREATE_UPDATE_DELETE, CREATED } from './audit-verbs.ts';

/** What the audit log says about menus, footers and sidebars. */
export const PAGE_SETTING_AUDIT_KINDS = {
  menu: {
    text: { vi: 'Menu', en: 'Menu' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
      copy: CREATED,
      publish: { vi: 'Áp dụng', en: 'Published' },
      restoreVersion: { vi: 'Khôi phục phiên bản', en: 'Version restored' },
      schedule: { vi: 'Hẹn thay', en: 'Change scheduled' },
      cancelSchedule: { vi: 'Hủy hẹn thay', en: 'Scheduled change cancelled' },
      discardDraft: { vi: 'Bỏ bản nháp', en: 'Draft dropped' },
    },
  },
} as const;
