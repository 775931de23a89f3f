import type { Language } from '../../vocabulary/language.ts';
import type { CommentState, CommentTargetType, RejectCode, ReportReason } from './comment-states.ts';

type Text = Readonly<Record<Language, string>>;

/** Names that server, console and the readers' pages share. */
export const COMMENT_STATE_TEXTS: Readonly<Record<CommentState, Text>> = {
  PENDING: { vi: 'Chờ duyệt', en: 'Waiting' },
  APPROVED: { vi: 'Đã duyệt', en: 'Approved' },
  REJECTED: { vi: 'Không duyệt', en: 'Rejected' },
  HIDDEN: { vi: 'Tạm ẩn', en: 'Hidden' },
  SPAM: { vi: 'Spam', en: 'Spam' },
  DELETED: { vi: 'Đã xóa', en: 'Deleted' },
};

export const COMMENT_TARGET_TEXTS: Readonly<Record<CommentTargetType, Text>> = {
  POST: { vi: 'Bài viết', en: 'Post' },
  EVENT: { vi: 'Sự kiện', en: 'Event' },
  SUBMISSION: { vi: 'Tác phẩm dự thi', en: 'Contest entry' },
  PAGE: { vi: 'Trang', en: 'Page' },
};

export const REJECT_CODE_TEXTS: Readonly<Record<RejectCode, Text>> = {
  OFF_TOPIC: { vi: 'Lạc đề', en: 'Off topic' },
  INSULT: { vi: 'Xúc phạm', en: 'Insult' },
  ILLEGAL: { vi: 'Vi phạm pháp luật', en: 'Against the law' },
  ADVERT: { vi: 'Quảng cáo', en: 'Advertising' },
  PRIVACY: { vi: 'Lộ thông tin cá nhân', en: 'Personal data of others' },
  NO_ACCENT: { vi: 'Không dấu, khó đọc', en: 'Without accents, hard to read' },
  DUPLICATE: { vi: 'Trùng lặp', en: 'Sent before' },
  OTHER: { vi: 'Lý do khác', en: 'Another reason' },
};

export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, Text>> = {
  INSULT: { vi: 'Xúc phạm, thù ghét', en: 'Insult or hate' },
  ILLEGAL: { vi: 'Vi phạm pháp luật', en: 'Against the law' },
  ADVERT: { vi: 'Quảng cáo, lừa đảo', en: 'Advertising or fraud' },
  PRIVACY: { vi: 'Lộ thông tin cá nhân', en: 'Personal data of others' },
  FALSE_FACT: { vi: 'Thông tin sai sự thật', en: 'False information' },
  OTHER: { vi: 'Lý do khác', en: 'Another reason' },
};

/** Why a call about a comment was refused. */
export const COMMENT_RULE_TEXTS = {
  MOVE_NOT_POSSIBLE: {
    vi: 'Bình luận đang ở trạng thái “{state}” nên không làm được việc này. Hãy tải lại để xem tình trạng mới.',
    en: 'The comment is “{state}”, so this cannot be done. Reload to see where it stands.',
  },
  REJECT_TEXT_REQUIRED: {
    vi: 'Chọn “Lý do khác” thì cần ghi rõ lý do.',
    en: 'Write the reason when you choose “Another reason”.',
  },
  DELETE_REASON_REQUIRED: {
    vi: 'Xóa bình luận thì cần ghi lý do.',
    en: 'Write why the comments are deleted.',
  },
  TOO_MANY_PINNED: {
    vi: 'Bài này đã ghim đủ {max} bình luận. Hãy bỏ ghim một bình luận trước.',
    en: '{max} comments are pinned here already. Unpin one first.',
  },
  NOT_PUBLIC: {
    vi: 'Chỉ ghim, chọn hay hoặc trả lời được bình luận đã duyệt.',
    en: 'Only approved comments are pinned, picked or answered.',
  },
  IS_DELETED: {
    vi: 'Bình luận đã bị xóa: không sửa được nữa.',
    en: 'The comment is deleted: it cannot be changed.',
  },
  NOTHING_TO_UNDO: {
    vi: 'Không còn gì để hoàn tác: chỉ hoàn tác được việc mình vừa làm trong 10 phút, khi chưa ai sửa tiếp.',
    en: 'Nothing can be undone: only your own last step of the past 10 minutes, while nobody has changed more.',
  },
  ALREADY_BANNED: {
    vi: 'Người gửi này đang bị chặn rồi.',
    en: 'This sender is banned already.',
  },
  SENDER_ERASED: {
    vi: 'Thông tin người gửi đã được xóa nên không chặn được nữa.',
    en: 'The data of the sender is erased, so they cannot be banned.',
  },
  MAIL_IS_OFF: {
    vi: 'Chưa cấu hình máy chủ thư (SMTP_URL) nên không bắt buộc xác minh e-mail được.',
    en: 'No mail server is set up (SMTP_URL), so a verified e-mail cannot be required.',
  },
  CORRECTION_NEEDS_POST: {
    vi: 'Chỉ mở việc cải chính cho bình luận dưới bài viết.',
    en: 'A correction is asked for only about a post.',
  },
  CORRECTION_OPEN: {
    vi: 'Bình luận này đã mở một việc cải chính trên bài.',
    en: 'This comment has opened a correction on the post already.',
  },
  OWN_DECISION: {
    vi: 'Người từ chối không tự xem lại quyết định của mình.',
    en: 'Whoever rejected it does not give the second look.',
  },
  LOOK_GIVEN: {
    vi: 'Lần xem lại này đã có người cho ý kiến.',
    en: 'Somebody has given this second look already.',
  },
  NOT_SAME_NUMBER: {
    vi: 'Bộ lọc bây giờ khớp {count} bình luận, không phải {expected}. Hãy xem lại rồi làm lại.',
    en: 'The filters match {count} comments now, not {expected}. Look again and repeat.',
  },
  NOTHING_MATCHES: {
    vi: 'Không có bình luận nào khớp với bộ lọc.',
    en: 'No comment matches the filters.',
  },
} as const satisfies Readonly<Record<string, Text>>;
