import type {
  KeptPreferences,
  Preferences,
} from '@toasoan/contract/features/profile/preferences-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { isOwnLanguage, switchLanguage } from '#web/core/i18n/i18n.ts';
import { isHeldUp } from '#web/core/session/own-account.ts';
import { useSessionStatus } from '#web/core/session/session-status.ts';
import { isViewing } from '#web/core/session/viewing.ts';
import { useAppConfig } from './app-config.ts';
import { useLayout } from './layout-store.ts';
import { KEEP_PREFERENCES, PREFERENCES } from './mirror-calls.ts';
import { same, settled } from './mirror-rules.ts';
import { usePageConfig } from './page-config.ts';

const WAIT_MS = 1000;
/** Background calls: a failure only means a later retry. */
const QUIET = { suppressErrorToast: 'everything', headers: { 'x-hide-loading': '1' } } as const;

interface Mirror {
  readonly userId: string;
  /** The browser's settings when the user signed in. */
  readonly before: Preferences;
  /** The server's settings; undefined while unknown, and then nothing is written. */
  kept: KeptPreferences | undefined;
}

let mirror: Mirror | undefined;
let timer: number | undefined;

/** Keeps the user's settings equal in all of their browsers; the last write wins. */
export function mirrorPreferences(): () => void {
  follow();
  const changed = () => {
    if (mirror?.kept && same(mirror.kept, current())) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void sync(), WAIT_MS);
  };
  const leaving = () => {
    if (document.visibilityState === 'hidden' && mirror?.kept) void sync();
  };
  const stops = [
    useSessionStatus.subscribe(follow),
    ...[useAppConfig, usePageConfig, useLayout].map((store) => store.subscribe(changed)),
  ];
  document.addEventListener('visibilitychange', leaving);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', leaving);
    window.clearTimeout(timer);
    mirror = undefined;
  };
}

/** A new user starts a new mirror, after the previous user's settings are cleared. */
function follow(): void {
  const { phase, pagesOf } = useSessionStatus.getState();
  if (pagesOf === '') mirror = undefined;
  // The server refuses these calls, and a viewer keeps the settings of this browser.
  if (isHeldUp() || isViewing()) return;
  if (phase !== 'ready' || pagesOf === '' || mirror?.userId === pagesOf) return;
  mirror = { userId: pagesOf, before: current(), kept: undefined };
  void sync();
}

async function sync(): Promise<void> {
  window.clearTimeout(timer);
  const mine = mirror;
  if (!mine) return;
  try {
    if (!mine.kept) await takeUp(mine);
    if (mine === mirror) await write(mine);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

async function takeUp(mine: Mirror): Promise<void> {
  const kept = await call(PREFERENCES, QUIET);
  // The user has signed out, or another sync was faster.
  if (mine !== mirror || mine.kept) return;
  const hasOwnLanguage = isOwnLanguage();
  const settle = () => settled({ kept, before: mine.before, now: current(), hasOwnLanguage });
  const { locale } = settle().layout;
  // Texts may load slowly; until they are here the language is neither applied nor written.
  if (locale !== current().layout.locale) await switchLanguage(locale);
  if (mine !== mirror || mine.kept) return;
  const next = settle();
  mine.kept = kept;
  useAppConfig.setState(next.appConfig);
  usePageConfig.setState(next.pageConfig);
  const { themeMode, showBreadcrumb } = next.layout;
  // Not a language change by the user: tabs and session storage stay.
  useLayout.getState().update({ themeMode, showBreadcrumb, locale });
}

async function write(mine: Mirror): Promise<void> {
  const body = current();
  if (same(mine.kept, body)) return;
  await call(KEEP_PREFERENCES, { body, keepalive: true, ...QUIET });
  mine.kept = body;
}

function current(): Preferences {
  const { density, pageSize, letterKeys, columns } = useAppConfig.getState();
  const { panels, lastTabs } = usePageConfig.getState();
  const { themeMode, showBreadcrumb, locale } = useLayout.getState();
  return {
    appConfig: { density, pageSize, letterKeys, columns: copied(columns) },
    pageConfig: { panels: { ...panels }, lastTabs: { ...lastTabs } },
    layout: { themeMode, showBreadcrumb, locale },
  };
}

function copied(columns: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(columns).map(([list, keys]) => [list, [...keys]]));
}
