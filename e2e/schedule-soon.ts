import type { APIRequestContext } from '@playwright/test';
import { ask } from './enter.ts';

/** Milliseconds. The rules require more than a minute at the arrival of the call, which may take seconds. */
const SOONEST = 67_000;

/** Reschedules a post to the earliest allowed time; the dialog has only whole minutes. @returns the time. */
export async function scheduleSoon(request: APIRequestContext, token: string, id: string): Promise<number> {
  const { version } = await ask<{ version: number }>(request, token, 'get', `post/detail/${id}`);
  const due = Date.now() + SOONEST;
  const scheduleTime = new Date(due).toISOString();
  await ask(request, token, 'post', `post/transition/${id}`, { version, to: 'SCHEDULED', scheduleTime });
  return due;
}
