import type { DataRequestKind } from './data-request-states.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Days within which the law wants a request carried out (Decree 356/2025/NĐ-CP); one extension may be as long again.
 * The house sets itself a shorter time: 72 hours, the time of Decree 13/2023/NĐ-CP before it.
 */
const LEGAL_DAYS: Readonly<Record<DataRequestKind, number>> = {
  ACCESS: 10,
  FIX: 10,
  WITHDRAW: 15,
  RESTRICT: 15,
  OBJECT: 15,
  DELETE: 20,
};

/** The shortest of them. */
export const MOST_ANSWER_HOURS = 240;

export interface DataRequestTimes {
  readonly answerHours: number;
  readonly extensionHours: number;
  /** Months after the answer until the request itself loses its person. */
  readonly keepMonths: number;
  /** Months after a takedown case or a correction request has ended until its files are purged. */
  readonly evidenceMonths: number;
}

export const DEFAULT_DATA_REQUEST_TIMES: DataRequestTimes = {
  answerHours: 72,
  extensionHours: 72,
  keepMonths: 24,
  evidenceMonths: 60,
};

export function requestDue(received: Date, { answerHours }: Pick<DataRequestTimes, 'answerHours'>): Date {
  return new Date(received.getTime() + answerHours * HOUR);
}

export function extendedDue(due: Date, { extensionHours }: Pick<DataRequestTimes, 'extensionHours'>): Date {
  return new Date(due.getTime() + extensionHours * HOUR);
}

/** The last moment that the law leaves; it moves with the one extension. */
export function legalDue(kind: DataRequestKind, received: Date, isExtended: boolean): Date {
  return new Date(received.getTime() + LEGAL_DAYS[kind] * (isExtended ? 2 : 1) * DAY);
}
