import type { Role } from '@toasoan/contract/access/roles.ts';
import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';

const DAY_MS = 86_400_000;

/** What decides whether a person owes a second factor: the account, and the rules of the sign-in if there are any. */
export interface FactorFacts {
  readonly role: Role;
  readonly verify_type: number;
  /** The account itself must have one. */
  readonly force_factor: boolean;
  readonly create_time: Date;
  /** Since when a role needs one, by role. */
  readonly factor_since: Readonly<Partial<Record<Role, string>>> | null;
  readonly grace_days: number | null;
}

/**
 * The time from which a person's session opens only the set-up of a second factor; null: nothing is owed. Grace counts
 * from the requirement, for a newer account from its creation. Whoever is obliged alone owes it at once.
 */
export function secondFactorDue(facts: FactorFacts): Date | null {
  if (facts.verify_type !== VERIFY_NONE) return null;
  if (facts.force_factor) return facts.create_time;
  const since = facts.factor_since?.[facts.role];
  if (since === undefined) return null;
  const from = Math.max(new Date(since).getTime(), facts.create_time.getTime());
  return new Date(from + (facts.grace_days ?? 0) * DAY_MS);
}

/** True once a session opens nothing but the set-up. */
export function isFactorDue(facts: FactorFacts, now: Date): boolean {
  const due = secondFactorDue(facts);
  return due !== null && due <= now;
}
