import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Side } from '../sides/bare-side.ts';

/** What the bare side gives to everybody. */
export interface BareAnswer {
  /** Names and values in turn, without those that Node writes itself. */
  readonly rawHeaders: string[];
  readonly body: Uint8Array;
}

const OF_NODE: readonly string[] = ['date', 'connection', 'keep-alive'];

/** A bare server of Node over the same answer. */
export async function startBareAnswer(given: { rawHeaders: string[]; body: Buffer }): Promise<Side> {
  const rawHeaders = given.rawHeaders.filter(
    (_part, index, all) => !OF_NODE.includes((all[index - (index % 2)] ?? '').toLowerCase()),
  );
  const child = fork(join(import.meta.dirname, 'bare-answer-process.ts'), { serialization: 'advanced' });
  child.send({ rawHeaders, body: given.body } satisfies BareAnswer);
  const end = once(child, 'exit').then(() => {
    throw new Error('The bare side has ended.');
  });
  const [port] = await Promise.race([once(child, 'message'), end]);
  return {
    port,
    stop: async () => {
      if (!child.connected) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
