import type { Language } from '../../vocabulary/language.ts';

type Text = Readonly<Record<Language, string>>;

/** Refusals that external jurors read at the door of the jury room. */
export const JURY_ACCESS_TEXTS = {
  LINK_OVER: {
    vi: 'Đường dẫn này không dùng được. Điểm đã chấm vẫn được giữ; hãy mở thư mới nhất, hoặc liên hệ Ban Tổ chức để nhận đường dẫn mới.',
    en: 'This link does not work. Scores that were given are kept; open the newest mail, or ask the organisers for a new link.',
  },
  SESSION_OVER: {
    vi: 'Phiên chấm đã hết. Điểm đã ghi vẫn được giữ; hãy xin mã mới để vào lại.',
    en: 'Your session is over. Scores that were saved are kept; ask for a new code to come in again.',
  },
  NO_MAIL: {
    vi: 'Trang chưa gửi được thư nên chưa có mã để vào phòng chấm. Đường dẫn vẫn giữ; hãy liên hệ Ban Tổ chức.',
    en: 'The site cannot send mails, so there is no code for the jury room. The link is kept; write to the organisers.',
  },
} as const satisfies Readonly<Record<string, Text>>;
