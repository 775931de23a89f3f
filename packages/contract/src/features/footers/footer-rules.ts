import { isRecordLink } from '../menus/menu-item.ts';
import type { FooterContent, FooterLink } from './footer-content.ts';

/** Rules that can stand in the way of a change to a footer. */
export const FOOTER_RULE_TEXTS = {
  TOO_MANY_FOOTERS: {
    vi: 'Dự án đã có {most} chân trang. Hãy xóa chân trang không còn dùng.',
    en: 'The project has {most} footers already. Delete footers that are no longer used.',
  },
  TARGET_UNKNOWN: {
    vi: 'Có chuyên mục hoặc trang đã chọn không còn trong dự án này.',
    en: 'A chosen category or page is no longer in this project.',
  },
  TWICE: {
    vi: 'Cột {number} hoặc một liên kết của cột bị trùng. Hãy tải lại chân trang.',
    en: 'Column {number} or one of its links stands there twice. Load the footer again.',
  },
  EMPTY_COLUMN: {
    vi: 'Cột {number} chưa có liên kết hay nội dung nào.',
    en: 'Column {number} has neither links nor text.',
  },
  NO_HEADING: {
    vi: 'Cột {number} chưa có tiêu đề.',
    en: 'Column {number} has no heading.',
  },
  NO_TITLE: {
    vi: 'Cột {number} có liên kết chưa có tên.',
    en: 'A link of column {number} has no title.',
  },
  NO_TARGET: {
    vi: 'Cột {number} có liên kết chưa có đích.',
    en: 'A link of column {number} has no target.',
  },
  NO_ADDRESS: {
    vi: 'Mạng xã hội thứ {number} chưa có địa chỉ.',
    en: 'Social network {number} has no address.',
  },
  NO_IMAGE: {
    vi: 'Logo thứ {number}: ảnh không còn trong thư viện.',
    en: 'Logo {number}: the picture is no longer in the library.',
  },
  NO_VERSION: {
    vi: 'Không còn phiên bản này.',
    en: 'This version is no longer there.',
  },
} as const;
export type FooterRule = keyof typeof FOOTER_RULE_TEXTS;

export interface FooterProblem {
  readonly rule: FooterRule;
  /** From 1. */
  readonly number: number;
}

/** Ids name columns and links from version to version, so none stands there twice. */
export function shapeProblem({ columns }: FooterContent): FooterProblem | undefined {
  const known = new Set<string>();
  for (const [at, { id, links }] of columns.entries())
    for (const one of [id, ...links.map((link) => link.id)]) {
      if (known.has(one)) return { rule: 'TWICE', number: at + 1 };
      known.add(one);
    }
  return undefined;
}

/** What is missing in one link before readers can have it. */
export function ruleOfLink({ linkType, targetId, url, title }: FooterLink): FooterRule | undefined {
  if (isRecordLink(linkType)) return targetId === null ? 'NO_TARGET' : undefined;
  if (title === '') return 'NO_TITLE';
  return linkType === 'URL' && url === '' ? 'NO_TARGET' : undefined;
}

/** The first thing that is missing before readers can have it. */
export function footerProblem(content: FooterContent): FooterProblem | undefined {
  for (const [at, { heading, links, html }] of content.columns.entries()) {
    const number = at + 1;
    if (heading === '') return { rule: 'NO_HEADING', number };
    if (links.length === 0 && html === '') return { rule: 'EMPTY_COLUMN', number };
    const rule = links.map(ruleOfLink).find((one) => one !== undefined);
    if (rule !== undefined) return { rule, number };
  }
  const at = content.socials.findIndex(({ url }) => url === '');
  return at < 0 ? undefined : { rule: 'NO_ADDRESS', number: at + 1 };
}
