import * as z from 'zod/mini';
import { NO, YES } from '../../vocabulary/tri-state.ts';
import type { MediaRow } from './media.ts';

/** A file whose rights end soon or have ended. */
const endingFile = z.object({
  id: z.string(),
  title: z.string(),
  /** Its last day, `2026-11-22`; null where it ended without one. */
  licenceUntil: z.nullable(z.string()),
  /** Days after today, 0 for the last one; below 0 and null: it has ended. */
  daysLeft: z.nullable(z.number()),
  useCount: z.number(),
});
export type EndingFile = z.output<typeof endingFile>;

/** `total` is what the tab `expiring` of the library holds. */
export const endingRights = z.object({ total: z.number(), items: z.array(endingFile) });
export type EndingRights = z.output<typeof endingRights>;

export type RightsFacts = Pick<
  MediaRow,
  | 'kind'
  | 'state'
  | 'credit'
  | 'licence'
  | 'licenceStatus'
  | 'licenceUntil'
  | 'hasIdentifiableChild'
  | 'childPrivacy'
  | 'isPublicActivity'
  | 'aiUse'
  | 'aiLabel'
>;

/** What keeps a file from being published; alt and caption are the business of the place it stands in. */
export const RIGHTS_PROBLEMS = [
  'NOT_READY',
  'QUARANTINED',
  'TRASHED',
  'NO_CREDIT',
  'LICENCE_ENDED',
  'LICENCE_DENIED',
  'CHILD_CONSENT',
  'AI_LABEL',
] as const;
export type RightsProblem = (typeof RIGHTS_PROBLEMS)[number];

/** @param today the day in the project's time zone, `2026-11-22`. */
export function rightsProblems(file: RightsFacts, today: string): RightsProblem[] {
  const found: RightsProblem[] = [];
  if (file.state === 'PROCESSING' || file.state === 'FAILED') found.push('NOT_READY');
  if (file.state === 'QUARANTINED' || file.state === 'TRASHED') found.push(file.state);
  if (lacksCredit(file)) found.push('NO_CREDIT');
  if (licenceEnded(file, today)) found.push('LICENCE_ENDED');
  if (file.licenceStatus === 'DENIED') found.push('LICENCE_DENIED');
  if (lacksConsent(file)) found.push('CHILD_CONSENT');
  if (lacksLabel(file)) found.push('AI_LABEL');
  return found;
}

/** What the newsroom made itself needs none. */
export function lacksCredit({
  kind,
  credit,
  licence,
}: Pick<RightsFacts, 'kind' | 'credit' | 'licence'>): boolean {
  return kind !== 'DOCUMENT' && credit === '' && licence !== 'OWN';
}

export function licenceEnded(
  { licenceStatus, licenceUntil }: Pick<RightsFacts, 'licenceStatus' | 'licenceUntil'>,
  today: string,
): boolean {
  return licenceStatus === 'EXPIRED' || (licenceUntil !== null && licenceUntil < today);
}

/**
 * A child who can be recognised outside a public activity: the guardian agrees, and from seven years on the
 * child too; a blurred face asks for nobody's consent.
 */
export function lacksConsent({
  hasIdentifiableChild,
  isPublicActivity,
  childPrivacy,
}: Pick<RightsFacts, 'hasIdentifiableChild' | 'isPublicActivity' | 'childPrivacy'>): boolean {
  if (hasIdentifiableChild !== YES || isPublicActivity) return false;
  if (childPrivacy === null) return true;
  if (childPrivacy.isBlurred) return false;
  if (childPrivacy.guardianConsent !== YES) return true;
  return childPrivacy.ageBand !== 'UNDER_7' && childPrivacy.childConsent !== YES;
}

export function lacksLabel({ aiUse, aiLabel }: Pick<RightsFacts, 'aiUse' | 'aiLabel'>): boolean {
  return (aiUse === 'GENERATED' || aiUse === 'EDITED_REAL') && aiLabel === '';
}

/** Nobody has answered yet whether a child can be recognised. */
export function childUnanswered({
  hasIdentifiableChild,
}: Pick<RightsFacts, 'hasIdentifiableChild'>): boolean {
  return hasIdentifiableChild !== YES && hasIdentifiableChild !== NO;
}
