import * as z from 'zod/mini';

/** Where a post stands on its way from the first line to the archive. */
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

/** States that a post can be thrown away from, and goes back to when it is restored. */
export const TRASHABLE = ['DRAFT', 'RETURNED', 'REJECTED', 'UNPUBLISHED'] as const;
export type TrashableState = (typeof TRASHABLE)[number];
