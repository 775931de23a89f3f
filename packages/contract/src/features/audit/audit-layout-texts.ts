import type { Language } from '../../vocabulary/language.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of the fields of layouts. */
export const AUDIT_LAYOUT_FIELD_TEXTS: Texts = {
  blocks: { vi: 'Khối', en: 'Blocks' },
  device: { vi: 'Thiết bị', en: 'Device' },
  publishAt: { vi: 'Hẹn áp dụng lúc', en: 'Publication scheduled for' },
  layoutState: { vi: 'Trạng thái', en: 'State' },
  versionNote: { vi: 'Ghi chú', en: 'Note' },
};

/** Values of layouts that are words of the system. */
export const AUDIT_LAYOUT_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  'layout.kind': {
    HOME: { vi: 'Trang chủ', en: 'Home page' },
    CATEGORY: { vi: 'Trang chuyên mục', en: 'Category pages' },
    POST: { vi: 'Trang bài viết', en: 'Article pages' },
    EVENT: { vi: 'Trang sự kiện', en: 'Event pages' },
    PAGE: { vi: 'Trang tĩnh', en: 'Static pages' },
    AUTHOR: { vi: 'Trang tác giả', en: 'Author pages' },
    SEARCH: { vi: 'Trang tìm kiếm', en: 'Search page' },
    LONGFORM: { vi: 'Bài dài', en: 'Long-form articles' },
    CONTEST: { vi: 'Trang cuộc thi', en: 'Contest pages' },
    LANDING: { vi: 'Trang đích', en: 'Landing pages' },
  },
  device: {
    ALL: { vi: 'Mọi thiết bị', en: 'All devices' },
    DESKTOP: { vi: 'Máy tính', en: 'Desktop' },
    MOBILE: { vi: 'Di động', en: 'Mobile' },
  },
  layoutState: {
    DRAFT: { vi: 'Bản nháp', en: 'Draft' },
    PUBLISHED: { vi: 'Đang áp dụng', en: 'Published' },
    ARCHIVED: { vi: 'Đã lưu trữ', en: 'Archived' },
  },
};
