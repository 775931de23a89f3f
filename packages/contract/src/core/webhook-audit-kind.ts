import { CREATE_UPDATE_DELETE } from './audit-verbs.ts';

/** What the audit log says about webhooks. */
export const WEBHOOK_AUDIT_KIND = {
  text: { vi: 'Webhook', en: 'Webhook' },
  activity: 'none',
  verbs: {
    ...CREATE_UPDATE_DELETE,
    pause: { vi: 'Tạm dừng', en: 'Paused' },
    autoPause: { vi: 'Tự tạm dừng vì lỗi', en: 'Paused by the system after failures' },
    resume: { vi: 'Bật lại', en: 'Resumed' },
    rotate: { vi: 'Đổi khóa ký', en: 'Secret rotated' },
    test: { vi: 'Gửi thử', en: 'Test sent' },
    redeliver: { vi: 'Gửi lại', en: 'Sent again' },
  },
} as const;
