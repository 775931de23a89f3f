import { boundedWork } from './bounded-work.ts';

/**
 * Sign-ins from one address or to one account wait for each other's rows, each with a connection in its hand. So only
 * a few do at once, and the rest of the pool stays free for everybody else's calls.
 */
export const inSignInLane = boundedWork({ width: 3, queue: 300 });
