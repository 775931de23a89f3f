import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { day } from '../../vocabulary/day.ts';
import { instant } from '../../vocabulary/instant.ts';
import { MAX_NOTICE } from './contest-changes.ts';
import {
  aiRule,
  askedField,
  averaging,
  CONTEST_CATEGORIES,
  contestCategory,
  medal,
  prizeKind,
  roundKey,
  roundMode,
} from './contest-kinds.ts';
import { contestLimits, contestVoting, criterion, organisers, roundQuota, whole } from './contest-values.ts';
import { MOST_PRIZES } from './prize-rules.ts';
import { MOST_CRITERIA } from './round-rules.ts';

const MOST_COUNTRIES = 250;
const MOST_GROUPS = 30;
const MAX_AMOUNT = 100_000_000_000;
const yes = z.boolean({ error: 'type' });
const title = oneLine({ min: 1, max: 150 });
const titleEn = oneLine({ max: 150 });
const code = z
  .string({ error: 'type' })
  .check(
    z.regex(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/, { error: 'pattern' }),
    z.maxLength(40, { error: 'tooLong' }),
  );
const prefix = z.string({ error: 'type' }).check(z.regex(/^[A-Z][A-Z0-9]{1,7}$/, { error: 'pattern' }));
const year = whole(2000, 2100);
const country = z.string({ error: 'type' }).check(z.regex(/^[A-Z]{2}$/, { error: 'pattern' }));

/** Readers hear of a change of an open contest in these words. */
export const noticeText = longText({ max: MAX_NOTICE });

export const contestCreate = z.strictObject({
  code,
  prefix,
  title,
  titleEn: z._default(titleEn, ''),
  year,
});
export type ContestCreate = z.output<typeof contestCreate>;

const terms = {
  prefix,
  title,
  titleEn,
  year,
  theme: longText({ max: 1_000 }),
  parentContestId: z.nullable(contentId),
  organisers,
  openTime: z.nullable(instant),
  closeTime: z.nullable(instant),
  createdFrom: z.nullable(day),
  createdTo: z.nullable(day),
  voteOpenTime: z.nullable(instant),
  voteCloseTime: z.nullable(instant),
  announceTime: z.nullable(instant),
  awardTime: z.nullable(instant),
  categories: z
    .array(contestCategory)
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(CONTEST_CATEGORIES.length, { error: 'tooMany' })),
  limits: contestLimits,
  minAge: whole(0, 100),
  excludedGroups: z
    .array(oneLine({ min: 1, max: 200 }))
    .check(z.maxLength(MOST_GROUPS, { error: 'tooMany' })),
  allowedCountries: z.array(country).check(z.maxLength(MOST_COUNTRIES, { error: 'tooMany' })),
  requiredFields: z.array(askedField).check(z.maxLength(8, { error: 'tooMany' })),
  allowAi: aiRule,
  allowComposite: yes,
  allowPrevAwarded: yes,
  retentionDays: whole(30, 3_650),
  voting: contestVoting,
};

/** Only the keys sent are changed; after the opening with a notice. */
export const contestUpdate = z.partial(z.strictObject({ ...terms, notice: noticeText }));
export const contestUpdateBody = z.strictObject({ id: contentId, version, ...contestUpdate.shape });
export type ContestUpdate = z.output<typeof contestUpdate>;

export const contestClone = z.strictObject({ version, ...contestCreate.shape });
export type ContestClone = z.output<typeof contestClone>;

/** A round as people set it; its state and what the jury does are calls of the jury. */
const roundTerms = z.strictObject({
  key: roundKey,
  mode: roundMode,
  criteria: z.array(criterion).check(z.maxLength(MOST_CRITERIA, { error: 'tooMany' })),
  jurorsPerEntry: whole(1, 50),
  quota: roundQuota,
  blind: yes,
  withStory: yes,
  averaging,
  openTime: z.nullable(instant),
  closeTime: z.nullable(instant),
});
export type RoundTerms = z.output<typeof roundTerms>;

/** All rounds of a contest; each key once. */
export const contestRoundsSave = z.strictObject({
  version,
  notice: z.optional(noticeText),
  rounds: z.array(roundTerms).check(z.maxLength(4, { error: 'tooMany' })),
});

const prizeTerms = z.strictObject({
  /** Absent: a new one. */
  id: z.optional(contentId),
  category: z.nullable(contestCategory),
  name: oneLine({ min: 1, max: 100 }),
  nameEn: z._default(oneLine({ max: 100 }), ''),
  medal,
  amount: whole(0, MAX_AMOUNT),
  quantity: whole(1, 1_000),
  kind: prizeKind,
});
export type PrizeDraft = z.output<typeof prizeTerms>;

/** All prizes of a contest in their order. */
export const contestPrizesSave = z.strictObject({
  version,
  notice: z.optional(noticeText),
  prizes: z.array(prizeTerms).check(z.maxLength(MOST_PRIZES, { error: 'tooMany' })),
});

/** Now: the opening moves to this moment where it is ahead. On time: the contest opens by itself, if nothing is missing then. */
export const contestOpening = z.strictObject({
  version,
  when: z.enum(['NOW', 'ON_TIME'], { error: 'choice' }),
});
export const contestExtension = z.strictObject({ version, extendedTo: instant, notice: noticeText });
export const contestClosing = z.strictObject({ version, notice: noticeText });

/** One thing of the list before the opening; its words are in `CHECK_ITEMS`. */
export const contestCheckResult = z.object({ code: z.string(), met: z.boolean() });

/** A change after the opening, or a step, as readers hear of it. */
export const contestNotice = z.object({
  id: z.string(),
  text: z.string(),
  /** `of`: the key of a round or the name of a prize, '' for the contest itself. Values are plain text. */
  changes: z.array(z.object({ of: z.string(), field: z.string(), before: z.string(), after: z.string() })),
  createTime: z.string(),
  createdBy: z.string(),
});
export type ContestNotice = z.output<typeof contestNotice>;
