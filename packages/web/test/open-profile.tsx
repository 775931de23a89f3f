import {
  DEFAULT_SETTINGS,
  type SavedSettings,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from './network.ts';
import { openConsole } from './open-console.tsx';
import { aSession } from './people.ts';

export const HERE_SESSION = {
  id: 'phien-nay-0000000000',
  current: true,
  createTime: '2026-11-19T01:00:00.000Z',
  lastUseTime: '2026-11-19T02:00:00.000Z',
  address: '10.0.0.5',
  device: 'Chrome · Windows',
};
export const PHONE_SESSION = {
  ...HERE_SESSION,
  id: 'phien-khac-000000000',
  current: false,
  address: '2001:db8::7',
  device: 'Safari · iPhone',
};

const SETTINGS = '/admin/notification/settings';
const NO_MAIL = { isOn: false, address: '', failedTime: null };

/** Opens /profile of the real console, signed in. */
export async function openProfile(
  network: Network,
  session = aSession(),
  settings: SavedSettings = { ...DEFAULT_SETTINGS, version: 1, mail: NO_MAIL },
): Promise<void> {
  localStorage.setItem('token', session.token);
  network.answer('/admin/me', session);
  network.answer(SETTINGS, settings);
  network.answer('/admin/user/session/list', { items: [HERE_SESSION, PHONE_SESSION] });
  await openConsole('/profile');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hồ sơ cá nhân' })).toBeVisible();
}
