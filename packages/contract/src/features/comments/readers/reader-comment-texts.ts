import type { Language } from '../../../vocabulary/language.ts';

type Text = Readonly<Record<Language, string>>;

/** Why a reader's call about comments was refused, and what to do. */
export const READER_COMMENT_TEXTS = {
  REASON_NEEDED: {
    vi: 'Chọn “Lý do khác” thì cần viết rõ lý do.',
    en: 'Write the reason when you choose “Another reason”.',
  },
  LINK_GONE: {
    vi: 'Liên kết đã dùng hoặc đã quá 48 giờ. Hãy gửi lại để nhận liên kết mới.',
    en: 'This link has been used or is older than 48 hours. Send again to get a new one.',
  },
  MAIL_IS_OFF: {
    vi: 'Trang này chưa gửi được thư. Hãy liên hệ tòa soạn để yêu cầu xóa bình luận.',
    en: 'This site cannot send mail. Ask the newsroom to erase your comments.',
  },
} as const satisfies Readonly<Record<string, Text>>;
