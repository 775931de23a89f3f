import type { Language } from '@toasoan/contract/vocabulary/language.ts';

/** Vietnam's time zone. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: TIME_ZONE });

const VI = {
  preview: 'Bản xem trước',
  notice: 'Bản xem trước nội bộ, chưa phải bản phát hành. Vui lòng không chia sẻ tiếp.',
  until: 'Liên kết hết hạn lúc {time}.',
  lastUse: 'Liên kết dùng một lần: tải lại trang sẽ không mở được nữa.',
  reading: 'Đề xuất sửa',
  readingSTANDS: 'Chưa nhận',
  readingACCEPTED: 'Nếu nhận hết',
  readingMARKED: 'Hiện dấu sửa',
  noteACCEPTED: 'Đang đọc bản gồm cả những đề xuất sửa chưa được nhận.',
  noteMARKED: 'Gạch dưới là đề xuất thêm, gạch ngang là đề xuất xóa. Chưa đề xuất nào được nhận.',
  open: 'Mở bản xem trước',
  invited: 'Tòa soạn mời bạn đọc trước một bài viết.',
  onceWarning: 'Liên kết này chỉ mở được một lần.',
  sponsored: 'Bài tài trợ',
  aiASSISTED: 'Nội dung có AI hỗ trợ biên tập',
  aiGENERATED: 'Nội dung do AI tạo ra',
  aiTRANSLATED_MT: 'Bản dịch máy',
  correction: 'Cải chính',
  noTitle: 'Chưa có tiêu đề',
  noBody: 'Chưa có nội dung.',
  live: 'Tường thuật trực tiếp',
  pinned: 'Ghim',
  poll: 'Thăm dò ý kiến',
  pollOne: 'Chọn một phương án',
  pollMany: 'Chọn được nhiều phương án',
  closes: 'Kết thúc {time}',
  guests: 'Khách mời',
  answer: 'Trả lời',
  reader: 'Bạn đọc',
  unanswered: 'Chưa trả lời',
  number: 'Số hiệu',
  issuer: 'Nơi ban hành',
  issuedDay: 'Ngày ban hành',
  source: 'Nguồn:',
  copyright: 'Bản quyền thuộc {source}.',
  related: 'Bài liên quan',
  watch: 'Xem video',
  gallery: 'Bộ ảnh',
  infographicText: 'Nội dung bằng chữ',
  attachments: 'Tệp đính kèm',
  governingBody: 'Cơ quan chủ quản: {name}',
  licence: 'Giấy phép số {number}',
};
export type PageTexts = Readonly<Record<keyof typeof VI, string>>;

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  vi: VI,
  en: {
    preview: 'Preview',
    notice: 'An internal preview, not the published version. Please do not pass it on.',
    until: 'This link ends at {time}.',
    lastUse: 'This link works once: loading the page again will not open it.',
    reading: 'Suggested changes',
    readingSTANDS: 'Not accepted',
    readingACCEPTED: 'If all are accepted',
    readingMARKED: 'Marked',
    noteACCEPTED: 'You read the text with suggested changes that nobody has accepted yet.',
    noteMARKED: 'Underlined words are suggested to come, struck ones to go. None is accepted yet.',
    open: 'Open the preview',
    invited: 'The newsroom lets you read a post before it is out.',
    onceWarning: 'This link opens once only.',
    sponsored: 'Sponsored',
    aiASSISTED: 'Edited with the help of AI',
    aiGENERATED: 'Made by AI',
    aiTRANSLATED_MT: 'Machine translation',
    correction: 'Correction',
    noTitle: 'No headline yet',
    noBody: 'No text yet.',
    live: 'Live',
    pinned: 'Pinned',
    poll: 'Poll',
    pollOne: 'Choose one',
    pollMany: 'Choose any number',
    closes: 'Closes {time}',
    guests: 'Guests',
    answer: 'Answer',
    reader: 'A reader',
    unanswered: 'Not answered yet',
    number: 'Number',
    issuer: 'Issued by',
    issuedDay: 'Issued on',
    source: 'Source:',
    copyright: 'Copyright {source}.',
    related: 'Related posts',
    watch: 'Watch the video',
    gallery: 'Gallery',
    infographicText: 'In words',
    attachments: 'Attachments',
    governingBody: 'Published by {name}',
    licence: 'Licence No. {number}',
  },
};

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

/** DD/MM/YYYY HH:mm, whatever the language. */
export function showTime(time: Date): string {
  return TIME.format(time).replace(',', '');
}

export function showDay(time: Date): string {
  return DAY.format(time);
}
