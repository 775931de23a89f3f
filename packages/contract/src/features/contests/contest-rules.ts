import * as z from 'zod/mini';
import { version } from '../../core/ids.ts';
import { longText } from '../../core/text.ts';
import { noticeText } from './contest-settings.ts';
import { bilingual } from './contest-values.ts';

/** The four texts that entrants read and accept, in their order. */
export const RULES_PARTS = ['rules', 'consent', 'privacy', 'copyright'] as const;
export type RulesPart = (typeof RULES_PARTS)[number];

const MAX_TEXT = 30_000;
/** Four texts in two languages, all of letters that take three bytes. */
export const RULES_BODY_LIMIT = 1_048_576;
const text = z.strictObject({ vi: longText({ max: MAX_TEXT }), en: longText({ max: MAX_TEXT }) });
const decisive = z.strictObject({
  vi: longText({ min: 1, max: MAX_TEXT }),
  en: longText({ max: MAX_TEXT }),
});

/** A version is published whole and never changes: works keep the one that they accepted. */
export const contestRulesPublication = z.strictObject({
  version,
  notice: z.optional(noticeText),
  rules: decisive,
  consent: decisive,
  privacy: text,
  copyright: text,
});
export type ContestRulesPublication = z.output<typeof contestRulesPublication>;

export const contestRulesVersion = z.object({
  version: z.number(),
  createTime: z.string(),
  createdBy: z.string(),
});
export const contestRules = z.object({
  ...contestRulesVersion.shape,
  rules: bilingual,
  consent: bilingual,
  privacy: bilingual,
  copyright: bilingual,
});
export type ContestRules = z.output<typeof contestRules>;

/** Absent: the version in use. */
export const rulesQuery = z.strictObject({
  rulesVersion: z.optional(
    z.string({ error: 'type' }).check(z.regex(/^[1-9]\d{0,5}$/, { error: 'pattern' })),
  ),
});

export const RULES_RULE_TEXTS = {
  RULES_UNCHANGED: {
    vi: 'Văn bản giống hệt phiên bản {version} đang dùng. Không có phiên bản mới nào được tạo.',
    en: 'The texts are those of version {version}, which is in use. No new version was made.',
  },
  RULES_FIXED: {
    vi: 'Cuộc thi đã công bố kết quả nên thể lệ không đổi được nữa.',
    en: 'Results are announced, so the rules can no longer change.',
  },
};
