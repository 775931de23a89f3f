import type { Role } from '../../access/role-names.ts';
import type { MonthState } from '../posts/royalty/month-states.ts';

export const MONTH_STEPS = ['submit', 'return', 'approve', 'pay', 'reopen'] as const;
export type MonthStep = (typeof MONTH_STEPS)[number];

interface Move {
  readonly from: MonthState;
  readonly to: MonthState;
  readonly needsReason: boolean;
}

/** The one table of moves; whoever keeps royalties makes them. A paid month stays paid. */
export const MONTH_MOVES: Readonly<Record<MonthStep, Move>> = {
  submit: { from: 'OPEN', to: 'SUBMITTED', needsReason: false },
  return: { from: 'SUBMITTED', to: 'OPEN', needsReason: true },
  approve: { from: 'SUBMITTED', to: 'APPROVED', needsReason: false },
  pay: { from: 'APPROVED', to: 'PAID', needsReason: false },
  reopen: { from: 'APPROVED', to: 'OPEN', needsReason: true },
};

interface Asker {
  readonly userId: string;
  readonly role: Role;
}

interface Month {
  readonly state: MonthState;
  readonly submittedBy: string | null;
}

/** Why a person may not make a step that the state allows. */
export type StepBar = 'OTHER_PERSON' | 'SUPPER_ADMIN_ONLY';

/**
 * Two persons close a month: nobody approves what they submitted, but SUPPER_ADMIN, who would be alone in a small
 * newsroom. An approved month is opened again by SUPPER_ADMIN alone.
 */
export function barOfStep(
  step: MonthStep,
  { submittedBy }: Month,
  { userId, role }: Asker,
): StepBar | undefined {
  if (role === 'SUPPER_ADMIN') return undefined;
  if (step === 'reopen') return 'SUPPER_ADMIN_ONLY';
  return step === 'approve' && submittedBy === userId ? 'OTHER_PERSON' : undefined;
}

/** What this person may do with the month now. */
export function stepsFor(month: Month, asker: Asker): MonthStep[] {
  return MONTH_STEPS.filter(
    (step) => MONTH_MOVES[step].from === month.state && barOfStep(step, month, asker) === undefined,
  );
}
