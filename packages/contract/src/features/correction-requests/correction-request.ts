import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { readerEmail } from '../../core/reader-fields.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { postState } from '../posts/workflow/post-states.ts';
import { CORRECTION_REQUEST_STEPS, correctionRequestState } from './correction-request-states.ts';

/** What the requester has to do with the article. */
export const REQUESTER_RELATIONS = ['SUBJECT', 'REPRESENTATIVE', 'AUTHORITY', 'READER'] as const;
export const requesterRelation = z.enum(REQUESTER_RELATIONS, { error: 'choice' });
export type RequesterRelation = z.output<typeof requesterRelation>;

export const REQUEST_CHANNELS = ['SITE', 'LETTER', 'EMAIL', 'PHONE'] as const;
const requestChannel = z.enum(REQUEST_CHANNELS, { error: 'choice' });
export type RequestChannel = z.output<typeof requestChannel>;

export const MAX_LINKS = 5;

/** What the requester says, on the site or in a letter. */
export const requesterFields = {
  requesterName: oneLine({ min: 2, max: 120 }),
  requesterOrg: oneLine({ max: 200 }),
  relation: requesterRelation,
  /** The article as the requester names it. */
  postUrl: z.pipe(webAddress, z.string().check(z.minLength(1, { error: 'required' }))),
  /** What is wrong. */
  claim: longText({ min: 20, max: 5_000 }),
  /** How it should read. */
  proposal: longText({ max: 5_000 }),
  /** Where it can be read up. */
  evidenceLinks: z
    .array(z.pipe(webAddress, z.string().check(z.minLength(1, { error: 'required' }))), { error: 'type' })
    .check(z.maxLength(MAX_LINKS, { error: 'tooMany' })),
};

/** Vietnamese or international, as people write it. */
export const requesterPhone = z.pipe(
  oneLine({ max: 20 }),
  z.string().check(z.regex(/^(\+?[\d .()-]{8,20})?$/, { error: 'pattern' })),
);

/** Staff enter what came by letter, mail or telephone; one way to answer is needed, which the server checks. */
export const correctionRequestCreate = z.strictObject({
  ...requesterFields,
  requesterEmail: z.union([z.literal(''), readerEmail]),
  requesterPhone,
  channel: requestChannel,
  receivedTime: instant,
});

/** One step of the work on a request. */
export const correctionRequestMove = z.strictObject({
  version,
  step: z.enum(CORRECTION_REQUEST_STEPS, { error: 'choice' }),
  /** For "reject" and "reconsider". */
  reason: z._default(longText({ max: 2_000 }), ''),
  /** For "answer": what the requester is told. */
  answer: z._default(longText({ max: 5_000 }), ''),
});

export const correctionRequest = z.object({
  id: z.string(),
  /** "YCCC-2026-0001": counted by project and year of receipt. */
  number: z.string(),
  state: correctionRequestState,
  channel: requestChannel,
  /** Null where the address is of no article of the project. */
  postId: z.nullable(z.string()),
  postTitle: z.string(),
  // As they were kept: an answer does not check again what a reader may write.
  requesterName: z.string(),
  requesterOrg: z.string(),
  relation: requesterRelation,
  postUrl: z.string(),
  claim: z.string(),
  proposal: z.string(),
  evidenceLinks: z.array(z.string()),
  /** Masked for whoever may not decide. */
  requesterEmail: z.string(),
  requesterPhone: z.string(),
  receivedTime: z.string(),
  dueTime: z.string(),
  decisionReason: z.string(),
  decidedBy: z.string(),
  decidedTime: z.nullable(z.string()),
  answer: z.string(),
  answeredBy: z.string(),
  answeredTime: z.nullable(z.string()),
  /** The answer goes to the requester's e-mail by itself. */
  isAnswerMailed: z.boolean(),
  /** What was written for it, newest first. */
  corrections: z.array(
    z.object({
      postId: z.string(),
      correctText: z.string(),
      state: postState,
      publishedTime: z.nullable(z.string()),
    }),
  ),
  steps: z.array(z.enum(CORRECTION_REQUEST_STEPS)),
  ...auditFields,
});
export type CorrectionRequest = z.output<typeof correctionRequest>;

export const correctionRequestRules = z.strictObject({
  /** Days from receipt until the answer is due. */
  answerDays: z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(1, { error: 'tooSmall' }), z.lte(90, { error: 'tooBig' })),
});
export const DEFAULT_ANSWER_DAYS = 10;

/** The post that a request is about, where staff know better than the address. */
export const correctionRequestPost = z.strictObject({
  version,
  postId: z.nullable(contentId),
});
