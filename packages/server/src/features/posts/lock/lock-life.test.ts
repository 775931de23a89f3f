import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Staff } from '../test-support/a-newsroom.ts';
import { aPage, letPass } from '../test-support/at-a-post.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

const aPost = () => room.postIn('EDITING', room.author);

describe('a lock expires', () => {
  it('after a minute without a heartbeat, and returns to the same page when nobody took it', async () => {
    const post = await aPost();
    const first = aPage(server, post, room.editor);
    const second = aPage(server, post, room.admin);
    await first.beat();
    await letPass(server, post, 50);
    expect(await second.beat()).toMatchObject({ mine: false });
    await letPass(server, post, 61);
    expect(await second.beat({ wants: 'read' })).toMatchObject({ holder: null, others: [] });
    expect(await first.beat()).toMatchObject({ mine: true });
    await letPass(server, post, 61);
    expect(await second.beat()).toMatchObject({ mine: true });
    expect(await first.beat()).toMatchObject({
      mine: false,
      holder: { editingSession: second.editingSession },
    });
  });

  it('after a quarter of an hour without a keystroke, however many heartbeats come', async () => {
    const post = await aPost();
    const first = aPage(server, post, room.editor);
    const second = aPage(server, post, room.admin);
    await first.beat();
    expect(await first.beat({ idle: 899 })).toMatchObject({ mine: true });
    expect(await first.beat({ idle: 901 })).toMatchObject({ mine: false, holder: null });
    expect(await second.beat()).toMatchObject({ mine: true });
    expect(await first.beat({ idle: 0 })).toMatchObject({ mine: false });
  });

  it('on closing the page', async () => {
    const post = await aPost();
    const first = aPage(server, post, room.editor);
    await first.beat();
    await first.leave();
    expect(await aPage(server, post, room.admin).beat()).toMatchObject({ mine: true, others: [] });
  });

  it('on signing out', async () => {
    const post = await aPost();
    const person = await room.hire('EDITOR');
    await aPage(server, post, person).beat();
    const other = aPage(server, post, room.admin);
    expect(await other.beat()).toMatchObject({ mine: false });
    await server.ask(sessionEndpoints.logout, { headers: person.headers });
    expect(await other.beat()).toMatchObject({ mine: true, others: [] });
  });

  it.each([
    ['role', { role: 'AUTHOR' as const }],
    ['permission', { permission_denials: ['post.editAny'] }],
    ['account', { status: 'DISABLED' as const }],
  ])('when the required %s is lost', async (_, lost) => {
    const post = await aPost();
    const person = await room.hire('EDITOR');
    await aPage(server, post, person).beat();
    await server.db.updateTable('users').set(lost).where('id', '=', person.userId).execute();
    expect(await aPage(server, post, room.admin).beat()).toMatchObject({ mine: true });
  });

  it('when its holder no longer works in the project', async () => {
    const post = await aPost();
    const person = await room.hire('EDITOR');
    await aPage(server, post, person).beat();
    await server.db.deleteFrom('project_members').where('user_id', '=', person.userId).execute();
    expect(await aPage(server, post, room.admin).beat()).toMatchObject({ mine: true });
  });
});

describe('a lock follows the work', () => {
  const signedInAgain = async (person: Staff): Promise<Staff> => ({
    ...person,
    headers: await signIn(server.db, person, { project: room.projectId }),
  });

  it('submitting to the editors releases it', async () => {
    const post = await room.write(room.author, room.finished());
    const author = aPage(server, post, room.author);
    await author.beat();
    await room.transition(room.author, post, 'SUBMITTED');
    expect(await aPage(server, post, room.editor).beat()).toMatchObject({ mine: true });
    expect(await author.beat()).toMatchObject({ mine: false, holder: { userId: room.editor.userId } });
  });

  it('a page that missed a transition takes nothing back from the new editor', async () => {
    const post = await room.postIn('EDITING', room.author);
    const editor = aPage(server, post, room.editor);
    expect(await editor.beat({ state: 'EDITING' })).toMatchObject({ mine: true });
    await room.transition(room.editor, post, 'RETURNED', 'Cần thêm lời của người dân.');
    expect(await editor.beat({ state: 'EDITING' })).toMatchObject({ mine: false, holder: null });
    const author = aPage(server, post, room.author);
    expect(await author.beat({ state: 'RETURNED' })).toMatchObject({ mine: true });
    expect(await author.beat({ state: 'DRAFT' })).toMatchObject({ mine: true });
  });

  it('picking up transfers it, also from a typing person after a minute', async () => {
    const post = await room.postIn('SUBMITTED', room.author);
    const other = aPage(server, post, room.admin);
    await other.beat();
    await room.transition(room.editor, post, 'EDITING');
    expect(await other.beat()).toMatchObject({
      mine: false,
      holder: { userId: room.editor.userId, editingSession: '' },
    });
    const own = aPage(server, post, await signedInAgain(room.editor));
    expect(await own.beat()).toMatchObject({ mine: true });
    expect(await other.beat()).toMatchObject({ holder: { editingSession: own.editingSession } });
  });

  it('a post without a holder is not reserved for the person who picks it up', async () => {
    const post = await room.postIn('SUBMITTED', room.author);
    await room.transition(room.editor, post, 'EDITING');
    expect(await aPage(server, post, room.admin).beat()).toMatchObject({ mine: true });
  });

  it('an unused reservation expires', async () => {
    const post = await room.postIn('SUBMITTED', room.author);
    const other = aPage(server, post, room.admin);
    await other.beat();
    await room.transition(room.editor, post, 'EDITING');
    expect(await other.beat()).toMatchObject({ mine: false });
    await letPass(server, post, 61);
    expect(await other.beat()).toMatchObject({ mine: true });
  });

  it('handing the work to a colleague hands it on', async () => {
    const submitted = await room.postIn('SUBMITTED', room.author);
    const post = await room.transition(room.editor, submitted, 'EDITING');
    const page = aPage(server, post, room.editor);
    await page.beat();
    const colleague = await room.hire('EDITOR');
    await server.ask(assignmentEndpoints.assign, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { version: post.version, assigneeId: colleague.userId },
    });
    expect(await page.beat()).toMatchObject({ mine: false, holder: { userId: colleague.userId } });
  });
});
