import { CheckAgain } from './check-again.tsx';
import { LookAlikes } from './look-alikes.tsx';

/** What checks add to the facts of a work. */
export const CHECK_PARTS = { CheckAgain, LookAlikes };
