import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();

it('one call counts what waits for a person in each project of theirs, as the tab of each project does', async () => {
  const [room, quiet] = [await aNewsroom(server), await aNewsroom(server)];
  await room.postIn('SUBMITTED', room.author);
  await room.postIn('PENDING_APPROVAL', room.author);
  await room.postIn('RETURNED', room.author);
  await room.postIn('DRAFT', room.author);
  for (const [by, waiting] of [
    [room.admin, 2],
    [room.author, 1],
  ] as const) {
    const { items } = await server.ask(projectEndpoints.waiting, { headers: by.headers });
    expect(items).toEqual([{ projectId: room.projectId, waiting }]);
    expect((await server.ask(postEndpoints.counts, { headers: by.headers })).waiting).toBe(waiting);
  }
  const { items } = await server.ask(projectEndpoints.waiting, { headers: quiet.admin.headers });
  expect(items).toEqual([]);
});
