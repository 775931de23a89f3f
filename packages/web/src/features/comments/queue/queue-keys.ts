import { REJECT_CODES, type RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';

/** What can be done to the comment in hand by one key. */
export const QUEUE_KEYS = {
  approve: 'A',
  reject: 'R',
  edit: 'E',
  reply: 'T',
  hide: 'H',
  spam: 'S',
  reconsider: 'U',
  pin: 'P',
  ban: 'B',
  correction: 'C',
  undo: 'Z',
  open: 'G',
} as const;
export type QueueCommand = keyof typeof QUEUE_KEYS;

const BY_KEY = new Map(Object.entries(QUEUE_KEYS).map(([name, key]) => [key.toLowerCase(), name]));

export function commandOfKey(key: string): QueueCommand | undefined {
  return BY_KEY.get(key.toLowerCase()) as QueueCommand | undefined;
}

/** The reasons have the digits of their order; the last one, "another reason", has 0. */
export function digitOf(code: RejectCode): string {
  return code === 'OTHER' ? '0' : String(REJECT_CODES.indexOf(code) + 1);
}

export function reasonOfDigit(key: string): RejectCode | undefined {
  return REJECT_CODES.find((code) => digitOf(code) === key);
}
