import * as z from 'zod/mini';
import { version } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { SHORT_BAN_DAYS } from '../comment-limits.ts';

const MAX_RULE_WORDS = 1_000;
const MAX_WORD = 60;
const MAX_DOMAINS = 500;
const MAX_DOMAIN = 253;

/** BEFORE: nothing is public until somebody approves it. AFTER: what no rule holds is public at once. */
export const MODERATION_MODES = ['BEFORE', 'AFTER', 'OFF'] as const;
const moderationMode = z.enum(MODERATION_MODES, { error: 'choice' });

export const COMMENT_SORTS = ['NEWEST', 'OLDEST', 'LIKED'] as const;
export const commentSort = z.enum(COMMENT_SORTS, { error: 'choice' });
export type CommentSort = z.output<typeof commentSort>;

/** HOLD: a person decides. REJECT: the system rejects and says which word. */
const bannedAction = z.enum(['HOLD', 'REJECT'], { error: 'choice' });

function wholeNumber(least: number, most: number) {
  return z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(least, { error: 'tooSmall' }), z.lte(most, { error: 'tooBig' }));
}

/**
 * `isExact`: only with exactly these marks, so that "má" never finds "ma". Otherwise a word with marks also finds the
 * same word typed without any, and a word without marks finds every marking.
 */
export const ruleWord = z.strictObject({
  text: oneLine({ min: 1, max: MAX_WORD }),
  isExact: z._default(z.boolean({ error: 'type' }), false),
});
export type RuleWord = z.output<typeof ruleWord>;

/** With or without the @ before it. */
const domain = z.pipe(
  oneLine({ min: 1, max: MAX_DOMAIN }),
  z.string().check(z.regex(/^@?[^\s@/:.]+(\.[^\s@/:.]+)+$/, { error: 'pattern' })),
);

const words = z.array(ruleWord, { error: 'type' }).check(z.maxLength(MAX_RULE_WORDS, { error: 'tooMany' }));

export const commentRules = z.strictObject({
  mode: moderationMode,
  /** Only readers who have opened the link in their mail; needs a mail server. */
  verifiedOnly: z.boolean({ error: 'type' }),
  bannedWords: words,
  suspectWords: words,
  bannedAction,
  /** No comment comes from an e-mail of these domains and of what is below them. */
  bannedDomains: z.array(domain, { error: 'type' }).check(z.maxLength(MAX_DOMAINS, { error: 'tooMany' })),
  /** Nor from e-mails that anybody gets for ten minutes. */
  refuseDisposable: z.boolean({ error: 'type' }),
  /** A comment with more links is held. */
  maxLinks: wholeNumber(0, 10),
  holdPhones: z.boolean({ error: 'type' }),
  holdCaps: z.boolean({ error: 'type' }),
  holdNoDiacritics: z.boolean({ error: 'type' }),
  /** Held until so many of the sender's comments were approved; 0: never for this. */
  newSenderApprovals: wholeNumber(0, 50),
  /** Held from this many comments of a sender within ten minutes; 0: never for this. */
  floodLimit: wholeNumber(0, 100),
  /** Held when the same words were sent this often in a week; 0: never for this. */
  repeatLimit: wholeNumber(0, 100),
  /** Between two comments of a sender. */
  minSeconds: wholeNumber(0, 86_400),
  /** Days after publication; 0: never. */
  closeAfterDays: wholeNumber(0, 3_650),
  /** Open reports that hide a public comment. */
  reportsToHide: wholeNumber(1, 100),
  /** Readers see phone numbers, e-mail addresses and numbers of identity cards in part only. */
  maskPersonal: z.boolean({ error: 'type' }),
  sort: commentSort,
  /** Threads of a page in the widget. */
  perPage: wholeNumber(5, 100),
  /** E-mail, address and browser of a sender are kept for so long. */
  contactDays: wholeNumber(SHORT_BAN_DAYS, 1_095),
});
export type CommentRules = z.output<typeof commentRules>;

export const DEFAULT_COMMENT_RULES: CommentRules = {
  mode: 'BEFORE',
  verifiedOnly: false,
  bannedWords: [],
  suspectWords: [],
  bannedAction: 'HOLD',
  bannedDomains: [],
  refuseDisposable: false,
  maxLinks: 0,
  holdPhones: true,
  holdCaps: true,
  holdNoDiacritics: true,
  newSenderApprovals: 0,
  floodLimit: 5,
  repeatLimit: 3,
  minSeconds: 360,
  closeAfterDays: 0,
  reportsToHide: 5,
  maskPersonal: true,
  sort: 'NEWEST',
  perPage: 20,
  contactDays: 365,
};

export const commentRulesUpdate = z.strictObject({ version, ...commentRules.shape });
export type CommentRulesUpdate = z.output<typeof commentRulesUpdate>;

const storedWords = z.array(z.object({ text: z.string(), isExact: z.boolean() }));

export const commentRulesRecord = z.object({
  rules: z.object({
    mode: moderationMode,
    verifiedOnly: z.boolean(),
    bannedWords: storedWords,
    suspectWords: storedWords,
    bannedAction,
    bannedDomains: z.array(z.string()),
    refuseDisposable: z.boolean(),
    maxLinks: z.number(),
    holdPhones: z.boolean(),
    holdCaps: z.boolean(),
    holdNoDiacritics: z.boolean(),
    newSenderApprovals: z.number(),
    floodLimit: z.number(),
    repeatLimit: z.number(),
    minSeconds: z.number(),
    closeAfterDays: z.number(),
    reportsToHide: z.number(),
    maskPersonal: z.boolean(),
    sort: commentSort,
    perPage: z.number(),
    contactDays: z.number(),
  }),
  /** False: a verified e-mail cannot be required. */
  isMailOn: z.boolean(),
  version: z.number(),
  /** Null if nobody changed anything. */
  updateTime: z.nullable(z.string()),
  updatedBy: z.string(),
});
export type CommentRulesRecord = z.output<typeof commentRulesRecord>;
