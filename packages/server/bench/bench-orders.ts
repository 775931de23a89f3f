import { availableParallelism, loadavg } from 'node:os';
import { DEMO_ACCOUNTS } from '#seeds/first-accounts.ts';

/** What every bench gets. */
export interface BenchOrders {
  /** Keeps the databases, and the results. */
  readonly folder: string;
  /** The program that `npm start` runs. */
  readonly program: string;
}

/** What a bench over the posts of the newsroom gets. */
export interface NewsroomOrders extends BenchOrders {
  /** The hash of the sources that generate the rows. */
  readonly generator: string;
  /** Rounds too short for a verdict. */
  readonly isQuick: boolean;
}

export type Print = (text: string) => void;

/** The person of the calls. */
export const ADMIN = DEMO_ACCOUNTS.find(({ key }) => key === 'admin')?.email ?? '';
/** After a start the product still does what can wait. */
export const SETTLED_MS = 10_000;
/** The first start over a new database migrates and fills it. */
export const FIRST_START_MS = 180_000;

/** Other programs of the machine spoil the figures. */
export function printLoadOfMachine(print: Print): void {
  print(`Load of the machine before: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors.`);
}
