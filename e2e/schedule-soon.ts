import type { APIRequestContext } from '@playwright/test';
import { ask } from './enter.ts';

/** Milliseconds: the rules ask for more than a minute when the call arrives, and a busy machine may take seconds over it. */
const SOONEST = 67_000;

/** Moves a scheduled post to the nearest time that the rules allow, and returns it: the dialog counts in minutes. */
export async function scheduleSoon(request: APIRequestContext, token: string, id: string): Promise<number> {
  const { version } = await ask<{ version: number }>(request, token, 'get', `post/detail/${id}`);
  const due = Date.now() + SOONEST;
  const scheduleTime = new Date(due).toISOString();
  await ask(request, token, 'post', `post/transition/${id}`, { version, to: 'SCHEDULED', scheduleTime });
  return due;
}
