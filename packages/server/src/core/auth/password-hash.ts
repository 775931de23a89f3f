import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { boundedWork } from './bounded-work.ts';

/** argon2id, OWASP ASVS appendix C: 46 MiB, one pass, one lane. */
const PASSWORD_COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

// A hash takes a whole core while it lasts: one core stays free for calls and database, where there is another one.
// Two at once use 92 MiB and half of the threads that read files; a flood of sign-ins waits or is rejected.
const WIDTH = Math.min(2, Math.max(1, availableParallelism() - 1));
const bounded = boundedWork({ width: WIDTH, queue: 100 });

/** The hash of a password nobody has, so that an unknown account costs the same time as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=47104,t=1,p=1$Qlz3VR9SdoE4nwyaxN1IhA$qXlXYN5JYUqKPtHqi3AOAagEXPxo7hEE4aflXdmQhxw';

/** Some keyboards type NFD: both forms are the same password. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'), 'utf8');
}

export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(bytesOf(password), PASSWORD_COST));
}

/** Always costs one hash; `stored` is null for unknown accounts and for accounts without a password. */
export async function isRightPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await bounded(() => verify(stored ?? NOBODYS_HASH, bytesOf(password)));
  return right && stored !== null;
}

/** True for a hash made with other costs than the current ones. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== PASSWORD_COST.memoryCost ||
    timeCost !== PASSWORD_COST.timeCost ||
    parallelism !== PASSWORD_COST.parallelism
  );
}
