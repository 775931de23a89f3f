/** Rules that can stand in the way of a change to a project. */
export const PROJECT_RULE_TEXTS = {
  LEGAL_PART: {
    vi: 'Phần pháp lý của dự án chỉ do quản trị hệ thống thay đổi.',
    en: 'Only a system administrator changes the legal part of a project.',
  },
  RESERVED_PROJECT: {
    vi: 'Không thể lưu trữ dự án này vì hệ thống cần đến nó.',
    en: 'This project cannot be archived because the system relies on it.',
  },
  LICENCE_REQUIRED: {
    vi: 'Trang tin tổng hợp phải có số giấy phép.',
    en: 'An aggregated news site has to name its licence number.',
  },
  DEFAULT_LANG_NOT_LISTED: {
    vi: 'Ngôn ngữ mặc định phải nằm trong danh sách ngôn ngữ của dự án.',
    en: 'The default language has to be one of the languages of the project.',
  },
} as const;

export type ProjectRule = keyof typeof PROJECT_RULE_TEXTS;
