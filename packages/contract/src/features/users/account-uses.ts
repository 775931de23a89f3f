import * as z from 'zod/mini';

/** A record that names an account. */
export const accountUse = z.object({
  /** Kind of record in the audit log's words: post, event, user … */
  entity: z.string(),
  entityId: z.string(),
  title: z.string(),
  /** What the account is there, in a word of the contract: author, relation … */
  as: z.string(),
});
export type AccountUse = z.output<typeof accountUse>;

export const accountUses = z.object({
  total: z.number(),
  /** By kind of record. */
  counts: z.record(z.string(), z.number()),
  items: z.array(accountUse),
  /** Whether royalties are still to be paid to it. Null for people who may not know. */
  isOwed: z.nullable(z.boolean()),
});
