import type { FastifyReply } from 'fastify';

/** The text of a stream. Writes after its end, or after the reader has left, are dropped. */
export interface Line {
  write(text: string): void;
  /** The closing text. */
  end(text: string): void;
}

export interface StreamAnswer {
  readonly begin: (line: Line) => void;
  /** The reader has left, or everything was sent. */
  readonly closed: () => void;
}

/** Bytes that may wait for a reader; a slower reader is disconnected. */
const MOST_WAITING = 256 * 1024;
/** For the closing text to a reader that does not read. */
const END_WITHIN = 1_000;

/** Server-sent events for as long as the reader stays: never compressed, never buffered. */
export function sendStream(reply: FastifyReply, { begin, closed }: StreamAnswer): FastifyReply {
  const { raw } = reply;
  reply.hijack();
  raw.once('close', closed);
  raw.on('error', () => undefined);
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  if (raw.destroyed) {
    closed();
    return reply;
  }
  begin({
    write: (text) => {
      if (raw.destroyed || raw.writableEnded) return;
      raw.write(text);
      if (raw.writableLength > MOST_WAITING) raw.destroy();
    },
    end: (text) => {
      if (raw.destroyed || raw.writableEnded) return;
      raw.end(text);
      setTimeout(() => raw.destroy(), END_WITHIN).unref();
    },
  });
  return reply;
}
