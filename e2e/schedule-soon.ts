import { type APIRequestContext, expect } from '@playwright/test';
import { ask } from './enter.ts';

/** The rules ask for more than a minute from when the server hears of it. */
const SOONEST = 62_000;

/** Moves the time of a scheduled post as near as the rules allow, and says when that is: the dialog counts in minutes. */
export async function scheduleSoon(request: APIRequestContext, token: string, id: string): Promise<number> {
  let due = 0;
  // Where the call took so long that the time was too near, a later one is asked for.
  await expect(async () => {
    const { version } = await ask<{ version: number }>(request, token, 'get', `post/detail/${id}`);
    due = Date.now() + SOONEST;
    const scheduleTime = new Date(due).toISOString();
    await ask(request, token, 'post', `post/transition/${id}`, { version, to: 'SCHEDULED', scheduleTime });
  }).toPass({ timeout: 60_000 });
  return due;
}
