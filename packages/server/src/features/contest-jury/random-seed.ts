import { randomBytes } from 'node:crypto';

/** What decides a distribution; the log keeps it. */
export const randomSeed = (): string => randomBytes(12).toString('base64url');
