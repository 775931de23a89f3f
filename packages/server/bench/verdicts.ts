import type { Results } from './measure.ts';
import type { Scenario } from './scenarios/scenarios.ts';
import type { StartTimes } from './sides/measure-start.ts';

export interface Verdict {
  readonly what: string;
  readonly measured: number;
  readonly target: number;
  readonly isLeast: boolean;
  readonly isMet: boolean;
}

export interface Memory {
  readonly afterStart: number | undefined;
  readonly afterLoad: number | undefined;
}

const MAX_P99_MS = 200;
const MAX_GROWTH = 1.3;
const LEAST_GAIN = 2;
const MAX_START_SECONDS = 0.35;
export const MAX_MEMORY_MB = { afterStart: 100, afterLoad: 250 } as const;

export function verdictsOf(
  { title, share, least: rate, p99 = MAX_P99_MS }: Scenario,
  results: Results,
): Verdict[] {
  const { product, bare, textbook, small } = results;
  if (product === undefined || bare === undefined) return [];
  return [
    ...(share === undefined
      ? []
      : [least(`${title}: share of bare`, product.perSecond / bare.perSecond, share)]),
    ...(rate === undefined ? [] : [least(`${title}: calls/s`, product.perSecond, rate)]),
    most(`${title}: p99 ms`, product.p99, p99),
    ...(textbook === undefined
      ? []
      : [least(`${title}: times textbook`, bare.perSecond / textbook.perSecond, LEAST_GAIN)]),
    ...(small === undefined
      ? []
      : [most(`${title}: cost over 10,000 posts`, small.perSecond / product.perSecond, MAX_GROWTH)]),
  ];
}

export function startVerdicts(start: StartTimes | undefined): Verdict[] {
  if (start === undefined) return [];
  return [most('seconds from the start of the process until it is ready', start.server, MAX_START_SECONDS)];
}

export function memoryVerdicts({ afterStart, afterLoad }: Memory): Verdict[] {
  return [
    ...(afterStart === undefined
      ? []
      : [most('memory MB 10 s after start', afterStart, MAX_MEMORY_MB.afterStart)]),
    ...(afterLoad === undefined
      ? []
      : [most('memory MB after the bench', afterLoad, MAX_MEMORY_MB.afterLoad)]),
  ];
}

export function least(what: string, measured: number, target: number): Verdict {
  return { what, measured, target, isLeast: true, isMet: measured >= target };
}

export function most(what: string, measured: number, target: number): Verdict {
  return { what, measured, target, isLeast: false, isMet: measured <= target };
}
