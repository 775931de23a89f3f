import * as z from 'zod/mini';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { triState } from '../../vocabulary/tri-state.ts';
import { contestCategory, roundKey } from '../contests/contest-kinds.ts';
import { bilingual } from '../contests/contest-values.ts';
import { ENTRANT_HINT } from './entrant.ts';
import { fileState, submissionFlag, takenPrecision, techResult } from './submission-kinds.ts';
import { submissionState } from './submission-states.ts';

/** One line of the technical check, in words: "Cạnh dài 5.472 px" beside "≥ 3.000". */
export const techCheck = z.object({
  code: z.string(),
  /** The file it is about; null: the whole work. */
  fileId: z.nullable(z.string()),
  expected: bilingual,
  actual: bilingual,
  result: z.enum(['PASS', 'WARN', 'FAIL']),
});
export type TechCheck = z.output<typeof techCheck>;

/** What a card or a row shows. Who made the work is masked. */
export const submissionRow = z.object({
  id: z.string(),
  number: z.string(),
  category: contestCategory,
  title: z.string(),
  takenPlace: z.string(),
  provinceCode: z.nullable(z.string()),
  country: z.string(),
  entrant: ENTRANT_HINT,
  tech: techResult,
  flags: z.array(submissionFlag),
  voteValid: z.number(),
  average: z.nullable(z.number()),
  rank: z.nullable(z.number()),
  spread: z.nullable(z.number()),
  roundKey: z.nullable(roundKey),
  state: submissionState,
  reasonCode: z.string(),
  submitTime: z.string(),
  /** The address of the cover, 480 pixels; '' while there is none. */
  cover: z.string(),
  fileCount: z.number(),
  durationMs: z.nullable(z.number()),
  isExhibited: z.boolean(),
  isFeatured: z.boolean(),
  isPublicGallery: z.boolean(),
  version: z.number(),
});
export type SubmissionRow = z.output<typeof submissionRow>;

/** What the file says of itself, without its owner: that is personal data. */
export const fileFacts = z.object({
  takenTime: z.nullable(z.string()),
  camera: z.string(),
  lens: z.string(),
  exposure: z.string(),
  software: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type FileFacts = z.output<typeof fileFacts>;

/** Its name is not shown: authors write their own into it. */
export const submissionFile = z.object({
  id: z.string(),
  position: z.number(),
  caption: z.string(),
  mime: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  durationMs: z.nullable(z.number()),
  facts: fileFacts,
  state: fileState,
  isCover: z.boolean(),
  /** Addresses of the previews; '' until they are made. */
  small: z.string(),
  large: z.string(),
  /** Of a film that can be played. */
  film: z.string(),
});
export type SubmissionFile = z.output<typeof submissionFile>;

/** Who can be recognised in it, and who agreed. */
export const pictured = z.strictObject({
  person: triState,
  child: triState,
  modelRelease: triState,
  guardianConsent: triState,
});
export type Pictured = z.output<typeof pictured>;

/** What the author said of how it was made and where it was shown. */
export const declared = z.strictObject({
  ai: triState,
  aiText: z.string(),
  composite: triState,
  published: triState,
  awarded: triState,
  awardedText: z.string(),
});
export type Declared = z.output<typeof declared>;

export const submissionNote = z.object({
  id: z.string(),
  text: z.string(),
  createTime: z.string(),
  createdBy: z.string(),
});

export const submissionDetail = z.object({
  ...submissionRow.shape,
  contestId: z.string(),
  story: z.string(),
  takenTime: z.nullable(z.string()),
  takenPrecision,
  oldProvinceName: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  people: pictured,
  declared,
  /** How many others made it; their names are personal data. */
  coAuthors: z.number(),
  rulesVersion: z.number(),
  techChecks: z.array(techCheck),
  techTime: z.nullable(z.string()),
  voteCount: z.number(),
  shareCount: z.number(),
  viewCount: z.number(),
  exhibitionCode: z.string(),
  usageAccepted: z.boolean(),
  reasonText: z.string(),
  fixUntil: z.nullable(z.string()),
  assigneeId: z.nullable(z.string()),
  files: z.array(submissionFile),
  notes: z.array(submissionNote),
  /** The states that the caller may move it to now. */
  next: z.array(submissionState),
  /** The caller's own last check can still be taken back. */
  mayUndo: z.boolean(),
  /** Names are hidden from the caller: a juror whose round is open. */
  isBlind: z.boolean(),
  ...auditFields,
});
export type SubmissionDetail = z.output<typeof submissionDetail>;

/** Works of each state, and those with a flag that somebody should look at. */
export const submissionCounts = z.object({
  total: z.number(),
  states: z.partialRecord(submissionState, z.number()),
  flagged: z.number(),
  techFailed: z.number(),
});
export type SubmissionCounts = z.output<typeof submissionCounts>;
