import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import type { StreamEvent } from '@toasoan/contract/features/live/stream.ts';

/** One block of the stream. */
export function eventText({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Whom it is for is nobody's business. */
export function noticeText({ id, projectId, kind, thingId, editingSession }: Notice): string {
  return eventText({ event: 'notice', data: { id, projectId, kind, thingId, editingSession } });
}

export const AGAIN_TEXT = eventText({ event: 'again', data: {} });
/** Says that the stream lives and nothing else. */
export const BEAT_TEXT = ':\n\n';
