import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { readerEmail } from '../../core/reader-fields.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { MOST_ANSWER_HOURS } from './data-request-due.ts';
import {
  dataAct,
  dataRequestKind,
  dataRequestState,
  dataRequestStep,
  proofKind,
  rejectReason,
} from './data-request-states.ts';
import { heldKey, MOST_HELD } from './held-data.ts';

/** For whom somebody asks: for themselves, for their child, or with a power of attorney. */
export const REQUESTER_CAPACITIES = ['SELF', 'PARENT', 'PROXY'] as const;
const requesterCapacity = z.enum(REQUESTER_CAPACITIES, { error: 'choice' });
export type RequesterCapacity = z.output<typeof requesterCapacity>;

export const DATA_REQUEST_CHANNELS = ['SITE', 'LETTER', 'EMAIL', 'PHONE', 'IN_PERSON'] as const;
const dataRequestChannel = z.enum(DATA_REQUEST_CHANNELS, { error: 'choice' });
export type DataRequestChannel = z.output<typeof dataRequestChannel>;

const MAX_REFS = 5;
const MAX_ANSWER = 5_000;

/** What the requester says, on the site or in a letter. */
export const dataRequestFields = {
  kind: dataRequestKind,
  requesterName: oneLine({ min: 2, max: 120 }),
  capacity: requesterCapacity,
  /** Whose data it is; '' is the requester's own. */
  subjectName: oneLine({ max: 120 }),
  details: longText({ min: 10, max: 5_000 }),
  /** Where the data stands, as the requester names it. */
  refs: z
    .array(z.pipe(webAddress, z.string().check(z.minLength(1, { error: 'required' }))), { error: 'type' })
    .check(z.maxLength(MAX_REFS, { error: 'tooMany' })),
};

/** Vietnamese or international, as people write it. */
export const dataRequestPhone = z.pipe(
  oneLine({ max: 20 }),
  z.string().check(z.regex(/^(\+?[\d .()-]{8,20})?$/, { error: 'pattern' })),
);

/** Staff enter what came by another way; one way to answer is needed, which the server checks. */
export const dataRequestCreate = z.strictObject({
  ...dataRequestFields,
  email: z.union([z.literal(''), readerEmail]),
  phone: dataRequestPhone,
  channel: dataRequestChannel,
  receivedTime: instant,
});

export const dataRequestMove = z.strictObject({
  version,
  step: dataRequestStep,
  /** For "begin". */
  proof: z.optional(z.strictObject({ kind: proofKind, note: oneLine({ max: 500 }) })),
  /** For "answer": what the requester is told. */
  answer: z._default(longText({ max: MAX_ANSWER }), ''),
  /** For "reject": the reason, and what the requester is told. */
  rejection: z.optional(z.strictObject({ reason: rejectReason, text: longText({ max: MAX_ANSWER }) })),
});

export const dataRequestExtend = z.strictObject({ version, reason: longText({ min: 1, max: 1_000 }) });
export const dataRequestAssign = z.strictObject({ version, assigneeId: z.nullable(contentId) });
export const dataRequestAct = z.strictObject({ version, act: dataAct });
export const dataRequestExport = z.strictObject({
  /** What somebody has recognized as the person's. */
  items: z.array(heldKey, { error: 'type' }).check(z.maxLength(MOST_HELD, { error: 'tooMany' })),
});

const done = z.object({
  act: dataAct,
  /** Records that it changed. */
  count: z.number(),
});

/** One line of what happened to a request. */
const dataRequestEntry = z.object({
  id: z.string(),
  verb: z.string(),
  text: z.string(),
  done: z.nullable(done),
  by: z.string(),
  time: z.string(),
});
export type DataRequestEntry = z.output<typeof dataRequestEntry>;

const shown = {
  id: z.string(),
  /** "YCDL-2026-0001": counted by project and year of receipt. */
  number: z.string(),
  kind: dataRequestKind,
  state: dataRequestState,
  channel: dataRequestChannel,
  // As they were kept: an answer does not check again what a reader may write.
  requesterName: z.string(),
  capacity: requesterCapacity,
  subjectName: z.string(),
  details: z.string(),
  refs: z.array(z.string()),
  /** Masked; see "reveal". */
  email: z.string(),
  phone: z.string(),
  isEmailVerified: z.boolean(),
  receivedTime: z.string(),
  dueTime: z.string(),
  /** The last moment that the law leaves. */
  legalDueTime: z.string(),
  isExtended: z.boolean(),
  assigneeId: z.nullable(z.string()),
  assigneeName: z.string(),
  proofKind: z.nullable(proofKind),
  proofNote: z.string(),
  rejectReason: z.nullable(rejectReason),
  /** What the requester was told. */
  answer: z.string(),
  closedBy: z.string(),
  closedTime: z.nullable(z.string()),
  /** Its time is over: person and words are gone. */
  isErased: z.boolean(),
  /** The answer goes to the requester's e-mail by itself. */
  isAnswerMailed: z.boolean(),
};

export const dataRequest = z.object({ ...shown, ...auditFields });
export type DataRequest = z.output<typeof dataRequest>;

export const dataRequestDetail = z.object({
  ...dataRequest.shape,
  steps: z.array(dataRequestStep),
  acts: z.array(dataAct),
  history: z.array(dataRequestEntry),
});
export type DataRequestDetail = z.output<typeof dataRequestDetail>;

function wholeNumber(least: number, most: number) {
  return z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(least, { error: 'tooSmall' }), z.lte(most, { error: 'tooBig' }));
}

const times = {
  answerHours: wholeNumber(1, MOST_ANSWER_HOURS),
  extensionHours: wholeNumber(1, MOST_ANSWER_HOURS),
  keepMonths: wholeNumber(6, 120),
  evidenceMonths: wholeNumber(24, 240),
};
export const dataRequestTimesUpdate = z.strictObject({ version, ...times });
export const dataRequestTimes = z.object({
  answerHours: z.number(),
  extensionHours: z.number(),
  keepMonths: z.number(),
  evidenceMonths: z.number(),
  version: z.number(),
});
