/** Rules that can stand in the way of a change to a source. */
export const PARSER_SOURCE_RULE_TEXTS = {
  TOO_MANY_SOURCES: {
    vi: 'Dự án đã có {most} nguồn thu thập. Hãy xóa nguồn không còn dùng.',
    en: 'The project has {most} sources already. Delete sources that are no longer used.',
  },
  HOST_TAKEN: {
    vi: 'Tên miền {host} đã thuộc nguồn khác. Mỗi tên miền chỉ có một nguồn.',
    en: 'The domain {host} belongs to another source. A domain has one source.',
  },
  NOTHING_TO_FETCH: {
    vi: 'Hãy ghi website hoặc ít nhất một đường dẫn danh sách trước khi bật.',
    en: 'Give the website or at least one list address before switching it on.',
  },
  FOREIGN_LIST: {
    vi: 'Đường dẫn danh sách phải thuộc một tên miền của nguồn.',
    en: 'A list address has to be on one of the domains of the source.',
  },
  ENDS_BEFORE_SIGNED: {
    vi: 'Thỏa thuận phải hết hiệu lực sau ngày ký.',
    en: 'The agreement must end after the day it was signed.',
  },
  DELAY_BELOW_PROJECT: {
    vi: 'Độ trễ của dự án là {least} phút; nguồn không được ngắn hơn.',
    en: 'The delay of the project is {least} minutes; a source cannot have a shorter one.',
  },
  PUBLISH_NEEDS_TRUST: {
    vi: 'Tự xuất bản cần mức tin cậy 5 và thỏa thuận đã ký còn hiệu lực.',
    en: 'Publishing by itself needs trust 5 and a signed, valid agreement.',
  },
  SOURCE_OFF: {
    vi: 'Nguồn đang tắt nên không chạy được. Hãy bật nguồn trước.',
    en: 'The source is switched off and does not run. Switch it on first.',
  },
  RUN_UNDER_WAY: {
    vi: 'Nguồn đang được thu thập. Hãy chờ lượt này xong hoặc hủy nó.',
    en: 'The source is being fetched. Wait for this run to end, or cancel it.',
  },
  SOURCE_IN_USE: {
    vi: 'Nguồn còn {count} tin trong hàng duyệt hoặc bài đã nhận. Hãy tắt nguồn thay vì xóa.',
    en: 'The source has {count} texts in the queue or taken over. Switch it off instead of deleting it.',
  },
} as const;
