import type { Language } from '../../../vocabulary/language.ts';

/** Why a reader's comment, like or report was not taken; readers see these sentences. */
export const RECEIVING_TEXTS = {
  COMMENTS_OFF: {
    vi: 'Trang này hiện không nhận bình luận.',
    en: 'This site does not take comments at present.',
  },
  COMMENTS_CLOSED: {
    vi: 'Bài này đã đóng bình luận. Bạn vẫn đọc được các bình luận trước đó.',
    en: 'Comments are closed here. You can still read the earlier ones.',
  },
  TOO_SOON: {
    vi: 'Bạn vừa gửi một bình luận. Hãy đợi {seconds} giây rồi gửi tiếp.',
    en: 'You have just sent a comment. Wait {seconds} seconds before the next one.',
  },
  SENDER_BANNED: {
    vi: 'Bạn tạm thời không gửi bình luận được, đến {until}.',
    en: 'You cannot send comments for now, until {until}.',
  },
  SENDER_BANNED_FOREVER: {
    vi: 'Bạn không gửi bình luận ở trang này được nữa. Nếu cho là nhầm, hãy liên hệ tòa soạn.',
    en: 'You can no longer send comments here. If you think this is a mistake, contact the newsroom.',
  },
  PARENT_GONE: {
    vi: 'Bình luận bạn trả lời không còn hiển thị. Hãy tải lại trang.',
    en: 'The comment that you answer is no longer shown. Reload the page.',
  },
  EMAIL_NOT_VERIFIED: {
    vi: 'Trang này chỉ nhận bình luận từ e-mail đã xác minh.',
    en: 'This site takes comments only from verified e-mail addresses.',
  },
  EMAIL_DOMAIN_REFUSED: {
    vi: 'Trang này không nhận bình luận từ e-mail {domain}. Hãy dùng địa chỉ khác.',
    en: 'This site takes no comments from e-mail of {domain}. Use another address.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
