import { expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Staff } from '../test-support/a-newsroom.ts';
import { aPage, type Page } from '../test-support/at-a-post.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

/** A post of the editor, held by a page of `holder`. */
async function held(holder: Staff): Promise<{ id: string; page: Page }> {
  const submitted = await room.postIn('SUBMITTED', room.author);
  const { id } = await room.transition(room.editor, submitted, 'EDITING');
  const page = aPage(server, { id }, holder);
  if (holder !== room.editor) {
    const own = aPage(server, { id }, room.editor);
    await own.beat();
    await own.leave();
  }
  await page.beat();
  return { id, page };
}

it("the post's own editor waits at most ten minutes for a holder who does not type", async () => {
  const { id, page } = await held(room.admin);
  const editor = aPage(server, { id }, room.editor);
  expect(await editor.beat()).toMatchObject({ mine: false, mayTakeOver: false });
  expect(await editor.refusedTakeOver(page.editingSession)).toBe('FORBIDDEN');
  await page.beat({ idle: 601 });
  expect(await editor.beat()).toMatchObject({ mayTakeOver: true });
  expect(await editor.takeOver(page.editingSession)).toMatchObject({ mine: true });
});

it('another editor waits', async () => {
  const { id, page } = await held(room.editor);
  await page.beat({ idle: 700 });
  const other = aPage(server, { id }, await room.hire('EDITOR'));
  expect(await other.beat()).toMatchObject({ mine: false, mayTakeOver: false });
  expect(await other.refusedTakeOver(page.editingSession)).toBe('FORBIDDEN');
});
