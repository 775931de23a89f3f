import { MEDIA_FAILURE_TEXTS } from '../media/media-failure-texts.ts';

export const ATTACHMENT_RULE_TEXTS = {
  ...MEDIA_FAILURE_TEXTS,
  TYPE_NOT_ALLOWED: {
    vi: 'Chỉ nhận tệp PDF, JPEG, PNG, WebP, DOCX và XLSX. Hãy chuyển tệp sang một trong các định dạng này.',
    en: 'Only PDF, JPEG, PNG, WebP, DOCX and XLSX files are taken. Save the file as one of these.',
  },
  TWO_IN_ONE: {
    vi: 'Tệp chứa thêm nội dung của định dạng khác nên không được nhận. Hãy mở tệp, lưu lại rồi gửi bản đã lưu.',
    en: 'The file holds content of another type too and is not taken. Open it, save it again and send that copy.',
  },
  NOT_WHOLE: {
    vi: 'Tệp chưa tới trọn vẹn. Hãy gửi lại.',
    en: 'The file did not arrive whole. Send it again.',
  },
  EMPTY: { vi: 'Tệp không có nội dung.', en: 'The file is empty.' },
  TOO_MANY: {
    vi: 'Mỗi hồ sơ nhận tối đa {most} tệp. Hãy bỏ bớt hoặc gộp tệp.',
    en: 'A case takes up to {most} files. Remove one, or join some.',
  },
  TICKET_OVER: {
    vi: 'Phiên gửi tệp đã hết hạn hoặc đã dùng. Hãy bấm gửi lại; nội dung đã điền vẫn còn.',
    en: 'The time to send files is over, or they were sent already. Send again; what you wrote is kept.',
  },
  FILES_GONE: {
    vi: 'Có tệp không còn trên máy chủ. Hãy bấm gửi lại để tải lại tệp.',
    en: 'A file is not on the server any more. Send again to upload it once more.',
  },
  DAY_FULL: {
    vi: 'Hôm nay đã nhận quá nhiều tệp. Hãy gửi yêu cầu kèm liên kết thay cho tệp, hoặc gửi lại vào ngày mai.',
    en: 'Too many files came today. Send the request with links instead of files, or try again tomorrow.',
  },
  CASE_KEPT: {
    vi: 'Hồ sơ đã đóng thì tệp của hồ sơ phải lưu lại, không xóa được.',
    en: 'The files of a closed case are kept and cannot be removed.',
  },
} as const;
