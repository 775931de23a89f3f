import { createHash, timingSafeEqual } from 'node:crypto';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Opens the public address of a QUARANTINED or trashed file to callers who received it with a row: an `<img>`
 * sends no token. It is valid for this day and the next (UTC), so a leaked address soon closes.
 */
export function seeMark(seeKey: string, now: Date): string {
  return markOf(seeKey, dayOf(now));
}

export function isSeeMark(mark: string, seeKey: string, now: Date): boolean {
  const days = [dayOf(now), dayOf(now) - 1];
  return days.some((day) => isSame(Buffer.from(mark), Buffer.from(markOf(seeKey, day))));
}

function markOf(seeKey: string, day: number): string {
  return createHash('sha256').update(`${seeKey} ${day}`).digest('base64url').slice(0, 22);
}

function dayOf(time: Date): number {
  return Math.floor(time.getTime() / DAY);
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
