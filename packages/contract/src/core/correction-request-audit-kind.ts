import { ATTACHMENT_VERBS } from './attachment-verbs.ts';

/** What the audit log says about requests for a correction. */
export const CORRECTION_REQUEST_AUDIT_KIND = {
  text: { vi: 'Yêu cầu cải chính', en: 'Correction request' },
  activity: 'all',
  verbs: {
    create: { vi: 'Nhận yêu cầu', en: 'Received' },
    update: { vi: 'Sửa', en: 'Changed' },
    take: { vi: 'Nhận xem xét', en: 'Taken up' },
    accept: { vi: 'Chấp nhận', en: 'Accepted' },
    reject: { vi: 'Không chấp nhận', en: 'Not accepted' },
    reconsider: { vi: 'Xem xét lại', en: 'Reconsidered' },
    answer: { vi: 'Trả lời', en: 'Answered' },
    ...ATTACHMENT_VERBS,
    rules: { vi: 'Đổi thời hạn trả lời', en: 'Time to answer changed' },
  },
} as const;
