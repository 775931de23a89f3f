import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { readerEmail, readerFields } from '../../core/reader-fields.ts';
import { longText, oneLine } from '../../core/text.ts';
import { day } from '../../vocabulary/day.ts';
import { LANGUAGES } from '../../vocabulary/language.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { triState } from '../../vocabulary/tri-state.ts';
import { contestCategory } from '../contests/contest-kinds.ts';
import { pictured } from '../submissions/submission.ts';
import { gender, organizationType, residence, takenPrecision } from '../submissions/submission-kinds.ts';
import { MOST_CO_AUTHORS } from './entry-limits.ts';

const yes = z.boolean({ error: 'type' });
const line = (max: number) => z._default(oneLine({ max }), '');
const province = z._default(z.nullable(z.enum(PROVINCE_CODES, { error: 'choice' })), null);
const country = z._default(
  z.string({ error: 'type' }).check(z.regex(/^[A-Z]{2}$/, { error: 'pattern' })),
  'VN',
);
const phone = z._default(
  z.pipe(oneLine({ max: 20 }), z.string().check(z.regex(/^(\+?[\d .()-]{8,20})?$/, { error: 'pattern' }))),
  '',
);
const someDay = z._default(z.nullable(day), null);

/** The address of a contest on the site: `happy_2025`. */
export const contestCode = z
  .string({ error: 'type' })
  .check(z.regex(/^[a-z][a-z0-9_-]{0,59}$/, { error: 'pattern' }));

/** Who takes part, as it is written down so far: a draft may be unfinished everywhere. */
export const entryAuthor = z.strictObject({
  fullName: line(120),
  stageName: line(120),
  organizationType: z._default(organizationType, 'INDIVIDUAL'),
  groupName: line(200),
  birthDate: someDay,
  gender: z._default(gender, ''),
  nationality: country,
  country,
  residence: z._default(residence, 'DOMESTIC'),
  phone,
  address: line(300),
  provinceCode: province,
  job: line(120),
  workplace: line(200),
  vapaNumber: line(40),
  guardianName: line(120),
  guardianPhone: phone,
  guardianAgrees: z._default(yes, false),
  coAuthors: z._default(
    z
      .array(z.strictObject({ name: oneLine({ min: 1, max: 120 }), role: line(60) }), { error: 'type' })
      .check(z.maxLength(MOST_CO_AUTHORS, { error: 'tooMany' })),
    [],
  ),
});
export type EntryAuthor = z.output<typeof entryAuthor>;

const NOTHING_SAID = { person: 2, child: 2, modelRelease: 2, guardianConsent: 2 } as const;

/** What the author says about the work. */
export const entryWork = z.strictObject({
  category: z._default(z.nullable(contestCategory), null),
  title: line(150),
  story: z._default(longText({ max: 2_000 }), ''),
  takenDate: someDay,
  takenPrecision: z._default(takenPrecision, 'DAY'),
  takenPlace: line(200),
  provinceCode: province,
  /** As the province was called before 1 July 2025, where the author knows it by that name. */
  oldProvinceName: line(60),
  country,
  people: z._default(pictured, NOTHING_SAID),
  ai: z._default(triState, 2),
  aiText: z._default(longText({ max: 1_000 }), ''),
  composite: z._default(triState, 2),
  published: z._default(triState, 2),
  awarded: z._default(triState, 2),
  awardedText: z._default(longText({ max: 1_000 }), ''),
});
export type EntryWork = z.output<typeof entryWork>;

/** In the order of the work. */
export const entryFileWords = z
  .array(z.strictObject({ id: contentId, caption: line(300) }), { error: 'type' })
  .check(z.maxLength(60, { error: 'tooMany' }));
export type EntryFileWords = z.output<typeof entryFileWords>;

/** The secret of a link or of a verified code: it opens the entries of one e-mail in one contest. */
const entryToken = z
  .string({ error: 'type' })
  .check(z.regex(/^tsn_[A-Za-z0-9_-]{43}$/, { error: 'pattern' }));

const held = { ...readerFields, token: entryToken };
const ofDraft = { ...held, draftId: contentId };

export const entryCodeAsk = z.strictObject({
  ...readerFields,
  contest: contestCode,
  email: readerEmail,
  lang: z._default(z.enum(LANGUAGES, { error: 'choice' }), 'vi'),
});
export const entryCodeUse = z.strictObject({
  ...readerFields,
  contest: contestCode,
  email: readerEmail,
  code: z.string({ error: 'type' }).check(z.regex(/^\d{6}$/, { error: 'pattern' })),
});
export const entryHeld = z.strictObject(held);
export const entryBegin = z.strictObject({ ...held, workId: z.optional(contentId) });
export const entrySave = z.strictObject({
  ...ofDraft,
  version,
  author: entryAuthor,
  work: entryWork,
  files: z._default(entryFileWords, []),
});
export type EntrySave = z.output<typeof entrySave>;
export const entryDrop = z.strictObject(ofDraft);
export const entryRemoveFile = z.strictObject({ ...ofDraft, fileId: contentId });

/** What is agreed to with the work; each has its own tick. */
export const entrySend = z.strictObject({
  ...ofDraft,
  version,
  /** The version of the texts that were shown. */
  rulesVersion: version,
  rules: yes,
  privacy: yes,
  copyright: yes,
  marketing: z._default(yes, false),
});
export type EntrySend = z.output<typeof entrySend>;

export const entryWithdraw = z.strictObject({
  ...held,
  workId: contentId,
  version,
  /** Typed by the author, so that nobody withdraws by a slip. */
  number: oneLine({ min: 1, max: 40 }),
});

/** The content of `Upload-Metadata`. */
export const entryUploadMetadata = z.strictObject({
  draftId: contentId,
  filename: z.string({ error: 'type' }).check(z.maxLength(2_000, { error: 'tooLong' })),
  /** A file of the work, or what the guardian of a minor signed. */
  purpose: z._default(z.enum(['WORK', 'GUARDIAN'], { error: 'choice' }), 'WORK'),
  /** The type that the browser guessed; the content decides. */
  filetype: z.optional(z.string({ error: 'type' }).check(z.maxLength(200, { error: 'tooLong' }))),
});
export type EntryUploadMetadata = z.output<typeof entryUploadMetadata>;
