import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { mediaFolderEndpoints } from '@toasoan/contract/features/media/folder-endpoints.ts';
import { MEDIA_VIEWS } from '@toasoan/contract/features/media/media-list.ts';
import { expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;

/** Numbers that look like chance and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

test('counts are what the lists hold, whatever is done to files one after the other and at once', async () => {
  const project = await aProject(db);
  const person = await aPerson(db, { projects: [project], role: 'SUPPER_ADMIN' });
  const headers = await signIn(db, person, { project });
  const by = { userId: person.userId, displayName: person.displayName };
  const folder = await server.ask(mediaFolderEndpoints.create, { headers, body: { title: 'Một' } });
  const roll = dice(7);
  const ids: string[] = [];
  for (let made = 0; made < 12; made += 1) {
    const options = made % 2 === 0 ? { createdBy: by } : { alt: '', credit: '' };
    ids.push(await aMedia(db, project, options));
  }
  const act = async (id: string) => {
    const body = { id, version: roll(3) + 1 };
    const changes = [
      { alt: '' },
      { alt: 'Ghe chở hoa' },
      { credit: '' },
      { licence: 'OWN' as const },
      { hasIdentifiableChild: 1 as const },
      { hasIdentifiableChild: 0 as const },
      { aiUse: 'GENERATED' as const, aiLabel: 'Do AI tạo' },
      { licenceUntil: '2020-01-01' },
      { licenceUntil: null },
      { folderId: folder.id },
      { folderId: null },
    ];
    const params = { id };
    switch (roll(5)) {
      case 0:
        return await server.send(mediaEndpoints.remove, { headers, params });
      case 1:
        return await server.send(mediaEndpoints.bulk, { headers, body: { action: 'restore', ids: [id] } });
      case 2:
        return await server.send(mediaEndpoints.remove, { headers, params, query: { purge: roll(4) === 0 } });
      default:
        return await server.send(mediaEndpoints.update, {
          headers,
          body: { ...body, ...changes[roll(changes.length)] },
        });
    }
  };
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(ids.slice(0, 6).map(act));
    for (const id of ids.slice(6)) await act(id);
    const counts = await server.ask(mediaEndpoints.counts, { headers });
    for (const view of MEDIA_VIEWS) {
      const { items } = await server.ask(mediaEndpoints.list, { headers, query: { view, limit: 100 } });
      expect([round, view, counts[view]]).toEqual([round, view, items.length]);
    }
    const inFolder = await server.ask(mediaEndpoints.list, { headers, query: { folderId: folder.id } });
    const [{ mediaCount } = { mediaCount: -1 }] = (await server.ask(mediaFolderEndpoints.list, { headers }))
      .items;
    expect(mediaCount).toBe(inFolder.total);
  }
});
