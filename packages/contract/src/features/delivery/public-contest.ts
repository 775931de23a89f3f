import * as z from 'zod/mini';
import { contestCategory, contestState, prizeKind } from '../contests/contest-kinds.ts';
import { limitsShown } from '../contests/contest-shown.ts';
import { bilingual, organisers } from '../contests/contest-values.ts';
import { aroundPage } from './page-around.ts';
import { pageOrMoved } from './public-fields.ts';

/** A contest in the list of a site. */
export const contestCard = z.object({
  code: z.string(),
  path: z.string(),
  title: z.string(),
  theme: z.string(),
  year: z.number(),
  state: contestState,
  /** Works are taken now. */
  isOpen: z.boolean(),
  openTime: z.nullable(z.string()),
  /** The end of the intake: the extended one where there is one. */
  endTime: z.nullable(z.string()),
});
export type ContestCard = z.output<typeof contestCard>;

export const contestListAnswer = z.object({ items: z.array(contestCard), ...aroundPage });
export type ContestListAnswer = z.output<typeof contestListAnswer>;

/** A contest as its page shows it. */
export const publicContest = z.object({
  ...contestCard.shape,
  organisers,
  announceTime: z.nullable(z.string()),
  awardTime: z.nullable(z.string()),
  createdFrom: z.nullable(z.string()),
  createdTo: z.nullable(z.string()),
  categories: z.array(contestCategory),
  limits: limitsShown,
  minAge: z.number(),
  excludedGroups: z.array(z.string()),
  prizes: z.array(
    z.object({
      /** Null: of all categories together. */
      category: z.nullable(contestCategory),
      name: bilingual,
      amount: z.number(),
      quantity: z.number(),
      kind: prizeKind,
    }),
  ),
  rulesVersion: z.number(),
  /** Plain text; '' while none is published. */
  rules: z.string(),
  /** What was changed after the opening, newest first. */
  notices: z.array(
    z.object({
      /** As the organisers wrote it, in Vietnamese. */
      text: z.string(),
      time: z.string(),
      /** `of`: the key of a round or the name of a prize, '' for the contest itself. Values are plain text. */
      changes: z.array(
        z.object({ of: z.string(), field: z.string(), before: z.string(), after: z.string() }),
      ),
    }),
  ),
  ...aroundPage,
});
export type PublicContest = z.output<typeof publicContest>;
export const contestAnswer = pageOrMoved(publicContest);
