import * as z from 'zod/mini';

/** The workflow states of a post, from draft to archive. */
export const POST_STATES = [
  'DRAFT',
  'SUBMITTED',
  'EDITING',
  'RETURNED',
  'PENDING_APPROVAL',
  'REJECTED',
  'SCHEDULED',
  'PUBLISHED',
  'UNPUBLISHED',
  'EXPIRED',
  'TAKEN_DOWN',
  'TRASHED',
] as const;
export const postState = z.enum(POST_STATES, { error: 'choice' });
export type PostState = z.output<typeof postState>;

/** States from which a post can be trashed, and to which it is restored. */
export const TRASHABLE = ['DRAFT', 'RETURNED', 'REJECTED', 'UNPUBLISHED'] as const;
export type TrashableState = (typeof TRASHABLE)[number];
