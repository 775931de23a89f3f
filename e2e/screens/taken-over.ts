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
  // Releases the lock from the previous screen, so that the page gets the lock before it loses it.
  await say('leave', {});
  await page.reload();
  let holder = '';
  const look = async () => {
    holder = (await say('presence', { place: null, wants: 'read' })).holder?.editingSession ?? '';
    return holder;
  };
  await expect.poll(look).not.toBe('');
  await say('takeOver', { holder });
}
