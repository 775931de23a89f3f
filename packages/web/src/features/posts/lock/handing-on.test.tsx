import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anOpenPost, headline, openEditor } from '../editing/test-support/open-editor.tsx';
import { createLockController } from './lock-controller.ts';

const PRESENCE = '/admin/post/presence/5';
const DETAIL = '/admin/post/detail/5';
const ME = aSession().user.userId;
const HOLDER = { userId: '9', name: 'Hà Anh', editingSession: 'x', since: '2026-11-22T13:15:00.000Z' };

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

function aReply(changes: Partial<Presence>): Response {
  const nobody = { holder: null, mine: false, mayTakeOver: false, others: [], version: 1 };
  return Response.json({ error: 0, data: { ...nobody, ...changes } });
}
let notices = 0;
function noticeArrives(): void {
  notices += 1;
  publishNotice({ id: `h${notices}`, projectId: '1', kind: 'presence', thingId: '5', editingSession: 'x' });
}

test('an answer that was under way does not make a released page the writer again', async () => {
  await openEditor(network, anOpenPost());
  const answers: ((reply: Response) => void)[] = [];
  const path = '/admin/post/presence/6';
  network.reply(path, () => new Promise((give) => answers.push(give)));
  const lock = createLockController({ projectId: '1', editingSession: 'tab-of-six', readsOnly: false });
  lock.open('6');
  await expect.poll(() => answers.length).toBe(1);
  lock.rest();
  answers[0]?.(aReply({ mine: true, holder: HOLDER }));
  await expect
    .poll(() => network.to(path).map(({ body }) => body))
    .toMatchObject([{ wants: 'write' }, { wants: 'read' }]);
  expect(lock.get().hold).toBe('free');
  lock.close();
});

test('the page of the next editor starts to write as soon as the post is free', async () => {
  const own = { createdBy: { userId: ME, name: 'Trần Phóng Viên' } };
  network.reply(PRESENCE, () => aReply({ holder: HOLDER }));
  await openEditor(network, anOpenPost({}, { ...own, state: 'SUBMITTED' }));
  await expect.element(headline()).toHaveAttribute('readonly');
  network.answer(DETAIL, anOpenPost({}, { ...own, state: 'RETURNED', version: 2 }));
  network.reply(PRESENCE, () => aReply({ holder: HOLDER, version: 2 }));
  noticeArrives();
  await expect.poll(() => network.to(DETAIL).length).toBeGreaterThan(1);
  await expect.element(headline()).toHaveAttribute('readonly');
  const newest = () => network.to(PRESENCE).at(-1)?.body;
  network.reply(PRESENCE, () => {
    const mine = JSON.stringify(newest()).includes('"wants":"write"');
    return aReply({ mine, holder: mine ? HOLDER : null, version: 2 });
  });
  noticeArrives();
  await expect.element(headline()).not.toHaveAttribute('readonly');
  expect(newest()).toMatchObject({ wants: 'write', state: 'RETURNED' });
});

test('the page of an approver stops writing when its person forwards the post', async () => {
  await openEditor(network, anOpenPost({}, { state: 'EDITING', assignee: { userId: ME, name: 'A' } }));
  await expect.poll(() => network.to(PRESENCE).at(-1)?.body).toMatchObject({ wants: 'write' });
  const sentOn = { state: 'PENDING_APPROVAL', version: 2, updatedBy: { userId: ME, name: 'A' } } as const;
  network.answer(DETAIL, anOpenPost({}, sentOn));
  network.reply(PRESENCE, () => aReply({ version: 2 }));
  noticeArrives();
  await expect.element(headline()).toHaveAttribute('readonly');
  await expect.poll(() => network.to(PRESENCE).at(-1)?.body).toMatchObject({ wants: 'read' });
});

test('a sign-in that interrupts typing leads back to the text', async () => {
  await openEditor(network, anOpenPost());
  await userEvent.fill(headline(), 'Tít gõ dở');
  network.fail(PRESENCE, 401, { error: -20, code: 'SESSION_ENDED' });
  noticeArrives();
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  expect(here()).toMatchObject({ pathname: '/login', state: { from: '/manager_post/edit/5' } });
});
