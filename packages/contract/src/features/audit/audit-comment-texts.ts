import type { Language } from '../../vocabulary/language.ts';
import { COMMENT_STATE_TEXTS, REJECT_CODE_TEXTS } from '../comments/comment-texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log tells of comments, their senders and their rules. */
export const AUDIT_COMMENT_FIELD_TEXTS: Texts = {
  commentState: { vi: 'Trạng thái bình luận', en: 'State of the comment' },
  rejectCode: { vi: 'Lý do không duyệt', en: 'Reject reason' },
  rejectText: { vi: 'Lý do không duyệt, bằng lời', en: 'Reject reason in words' },
  isPinned: { vi: 'Ghim', en: 'Pinned' },
  isPick: { vi: 'Bình luận hay', en: "Editor's pick" },
  isEdited: { vi: 'Đã biên tập', en: 'Edited' },
  replyText: { vi: 'Tòa soạn trả lời', en: "Newsroom's answer" },
  agrees: { vi: 'Đồng ý với quyết định', en: 'Agrees with the decision' },
  isOpen: { vi: 'Đang mở bình luận', en: 'Open for comments' },
  banLength: { vi: 'Thời hạn chặn', en: 'Length of the ban' },
  until: { vi: 'Đến', en: 'Until' },
  endTime: { vi: 'Kết thúc lúc', en: 'Ended' },
  mode: { vi: 'Cách duyệt', en: 'Moderation' },
  verifiedOnly: { vi: 'Chỉ e-mail đã xác minh', en: 'Verified e-mail only' },
  bannedAction: { vi: 'Khi có từ cấm', en: 'With a banned word' },
  maxLinks: { vi: 'Số liên kết cho phép', en: 'Links allowed' },
  maskPersonal: { vi: 'Che số điện thoại, e-mail', en: 'Hide phone numbers and e-mail' },
  holdPhones: { vi: 'Giữ bình luận có số điện thoại', en: 'Hold phone numbers' },
  holdCaps: { vi: 'Giữ bình luận toàn chữ hoa', en: 'Hold capitals' },
  holdNoDiacritics: { vi: 'Giữ bình luận không dấu', en: 'Hold text without accents' },
  newSenderApprovals: { vi: 'Số lần duyệt với người gửi mới', en: 'Approvals a new sender needs' },
  floodLimit: { vi: 'Giới hạn gửi dồn dập', en: 'Flood limit' },
  repeatLimit: { vi: 'Giới hạn gửi trùng', en: 'Limit of repeats' },
  minSeconds: { vi: 'Số giây giữa hai bình luận', en: 'Seconds between two comments' },
  closeAfterDays: { vi: 'Đóng bình luận sau (ngày)', en: 'Closed after (days)' },
  reportsToHide: { vi: 'Số báo cáo để tự ẩn', en: 'Reports that hide' },
  sort: { vi: 'Thứ tự hiển thị', en: 'Order' },
  perPage: { vi: 'Số luồng mỗi trang', en: 'Threads of a page' },
  bannedDomains: { vi: 'Không nhận e-mail của tên miền', en: 'No e-mail of these domains' },
  refuseDisposable: { vi: 'Từ chối e-mail dùng một lần', en: 'Refuse disposable e-mail' },
  contactDays: { vi: 'Lưu thông tin người gửi (ngày)', en: 'Senders are kept (days)' },
};

export const AUDIT_COMMENT_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  commentState: COMMENT_STATE_TEXTS,
  rejectCode: REJECT_CODE_TEXTS,
  banLength: {
    WEEK: { vi: '7 ngày', en: '7 days' },
    MONTH: { vi: '30 ngày', en: '30 days' },
    FOREVER: { vi: 'Vĩnh viễn', en: 'For ever' },
  },
  mode: {
    BEFORE: { vi: 'Duyệt trước khi hiện', en: 'Before it is public' },
    AFTER: { vi: 'Hiện ngay, duyệt sau', en: 'After it is public' },
    OFF: { vi: 'Không nhận bình luận', en: 'Off' },
  },
  bannedAction: {
    HOLD: { vi: 'Giữ lại', en: 'Hold' },
    REJECT: { vi: 'Không duyệt', en: 'Reject' },
  },
  sort: {
    NEWEST: { vi: 'Mới trước', en: 'Newest first' },
    OLDEST: { vi: 'Cũ trước', en: 'Oldest first' },
    LIKED: { vi: 'Thích nhiều trước', en: 'Most liked first' },
  },
};
