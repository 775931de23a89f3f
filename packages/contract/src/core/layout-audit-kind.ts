import { CREATE_UPDATE_DELETE, CREATED } from './audit-verbs.ts';

/** What the audit log says about layouts. */
export const LAYOUT_AUDIT_KIND = {
  text: { vi: 'Bố cục', en: 'Layout' },
  activity: 'all',
  verbs: {
    ...CREATE_UPDATE_DELETE,
    copy: CREATED,
    publish: { vi: 'Áp dụng', en: 'Published' },
    schedule: { vi: 'Hẹn giờ áp dụng', en: 'Publication scheduled' },
    cancelSchedule: { vi: 'Hủy hẹn giờ', en: 'Schedule cancelled' },
    failSchedule: { vi: 'Không áp dụng được theo giờ hẹn', en: 'Not published at its time' },
    archive: { vi: 'Lưu trữ', en: 'Archived' },
    restoreVersion: { vi: 'Khôi phục phiên bản', en: 'Version restored' },
  },
} as const;
