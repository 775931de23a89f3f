import type { StreamEvent } from '@toasoan/contract/features/live/stream.ts';
import type { Network } from './network.ts';

type Say = <Name extends StreamEvent['event']>(
  event: Name,
  data: Extract<StreamEvent, { event: Name }>['data'],
) => void;

export interface OpenStream {
  readonly say: Say;
  /** Breaks the connection. */
  readonly cut: () => void;
  /** True while the console listens. */
  isHeard: boolean;
}

type Hello = Extract<StreamEvent, { event: 'hello' }>['data'];

/**
 * The streams of notices that the console opens over a network, the oldest first. With a greeting each begins with it
 * at once: a console that waited long for its stream reads everything again.
 */
export function liveServer(network: Network, greeting?: Hello): readonly OpenStream[] {
  const streams: OpenStream[] = [];
  network.reply('/admin/live/stream', () => {
    const { readable, stream } = openStream();
    streams.push(stream);
    if (greeting) stream.say('hello', greeting);
    return new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
  });
  return streams;
}

export function openStream(): { readonly readable: ReadableStream<Uint8Array>; readonly stream: OpenStream } {
  const encoder = new TextEncoder();
  let write = (_: string): void => undefined;
  let cut = (): void => undefined;
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      write = (text) => controller.enqueue(encoder.encode(text));
      cut = () => controller.error(new TypeError('the line is lost'));
    },
    cancel() {
      stream.isHeard = false;
    },
  });
  const stream: OpenStream = {
    say: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    cut: () => {
      stream.isHeard = false;
      cut();
    },
    isHeard: true,
  };
  return { readable, stream };
}
