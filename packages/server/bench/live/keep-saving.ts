import { setTimeout as sleep } from 'node:timers/promises';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';

interface Saver {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

const EVERY_MS = 200;

/** Saves a post five times a second. @returns a function that stops and returns the number of saves. */
export async function keepSaving({ port, headers }: Saver): Promise<() => Promise<number>> {
  let isSaving = true;
  let saves = 0;
  const send = async (path: string, body: object): Promise<{ id: string; version: number }> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`A save was answered with ${response.status}.`);
    return ((await response.json()) as { data: { id: string; version: number } }).data;
  };
  let post = await send(postEndpoints.create.path, { title: 'Bài của phép đo' });
  const saving = (async () => {
    for (; isSaving; saves += 1) {
      const { id, version } = post;
      post = await send(postEndpoints.update.path, { id, version, title: `Bài của phép đo, lần ${saves}` });
      await sleep(EVERY_MS);
    }
  })();
  return async () => {
    isSaving = false;
    await saving;
    return saves;
  };
}
