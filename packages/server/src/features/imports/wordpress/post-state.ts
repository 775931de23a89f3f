import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { type ImportNote, note } from '../import-note.ts';
import { childText, type WxrElement } from './wxr-record.ts';

interface ImportedState {
  readonly state: Extract<PostState, 'DRAFT' | 'PUBLISHED'>;
  readonly notes: readonly ImportNote[];
}

/** Only content that was public in WordPress is imported as published; people decide about the rest. */
export function postStateOf(item: WxrElement, written: Date | undefined, now: Date): ImportedState {
  const status = childText(item, 'wp:status');
  const notes: ImportNote[] = [];
  if (status === 'future' || (status === 'publish' && written !== undefined && written > now))
    notes.push(note('SCHEDULED', { time: written === undefined ? '' : vietnamTime(written) }));
  if (childText(item, 'wp:post_password') !== '') notes.push(note('PASSWORD'));
  if (status === 'private') notes.push(note('PRIVATE'));
  if (status === 'pending') notes.push(note('PENDING'));
  if (!KNOWN.has(status)) notes.push(note('STATUS_UNKNOWN', { status }));
  const isPublic = status === 'publish' && notes.length === 0;
  return { state: isPublic ? 'PUBLISHED' : 'DRAFT', notes };
}

const KNOWN = new Set(['publish', 'future', 'draft', 'pending', 'private']);

const CLOCK = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** "02:00 02/01/2030", in Vietnam's time. */
export function vietnamTime(time: Date): string {
  const part = Object.fromEntries(CLOCK.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part.hour}:${part.minute} ${part.day}/${part.month}/${part.year}`;
}
