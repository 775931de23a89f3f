import type { Language } from '../../vocabulary/language.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log tells of menus, pages, logos and all else that is arranged around the posts. */
export const AUDIT_PAGE_SETTING_FIELD_TEXTS: Texts = {
  imageDark: { vi: 'Logo nền tối', en: 'Logo for dark pages' },
  group: { vi: 'Nhóm', en: 'Group' },
  tier: { vi: 'Hạng', en: 'Tier' },
  displayMode: { vi: 'Chế độ hiển thị', en: 'Display mode' },
  displayTargets: { vi: 'Nơi hiển thị', en: 'Shown on' },
  nofollow: { vi: 'Không cho máy tìm kiếm đi theo', en: 'Not followed by search engines' },
  openNewTab: { vi: 'Mở trong tab mới', en: 'Opens in a new tab' },
};
