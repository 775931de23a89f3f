import type { Language } from '../../vocabulary/language.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export const SOURCE_KIND_TEXTS: Texts = {
  PRESS: { vi: 'Báo điện tử', en: 'Newspaper' },
  GOV: { vi: 'Cổng thông tin nhà nước', en: 'State portal' },
  AGENCY: { vi: 'Thông tấn', en: 'News agency' },
  LOCAL: { vi: 'Báo địa phương', en: 'Local newspaper' },
  FOREIGN: { vi: 'Báo nước ngoài', en: 'Foreign newspaper' },
  OTHER: { vi: 'Khác', en: 'Other' },
};

export const AGREEMENT_STATE_TEXTS: Texts = {
  NONE: { vi: 'Chưa có', en: 'None' },
  NEGOTIATING: { vi: 'Đang thỏa thuận', en: 'Being negotiated' },
  SIGNED: { vi: 'Đã ký', en: 'Signed' },
  EXPIRED: { vi: 'Hết hiệu lực', en: 'Ended' },
  NOT_REQUIRED: { vi: 'Không cần', en: 'Not needed' },
};

export const IMAGE_RIGHT_TEXTS: Texts = {
  NONE: { vi: 'Không được dùng', en: 'Not to be used' },
  HOTLINK: { vi: 'Chỉ dẫn ảnh từ nguồn', en: 'Linked from the source only' },
  COPY: { vi: 'Được dùng', en: 'May be used' },
  COPY_WITH_CREDIT: { vi: 'Được dùng, ghi tên', en: 'May be used with a credit' },
};

export const TEXT_RIGHT_TEXTS: Texts = {
  FULL: { vi: 'Đăng lại toàn văn', en: 'Whole texts' },
  EXCERPT: { vi: 'Chỉ trích đoạn', en: 'Excerpts only' },
};

export const FETCH_MODE_TEXTS: Texts = {
  RSS: { vi: 'RSS', en: 'Feed' },
  SITEMAP: { vi: 'Sitemap', en: 'Sitemap' },
  HTML_LIST: { vi: 'Trang danh sách', en: 'List page' },
  API: { vi: 'API', en: 'API' },
};

export const ORGANIZATION_TEXTS: Texts = {
  INDIVIDUAL: { vi: 'Cá nhân', en: 'Individual' },
  ORGANIZATION: { vi: 'Tổ chức', en: 'Organization' },
};

export const SOURCE_PAUSE_TEXTS: Texts = {
  PERSON: { vi: 'Do người dùng', en: 'By a person' },
  FAILED_RUNS: { vi: 'Ba lượt liền lỗi', en: 'Three failed runs in a row' },
};
