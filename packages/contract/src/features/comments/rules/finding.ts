import * as z from 'zod/mini';

/** Why the system holds a comment. */
export const HELD_RULES = [
  'BANNED_WORD',
  'SUSPECT_WORD',
  'LINK',
  'PHONE',
  'FLOOD',
  'REPEATED',
  'NEW_ACCOUNT',
  'REPORTED',
  'ALL_CAPS',
  'NO_DIACRITICS',
] as const;
export const heldRule = z.enum(HELD_RULES, { error: 'choice' });
export type HeldRule = z.output<typeof heldRule>;

/** How the writer disguised a listed word. */
const WORD_TRICKS = ['SPACING', 'REPEATED_LETTERS', 'DIGITS', 'LOOKALIKE', 'TEENCODE', 'NO_ACCENT'] as const;
export const wordTrick = z.enum(WORD_TRICKS);
export type WordTrick = z.output<typeof wordTrick>;

/** One reason, with the words and the place that it concerns. */
export const finding = z.object({
  rule: heldRule,
  /** The listed word; '' for rules without one. */
  word: z.string(),
  /** What the writer wrote, as the rule reads it: "l.ừ.a đ.ả.o" is "lua dao". */
  folded: z.string(),
  tricks: z.array(wordTrick),
  /** UTF-16 offsets in the comment; both null where the rule is about all of it. */
  start: z.nullable(z.number()),
  end: z.nullable(z.number()),
  /** The measured value: links, approvals, comments of the same text, percent of capitals. */
  count: z.nullable(z.number()),
});
export type Finding = z.output<typeof finding>;
