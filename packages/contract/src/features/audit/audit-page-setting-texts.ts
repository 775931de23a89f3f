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
  path: { vi: 'Địa chỉ', en: 'Address' },
  reviewedTime: { vi: 'Lần rà soát gần nhất', en: 'Last review' },
  reviewDate: { vi: 'Rà soát tiếp', en: 'Next review' },
  reviewOwnerId: { vi: 'Người phụ trách rà soát', en: 'Review owner' },
  template: { vi: 'Mẫu trang', en: 'Template' },
  menuShow: { vi: 'Hiện trong menu trang', en: 'Shown in the page menu' },
  allowComment: { vi: 'Cho phép bình luận', en: 'Comments allowed' },
  allowShare: { vi: 'Cho phép chia sẻ', en: 'Sharing allowed' },
  firstOnTop: { vi: 'Đưa lên đầu', en: 'First on top' },
  hot: { vi: 'Nổi bật', en: 'Featured' },
  sidebarId: { vi: 'Thanh bên', en: 'Sidebar' },
  lang: { vi: 'Ngôn ngữ', en: 'Language' },
};
