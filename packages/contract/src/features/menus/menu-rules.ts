import { isRecordLink, type MenuItem } from './menu-item.ts';
import { treeProblem } from './menu-tree.ts';

/** Rules that can stand in the way of a change to a menu. */
export const MENU_RULE_TEXTS = {
  CODE_TAKEN: {
    vi: 'Đã có menu với mã này ở ngôn ngữ này. Hãy chọn mã khác.',
    en: 'A menu with this code exists in this language. Choose another code.',
  },
  TOO_MANY_MENUS: {
    vi: 'Dự án đã có {most} menu. Hãy xóa menu không còn dùng.',
    en: 'The project has {most} menus already. Delete menus that are no longer used.',
  },
  TARGET_UNKNOWN: {
    vi: 'Có chuyên mục hoặc trang đã chọn không còn trong dự án này.',
    en: 'A chosen category or page is no longer in this project.',
  },
  TWICE: {
    vi: 'Mục {number} trùng với một mục khác. Hãy tải lại menu.',
    en: 'Item {number} stands there twice. Load the menu again.',
  },
  NO_PARENT: {
    vi: 'Mục {number} không còn mục cha. Hãy tải lại menu.',
    en: 'Item {number} has lost its parent. Load the menu again.',
  },
  TOO_DEEP: {
    vi: 'Mục {number} nằm quá sâu: menu chỉ có tối đa 3 cấp.',
    en: 'Item {number} is too deep: a menu has at most 3 levels.',
  },
  NO_TITLE: {
    vi: 'Mục {number} chưa có tên.',
    en: 'Item {number} has no title.',
  },
  NO_TARGET: {
    vi: 'Mục {number} chưa có đích.',
    en: 'Item {number} has no target.',
  },
  ITEM_ENDS_BEFORE_START: {
    vi: 'Mục {number}: giờ ẩn phải sau giờ hiện.',
    en: 'Item {number}: it must end after it begins.',
  },
  NO_IMAGE: {
    vi: 'Mục {number}: ảnh không còn trong thư viện.',
    en: 'Item {number}: the picture is no longer in the library.',
  },
  NOTHING_TO_PUBLISH: {
    vi: 'Menu này chưa có mục nào để áp dụng.',
    en: 'This menu has no items to publish.',
  },
  ENDS_BEFORE_START: {
    vi: 'Giờ trả lại menu cũ phải sau giờ thay và sau lúc này.',
    en: 'The old menu must come back after the change, and after now.',
  },
  NO_VERSION: {
    vi: 'Không còn phiên bản này.',
    en: 'This version is no longer there.',
  },
} as const;
export type MenuRule = keyof typeof MENU_RULE_TEXTS;

/** The first rule that an item does not meet, and its number from 1. */
export function itemProblem(
  items: readonly MenuItem[],
): { readonly number: number; readonly rule: MenuRule } | undefined {
  const shape = treeProblem(items);
  if (shape !== undefined) return { number: shape.at + 1, rule: shape.problem };
  for (const [at, item] of items.entries()) {
    const rule = ruleOfItem(item);
    if (rule !== undefined) return { number: at + 1, rule };
  }
  return undefined;
}

/** What is missing in one item before readers can have it. */
export function ruleOfItem(item: MenuItem): MenuRule | undefined {
  const { linkType, targetId, url, title, startTime, endTime } = item;
  if (isRecordLink(linkType) ? targetId === null : title === '')
    return isRecordLink(linkType) ? 'NO_TARGET' : 'NO_TITLE';
  if (linkType === 'URL' && url === '') return 'NO_TARGET';
  if (startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime))
    return 'ITEM_ENDS_BEFORE_START';
  return undefined;
}
