import type { Language } from './language.ts';
import type { SITE_TYPES } from './site-type.ts';
import type { STATUSES } from './status.ts';

type Label = Readonly<Record<Language, string>>;

/** The enumerations of specification §3: exact values, each with its label. */
export const ENUMERATIONS = {
  translatePermission: {
    translate: { vi: 'Dịch', en: 'Translate' },
    get_history: { vi: 'Xem lịch sử dịch', en: 'See the translation history' },
    edit_glossaries: { vi: 'Sửa bảng thuật ngữ', en: 'Edit glossaries' },
    get_glossaries: { vi: 'Xem bảng thuật ngữ', en: 'See glossaries' },
  },
  shareToggle: {
    true: { vi: 'Bật', en: 'Enabled' },
    false: { vi: 'Tắt', en: 'Disabled' },
  },
  siteType: {
    Vietnam: { vi: 'Việt Nam', en: 'Vietnam' },
    Happy: { vi: 'Happy', en: 'Happy' },
    custom: { vi: 'Tùy chỉnh', en: 'Custom' },
  } satisfies Record<(typeof SITE_TYPES)[number], Label>,
  displayMode: {
    DEFAULT: { vi: 'Mặc định', en: 'Default' },
    CATEGORIES: { vi: 'Nhiều chuyên mục', en: 'Categories' },
    CATEGORY: { vi: 'Một chuyên mục', en: 'Category' },
    PAGE: { vi: 'Trang', en: 'Page' },
    CUSTOM: { vi: 'Tùy chỉnh', en: 'Custom' },
    OFF: { vi: 'Tắt', en: 'Off' },
  },
  status: {
    ENABLE: { vi: 'Hoạt động', en: 'Enabled' },
    DISABLED: { vi: 'Ngừng hoạt động', en: 'Disabled' },
  } satisfies Record<(typeof STATUSES)[number], Label>,
  triState: {
    0: { vi: 'Không', en: 'No' },
    1: { vi: 'Có', en: 'Yes' },
    2: { vi: 'Không rõ', en: 'Unknown' },
  },
  relatedContent: {
    issame: { vi: 'Cùng chuyên mục', en: 'Same category' },
    collection: { vi: 'Chuyên mục tự chọn', en: 'Chosen categories' },
  },
  linkTarget: {
    category: { vi: 'Chuyên mục', en: 'Category' },
    tag: { vi: 'Thẻ', en: 'Tag' },
    user: { vi: 'Tác giả', en: 'Author' },
  },
  organizationType: {
    INDIVIDUAL: { vi: 'Cá nhân', en: 'Individual' },
    ORGANIZATION: { vi: 'Tổ chức', en: 'Organization' },
  },
  themeMode: {
    light: { vi: 'Sáng', en: 'Light' },
    dark: { vi: 'Tối', en: 'Dark' },
    system: { vi: 'Theo hệ thống', en: 'System' },
  },
} as const satisfies Record<string, Readonly<Record<string, Label>>>;
