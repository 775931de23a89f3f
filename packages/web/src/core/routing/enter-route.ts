import { AREA_RULES, type AreaRule } from '@toasoan/contract/access/area-rules.ts';
import { canEnter, type Visitor } from '@toasoan/contract/access/can-enter.ts';
import { type AuthState, isSignedIn } from '#web/core/session/auth-state.ts';
import type { PlacedRow } from './route-row.ts';

/** The rules of a row and its groups: all of them must hold. */
function rulesOf(placed: PlacedRow): readonly AreaRule[] {
  return placed.trail.map(({ row }) => AREA_RULES[row.area]);
}

export function mayEnter(placed: PlacedRow, visitor: Visitor): boolean {
  return rulesOf(placed).every((rule) => canEnter(rule, visitor));
}

export function needsProject(placed: PlacedRow): boolean {
  return AREA_RULES[placed.row.area].needProject;
}

export interface Guarded {
  readonly token: string;
  readonly auth: AuthState;
  /** The server has ended the session. */
  readonly sessionInvalid: boolean;
  readonly visitor: Visitor;
}

export type Entry = 'enter' | 'sign-in' | 'choose-project' | 'forbidden';

/** The guards in the order of specification §2. */
export function entryTo(placed: PlacedRow, { token, auth, sessionInvalid, visitor }: Guarded): Entry {
  if (token === '') return 'sign-in';
  // A token without a user: forbidden, with a link to sign in again.
  if (auth.userId === '') return 'forbidden';
  if (!isSignedIn(auth)) return 'sign-in';
  if (needsProject(placed) && visitor.projectId === '') return 'choose-project';
  if (sessionInvalid) return 'sign-in';
  return mayEnter(placed, visitor) ? 'enter' : 'forbidden';
}
