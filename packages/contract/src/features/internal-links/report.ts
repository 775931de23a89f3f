import * as z from 'zod/mini';
import { TARGET_KINDS } from '../../article/link-target.ts';
import { sharedSubject } from './article-links.ts';
import { resolvedTarget, targetProblem } from './internal-link.ts';

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

/** A public page that no public post links to. */
export const orphan = z.object({
  kind: z.enum(TARGET_KINDS),
  id: z.string(),
  name: z.string(),
  path: z.string(),
});
export type Orphan = z.output<typeof orphan>;

const survey = z.object({
  running: z.nullable(z.object({ posts: z.number(), total: z.number() })),
  /** Null before the first one has ended. */
  counted: z.nullable(z.object({ posts: z.number(), time: z.string() })),
});
export type SurveyTime = z.output<typeof survey>;

/** Lists show the first ones of each; what the survey found is as old as `survey.counted`, and newer in part while one is running. */
export const linkReport = z.object({
  survey,
  /** Keywords. */
  broken: z.array(z.object({ id: z.string(), keyword: z.string(), target: resolvedTarget })),
  unused: z.array(z.object({ id: z.string(), keyword: z.string() })),
  /** Links that people wrote into public posts. */
  written: z.array(
    z.object({ postId: z.string(), title: z.string(), address: z.string(), problem: targetProblem }),
  ),
  totals: z.object({ broken: z.number(), unused: z.number(), written: z.number() }),
  orphans: z.array(orphan),
  orphanCounts: z.object({ post: z.number(), category: z.number(), tag: z.number(), user: z.number() }),
});
export type LinkReport = z.output<typeof linkReport>;

/** A public post that links to the one at hand. */
const inboundLink = z.object({
  postId: z.string(),
  title: z.string(),
  /** Somebody wrote a link into its text. */
  isWritten: z.boolean(),
  /** Whose links delivery adds. */
  keywords: z.array(z.string()),
});

/** A public post on the subject of the one at hand that does not link to it. */
const missingLink = z.object({
  postId: z.string(),
  title: z.string(),
  shared: sharedSubject,
  /** The line with the words that speak of it; null where there are none. */
  line: z.nullable(z.object({ text: z.string(), from: z.number(), to: z.number() })),
});
export type MissingLink = z.output<typeof missingLink>;

/** Which posts link to a post, as of the survey, and which could; the first ones of each. */
export const inboundLinks = z.object({
  survey,
  links: z.array(inboundLink),
  total: z.number(),
  missing: z.array(missingLink),
});
export type InboundLinks = z.output<typeof inboundLinks>;
