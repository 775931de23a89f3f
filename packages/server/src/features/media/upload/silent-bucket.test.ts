import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portOf } from '#server/core/storage/test-support/listening.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { idOf, tusOf } from './test-support/tus.ts';

const [WITHIN_MS, READY_WITHIN_MS] = [15_000, 5_000];

test('while the bucket is silent, uploads and reads of files are refused within 15 s, and readiness reports it within 5 s', async () => {
  const bucket = createServer((socket) => socket.on('error', () => undefined).resume());
  const url = `s3://key:secret@127.0.0.1:${await portOf(bucket)}/bucket?tls=no`;
  const { app, db } = await startTestServer({ env: { STORAGE_URL: url } });
  const project = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
  const tus = tusOf(app, headers);
  const begun = async () => idOf(await tus.begin(9, { filename: 'a.jpg' }));
  const [sent, cancelled] = [await begun(), await begun()];
  const key = 'a'.repeat(22);
  await aMedia(db, project, { key, kind: 'DOCUMENT', mime: 'application/pdf', extension: 'pdf' });
  const timed = async (asked: () => PromiseLike<{ statusCode: number }>) => {
    const begun = performance.now();
    const { statusCode } = await asked();
    return { statusCode, ms: performance.now() - begun };
  };
  const [ready, ...others] = await Promise.all([
    timed(() => app.inject('/readyz')),
    timed(() => tus.send(sent, 0, Buffer.alloc(9))),
    timed(() => app.inject(`/media/${key}/file.pdf`)),
    timed(() => tus.cancel(cancelled)),
  ]);
  for (const { statusCode, ms } of others) {
    expect(statusCode).toBe(503);
    expect(ms).toBeLessThan(WITHIN_MS);
  }
  expect(ready.statusCode).toBe(503);
  expect(ready.ms).toBeLessThan(READY_WITHIN_MS);
}, 40_000);
