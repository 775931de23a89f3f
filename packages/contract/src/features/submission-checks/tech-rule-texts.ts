import type { Language } from '../../vocabulary/language.ts';

/** Refusals of technical checks. */
export const TECH_RULE_TEXTS = {
  NOTHING_TO_CHECK: {
    vi: 'Không có tác phẩm nào cần kiểm tra. Chưa có gì thay đổi; hãy chọn tác phẩm khác.',
    en: 'There is no work to check. Nothing was changed; choose other works.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
