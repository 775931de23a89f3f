import { ATTACHMENT_VERBS } from './attachment-verbs.ts';

/** What the audit log says about requests of people about their own data; the newsroom's activity shows none of it. */
export const DATA_REQUEST_AUDIT_KIND = {
  text: { vi: 'Yêu cầu dữ liệu cá nhân', en: 'Personal data request' },
  activity: 'none',
  verbs: {
    create: { vi: 'Nhận yêu cầu', en: 'Received' },
    confirm: { vi: 'Người yêu cầu xác nhận email', en: 'E-mail confirmed by the requester' },
    verify: { vi: 'Xác minh', en: 'Identity being checked' },
    begin: { vi: 'Bắt đầu xử lý', en: 'Begun' },
    answer: { vi: 'Trả lời', en: 'Answered' },
    reject: { vi: 'Từ chối', en: 'Refused' },
    extend: { vi: 'Gia hạn', en: 'Extended' },
    assign: { vi: 'Giao người xử lý', en: 'Assigned' },
    reveal: { vi: 'Xem thông tin liên hệ', en: 'Contact shown' },
    search: { vi: 'Tra dữ liệu đang giữ', en: 'Held data looked up' },
    export: { vi: 'Xuất dữ liệu của một người', en: 'A person’s data exported' },
    act: { vi: 'Thực hiện trên dữ liệu', en: 'Carried out on the data' },
    ...ATTACHMENT_VERBS,
    rules: { vi: 'Đổi thời hạn và thời gian lưu', en: 'Times changed' },
  },
} as const;
