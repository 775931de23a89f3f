import { STREAM_EVENTS, type StreamEvent } from '@toasoan/contract/features/live/stream.ts';
import type { SseBlock } from './sse-parser.ts';

/** The event of a block; undefined for events of a newer server that this console does not know. */
export function readEvent({ event, data }: SseBlock): StreamEvent | undefined {
  if (!isKnown(event)) return undefined;
  const read = STREAM_EVENTS[event].safeParse(jsonOf(data));
  return read.success ? ({ event, data: read.data } as StreamEvent) : undefined;
}

function isKnown(event: string): event is StreamEvent['event'] {
  return Object.hasOwn(STREAM_EVENTS, event);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
