import * as z from 'zod/mini';
import { auditFields } from '../../../vocabulary/audit-fields.ts';
import { postSnapshot } from '../history/post-version.ts';
import { takedownReason, takedownScope } from './takedown-facts.ts';

/** overdue: open past its due time. done: taken down, even if reinstated later. */
export const TAKEDOWN_VIEWS = ['open', 'overdue', 'done', 'all'] as const;
export const takedownView = z.enum(TAKEDOWN_VIEWS, { error: 'choice' });
export type TakedownView = z.output<typeof takedownView>;

const TAKEDOWN_STATES = ['OPEN', 'DONE', 'REINSTATED'] as const;
const takedownState = z.enum(TAKEDOWN_STATES, { error: 'choice' });
export type TakedownState = z.output<typeof takedownState>;

/** A case as lists show it. */
export const takedownCase = z.object({
  id: z.string(),
  postId: z.string(),
  /** Its current title; `snapshot` holds the one it had. */
  postTitle: z.string(),
  postSlug: z.string(),
  state: takedownState,
  reasonKind: takedownReason,
  orderRef: z.string(),
  orderIssuer: z.string(),
  orderTime: z.nullable(z.string()),
  receivedTime: z.string(),
  /** 24 hours after receipt. */
  dueTime: z.string(),
  doneTime: z.nullable(z.string()),
  doneBy: z.nullable(z.string()),
  scope: z.array(takedownScope),
  note: z.string(),
  /** The reason given at the takedown. */
  reason: z.string(),
  reinstatedTime: z.nullable(z.string()),
  reinstatedBy: z.nullable(z.string()),
  reinstateReason: z.string(),
  /** Order, note and names of files are left out: they tell of a person, and this one does not decide. */
  isMasked: z.boolean(),
  ...auditFields,
});
export type TakedownCase = z.output<typeof takedownCase>;

/** The post as it was at the takedown, with its pending changes. */
export const takenDownPost = z.object({
  ...postSnapshot.shape,
  contentHtml: z.string(),
  state: z.string(),
  version: z.number(),
  publishedTime: z.nullable(z.string()),
  pending: z.nullable(z.unknown()),
});
export type TakenDownPost = z.output<typeof takenDownPost>;

export const takedownDetail = z.object({
  ...takedownCase.shape,
  /** Null while the case is open. */
  snapshot: z.nullable(takenDownPost),
});
export type TakedownDetail = z.output<typeof takedownDetail>;
