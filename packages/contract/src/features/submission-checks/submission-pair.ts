import * as z from 'zod/mini';
import { imageRef } from '../../vocabulary/picture.ts';
import { submissionState } from '../submissions/submission-states.ts';

/** WHOLE: the same picture. CUT: one is a part of the other. MIRRORED: left and right are exchanged. */
const PAIR_KINDS = ['WHOLE', 'CUT', 'MIRRORED'] as const;
export const pairKind = z.enum(PAIR_KINDS);
export type PairKind = z.output<typeof pairKind>;

/** Which of this work's pictures it is about, and how alike both are in per cent. */
const pairFields = {
  id: z.string(),
  fileId: z.string(),
  kind: pairKind,
  likeness: z.number(),
  /** Address of the own preview; '' until it is made. */
  own: z.string(),
};

const likeWork = z.object({
  what: z.literal('WORK'),
  ...pairFields,
  projectId: z.string(),
  contestId: z.string(),
  contestTitle: z.string(),
  year: z.number(),
  submissionId: z.string(),
  number: z.string(),
  state: submissionState,
  small: z.string(),
});

const likeMedia = z.object({
  what: z.literal('MEDIA'),
  ...pairFields,
  projectId: z.string(),
  title: z.string(),
  credit: z.string(),
  /** Of a picture that came with a text of another site: whose, and the address of the text. */
  origin: z.nullable(z.object({ source: z.string(), address: z.string() })),
  image: imageRef,
});

export const pairList = z.object({
  /** The most alike first. */
  items: z.array(z.discriminatedUnion('what', [likeWork, likeMedia])),
  /** How many more there are in projects that the caller may not enter. */
  hidden: z.number(),
});
export type PairList = z.output<typeof pairList>;
export type SubmissionPair = PairList['items'][number];
