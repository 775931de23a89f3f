import * as z from 'zod/mini';
import { contestCategory, medal, prizeKind } from '../contests/contest-kinds.ts';
import { bilingual } from '../contests/contest-values.ts';
import { aroundPage } from './page-around.ts';
import { pageOrMoved } from './public-fields.ts';

/** A work that readers may see; its picture only with its author's consent. */
const shownWork = z.object({
  number: z.string(),
  title: z.string(),
  /** As the author wishes to be named; '' once the person is erased. */
  author: z.string(),
  place: z.string(),
  small: z.string(),
  large: z.string(),
});
export type ResultWork = z.output<typeof shownWork>;

const contestResults = z.object({
  code: z.string(),
  /** Of the contest. */
  title: z.string(),
  contestPath: z.string(),
  path: z.string(),
  announceTime: z.nullable(z.string()),
  prizes: z.array(
    z.object({
      category: z.nullable(contestCategory),
      name: bilingual,
      medal,
      kind: prizeKind,
      amount: z.number(),
      works: z.array(z.object({ ...shownWork.shape, month: z.nullable(z.string()), decisionNo: z.string() })),
    }),
  ),
  exhibited: z.array(z.object({ ...shownWork.shape, code: z.string() })),
  /** Awards that were taken back. */
  revoked: z.number(),
  ...aroundPage,
});
export type ContestResults = z.output<typeof contestResults>;
export const contestResultsAnswer = pageOrMoved(contestResults);
