/** What is said about a calendar file. */
export const ICS_RULE_TEXTS = {
  UNREADABLE: {
    vi: 'Tệp này không phải lịch iCalendar (.ics) hoặc bị hỏng.',
    en: 'This file is not an iCalendar file (.ics), or it is damaged.',
  },
  EMPTY: {
    vi: 'Tệp lịch không có sự kiện nào.',
    en: 'The calendar file has no event.',
  },
  TOO_MANY_FEEDS: {
    vi: 'Dự án đã có {max} lịch đăng ký. Hãy bỏ bớt một lịch.',
    en: 'The project has {max} calendars to subscribe to already. End one of them first.',
  },
  NO_TITLE: { vi: 'Không có tên', en: 'No title' },
  NO_START: { vi: 'Không có ngày bắt đầu', en: 'No start' },
  CANCELLED_WHOLE: {
    vi: 'Lịch nguồn ghi là đã hủy: vào bản nháp với ghi chú',
    en: 'Cancelled at its source: becomes a draft with a note',
  },
  RULE_LOST: {
    vi: 'Quy tắc lặp không dùng được ở đây: chỉ lấy lần đầu',
    en: 'The rule of recurrence cannot be used here: only the first date is taken',
  },
  DATES_LOST: {
    vi: 'Có ngày thêm ngoài quy tắc lặp: không lấy',
    en: 'Dates beside the rule are left out',
  },
  RANGE_LOST: {
    vi: 'Thay đổi cho các ngày về sau: chỉ lấy cho một ngày',
    en: 'A change of all later dates is taken for one date only',
  },
  TEXT_CUT: { vi: 'Mô tả dài được cắt bớt', en: 'The long description is cut' },
} as const;
