import { createParser } from 'eventsource-parser';

export interface SseBlock {
  readonly event: string;
  readonly data: string;
}

/** Parses a stream of bytes, cut at any place. Comments and blocks without data are skipped. */
export function createSseParser(onBlock: (block: SseBlock) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent: ({ event = 'message', data }) => onBlock({ event, data }) });
  return (bytes) => parser.feed(decoder.decode(bytes, { stream: true }));
}
