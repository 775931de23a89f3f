/** OPEN → SUBMITTED → APPROVED → PAID. Rows change in OPEN alone. */
export const MONTH_STATES = ['OPEN', 'SUBMITTED', 'APPROVED', 'PAID'] as const;
export type MonthState = (typeof MONTH_STATES)[number];

/** No row of it changes any more. */
export function isClosedMonth(state: MonthState): boolean {
  return state !== 'OPEN';
}
