import * as z from 'zod/mini';
import { longText, oneLine } from '../../../core/text.ts';
import { instant } from '../../../vocabulary/instant.ts';

/** Why a public post has to be removed. */
export const TAKEDOWN_REASONS = [
  'AUTHORITY_ORDER',
  'COURT',
  'SELF_DETECTED',
  'COPYRIGHT',
  'PRIVACY',
  'CHILD',
  'SOURCE_REMOVED',
  'ERROR',
] as const;
export const takedownReason = z.enum(TAKEDOWN_REASONS, { error: 'choice' });
export type TakedownReason = z.output<typeof takedownReason>;

/** Cases that a private person brought, or that are about a child: their papers tell of them. */
export const PERSONAL_REASONS: readonly TakedownReason[] = ['PRIVACY', 'CHILD'];

/** Where else it has to be removed. */
export const TAKEDOWN_SCOPES = ['POST', 'TRANSLATIONS', 'SOCIAL', 'CACHE', 'SEARCH'] as const;
export const takedownScope = z.enum(TAKEDOWN_SCOPES, { error: 'choice' });
export type TakedownScope = z.output<typeof takedownScope>;

/** The facts required before a takedown and while its case is open. */
const factFields = {
  reasonKind: takedownReason,
  /** Number of the document. */
  orderRef: oneLine({ max: 120 }),
  orderIssuer: oneLine({ max: 200 }),
  orderTime: z.nullable(instant),
  receivedTime: instant,
  scope: z
    .array(takedownScope, { error: 'type' })
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(TAKEDOWN_SCOPES.length, { error: 'tooMany' })),
  note: longText({ max: 2_000 }),
};
export const takedownFacts = z.strictObject(factFields);
export type TakedownFacts = z.output<typeof takedownFacts>;
