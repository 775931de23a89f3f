import { ATTACHMENT_VERBS } from './attachment-verbs.ts';
import { CREATE_UPDATE_DELETE, CREATED } from './audit-verbs.ts';

/** What the audit log says about sources of the crawler. */
export const PARSER_SOURCE_AUDIT_KIND = {
  text: { vi: 'Nguồn thu thập', en: 'Source' },
  activity: 'all',
  verbs: {
    ...CREATE_UPDATE_DELETE,
    import: { vi: 'Nhập từ OPML', en: 'Imported from OPML' },
    run: { vi: 'Chạy ngay', en: 'Run now' },
    pause: { vi: 'Tạm dừng', en: 'Paused' },
    autoPause: { vi: 'Tự tạm dừng vì lỗi', en: 'Paused by the system after failures' },
    resume: { vi: 'Chạy lại', en: 'Resumed' },
    addPage: { vi: 'Thêm bài từ đường dẫn', en: 'Article added from its address' },
    ...ATTACHMENT_VERBS,
    cancelRun: { vi: 'Hủy lượt chạy', en: 'Run cancelled' },
  },
} as const;

/** What the audit log says about parser templates; drafts are kept without a line. */
export const PARSER_TEMPLATE_AUDIT_KIND = {
  text: { vi: 'Mẫu bóc tách', en: 'Parser template' },
  activity: 'all',
  verbs: {
    ...CREATE_UPDATE_DELETE,
    copy: CREATED,
    import: { vi: 'Nhập cấu hình', en: 'Configuration imported' },
    publish: { vi: 'Bật bản mới', en: 'Version published' },
    restoreVersion: { vi: 'Khôi phục phiên bản', en: 'Version restored' },
  },
} as const;

/** What the audit log says about texts in the review queue. */
export const CRAWLED_ITEM_AUDIT_KIND = {
  text: { vi: 'Tin thu thập', en: 'Crawled text' },
  activity: 'all',
  verbs: {
    accept: { vi: 'Nhận bài', en: 'Accepted' },
    reject: { vi: 'Loại', en: 'Rejected' },
    duplicate: { vi: 'Đánh dấu trùng', en: 'Marked as a duplicate' },
    merge: { vi: 'Gộp vào bài đã có', en: 'Merged into a post' },
    assign: { vi: 'Giao người viết', en: 'Assigned' },
    target: { vi: 'Đổi nơi đăng', en: 'Target changed' },
    restore: { vi: 'Đưa lại hàng duyệt', en: 'Put back into the queue' },
    reparse: { vi: 'Bóc tách lại', en: 'Parsed again' },
    alarm: { vi: 'Bài gốc thay đổi', en: 'Original changed' },
    decideOrigin: { vi: 'Xử lý bài gốc thay đổi', en: 'Decided about a changed original' },
  },
} as const;
export const SOURCE_CATEGORY_AUDIT_KIND = {
  text: { vi: 'Chuyên mục nguồn', en: 'Section of a source' },
  activity: 'all',
  verbs: {
    ...CREATE_UPDATE_DELETE,
    import: { vi: 'Nhập từ trang của nguồn', en: 'Taken from the site of the source' },
  },
} as const;

export const SOURCE_LINK_AUDIT_KIND = {
  text: { vi: 'Liên kết nguồn', en: 'Link of a source' },
  activity: 'all',
  verbs: CREATE_UPDATE_DELETE,
} as const;
