import { Readable } from 'node:stream';
import { StorageFailure } from './s3-requests.ts';

/** The same content; it fails when the store is silent while somebody waits for more. A slow reader may pause. */
export function heard(name: string, content: Readable, silenceMs: number): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    const chunks = content[Symbol.asyncIterator]();
    for (;;) {
      const silence = new StorageFailure(`${name} was not read`, { reason: 'TimeoutError' });
      const timer = setTimeout(() => content.destroy(silence), silenceMs);
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value as Buffer;
    }
  }
  return Readable.from(read(), { objectMode: false }).once('close', () => content.destroy());
}
