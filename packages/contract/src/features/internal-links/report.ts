import * as z from 'zod/mini';
import { resolvedTarget } from './internal-link.ts';

/** Why one of two keywords that want the same words wins. */
const COLLISION_REASONS = ['LONGER', 'SHORTER', 'PRIORITY', 'KEYWORD_FIRST', 'OLDER'] as const;

const party = z.object({
  id: z.string(),
  keyword: z.string(),
  /** The spelling that collides. */
  phrase: z.string(),
  priority: z.number(),
  isOn: z.boolean(),
  target: resolvedTarget,
});

/** Keywords that want the same words. */
export const collision = z.object({
  phrase: z.string(),
  winner: party,
  losers: z.array(
    z.object({
      ...party.shape,
      reason: z.enum(COLLISION_REASONS),
      /** Words in which both stand and share some; '' where one holds the other. */
      across: z.string(),
    }),
  ),
});
export type Collision = z.output<typeof collision>;
export type CollisionParty = z.output<typeof party>;

const ORPHAN_KINDS = ['post', 'category', 'tag', 'user'] as const;

/** A public page that no public post links to. */
export const orphan = z.object({
  kind: z.enum(ORPHAN_KINDS),
  id: z.string(),
  name: z.string(),
  path: z.string(),
});
export type Orphan = z.output<typeof orphan>;

export const linkReport = z.object({
  /** Null before the first survey of the public posts. */
  survey: z.nullable(
    z.object({
      posts: z.number(),
      /** Null while it runs. */
      endTime: z.nullable(z.string()),
    }),
  ),
  broken: z.array(z.object({ id: z.string(), keyword: z.string(), target: resolvedTarget })),
  unused: z.array(z.object({ id: z.string(), keyword: z.string() })),
  orphans: z.array(orphan),
  /** Of each kind; the list shows the first ones. */
  orphanCounts: z.object({ post: z.number(), category: z.number(), tag: z.number(), user: z.number() }),
});
export type LinkReport = z.output<typeof linkReport>;
