/** Before a link is opened; it says nothing of the post. */
export const GATE_TEXTS = {
  vi: {
    preview: 'Bản xem trước',
    open: 'Mở bản xem trước',
    invited: 'Tòa soạn mời bạn đọc trước một bài viết.',
    onceWarning: 'Liên kết này chỉ mở được một lần.',
  },
  en: {
    preview: 'Preview',
    open: 'Open the preview',
    invited: 'The newsroom lets you read a post before it is out.',
    onceWarning: 'This link opens once only.',
  },
} as const;

/** The same words for every reason, in both languages: nobody learns whether a link ever existed. */
export const GONE_TEXTS = {
  vi: {
    title: 'Không mở được bản xem trước',
    text: 'Liên kết không đúng, đã hết hạn, đã được dùng hoặc đã bị thu hồi. Hãy xin tòa soạn một liên kết mới.',
  },
  en: {
    title: 'This preview cannot be opened',
    text: 'The link is wrong, has expired, was used or was ended. Ask the newsroom for a new one.',
  },
} as const;

export const BUSY_TEXTS = {
  vi: { title: 'Bạn mở quá nhiều lần', text: 'Hãy chờ vài phút rồi thử lại.' },
  en: { title: 'Too many tries', text: 'Wait some minutes and try again.' },
} as const;
