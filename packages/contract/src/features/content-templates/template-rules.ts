import type { BlockConfig } from './template-config.ts';

/** Rules that can stand in the way of a change to a content template. */
export const TEMPLATE_RULE_TEXTS = {
  CODE_TAKEN: {
    vi: 'Mã này đã có ở mẫu khác.',
    en: 'Another template has this code.',
  },
  HTML_IS_RESERVED: {
    vi: 'Chỉ quản trị hệ thống được tạo và sửa khối HTML.',
    en: 'Only system administrators create and change HTML blocks.',
  },
  MARKUP_WITHOUT_HTML: {
    vi: 'Mã HTML và CSS chỉ dùng cho khối HTML.',
    en: 'HTML and CSS belong to HTML blocks only.',
  },
  CSS_LEAVES_BLOCK: {
    vi: 'CSS không được nạp tệp khác, chứa dấu “<” hay đặt phần tử ra ngoài khối (position: fixed, :host).',
    en: 'CSS must not load other files, hold “<” or leave its block (position: fixed, :host).',
  },
  PIN_BEYOND_LIMIT: {
    vi: 'Ô ghim {slot} lớn hơn số tin {limit}.',
    en: 'Pinned slot {slot} is beyond the {limit} items.',
  },
  PIN_TWICE: {
    vi: 'Mỗi ô chỉ ghim một bài, mỗi bài chỉ ghim một ô.',
    en: 'A slot holds one pinned post, and a post is pinned to one slot.',
  },
  TERM_UNKNOWN: {
    vi: 'Có chuyên mục, thẻ, tác giả hoặc bài đã chọn không còn trong dự án này.',
    en: 'A chosen category, tag, author or post is no longer in this project.',
  },
  MORE_THAN_LIMIT: {
    vi: 'Khối cần ít nhất {min} tin nhưng chỉ lấy {limit} tin.',
    en: 'The block needs at least {min} items but takes only {limit}.',
  },
  TOO_MANY_TEMPLATES: {
    vi: 'Dự án đã có {most} mẫu nội dung. Hãy xóa mẫu không còn dùng.',
    en: 'The project has {most} content templates already. Delete those that are no longer used.',
  },
  IN_USE: {
    vi: 'Mẫu đang dùng ở {places}. Hãy gỡ khối khỏi đó trước.',
    en: 'The template is used in {places}. Remove the block there first.',
  },
  IS_LIVE: {
    vi: 'Mẫu đang hiện trên trang ({places}). Cần quyền áp dụng bố cục để sửa, hoặc nhân bản mẫu.',
    en: 'Readers see this template ({places}). Changing it needs the permission to publish layouts; or duplicate it.',
  },
} as const;

export type TemplateRule = keyof typeof TEMPLATE_RULE_TEXTS;

interface ConfigProblem {
  readonly rule: TemplateRule;
  readonly field: keyof BlockConfig;
  readonly values?: Readonly<Record<string, number>>;
}

const COMMENT = String.raw`/\*[^*]*\*+(?:[^/*][^*]*\*+)*/`;
const BETWEEN = String.raw`(?:\s|${COMMENT})*`;

/** Loads something else, ends the style element, paints outside its block, or names its element; comments hide nothing. */
const LEAVES_BLOCK = new RegExp(
  [
    String.raw`<|\\|@import|@charset|@namespace|image-set\s*\(|expression\s*\(`,
    String.raw`(?:url|src)${BETWEEN}\(`,
    `:(?:${COMMENT})*(?:host|part|slotted)`,
    `position${BETWEEN}:${BETWEEN}(?:fixed|sticky)`,
  ].join('|'),
  'i',
);

/** Whether styles can stay in their block. */
export const staysInBlock = (css: string): boolean => !LEAVES_BLOCK.test(css);

/** What settings of one block contradict, by themselves. */
export function configProblem(config: BlockConfig): ConfigProblem | undefined {
  const { type, html, css, pinned, limit, minItems } = config;
  if (type !== 'HTML' && html + css !== '') return { rule: 'MARKUP_WITHOUT_HTML', field: 'type' };
  if (!staysInBlock(css)) return { rule: 'CSS_LEAVES_BLOCK', field: 'css' };
  const slots = new Set(pinned.map(({ slot }) => slot));
  const posts = new Set(pinned.map(({ postId }) => postId));
  if (slots.size < pinned.length || posts.size < pinned.length) return { rule: 'PIN_TWICE', field: 'pinned' };
  const beyond = pinned.find(({ slot }) => slot > limit);
  if (beyond) return { rule: 'PIN_BEYOND_LIMIT', field: 'pinned', values: { slot: beyond.slot, limit } };
  if (minItems > limit)
    return { rule: 'MORE_THAN_LIMIT', field: 'minItems', values: { min: minItems, limit } };
  return undefined;
}
