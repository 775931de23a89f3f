import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useProjects } from '#web/core/project/project-store.ts';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openPanel } from '../../../test/open-panel.tsx';
import { aSession } from '../../../test/people.ts';
import { useAuth } from './auth-store.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

/** The panel as it opens when `me` is answered like this. */
async function openWith(reply: () => Response | Promise<Response>): Promise<void> {
  const { answer } = network;
  network.answer = (path, data) =>
    path === '/admin/me' ? network.reply(path, reply) : answer.call(network, path, data);
  await openPanel(network, '/manager_post');
}

const loadingScreen = () => page.getByRole('status', { name: 'Đang tải…' });

describe('at the start', () => {
  test('shows a loading screen until the person is known', async () => {
    let notify = (_answer: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      notify = resolve;
    });
    await openWith(() => answered);
    await expect.element(loadingScreen()).toBeVisible();
    await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
    notify(Response.json({ error: 0, data: aSession() }));
    await expect.element(page.getByRole('tablist')).toBeVisible();
    await expect.element(loadingScreen()).not.toBeInTheDocument();
  });

  test('an answer without a user empties the login state and keeps the token', async () => {
    useAuth.getState().update({ userId: '3', name: 'Lê Thu Hà' });
    await openWith(() => Response.json({ error: 0, data: { token: 'token-1' } }));
    await expect.element(page.getByRole('heading', { name: 'Oops! Forbidden Page.' })).toBeVisible();
    expect(useAuth.getState()).toMatchObject({ userId: '', name: '' });
    expect(localStorage.getItem('token')).toBe('token-1');
    await expect.element(page.getByRole('button', { name: 'Đăng nhập lại' })).toBeVisible();
  });

  test.each([
    [401, -18],
    [401, -20],
    [401, -401],
  ])('an answer of %d with %d clears both keys and leads to the sign-in', async (status, error) => {
    await openWith(() => Response.json({ error, message: 'hết phiên' }, { status }));
    await expect.poll(() => here().pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(useAuth.getState().userId).toBe('');
  });

  test('a server that cannot be reached keeps the session and offers to try again', async () => {
    let fails = true;
    await openWith(() => {
      if (fails) throw new TypeError('nobody there');
      return Response.json({ error: 0, data: aSession() });
    });
    const again = page.getByRole('button', { name: 'Thử lại' });
    await expect.element(again).toBeVisible();
    expect(localStorage.getItem('token')).toBe('token-1');
    fails = false;
    await again.click();
    await expect.element(page.getByRole('tablist')).toBeVisible();
  });
});

test('a project list that cannot be loaded again ends its spinner without a message', async () => {
  let fails = false;
  await openWith(() => {
    if (fails) throw new TypeError('nobody there');
    return Response.json({ error: 0, data: aSession() });
  });
  await expect.element(page.getByRole('tablist')).toBeVisible();
  fails = true;
  await useProjects.getState().reload();
  expect(useProjects.getState()).toMatchObject({ loading: false, error: true, total: 2 });
  expect(page.getByRole('alert').elements()).toEqual([]);
});
