import type { SidebarContent } from './sidebar-content.ts';

/** Rules that can stand in the way of a change to a sidebar. */
export const SIDEBAR_RULE_TEXTS = {
  TOO_MANY_SIDEBARS: {
    vi: 'Dự án đã có {most} thanh bên. Hãy xóa thanh bên không còn dùng.',
    en: 'The project has {most} sidebars already. Delete sidebars that are no longer used.',
  },
  TARGET_UNKNOWN: {
    vi: 'Có chuyên mục hoặc trang đã chọn không còn trong dự án này.',
    en: 'A chosen category or page is no longer in this project.',
  },
  TWICE: {
    vi: 'Khối {number} trùng với một khối khác. Hãy tải lại thanh bên.',
    en: 'Block {number} stands there twice. Load the sidebar again.',
  },
  NO_TEMPLATE: {
    vi: 'Khối {number} chưa có mẫu nội dung.',
    en: 'Block {number} has no content template.',
  },
  TEMPLATE_UNKNOWN: {
    vi: 'Khối {number}: mẫu nội dung không còn trong dự án này.',
    en: 'Block {number}: its content template is no longer in this project.',
  },
  BLOCK_ENDS_BEFORE_START: {
    vi: 'Khối {number}: giờ ẩn phải sau giờ hiện.',
    en: 'Block {number}: it must end after it begins.',
  },
  NOTHING_TO_PUBLISH: {
    vi: 'Thanh bên này chưa có khối nào để áp dụng.',
    en: 'This sidebar has no blocks to publish.',
  },
  NO_VERSION: {
    vi: 'Không còn phiên bản này.',
    en: 'This version is no longer there.',
  },
} as const;
export type SidebarRule = keyof typeof SIDEBAR_RULE_TEXTS;

interface SidebarProblem {
  readonly rule: SidebarRule;
  /** From 1. */
  readonly number: number;
}

/** Ids name blocks from version to version, so none stands there twice. */
export function repeatedBlock({ blocks }: SidebarContent): SidebarProblem | undefined {
  const at = blocks.findIndex(({ id }, index) => blocks.slice(0, index).some((one) => one.id === id));
  return at < 0 ? undefined : { rule: 'TWICE', number: at + 1 };
}

/** The first thing that is missing before readers can have it. */
export function sidebarProblem({ blocks }: SidebarContent): SidebarProblem | undefined {
  if (blocks.length === 0) return { rule: 'NOTHING_TO_PUBLISH', number: 0 };
  for (const [at, { templateId, startTime, endTime }] of blocks.entries()) {
    if (templateId === null) return { rule: 'NO_TEMPLATE', number: at + 1 };
    if (startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime))
      return { rule: 'BLOCK_ENDS_BEFORE_START', number: at + 1 };
  }
  return undefined;
}
