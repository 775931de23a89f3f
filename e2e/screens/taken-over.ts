import { expect, type Page } from '@playwright/test';
import { ask, tokenOf } from '../enter.ts';

interface Presence {
  readonly holder: { readonly editingSession: string } | null;
}

const TAKER = 'the-page-of-somebody-else';

/** Another person takes over the post that the page holds. */
export async function takenOver(page: Page): Promise<void> {
  const id = /edit\/(\d+)/.exec(page.url())?.[1] ?? '';
  const token = await tokenOf(page.request, 'superAdmin');
  const say = (call: string, body: object) =>
    ask<Presence>(page.request, token, 'post', `post/${call}/${id}`, { editingSession: TAKER, ...body });
  const holder = async () =>
    (await say('presence', { place: null, wants: 'read' })).holder?.editingSession ?? '';
  // Nobody holds the lock before the page opens again: the one that is taken over is then the page's, not its former one's.
  const address = page.url();
  await page.goto('about:blank');
  await say('leave', {});
  // A page whose last word was lost, or overtaken by a report of its presence, is gone after a minute.
  await expect.poll(holder, { timeout: 90_000 }).toBe('');
  await page.goto(address);
  await expect.poll(holder).not.toBe('');
  await say('takeOver', { holder: await holder() });
}
